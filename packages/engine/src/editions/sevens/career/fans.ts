import type { Bookkeeping, Books } from '../../../career/books.ts'
import { hasLost, hasWon } from '../../../career/report.ts'
import { gaveUp } from './leaving.ts'

const LEAST = 1
const HIGHEST_DIE = 6

/** A victory may win somebody over, a defeat may cost somebody; no die where it could change nothing. */
export function* dedicatedFans(books: Books): Bookkeeping {
  const { team, report, dice } = books
  const now = team.fanFactor
  if (hasWon(report) && now <= HIGHEST_DIE) {
    const die = dice.for('fans').d6()
    change(books, die, die >= now ? 1 : 0)
  } else if (hasLost(report) && now > LEAST) {
    if (gaveUp(books)) {
      const die = dice.for('fans lost').d3()
      change(books, die, -Math.min(die, now - LEAST))
    } else {
      const die = dice.for('fans').d6()
      change(books, die, die < now ? -1 : 0)
    }
  }
}

function change(books: Books, die: number, by: number): void {
  const { team } = books
  const rule = 'career.fans'
  books.emit({
    type: 'rolled',
    what: 'fans',
    player: null,
    dice: [die],
    modifiers: [],
    total: die,
    result: String(by),
    rule,
  })
  if (by === 0) return
  team.fanFactor += by
  books.emit({ type: 'fans', change: by, now: team.fanFactor, rule })
}
