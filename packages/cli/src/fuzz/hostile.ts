import type { SeededDice } from '@touchback/engine'

/** JSON that nobody in good faith would send, and JSON in good faith with something wrong in it. */

/** The lists here are not empty, and hold nothing too. */
export const pick = <T>(list: readonly T[], chance: SeededDice): T => list[chance.below(list.length)] as T

/** Names that every object answers to. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'length']

function nested(depth: number): unknown {
  let value: unknown = []
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { type: value }
  return value
}

/** Made anew each time: whoever is given one may keep or change it. */
const ODDITIES: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => false,
  () => -1,
  () => 0,
  () => 1,
  () => 0.5,
  () => 999,
  () => 4_294_967_296,
  () => 1e308,
  () => -0,
  () => '',
  () => ' ',
  () => '7',
  () => '\u001b[2J\u202e\r\n',
  () => 'x'.repeat(50_000),
  () => '\ud800',
  () => [],
  () => [[]],
  () => [0, 0],
  () => ({}),
  () => ({ type: 'end-turn' }),
  () => ({ length: 5, 0: 'a' }),
  () => nested(2000),
  () => Array.from({ length: 20_000 }, (_, index) => index),
  () => Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, index])),
]

/** Any JSON at all. */
export function anything(chance: SeededDice): unknown {
  const kind = chance.below(8)
  if (kind === 0) return pick(INHERITED, chance)
  if (kind === 1) return Array.from({ length: chance.below(5) }, () => anything(chance))
  if (kind === 2)
    return object(Array.from({ length: chance.below(5) }, () => [anyName(chance), anything(chance)]))
  return pick(ODDITIES, chance)()
}

const anyName = (chance: SeededDice): string =>
  pick(['type', 'player', 'to', 'path', 'place', 'x', '', ...INHERITED], chance)

/** As JSON gives it: `__proto__` is a field like any other. */
function object(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const [key, value] of entries)
    Object.defineProperty(made, key, { value, enumerable: true, writable: true, configurable: true })
  return made
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Somewhere inside: a container and one of its keys. Large lists do not drown the rest, for it goes down level by level. */
function somewhere(root: object, chance: SeededDice): { inside: object; key: string } | null {
  let inside = root
  for (;;) {
    const keys = Object.keys(inside)
    if (keys.length === 0) return null
    const key = pick(keys, chance)
    const next = get(inside, key)
    if (!isContainer(next) || Object.keys(next).length === 0 || chance.below(6) === 0) return { inside, key }
    inside = next
  }
}

const set = (inside: object, key: string, value: unknown): void => {
  Object.defineProperty(inside, key, { value, enumerable: true, writable: true, configurable: true })
}

const get = (inside: object, key: string): unknown => Reflect.get(inside, key)

/** Something near to what was there: what looks right is let in more easily than what does not. */
function near(value: unknown, chance: SeededDice): unknown {
  if (typeof value === 'number')
    return pick([value + 1, value - 1, -value, value * 2, chance.below(400)], chance)
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string') return pick([`${value}s`, value.toUpperCase(), ...INHERITED], chance)
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value
    return pick(
      [list.slice(1), list.slice(0, -1), [...list, ...list.slice(0, 1)], list.toReversed(), [...list, null]],
      chance,
    )
  }
  return {}
}

/** Changes one thing in a JSON value of one's own. */
function spoil(root: object, chance: SeededDice): void {
  const found = somewhere(root, chance)
  if (found === null) return
  const { inside, key } = found
  const value = get(inside, key)
  switch (chance.below(8)) {
    case 0:
      return set(inside, key, anything(chance))
    case 1:
      if (Array.isArray(inside)) inside.splice(Number(key), 1)
      else Reflect.deleteProperty(inside, key)
      return
    case 2:
      if (!Array.isArray(inside)) set(inside, anyName(chance), anything(chance))
      return
    case 3: {
      // The same field of a neighbour, or any other value of the document.
      const other = somewhere(root, chance)
      if (other !== null) set(inside, key, structuredClone(get(other.inside, other.key)))
      return
    }
    default:
      return set(inside, key, near(value, chance))
  }
}

/** Puts one thing of another value in the place it has there. */
function cross(into: object, from: object, chance: SeededDice): void {
  const both = Object.keys(into).filter((key) => Object.hasOwn(from, key))
  if (both.length === 0) return
  const key = pick(both, chance)
  const [old, other] = [get(into, key), get(from, key)]
  if (isContainer(old) && isContainer(other) && chance.below(3) > 0) cross(old, other, chance)
  else set(into, key, structuredClone(other))
}

/** A copy with a few things as another has them: each looks right by itself, and they may not go together. */
export function crossed(json: object, other: object, chance: SeededDice): unknown {
  const copy = structuredClone(json)
  for (let times = 1 + chance.below(3); times > 0; times--) cross(copy, other, chance)
  return copy
}

/** A copy with a few things wrong in it. */
export function spoilt(json: object, chance: SeededDice): unknown {
  const copy = structuredClone(json)
  const times = 1 + chance.below(2) * chance.below(3)
  for (let time = 0; time < times; time++) spoil(copy, chance)
  return copy
}
