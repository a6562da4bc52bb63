import { type DiceSource, type Reading, RecordedDice } from '@touchback/engine'
import { Aftermath, type BooksOf, type League } from '@touchback/league'
import type { LeagueBook } from '../book/book.ts'
import { BooksDesk, type DeskPaper } from './desk.ts'
import { DeskDice } from './desk-dice.ts'

export const isReopened = ({ reopened }: League, books: BooksOf): boolean =>
  reopened.some(
    ({ team, match, competition }) =>
      team === books.team && ('match' in books ? match === books.match : competition === books.competition),
  )

/** The same books, answered and rolled as they stand, with each die by its kind. */
function asAnswered(opened: Aftermath): DeskPaper {
  const { choices, dice } = opened.toJSON()
  const noted = new DeskDice([], new RecordedDice(dice))
  const again = Aftermath.begin(opened.setting, noted)
  for (const choice of choices) again.choose(choice)
  return { choices, thrown: noted.used, typed: false }
}

/** A team's books on the desk: where they were left, where a correction has opened them, or at the beginning. */
export function openDesk(
  book: LeagueBook,
  books: BooksOf,
  dice: DiceSource,
  how: { readonly kept: unknown; readonly typed: boolean },
): Reading<BooksDesk> {
  const { value: opened, problem } = book.open(books, dice)
  if (opened === null) return { value: null, problem }
  const left = how.kept === undefined ? null : BooksDesk.resume(opened.setting, dice, how.kept)
  if (left !== null) return { value: left, problem: null }
  const fresh: DeskPaper = { choices: [], thrown: [], typed: true }
  const answered = how.typed && !isReopened(book.league, books) ? fresh : asAnswered(opened)
  return { value: BooksDesk.open(opened.setting, dice, answered), problem: null }
}
