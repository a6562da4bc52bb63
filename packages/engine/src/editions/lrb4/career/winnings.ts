import type { Bookkeeping, Books } from '../../../career/books.ts'
import { hasWon } from '../../../career/report.ts'
import { bank } from '../../../career/roster.ts'
import { cupsOf } from '../../../career/tournaments.ts'

/** The last gate and the last rating of each row and column but the last. */
const GATES = [20_000, 40_000, 60_000, 80_000, 100_000, 120_000, 140_000, 160_000]
const RATINGS = [99, 125, 150, 175, 200, 225, 250, 275, 300]
const UNIT = 10_000

const bracket = (bounds: readonly number[], value: number): number =>
  bounds.filter((bound) => value > bound).length

/** Where the gate meets the rating: a step up a row, a step down a column. rule: winnings.matrix */
const gateModifier = (gate: number, rating: number): number =>
  1 + bracket(GATES, gate) - bracket(RATINGS, rating)

/** Both coaches are paid by the stadium; whoever gave up leaves his share to the other. */
export function* winnings(books: Books): Bookkeeping {
  const { report, team } = books
  if (report.conceded !== 'own') share(books, 'winnings', team.rating ?? 0, { won: hasWon(report) })
  if (report.conceded === 'theirs') share(books, 'winnings-of-theirs', report.against.worth, { won: false })
  sponsors(books)
}

/** What the cups of a team bring it for every match. rule: winnings.sponsor */
export function sponsors(books: Books): void {
  for (const { sponsor = 0 } of cupsOf(books.edition, books.team))
    if (sponsor > 0) earn(books, 'sponsor', sponsor, 'career.sponsor')
}

function share(books: Books, what: string, rating: number, { won }: { readonly won: boolean }): void {
  const die = books.dice.for(what).d6()
  const modifiers: [source: string, value: number][] = [
    ['gate-and-rating', gateModifier(books.report.gate ?? 0, rating)],
  ]
  if (won) modifiers.push(['won', 1])
  const total = modifiers.reduce((sum, [, value]) => sum + value, die)
  const gold = Math.max(0, total) * UNIT
  books.emit({
    type: 'rolled',
    what,
    player: null,
    dice: [die],
    modifiers,
    total,
    result: String(gold),
    rule: 'career.winnings',
  })
  earn(books, what, gold, 'career.winnings')
}

function earn(books: Books, what: string, gold: number, rule: 'career.winnings' | 'career.sponsor'): void {
  books.winnings += gold
  bank(books, what, gold, rule)
}
