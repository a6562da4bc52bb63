import { type Choice, DECLINE, snap } from '../../match/choice.ts'
import { decision, type Play } from '../../match/decision.ts'
import type { KickOffEvent } from '../../match/book-rules.ts'
import type { Match } from '../../match/match.ts'
import { other, SIDES, type Side } from '../../match/side.ts'
import { fromXY, STEPS, shifted } from '../../match/square.ts'
import type { Player } from '../../match/state.ts'
import { isDistracted, isMarked } from '../../match/zones.ts'
import { fanFactor } from '../../play/fan-factor.ts'
import { injury, suffer } from '../../play/injury.ts'
import { walk } from '../../play/move.ts'
import { isSwallowed } from '../../play/push.ts'
import { setUpAgain } from '../../play/set-up.ts'
import { inStock } from '../../play/stock.ts'
import { beginTurn } from '../../play/turn.ts'
import { decidedRollOff, rollOff } from '../../rolls/roll-off.ts'
import { rollWeather } from './weather.ts'
import type { RuleKey } from '../../match/rule-keys.ts'

export const playersOf = (match: Match, side: Side): Player[] =>
  match.state.players.filter((player) => player.side === side && player.place === 'pitch')

/** Both coaches, in the order they roll: the kicking one first. */
export const coaches = (match: Match): readonly Side[] => [match.state.kicking, other(match.state.kicking)]

/** Early in the half the clock runs on, later it is turned back. rule: kickofftable.2-injury-time */
// oxlint-disable-next-line require-yield -- a result like any other; this one asks nothing
function* injuryTime(match: Match): Play {
  const { turns } = match.edition.timing
  const early = match.team(other(match.state.kicking)).turn <= 4
  const rule = early ? 'kickofftable.2-injury-time.forward' : 'kickofftable.2-injury-time.back'
  for (const side of SIDES) {
    const team = match.team(side)
    team.turn = Math.max(0, Math.min(turns, team.turn + (early ? 1 : -1)))
    match.emit({ type: 'turn-marker', side, turn: team.turn, rule })
  }
}

/** Nothing to be gained where nobody is ever penalised. rule: kickofftable.3-get-the-ref */
// oxlint-disable-next-line require-yield -- a result like any other; this one asks nothing
function* getTheRef(match: Match): Play {
  if (!match.modules['fouls'] && !match.modules['secret-weapons']) return
  const winner = rollOff(match, {
    what: 'get-the-ref',
    first: match.state.kicking,
    dice: '2d6',
    bonus: (side) => fanFactor(match, side),
    rule: 'kickofftable.3-get-the-ref',
  })
  for (const side of SIDES) if (winner === null || winner === side) match.team(side).refBlind = true
}

function* perfectDefence(match: Match): Play {
  yield* setUpAgain(match, match.state.kicking, 'kickofftable.4-perfect-defence')
}

/** The extra counter is gone when the half is over. */
export function gainReroll(match: Match, side: Side, rule: RuleKey): void {
  const team = match.team(side)
  team.rerolls++
  match.emit({ type: 'rerolls', side, change: 1, left: team.rerolls, rule })
}

/** rule: kickofftable.5-cheering-fans */
// oxlint-disable-next-line require-yield -- a result like any other; this one asks nothing
function* cheeringFans(match: Match): Play {
  const rule = 'kickofftable.5-cheering-fans'
  const bonus = (side: Side) =>
    fanFactor(match, side) + match.teamSheet(side).cheerleaders + inStock(match, side, 'cheerleaders')
  const contest = { what: 'cheering-fans', first: match.state.kicking, dice: 'd6', bonus, rule } as const
  gainReroll(match, decidedRollOff(match, contest), rule)
}

/** rule: kickofftable.9-brilliant-coaching */
// oxlint-disable-next-line require-yield -- a result like any other; this one asks nothing
function* brilliantCoaching(match: Match): Play {
  const rule = 'kickofftable.9-brilliant-coaching'
  const bonus = (side: Side) => match.teamSheet(side).assistants + inStock(match, side, 'assistants')
  const contest = { what: 'brilliant-coaching', first: match.state.kicking, dice: 'd6', bonus, rule } as const
  gainReroll(match, decidedRollOff(match, contest), rule)
}

// oxlint-disable-next-line require-yield -- a result like any other; this one asks nothing
function* changingWeather(match: Match): Play {
  if (match.modules['weather']) rollWeather(match, 'kickofftable.7-changing-weather')
}

// oxlint-disable-next-line require-yield -- the moves are a phase of their own
export function* startQuickSnap(match: Match): Play {
  match.state.phase = 'quick-snap'
}

