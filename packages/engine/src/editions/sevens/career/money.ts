import type { Bookkeeping, Books } from '../../../career/books.ts'
import { bank } from '../../../career/roster.ts'
import { lookUp, stepped, type Table } from '../../../match/table.ts'
import { gaveUp } from './leaving.ts'

const UNIT = 10_000

/** Half of those who came and all that was scored; the whole crowd is paid for by a team that gave up. */
export function* winnings(books: Books): Bookkeeping {
  const { report } = books
  if (gaveUp(books)) return
  const attendance = report.gate ?? 0
  const paying = report.conceded === 'theirs' ? attendance : attendance / 2
  books.winnings = (paying + report.score[0]) * UNIT
  bank(books, 'winnings', books.winnings, 'career.winnings')
}

type Mistake = 'averted' | 'minor' | 'major' | 'catastrophe'

/** By the gold in the treasury: each column up to so much, row by row of the die. */
const MISTAKES: Table<readonly Mistake[]> = stepped(
  ['minor', 'averted', 'averted', 'averted', 'averted', 'averted'],
  [200_000, ['minor', 'minor', 'averted', 'averted', 'averted', 'averted']],
  [300_000, ['major', 'minor', 'minor', 'averted', 'averted', 'averted']],
  [400_000, ['major', 'major', 'minor', 'minor', 'averted', 'averted']],
  [500_000, ['catastrophe', 'major', 'major', 'minor', 'minor', 'averted']],
  [600_000, ['catastrophe', 'catastrophe', 'major', 'major', 'minor', 'minor']],
)
const TEMPTING = 100_000
const COIN = 5_000

/** Gold that lies about is wasted. */
export function* expensiveMistakes(books: Books): Bookkeeping {
  const { team, dice } = books
  if (team.treasury < TEMPTING) return
  const die = dice.for('mistakes').d6()
  const mistake = lookUp(MISTAKES, team.treasury)[die - 1] ?? 'averted'
  const rule = 'career.mistakes'
  books.emit({
    type: 'rolled',
    what: 'mistakes',
    player: null,
    dice: [die],
    modifiers: [],
    total: die,
    result: mistake,
    rule,
  })
  if (mistake !== 'averted') bank(books, mistake, -costOf(books, mistake), rule)
}

function costOf({ team, dice }: Books, mistake: Exclude<Mistake, 'averted'>): number {
  switch (mistake) {
    case 'minor':
      return dice.for('minor').d3() * UNIT
    case 'major':
      return Math.floor(team.treasury / 2 / COIN) * COIN
    case 'catastrophe': {
      const [first, second] = dice.for('catastrophe').two()
      return team.treasury - (first + second) * UNIT
    }
    default:
      return mistake satisfies never
  }
}
