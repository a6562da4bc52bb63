import { DECLINE, use } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import type { Player } from '../../../match/state.ts'
import { changeStock, inStock } from '../../../play/stock.ts'
import type { RuleKey } from '../../../match/rule-keys.ts'

/** One hired for the match helps once, and nobody who is paid by the match. rule: induce.mortuary, induce.plague-doctor */
function* asks(match: Match, medic: string, patient: Player, rule: RuleKey): Play<boolean> {
  const { side, id } = patient
  if (inStock(match, side, medic) === 0 || match.sheet(patient).keywords.includes('mercenary')) return false
  const choice = yield decision('use', side, id, rule, [use(medic), DECLINE], DECLINE, { skill: medic })
  if (choice.type !== 'use') return false
  changeStock(match, side, medic, -1, rule)
  return true
}

/** Whether a Regeneration roll that failed is made again. rule: induce.mortuary, induce.plague-doctor */
export function* regeneratesAgain(match: Match, patient: Player): Play<boolean> {
  if (yield* asks(match, 'mortuary-assistant', patient, 'induce.mortuary')) return true
  return yield* asks(match, 'plague-doctor', patient, 'induce.plague-doctor')
}

/** Whether a knock-out is dealt with as an apothecary would. rule: induce.plague-doctor */
export function* doctorComes(match: Match, patient: Player): Play<boolean> {
  return yield* asks(match, 'plague-doctor', patient, 'induce.plague-doctor')
}
