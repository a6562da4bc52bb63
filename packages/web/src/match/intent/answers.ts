import type { BlockFace, Choice, Decision } from '@touchback/engine'
import type { Intent } from './intent.svelte.ts'
import type { KeyAction } from './keys.ts'

/** Buttons that have their fixed place in the action bar. */
const IN_THE_BAR = ['end-turn', 'end-activation', 'stand-up', 'advance-marker']

/** Questions whose squares are clicked on the pitch. Of any other everything legal is listed, however new it is. */
const ON_THE_PITCH = 'act kick snap spell place-ball move pass throw-bomb push dive follow-up'.split(' ')
const MOST_LISTED = 60

/** A few things are hired in the tray, a whole list has a place of its own. */
export const isShop = (decision: Decision): boolean =>
  decision.type === 'hire' ||
  decision.type === 'handicap' ||
  (decision.type === 'induce' && (decision.about.prices !== undefined || decision.options.length > 4))

/** The block dice on the table, where a question is about them. */
export const facesOf = (decision: Decision): readonly BlockFace[] | null =>
  (decision.type === 'reroll' || decision.type === 'pick-die' ? decision.about.faces : null) ?? null

const isYes = (choice: Choice): boolean =>
  choice.type === 'reroll' ||
  choice.type === 'use' ||
  ('use' in choice && choice.use) ||
  (choice.type === 'follow-up' && choice.follow) ||
  (choice.type === 'catch' && choice.try)
const isNo = (choice: Choice): boolean =>
  choice.type === 'decline' ||
  ('use' in choice && !choice.use) ||
  (choice.type === 'follow-up' && !choice.follow) ||
  (choice.type === 'catch' && !choice.try)

/** What each key of a prompt answers. Numbers are dice wherever dice lie on the table, whoever picks; yes and no have letters. */
export function promptKeys(intent: Intent): ReadonlyMap<KeyAction, Choice> {
  const { decision } = intent
  const { picks, buttons } = trayAnswers(intent)
  const keys = new Map<KeyAction, Choice>()
  const add = (key: KeyAction, choice: Choice | undefined) => {
    if (choice !== undefined) keys.set(key, choice)
  }
  add('reroll', buttons.find(isYes))
  add('decline', buttons.find(isNo))
  const onDice = decision !== null && facesOf(decision) !== null
  const numbered = onDice ? picks : buttons.filter((choice) => ![...keys.values()].includes(choice))
  for (const [index, key] of DIE_KEYS.entries()) add(key, numbered[index])
  return keys
}
const DIE_KEYS = ['die-1', 'die-2', 'die-3'] as const satisfies readonly KeyAction[]

/** What is answered in the tray: dice to pick, and buttons. Whatever a book may ask, everything legal has a button somewhere. */
export function trayAnswers(intent: Intent): {
  readonly picks: readonly (Choice | undefined)[]
  readonly buttons: readonly Choice[]
} {
  const { decision, options } = intent
  if (decision === null || decision.type === 'set-up') return { picks: [], buttons: [] }
  const picks: Choice[] = []
  for (const choice of [...decision.options, ...decision.also])
    if (choice.type === 'pick-die') picks[choice.index] = choice
  const plain = options.buttons.filter(({ type }) => type !== 'pick-die' && !IN_THE_BAR.includes(type))
  if (decision.type === 'activate') return { picks: [], buttons: plain }
  if (isShop(decision)) return { picks: [], buttons: plain.filter(({ type }) => type === 'decline') }
  // Options on players get a button too: the list is the readable way to answer anything.
  const people = decision.type === 'act' ? [] : [...options.players.values()].flat()
  const onSquares = [...options.squares.values()].flat().filter((choice) => !options.buttons.includes(choice))
  const few = ON_THE_PITCH.includes(decision.type)
    ? onSquares.filter(({ type }) => type === 'push' || type === 'dive')
    : onSquares.slice(0, MOST_LISTED)
  // Dice without block faces are results to choose from, in words.
  if (facesOf(decision) === null) return { picks: [], buttons: [...picks, ...few, ...people, ...plain] }
  return { picks, buttons: [...few, ...people, ...plain] }
}
