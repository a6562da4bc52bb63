import type { Blow } from '../match/blow.ts'
import { apothecary } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'

/** Asks whether an apothecary looks after this, and takes him off the list when he does. rule: apo.use */
export function* sendApothecary(match: Match, { victim }: Blow, result: string): Play<boolean> {
  const { side, id } = victim
  const options = [apothecary(true), apothecary(false)]
  const choice = yield decision('apothecary', side, id, 'apo.use', options, apothecary(false), { result })
  if (choice.type !== 'apothecary' || !choice.use) return false
  match.team(side).apothecaries--
  return true
}