/** One free square for one player of the receiving team, then the next. rule: kickofftable.8-quick-snap */
export function* quickSnap(match: Match): Play {
  const { state } = match
  const { kickoff } = state
  if (kickoff === null) throw new Error('no kick-off to snap')
  const receiving = other(state.kicking)
  const rule = 'kickofftable.8-quick-snap'
  const options = kickoff.limit === 0 ? [DECLINE] : snapOptions(match, receiving, kickoff.snapped)
  const choice =
    options.length === 1 ? DECLINE : yield decision('snap', receiving, null, rule, options, DECLINE)
  if (choice.type !== 'snap') {
    state.phase = 'kick-off-landing'
    return
  }
  kickoff.snapped = [...kickoff.snapped, choice.player]
  if (kickoff.limit !== null) kickoff.limit--
  const player = match.player(choice.player)
  walk(match, player, fromXY(choice.to), rule)
  yield* isSwallowed(match, player)
}

/** Not one who is still dazed: he goes nowhere of his own accord. */
function snapOptions(match: Match, side: Side, snapped: readonly number[]): Choice[] {
  const options: Choice[] = []
  for (const player of playersOf(match, side)) {
    if (snapped.includes(player.id) || isDistracted(player)) continue
    for (const offset of STEPS) {
      const to = shifted(player.at, offset)
      if (match.isEmpty(to)) options.push(snap(player.id, to))
    }
  }
  options.push(DECLINE)
  return options
}

/** A turn of the kicking team without a marker; it comes back to the landing of the ball. rule: kickofftable.10-blitz */
// oxlint-disable-next-line require-yield -- the bonus turn is a phase of its own
export function* blitz(match: Match): Play {
  const { state } = match
  const side = state.kicking
  beginTurn(match, side, 'bonus')
  state.turn.barred = playersOf(match, side)
    .filter((player) => isMarked(match, player))
    .map((player) => player.id)
  state.phase = 'turn'
  const { turn } = match.team(side)
  match.emit({ type: 'turn-started', side, turn, half: state.half, rule: 'kickofftable.10-blitz.bonus-turn' })
}

/** rule: kickofftable.11-throw-a-rock */
function* throwARock(match: Match): Play {
  const rule = 'kickofftable.11-throw-a-rock'
  const winner = rollOff(match, {
    what: 'throw-a-rock',
    first: match.state.kicking,
    dice: '2d6',
    bonus: (side) => fanFactor(match, side),
    rule,
  })
  for (const side of winner === null ? coaches(match) : [winner]) {
    const within = playersOf(match, other(side)).map((player) => player.id)
    if (within.length === 0) continue
    const victim = match.player(match.dice.player(within))
    match.emit({ type: 'dice', what: 'throw-a-rock', dice: [], player: victim.id, rule })
    yield* injury(match, { victim, attacker: null, harm: 'rock' })
  }
}

/** rule: kickofftable.12-pitch-invasion */
function* pitchInvasion(match: Match): Play {
  for (const side of coaches(match)) {
    const bonus = fanFactor(match, side) > fanFactor(match, other(side)) ? 1 : 0
    for (const victim of playersOf(match, other(side))) {
      const die = match.dice.d6()
      const passed = die + bonus >= 6
      match.emit({
        type: 'rolled',
        test: 'pitch-invasion',
        player: victim.id,
        dice: [die],
        target: 6,
        modifiers: bonus === 0 ? [] : [['fan-factor', bonus]],
        passed,
        rule: 'kickofftable.12-pitch-invasion',
      })
      if (passed) yield* suffer(match, { victim, attacker: null, harm: 'rock' }, 'stunned')
    }
  }
}

export const kickOffEvents: Readonly<Record<string, KickOffEvent>> = {
  'injury-time': { name: 'Injury Time', rule: 'kickofftable.2-injury-time.forward', play: injuryTime },
  'get-the-ref': { name: 'Get the Ref', rule: 'kickofftable.3-get-the-ref', play: getTheRef },
  'perfect-defence': {
    name: 'Perfect Defence',
    rule: 'kickofftable.4-perfect-defence',
    play: perfectDefence,
  },
  'cheering-fans': { name: 'Cheering Fans', rule: 'kickofftable.5-cheering-fans', play: cheeringFans },
  'bad-kick': { name: 'Bad Kick', rule: 'kickofftable.6-bad-kick', play: null, distance: '2d6' },
  'changing-weather': {
    name: 'Changing Weather',
    rule: 'kickofftable.7-changing-weather',
    play: changingWeather,
  },
  'quick-snap': { name: 'Quick Snap', rule: 'kickofftable.8-quick-snap', play: startQuickSnap },
  'brilliant-coaching': {
    name: 'Brilliant Coaching',
    rule: 'kickofftable.9-brilliant-coaching',
    play: brilliantCoaching,
  },
  blitz: { name: 'Blitz!', rule: 'kickofftable.10-blitz.bonus-turn', play: blitz },
  'throw-a-rock': { name: 'Throw a Rock', rule: 'kickofftable.11-throw-a-rock', play: throwARock },
  'pitch-invasion': { name: 'Pitch Invasion', rule: 'kickofftable.12-pitch-invasion', play: pitchInvasion },
}
