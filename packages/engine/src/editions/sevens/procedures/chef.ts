import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { other, SIDES, type Side } from '../../../match/side.ts'
import { kickAway, rollOnTable } from '../../../play/kick-off.ts'
import { inStock } from '../../../play/stock.ts'

/** Kicked and on its way; before the first event of a half dinner is served. rule: kickoff.deviate, induce.chef */
export function* kickOff(match: Match): Play {
  const kickoff = yield* kickAway(match)
  if (isFirstDrive(match))
    for (const side of SIDES) if (inStock(match, side, 'halfling-master-chef') > 0) cook(match, side)
  rollOnTable(match, kickoff)
}

/** Nobody has had a turn in this half. */
const isFirstDrive = (match: Match): boolean =>
  match.state.half <= match.edition.timing.halves && SIDES.every((side) => match.team(side).turn === 0)

const MEALS = 3
const TASTY = 4

/** Each good meal is a re-roll for one team and a stomach ache for the other. rule: induce.chef */
function cook(match: Match, side: Side): void {
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
