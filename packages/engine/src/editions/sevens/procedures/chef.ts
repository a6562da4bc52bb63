import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { other, SIDES, type Side } from '../../../match/side.ts'
import { kickAway, rollOnTable } from '../../../play/kick-off.ts'
import { forget, isNoted, note } from '../../../play/marks.ts'
import { inStock } from '../../../play/stock.ts'

/** Kicked and on its way; before the first event of a half dinner is served. rule: kickoff.deviate, induce.chef */
export function* kickOff(match: Match): Play {
  const kickoff = yield* kickAway(match)
  if (isFirstKick(match)) for (const side of SIDES) if (hasChef(match, side)) cook(match, side)
  rollOnTable(match, kickoff)
}

const hasChef = (match: Match, side: Side): boolean => inStock(match, side, 'halfling-master-chef') > 0

/** Nobody has had a turn in this half, nor scored under a kick-off without one. */
const isFirstKick = (match: Match): boolean =>
  match.state.half <= match.edition.timing.halves &&
  SIDES.every((side) => match.team(side).turn === 0 && !isNoted(match, side, 'dined'))

/** In another half there is another dinner. */
// oxlint-disable-next-line require-yield -- one of the things that happen before a half; this one asks nothing
export function* layTheTable(match: Match): Play {
  for (const side of SIDES) forget(match, side, 'dined')
}

const MEALS = 3
const TASTY = 4

/** Each good meal is a re-roll for one team and a stomach ache for the other. rule: induce.chef */
function cook(match: Match, side: Side): void {
  note(match, side, 'dined')
  for (let meal = 0; meal < MEALS; meal++) {
    const die = match.dice.d6()
    match.emit({ type: 'dice', what: 'master-chef', dice: [die], player: null, rule: 'induce.chef' })
    if (die < TASTY) continue
    change(match, side, 1)
    if (match.team(other(side)).rerolls > 0) change(match, other(side), -1)
  }
}

function change(match: Match, side: Side, by: number): void {
  const team = match.team(side)
  team.rerolls += by
  match.emit({ type: 'rerolls', side, change: by, left: team.rerolls, rule: 'induce.chef' })
}
