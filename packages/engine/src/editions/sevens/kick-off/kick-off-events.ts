import { type Choice, DECLINE, select } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import type { KickOffEvent } from '../../../match/book-rules.ts'
import type { Table } from '../../../match/table.ts'
import type { Match } from '../../../match/match.ts'
import { other, SIDES, type Side } from '../../../match/side.ts'
import { NOWHERE, toXY } from '../../../match/square.ts'
import type { KickOff, Player } from '../../../match/state.ts'
import { isMarked } from '../../../match/zones.ts'
import { lieDown, makeStunned } from '../../../play/injury.ts'
import { comesDownAt } from '../../../play/kick-off.ts'
import { placeProne, remove } from '../../../play/knock-down.ts'
import { walk } from '../../../play/move.ts'
import { isSwallowed } from '../../../play/push.ts'
import { scatterThrice } from '../../../play/scatter.ts'
import { setUpAgain } from '../../../play/set-up.ts'
import { inStock } from '../../../play/stock.ts'
import { type RollOff, rollOff } from '../../../rolls/roll-off.ts'
import { blitz, coaches, gainReroll, playersOf, startQuickSnap } from '../../lrb4/kick-off-events.ts'
import { rollWeather } from '../../lrb4/weather.ts'
import { pray } from '../procedures/prayers.ts'
import { fanFactor } from '../procedures/pre-game.ts'
import type { RuleKey } from '../../../match/rule-keys.ts'

const kickoffOf = ({ state }: Match): KickOff => {
  if (state.kickoff === null) throw new Error('no kick-off')
  return state.kickoff
}

/** How many players an event lets do something. */
function countPlayers(match: Match, rule: RuleKey): void {
  const die = match.dice.d3()
  match.emit({ type: 'dice', what: 'players', dice: [die], player: null, rule })
  kickoffOf(match).limit = die + 1
}

/** rule: kickofftable.2-get-the-ref */
// oxlint-disable-next-line require-yield -- a result like any other; this one asks nothing
function* getTheRef(match: Match): Play {
  for (const side of SIDES) {
    const team = match.team(side)
    team.bribes++
    const rule = 'kickofftable.2-get-the-ref'
    match.emit({ type: 'stock', side, what: 'bribes', change: 1, left: team.bribes, rule })
  }
}

/** The last turns of a half, by the marker of the kicking team. */
const LATE = 4

/** rule: kickofftable.3-time-out */
// oxlint-disable-next-line require-yield -- a result like any other; this one asks nothing
function* timeOut(match: Match): Play {
  const change = match.team(match.state.kicking).turn >= LATE ? -1 : 1
  for (const side of SIDES) {
    const team = match.team(side)
    team.turn += change
    match.emit({ type: 'turn-marker', side, turn: team.turn, rule: 'kickofftable.3-time-out' })
  }
}

/** rule: kickofftable.4-solid-defence */
function* solidDefence(match: Match): Play {
  const rule = 'kickofftable.4-solid-defence'
  countPlayers(match, rule)
  yield* setUpAgain(match, match.state.kicking, rule)
}

/** Somebody nobody marks may run under the ball, if its square is free and in play. rule: kickofftable.5-high-kick */
function* highKick(match: Match): Play {
  const { landing, touchback } = kickoffOf(match)
  if (touchback || !match.isEmpty(landing)) return
  const side = other(match.state.kicking)
  const open = playersOf(match, side).filter((player) => !isMarked(match, player))
  if (open.length === 0) return
  const options: Choice[] = [...open.map(({ id }) => select(id)), DECLINE]
  const rule = 'kickofftable.5-high-kick'
  const choice = yield decision('select', side, null, rule, options, DECLINE, { to: toXY(landing) })
  const runner = open[options.indexOf(choice)]
  if (runner === undefined) return
  walk(match, runner, landing, rule)
  yield* isSwallowed(match, runner)
}

const contest = (match: Match, what: string, bonus: RollOff['bonus'], rule: RuleKey): Side | null =>
  rollOff(match, { what, first: match.state.kicking, dice: 'd6', bonus, rule })

/** rule: kickofftable.6-cheering-fans */
function* cheeringFans(match: Match): Play {
  const bonus = (side: Side) => match.teamSheet(side).cheerleaders + inStock(match, side, 'cheerleaders')
  const winner = contest(match, 'cheering-fans', bonus, 'kickofftable.6-cheering-fans')
  if (winner !== null) yield* pray(match, winner)
}

/** rule: kickofftable.7-brilliant-coaching */
// oxlint-disable-next-line require-yield -- a result like any other; this one asks nothing
function* brilliantCoaching(match: Match): Play {
  const rule = 'kickofftable.7-brilliant-coaching'
  const bonus = (side: Side) => {
    const coachIsGone = match.team(side).coachExpelled ? 1 : 0
    return match.teamSheet(side).assistants + inStock(match, side, 'assistants') - coachIsGone
  }
  const winner = contest(match, 'brilliant-coaching', bonus, rule)
  if (winner === null) return
  const team = match.team(winner)
  team.keptRerolls = team.rerolls
  gainReroll(match, winner, rule)
}

