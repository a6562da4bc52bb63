import { object, read, type Reader, text, unfit, whole } from '@touchback/engine/doors'
import type { Papers } from '../book/book.ts'
import type { Fortune, MatchLuck } from './fortune.ts'

/** The luck of a match that programs have played beside the page: too many to keep the records of, and this is all that is asked of them. */
const nameOf = (match: string): string => `luck/${match}`

const amount: Reader<number> = (value, where) =>
  typeof value === 'number' && value >= 0 && value <= 100_000 ? value : unfit(where, 'a number', value)
const fortune: Reader<Fortune> = object({
  throws: whole(0, 100_000),
  expected: amount,
  rolled: whole(0, 100_000),
})
const readPaper = object({ record: text(200), luck: object({ home: fortune, away: fortune }) })

export const keepLuck = (papers: Papers, match: string, record: string, luck: MatchLuck): Promise<boolean> =>
  papers.keep(nameOf(match), { record, luck })

/** Null where nothing was kept, or of another record of the match. */
export async function keptLuck(papers: Papers, match: string, record: string): Promise<MatchLuck | null> {
  const { value } = read(readPaper, await papers.read(nameOf(match)), 'The luck')
  return value !== null && value.record === record ? value.luck : null
}
