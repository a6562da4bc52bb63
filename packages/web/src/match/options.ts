import type { Choice, Decision, XY } from '@touchback/engine'
import { keyOf } from '../board/geometry.ts'

/** The options of a decision by where they are answered: on a square, on a player, or with a button. */
export interface Options {
  readonly squares: ReadonlyMap<string, readonly Choice[]>
  readonly players: ReadonlyMap<number, readonly Choice[]>
  readonly buttons: readonly Choice[]
}

const squareOf = (choice: Choice): XY | null => {
  if ('to' in choice) return choice.to
  return choice.type === 'move' ? (choice.path.at(-1) ?? null) : null
}

const playerOf = (choice: Choice): number | null => {
  if ('to' in choice) return null
  if ('target' in choice && choice.type !== 'activate') return choice.target ?? null
  return 'player' in choice && choice.type !== 'use' ? (choice.player ?? null) : null
}

function add<K>(map: Map<K, Choice[]>, key: K, choice: Choice): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [choice])
  else list.push(choice)
}

export function groupOptions(decision: Decision | null): Options {
  const squares = new Map<string, Choice[]>()
  const players = new Map<number, Choice[]>()
  const buttons: Choice[] = []
  for (const choice of decision?.options ?? []) {
    const square = squareOf(choice)
    const player = playerOf(choice)
    if (choice.type === 'set-up') buttons.push(choice)
    else if (square !== null) add(squares, keyOf(square), choice)
    else if (player !== null) add(players, player, choice)
    else buttons.push(choice)
  }
  return { squares, players, buttons }
}

/** Choices that throw dice at once: they are shown before they are made. */
const ROLLING = new Set<Choice['type']>([
  'leap',
  'block',
  'multiple-block',
  'stab',
  'chainsaw',
  'gaze',
  'pass',
  'hail-mary',
  'hand-off',
  'foul',
  'throw-team-mate',
  'throw-bomb',
  'fire',
  'spell',
  'kick',
])
export const rollsDice = (choice: Choice): boolean => ROLLING.has(choice.type)
