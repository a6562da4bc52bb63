import { type ClientMessage, MOST_WORDS, OFFERS } from '@touchback/wire'
import { z } from 'zod'

const match = z.string().regex(/^[0-9a-z]{10}$/u, 'a table has ten letters and digits')
const seq = z.int().min(0).max(100_000)

/** What may come in over the socket, and nothing else. Choices are read by the rules, who know what was asked. */
const MESSAGE = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('join'), match, from: seq.optional() }),
  z.strictObject({ type: z.literal('leave'), match }),
  z.strictObject({ type: z.literal('words'), match, words: z.string().max(MOST_WORDS) }),
  z.strictObject({
    type: z.literal('choice'),
    match,
    seq,
    choice: z.record(z.string().max(40), z.unknown()),
  }),
  z.strictObject({ type: z.literal('take-back'), match, seq }),
  z.strictObject({ type: z.literal('offer'), match, what: z.enum(OFFERS).nullable() }),
  z.strictObject({ type: z.literal('claim'), match }),
  z.strictObject({ type: z.literal('say'), match, words: z.string().max(2000) }),
  z.strictObject({ type: z.literal('differs'), match, seq, hash: z.string().max(100) }),
  z.strictObject({ type: z.literal('lobby'), on: z.boolean() }),
  z.strictObject({ type: z.literal('ping'), n: z.int() }),
])

/** A message from its text; null when it is none. */
export function readMessage(text: string): ClientMessage | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const { success, data } = MESSAGE.safeParse(json)
  if (!success) return null
  if (data.type !== 'join') return data
  const { from, ...rest } = data
  return from === undefined ? rest : { ...rest, from }
}