/** Perfect conditions carry the ball on; where it ends decides whether it is in play. rule: kickofftable.8-changing-weather */
// oxlint-disable-next-line require-yield -- a result like any other; this one asks nothing
function* changingWeather(match: Match): Play {
  const rule = 'kickofftable.8-changing-weather'
  rollWeather(match, rule)
  const kickoff = kickoffOf(match)
  if (match.state.weather !== 'perfect-conditions' || kickoff.landing === NOWHERE) return
  const { at, exit, dice } = scatterThrice(match, kickoff.landing)
  comesDownAt(match, kickoff, exit < 0 ? at : NOWHERE)
  match.emit({ type: 'kick-scattered', to: exit < 0 ? toXY(at) : null, dice, rule })
}

/** Whoever is marked has had his chance. rule: kickofftable.9-quick-snap */
function* quickSnap(match: Match): Play {
  countPlayers(match, 'kickofftable.9-quick-snap')
  const marked = playersOf(match, other(match.state.kicking)).filter((player) => isMarked(match, player))
  kickoffOf(match).snapped = marked.map(({ id }) => id)
  yield* startQuickSnap(match)
}

function* blitzing(match: Match): Play {
  countPlayers(match, 'kickofftable.10-blitz.bonus-turn')
  yield* blitz(match)
}

/** Those whose fans are fewer on the day; both when they are level. */
function losers(match: Match, what: string, rule: RuleKey): readonly Side[] {
  const winner = contest(match, what, (side) => fanFactor(match, side), rule)
  return winner === null ? coaches(match) : [other(winner)]
}

function drawPlayer(match: Match, among: readonly Player[]): Player | null {
  return among.length === 0 ? null : match.player(match.dice.player(among.map(({ id }) => id)))
}

/** Placed prone and stunned, which is worse for some than for others. */
function* overrun(match: Match, player: Player, rule: RuleKey): Play {
  if (!match.kit(player).is['no-armour']) return makeStunned(match, player)
  placeProne(match, player, rule)
  yield* lieDown(match, player)
}

/** Nobody argues with this one, and nobody pays. rule: kickofftable.11-officious-ref */
function* officiousRef(match: Match): Play {
  const rule = 'kickofftable.11-officious-ref'
  for (const side of losers(match, 'officious-ref', rule)) {
    const player = drawPlayer(match, playersOf(match, side))
    if (player === null) continue
    const die = match.dice.d6()
    match.emit({ type: 'dice', what: 'officious-ref', dice: [die], player: player.id, rule })
    if (die > 1) yield* overrun(match, player, rule)
    else {
      match.emit({ type: 'sent-off', player: player.id, rule })
      remove(match, player, 'sent-off', rule)
    }
  }
}

/** One die says how many, on either side. rule: kickofftable.12-pitch-invasion */
function* pitchInvasion(match: Match): Play {
  const rule = 'kickofftable.12-pitch-invasion'
  const invaded = losers(match, 'pitch-invasion', rule)
  const die = match.dice.d3()
  match.emit({ type: 'dice', what: 'pitch-invasion', dice: [die], player: null, rule })
  for (const side of invaded)
    for (let left = die; left > 0; left--) {
      const upright = playersOf(match, side).filter(({ stance }) => stance === 'standing')
      const player = drawPlayer(match, upright)
      if (player !== null) yield* overrun(match, player, rule)
    }
}

/** When the drive is over what was won for it is gone. rule: kickofftable.7-brilliant-coaching */
export function loseDriveRerolls(match: Match): void {
  for (const side of SIDES) {
    const team = match.team(side)
    if (team.keptRerolls === null) continue
    const change = Math.min(team.rerolls, team.keptRerolls) - team.rerolls
    team.keptRerolls = null
    team.rerolls += change
    const rule = 'kickofftable.7-brilliant-coaching'
    if (change !== 0) match.emit({ type: 'rerolls', side, change, left: team.rerolls, rule })
  }
}

const event = (name: string, rule: RuleKey, play: KickOffEvent['play']): KickOffEvent => ({
  name,
  rule,
  play,
})

export const kickOffEvents: Readonly<Record<string, KickOffEvent>> = {
  'get-the-ref': event('Get the Ref', 'kickofftable.2-get-the-ref', getTheRef),
  'time-out': event('Time-out', 'kickofftable.3-time-out', timeOut),
  'solid-defence': event('Solid Defence', 'kickofftable.4-solid-defence', solidDefence),
  'high-kick': event('High Kick', 'kickofftable.5-high-kick', highKick),
  'cheering-fans': event('Cheering Fans', 'kickofftable.6-cheering-fans', cheeringFans),
  'brilliant-coaching': event('Brilliant Coaching', 'kickofftable.7-brilliant-coaching', brilliantCoaching),
  'changing-weather': event('Changing Weather', 'kickofftable.8-changing-weather', changingWeather),
  'quick-snap': event('Quick Snap', 'kickofftable.9-quick-snap', quickSnap),
  blitz: event('Blitz', 'kickofftable.10-blitz.bonus-turn', blitzing),
  'officious-ref': event('Officious Ref', 'kickofftable.11-officious-ref', officiousRef),
  'pitch-invasion': event('Pitch Invasion', 'kickofftable.12-pitch-invasion', pitchInvasion),
}

/** rule: kickofftable.roll */
export const kickOffTable: Table<string> = Object.keys(kickOffEvents).map((row, index) => ({
  from: index + 2,
  to: index + 2,
  row,
}))
