import { object, oneOf } from '../doors/shape.ts'
import type { Choice } from '../match/choice.ts'
import type { Event } from '../match/event.ts'
import type { Side } from '../match/side.ts'
import type { Die } from '../rolls/dice.ts'

/** Who answers: the coach who was asked, or the clock when his time is up. */
export type Answerer = Side | 'clock'

/** An answer from outside. */
export interface Answer {
  readonly by: Answerer
  readonly choice: Choice
}

/** What an answer led to: as it was understood, the dice it took with their sides, and what happened. */
export interface Answered extends Answer {
  readonly dice: readonly Die[]
  readonly events: readonly Event[]
}

/** The choice itself is read where it is known what was asked. */
export const readAnswer = object({
  by: oneOf(['home', 'away', 'clock']),
  choice: (choice: unknown) => choice,
})

export const notHis = (by: Answerer, wanted: Answerer): string => {
  if (by === 'clock') return 'The clock may call time and nothing else.'
  return wanted === 'clock' ? 'Only the clock may call time.' : `It is for the ${wanted} coach to answer.`
}
