import {
  flag,
  isFields,
  line,
  object,
  oneOf,
  optional,
  type Reader,
  type Shape,
  type ShapeOf,
  unfit,
} from '../doors/shape.ts'

const id = line(80)

/** What a coach may answer between matches. Players are their ids on the roster. */
const CHOICES = {
  /** Who gets the award. */
  mvp: { player: id },
  /** A skill, or a characteristic as `+ma`. */
  improve: { take: id },
  /** One player gains one random skill: a chosen player, or a drawn one. */
  advance: { with: oneOf(['primary', 'secondary']), player: optional(id), category: optional(id) },
  category: { category: id },
  /** Somebody who played for the day, or who came for nothing, joins; the next one when nobody is named. */
  keep: { player: optional(id) },
  buy: { what: id, name: optional(line(60)) },
  /** He leaves; with `assistant` he becomes an assistant coach. */
  retire: { player: id, assistant: optional(flag) },
  /** He is struck from the roster. */
  remove: { player: id },
  dismiss: { what: id },
  reroll: { with: id },
  decline: {},
  done: {},
} as const satisfies Readonly<Record<string, Shape>>

export type CareerChoice = {
  [T in keyof typeof CHOICES]: { readonly type: T } & ShapeOf<(typeof CHOICES)[T]>
}[keyof typeof CHOICES]
export type CareerChoiceType = CareerChoice['type']
export const CAREER_CHOICE_TYPES: readonly string[] = Object.keys(CHOICES)

const readers = new Map<unknown, Reader<unknown>>(
  Object.entries(CHOICES).map(([type, shape]) => [type, object({ type: oneOf([type]), ...shape })]),
)

/** A choice from outside, whatever it is an answer to. */
export const readCareerChoice: Reader<CareerChoice> = (value, where) => {
  if (!isFields(value)) return unfit(where, 'an object such as {"type":"done"}')
  const reader = readers.get(value['type'])
  if (reader === undefined)
    return unfit(`The type of ${where.toLowerCase()}`, 'a known one, such as "buy" or "done"', value['type'])
  // The reader was made from the shape the type is derived from.
  return reader(value, where) as CareerChoice
}

export const DONE: CareerChoice = Object.freeze({ type: 'done' })
