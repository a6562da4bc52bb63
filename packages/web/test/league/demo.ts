import { type Edition, editionOf, EDITIONS, SeededDice } from '@touchback/engine'
import { suggestedDraft, withNames } from '@touchback/league'
import { type Founding, foundingEntries } from '../../src/league/found/founding.ts'
import type { Form } from '../../src/league/found/forms.ts'
import { KeptBook } from '../../src/league/book/kept-book.ts'
import { MemoryShelf } from './memory-shelf.ts'

export const AT = '2026-01-01T12:00:00.000Z'

/** A league of so many teams as somebody would found it: one of a person, the others coached by programs. */
export function demoFounding(edition: string, teams = 4, form: Form = 'round-robin'): Founding {
  const book: Edition = editionOf(edition)
  const lists = Object.keys(book.teams.rosters)
  const dice = new SeededDice(7)
  return {
    name: 'Demo League',
    me: 'Ada',
    edition,
    house: null,
    options: {},
    form,
    teams: Array.from({ length: teams }, (_, index) => {
      const list = lists[index % lists.length] ?? ''
      const draft = suggestedDraft(book, list, `Team ${index + 1}`)
      return {
        coach: index === 0 ? 'Ada' : `Computer ${index}`,
        program: index === 0 ? null : 'random',
        colour: '#e8833a',
        draft: withNames(draft, (count) => dice.below(count)),
      }
    }),
  }
}

/** The lines of a demo league's log. */
export function demoLines(founding: Founding): readonly unknown[] {
  const { value, problem } = foundingEntries(founding, AT)
  if (value === null) throw new Error(problem)
  return value
}

/** A demo league, kept on a shelf in memory. */
export async function demoBook(
  edition: string = Object.keys(EDITIONS)[0] ?? '',
  teams = 4,
  form: Form = 'round-robin',
): Promise<{ book: KeptBook; shelf: MemoryShelf }> {
  const shelf = new MemoryShelf()
  const { value, problem } = await KeptBook.create(
    shelf,
    'demo',
    'Ada',
    demoLines(demoFounding(edition, teams, form)),
  )
  if (value === null) throw new Error(problem)
  return { book: value, shelf }
}
