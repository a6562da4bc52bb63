import { ask, type Bookkeeping, type Books } from '../../../career/books.ts'
import type { CareerChoice } from '../../../career/choice.ts'
import { hasWon } from '../../../career/report.ts'
import { bank } from '../../../career/roster.ts'
import { worthInGold } from '../../../career/worth.ts'
import { deserters } from '../../lrb4/career/fans.ts'
import { sponsors } from '../../lrb4/career/winnings.ts'

const UNIT = 10_000

/** Whether the team is worth more than the league allows to those who are paid; who will not play next time is left out. */
function isAboveCap(books: Books): boolean {
  const { edition, team, options } = books
  const worth = worthInGold(edition, team, { absent: false, options })
  books.emit({ type: 'worth', worth, rule: 'career.cap' })
  return worth > Number(options['cap'])
}

/** A die that the winner may throw again; the second throw stands. */
function* winnersDie(
  books: Books,
  what: string,
  rule: 'career.winnings' | 'career.fans',
): Bookkeeping<number> {
  const die = books.dice.for(what).d6()
  if (!hasWon(books.report)) return die
  const again: CareerChoice = { type: 'reroll', with: 'winner' }
  const decline: CareerChoice = { type: 'decline' }
  const choice = yield* ask('reroll', rule, [again, decline], { about: { what, die }, default: decline })
  return choice.type === 'reroll' ? books.dice.for(`${what} again`).d6() : die
}

/** A die and the crowd, a little more for the winner, and what cups bring; nothing above the cap or for whoever gave up. */
export function* winnings(books: Books): Bookkeeping {
  const { report } = books
  const rule = 'career.winnings'
  if (report.conceded === 'own' || isAboveCap(books)) return
  const die = yield* winnersDie(books, 'winnings', rule)
  const modifiers: [source: string, value: number][] = []
  if (report.crowd !== 0) modifiers.push(['crowd', report.crowd])
  if (hasWon(report)) modifiers.push(['won', 1])
  const total = modifiers.reduce((sum, [, value]) => sum + value, die)
  const gold = Math.max(0, total) * UNIT
  const about = { what: 'winnings', player: null, dice: [die], modifiers, total }
  books.emit({ type: 'rolled', ...about, result: String(gold), rule })
  books.winnings = gold
  bank(books, 'winnings', gold, rule)
  sponsors(books)
}

const FULL_HOUSE = 10

/** A six brings one, a one drives one away, and so does a two where there are many; never below what the team began with. */
export function* fans(books: Books): Bookkeeping {
  const { team, report, options } = books
  const rule = 'career.fans'
  if (report.conceded === 'own' && options['conceding'] === 'penalties') return change(books, -1)
  const die = yield* winnersDie(books, 'fans', rule)
  const lost = die === 1 || (die === 2 && team.fanFactor >= FULL_HOUSE)
  const by = die === 6 ? 1 : lost ? -1 : 0
  const about = { what: 'fans', player: null, dice: [die], modifiers: [], total: die }
  books.emit({ type: 'rolled', ...about, result: String(by), rule })
  change(books, by)
}

function change(books: Books, by: number): void {
  const { team } = books
  if (by === 0 || (by < 0 && team.fanFactor <= team.startFanFactor)) return
  team.fanFactor += by
  books.emit({ type: 'fans', change: by, now: team.fanFactor, rule: 'career.fans' })
}

/** Those who will not stay with a coach who gave up, where the league holds it against him. */
export function* leavers(books: Books): Bookkeeping {
  if (books.options['conceding'] === 'penalties') yield* deserters(books)
}
