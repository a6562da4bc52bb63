import type { Bookkeeping, Books } from '../../../career/books.ts'
import { reportOn } from '../../../career/opening.ts'
import { award } from '../../../career/points.ts'
import { FEATS } from '../../../career/team.ts'

/** One award for each side, drawn by lot; whoever gives up leaves his to the other. */
export function* mostValuable(books: Books): Bookkeeping {
  const { conceded } = books.report
  const awards = conceded === null ? 1 : conceded === 'own' ? 0 : 2
  let pool = candidates(books)
  for (let given = 0; given < awards && pool.length > 0; given++) {
    const drawn = books.dice.for('mvp').player(pool)
    give(books, drawn, pool)
    pool = pool.filter((other) => other !== drawn)
  }
}

/**
 * Everybody who could have played, by his place on the roster and then among the guests: reserves, the dead and the hired
 * too. Nobody gets two for one match.
 */
function candidates(books: Books): number[] {
  const { brought, report } = books
  const told = [...brought.map((player) => reportOn(books, player)), ...report.guests]
  return told.flatMap((each, index) => (each?.available === true && each.mvps === 0 ? [index] : []))
}

/** An award that falls to the dead, or to somebody who will be gone tomorrow, is lost. */
function give(books: Books, drawn: number, pool: readonly number[]): void {
  const { brought, report, career } = books
  const names = [...brought.map(({ id }) => id), ...report.guests.map(({ name }) => name)]
  const named = (index: number): string => names[index] ?? ''
  books.emit({
    type: 'drawn',
    what: 'mvp',
    player: named(drawn),
    among: pool.map(named),
    rule: 'career.mvp',
  })
  const player = brought[drawn]
  if (player?.status !== 'active') return
  player.mvps++
  award(books, player, 'mvp', career.points.mvp ?? 0, 'career.mvp')
}

/** What everybody did in the match is added to his points. */
export function* points(books: Books): Bookkeeping {
  for (const player of books.brought) {
    const feats = reportOn(books, player)?.feats
    if (feats === undefined) continue
    for (const feat of FEATS)
      award(books, player, feat, feats[feat] * (books.career.points[feat] ?? 0), 'career.points')
  }
}
