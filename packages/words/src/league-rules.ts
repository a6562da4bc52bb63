import type { Edition } from '@touchback/engine'
import { differences } from './compare/index.ts'
import { optionText, type Setting } from './league-options.ts'

/** House rules, each with what the book has instead. */
export const houseTexts = (book: Edition, house: Edition): string[] =>
  differences(book, house).flatMap(({ title, rows }) =>
    rows.map(({ what, a, b }) => `${title}: ${what}: ${b ?? 'none'} instead of ${a ?? 'none'}.`),
  )

/** What a league plays by: its book, its house rules and what it has settled. */
export function leagueRules(
  book: Edition,
  own: Edition,
  options: Readonly<Record<string, Setting>>,
): string[] {
  const house = houseTexts(book, own)
  return [
    house.length === 0
      ? `The league plays ${book.name} as it is.`
      : `The league plays ${book.name} with house rules:`,
    ...house,
    ...Object.entries(options).map(([id, value]) => optionText(id, value)),
  ]
}
