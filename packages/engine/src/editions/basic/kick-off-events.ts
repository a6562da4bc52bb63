import type { Play } from '../../match/decision.ts'
import type { KickOffEvent } from '../../match/book-rules.ts'
import type { Match } from '../../match/match.ts'
import { other, SIDES } from '../../match/side.ts'
import type { Player } from '../../match/state.ts'
import { highKick } from '../../play/high-kick.ts'
import { makeStunned } from '../../play/injury.ts'
import { setUpAgain } from '../../play/set-up.ts'
import { rollOff } from '../../rolls/roll-off.ts'
import { blitz, coaches, gainReroll, playersOf, startQuickSnap } from '../lrb4/kick-off-events.ts'
import type { RuleKey } from '../../match/rule-keys.ts'

/** Until the drive is over. rule: kickofftable.get-the-ref */
// oxlint-disable-next-line require-yield -- a result like any other; this one asks nothing
function* getTheRef(match: Match): Play {
  for (const side of SIDES) match.team(side).refBlind = true
}

/** On before the receivers' first turn of the half, back before their last, by a coin before any other. rule: kickofftable.riot */
// oxlint-disable-next-line require-yield -- a result like any other; this one asks nothing
function* riot(match: Match): Play {
  const { turns } = match.edition.timing
  const { turn } = match.team(other(match.state.kicking))
  const by = turn === 0 ? 1 : turn + 1 >= turns ? -1 : tossed(match)
  for (const side of SIDES) {
    const team = match.team(side)
    team.turn = Math.max(0, Math.min(turns, team.turn + by))
    const rule = by > 0 ? 'kickofftable.riot-forward' : 'kickofftable.riot-back'
    match.emit({ type: 'turn-marker', side, turn: team.turn, rule })
  }
}

/** Heads is forward. */
function tossed(match: Match): 1 | -1 {
  const face = match.dice.coin()
  const dice = [face === 'heads' ? 1 : 2]
  match.emit({ type: 'dice', what: 'riot', dice, player: null, rule: 'kickofftable.riot-coin' })
  return face === 'heads' ? 1 : -1
}

function* instinctiveDefence(match: Match): Play {
  yield* setUpAgain(match, match.state.kicking, 'kickofftable.instinctive-defence')
}

/** A die each, and a re-roll for the higher; when they tie, for both. */
function extraReroll(match: Match, what: string, rule: RuleKey): void {
  const winner = rollOff(match, { what, first: match.state.kicking, dice: 'd3', rule })
  for (const side of coaches(match)) if (winner === null || winner === side) gainReroll(match, side, rule)
}

// oxlint-disable-next-line require-yield -- a result like any other; this one asks nothing
function* cheeringFans(match: Match): Play {
  extraReroll(match, 'cheering-fans', 'kickofftable.cheering-fans')
}

// oxlint-disable-next-line require-yield -- a result like any other; this one asks nothing
function* brilliantCoaching(match: Match): Play {
  extraReroll(match, 'brilliant-coaching', 'kickofftable.brilliant-coaching')
}

/** The rock knocks somebody out of his senses, and no more. rule: kickofftable.throw-a-rock */
// oxlint-disable-next-line require-yield -- a result like any other; this one asks nothing
function* throwARock(match: Match): Play {
  const rule = 'kickofftable.throw-a-rock'
  const winner = rollOff(match, { what: 'throw-a-rock', first: match.state.kicking, dice: '2d6', rule })
  for (const side of winner === null ? coaches(match) : [winner]) {
    const within = playersOf(match, other(side)).map((player) => player.id)
    if (within.length === 0) continue
    const victim = match.player(match.dice.player(within))
    match.emit({ type: 'dice', what: 'throw-a-rock', dice: [], player: victim.id, rule })
    makeStunned(match, victim)
  }
}

/** rule: kickofftable.pitch-invasion */
// oxlint-disable-next-line require-yield -- a result like any other; this one asks nothing
function* pitchInvasion(match: Match): Play {
  for (const side of coaches(match)) for (const victim of playersOf(match, other(side))) beset(match, victim)
}

function beset(match: Match, victim: Player): void {
  const die = match.dice.d6()
  const rule = 'kickofftable.pitch-invasion'
  const passed = die === 6
  const about = { player: victim.id, dice: [die], target: 6, modifiers: [] }
  match.emit({ type: 'rolled', test: 'pitch-invasion', ...about, passed, rule })
  if (passed) makeStunned(match, victim)
}

const event = (name: string, rule: RuleKey, play: KickOffEvent['play']): KickOffEvent => ({
  name,
  rule,
  play,
})

export const kickOffEvents: Readonly<Record<string, KickOffEvent>> = {
  'get-the-ref': event('Get the Ref', 'kickofftable.roll', getTheRef),
  riot: event('Riot', 'kickofftable.roll', riot),
  'instinctive-defence': event('Instinctive Defence', 'kickofftable.instinctive-defence', instinctiveDefence),
  'high-kick': event('High Kick', 'kickofftable.high-kick', highKick),
  'cheering-fans': event('Cheering Fans', 'kickofftable.cheering-fans', cheeringFans),
  'no-event': event('No special event', 'kickofftable.roll', null),
  'brilliant-coaching': event('Brilliant Coaching', 'kickofftable.brilliant-coaching', brilliantCoaching),
  'quick-snap': event('Quick Snap', 'kickofftable.8-quick-snap', startQuickSnap),
  blitz: event('Blitz', 'kickofftable.10-blitz.bonus-turn', blitz),
  'throw-a-rock': event('Throw a Rock', 'kickofftable.throw-a-rock', throwARock),
  'pitch-invasion': event('Pitch Invasion', 'kickofftable.pitch-invasion', pitchInvasion),
}
