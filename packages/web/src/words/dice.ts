import { type DiceKind, type Edition, type Event, own } from '@touchback/engine'

/** What a coach at the table picks up. */
export const DICE: Readonly<Record<DiceKind, string>> = {
  d6: 'a D6',
  '2d6': 'two D6, this one',
  d3: 'a D3',
  d8: 'the scatter die (D8)',
  d16: 'a D16',
  d66: 'a D66, this die',
  d68: 'a D68, this die',
  coin: 'the coin',
  block: 'a block die',
  player: 'for one of the players',
}

/** The scatter die with one's own end on the left: where its numbers point. */
export const SCATTER = ['↖', '↑', '↗', '←', '→', '↙', '↓', '↘']

/** Whether a roll went as whoever it was rolled for wished: to be seen by the referee is nobody's good fortune but the other side's. */
export function wentWell(edition: Edition, event: Event): boolean | null {
  if (event.type !== 'rolled') return null
  const fortune = own(edition.rolls.tests, event.test)?.fortune
  return fortune === 'nobody' ? null : event.passed === (fortune === undefined)
}
