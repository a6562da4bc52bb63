import type { Choice } from '@touchback/engine'
import type { Intent } from './intent.svelte.ts'

/** Buttons that have their fixed place in the action bar. */
const IN_THE_BAR = ['end-turn', 'end-activation', 'stand-up', 'advance-marker']

/** What is answered in the tray: dice to pick, and buttons. Whatever a book may ask, everything legal has a button somewhere. */
export function trayAnswers(intent: Intent): {
  readonly picks: readonly (Choice | undefined)[]
  readonly buttons: readonly Choice[]
} {
  const { decision, options, preview } = intent
  if (decision === null || decision.type === 'set-up') return { picks: [], buttons: [] }
  if (preview !== null && preview.others.length > 0) return { picks: [], buttons: preview.others }
  const picks = [...decision.options, ...decision.also].filter((choice) => choice.type === 'pick-die')
  const plain = options.buttons.filter(({ type }) => type !== 'pick-die' && !IN_THE_BAR.includes(type))
  if (decision.type === 'activate') return { picks: [], buttons: [] }
  // Options on players get a button too: the list is the readable way to answer anything.
  const people = decision.type === 'act' ? [] : [...options.players.values()].flat()
  const few = [...options.squares.values()].flat().filter(({ type }) => type === 'push' || type === 'dive')
  return { picks, buttons: [...few, ...people, ...plain] }
}
