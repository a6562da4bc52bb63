import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { other, SIDES, type Side } from '../../../match/side.ts'
import { inStock } from '../../../play/stock.ts'
import type { RuleKey } from '../../../match/rule-keys.ts'

/** The lowest roll on which a meal works. */
const TASTY = 2

/** Before each half the Chef cooks, one die and one more for every lot of ingredients. rule: wizard.master-chef.roll */
// oxlint-disable-next-line require-yield -- a procedure like those around it; this one asks nothing
export function* cook(match: Match): Play {
  if (!match.modules['wizards']) return
  for (const side of SIDES) {
    if (!hasChef(match, side) || match.team(side).coachExpelled) continue
    const ingredients = match.teamSheet(side).ingredients + inStock(match, side, 'ingredients')
    for (let meals = 1 + ingredients; meals > 0; meals--) serve(match, side)
  }
}

const hasChef = (match: Match, side: Side): boolean =>
  match.edition.teams.rosters[match.teamSheet(side).roster]?.wizard.kind === 'master-chef'

function serve(match: Match, side: Side): void {
  const die = match.dice.d6()
  const rule = 'wizard.master-chef.roll'
  match.emit({ type: 'dice', what: 'master-chef', dice: [die], player: null, rule })
  if (die < TASTY) return
  changeRerolls(match, side, 1, rule)
  if (match.team(other(side)).rerolls > 0) changeRerolls(match, other(side), -1, rule)
}

function changeRerolls(match: Match, side: Side, change: number, rule: RuleKey): void {
  const team = match.team(side)
  team.rerolls += change
  match.emit({ type: 'rerolls', side, change, left: team.rerolls, rule })
}
