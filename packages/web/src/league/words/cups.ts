import { bookOf, type League } from '@touchback/league'
import { capital, plainWords } from '@touchback/words'

/** A cup of the book by its name. */
export const cupName = (league: League, id: string): string =>
  bookOf(league).career.tournaments?.cups[id]?.name ?? capital(plainWords(id))
