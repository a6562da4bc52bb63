import { EDITIONS } from '@touchback/engine'
import type { Terms } from '@touchback/wire'
import { z } from 'zod'

const WEEK = 7 * 86_400

const CLOCK = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('untimed') }),
  z.strictObject({
    type: z.literal('turn'),
    seconds: z.int().min(10).max(3600),
    bank: z.int().min(0).max(7200),
  }),
  z.strictObject({
    type: z.literal('chess'),
    seconds: z.int().min(60).max(WEEK),
    increment: z.int().min(0).max(600),
  }),
  z.strictObject({ type: z.literal('days'), days: z.int().min(1).max(14) }),
])

export const BOOK = z.enum(Object.keys(EDITIONS))

export const TERMS = z.strictObject({
  book: BOOK,
  clock: CLOCK.default({ type: 'untimed' }),
  rated: z.boolean().default(false),
  undo: z.enum(['off', 'until-dice']).default('until-dice'),
  public: z.boolean().default(false),
  delay: z.int().min(0).max(600).default(0),
  tie: z.enum(['draw', 'overtime', 'shoot-out']).optional(),
  band: z.int().min(10).max(2000).optional(),
})

export const termsOf = ({ tie, band, ...terms }: z.output<typeof TERMS>): Terms => ({
  ...terms,
  ...(tie === undefined ? {} : { tie }),
  ...(band === undefined ? {} : { band }),
})

/** A team file, read where teams are known. */
export const TEAM = z.record(z.string().max(40), z.unknown())
