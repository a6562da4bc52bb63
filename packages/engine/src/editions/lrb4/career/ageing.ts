import type { Bookkeeping, Books } from '../../../career/books.ts'
import type { Level } from '../../../career/career.ts'
import { AGEING, injure } from '../../../career/roster.ts'
import type { InjuryEffect, TeamPlayer } from '../../../career/team.ts'
import { lookUp, stepped, type Table } from '../../../match/table.ts'

const RESULTS: Table<InjuryEffect> = stepped('niggle', [9, '-av'], [10, '-ma'], [11, '-ag'], [12, '-st'])

/** The higher the level, the likelier the years tell. */
export function* ageing(books: Books, player: TeamPlayer, level: Level): Bookkeeping {
  const { ageing: target } = level
  if (target === null) return
  if (
    roll(books, player, level, 'ageing', (total) => (total >= target ? 'spared' : 'aged')).result === 'spared'
  )
    return
  const { total } = roll(books, player, level, 'ageing-result', (sum) => lookUp(RESULTS, sum))
  injure(books, player, { effect: lookUp(RESULTS, total), cause: AGEING })
}

function roll(
  books: Books,
  { id }: TeamPlayer,
  { title }: Level,
  what: string,
  read: (total: number) => string,
): { readonly total: number; readonly result: string } {
  const dice = books.dice.for(`${what} as ${title}`, id, { once: true }).two()
  const total = dice[0] + dice[1]
  const result = read(total)
  books.emit({ type: 'rolled', what, player: id, dice, modifiers: [], total, result, rule: 'career.ageing' })
  return { total, result }
}
