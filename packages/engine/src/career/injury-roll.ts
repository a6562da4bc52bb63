import { DECLINE } from '../match/choice.ts'
import type { Decision, Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { Injury, Player } from '../match/state.ts'
import { hurtBy } from './match-report.ts'
import type { Hurt } from './report.ts'

/** Nobody is treated, and whatever else may be done is left undone: that has been seen to where it happened. */
const leftUndone = ({ options, default: usual }: Decision) => (options.includes(DECLINE) ? DECLINE : usual)

/** What becomes of somebody who was carried off, rolled by the tables of his book. */
export function rolledInjury(match: Match, victim: Player): Hurt[] {
  const { injuries } = match.edition
  const row = injuries.table.at(-1)?.row
  if (row === undefined) return []
  const blow = { victim, attacker: null, harm: 'block', beyondHelp: true } as const
  const play: Play<Injury | null> = injuries.casualty(match, blow, row)
  let step = play.next(DECLINE)
  while (step.done !== true) step = play.next(leftUndone(step.value))
  return hurtBy(step.value, {})
}
