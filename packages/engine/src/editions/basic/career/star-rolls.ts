import type { Bookkeeping, Books } from '../../../career/books.ts'
import { reportOn } from '../../../career/opening.ts'
import { award } from '../../../career/points.ts'
import { hasWon } from '../../../career/report.ts'
import type { TeamPlayer } from '../../../career/team.ts'
import { lookUp, stepped, type Table } from '../../../match/table.ts'

/** Points by the roll as modified. */
const POINTS: Table<number> = stepped(0, [3, 1], [5, 2], [7, 3], [9, 4], [11, 5])

const ENOUGH = 2

/** What the team's match and his own add to a player's roll. */
function modifiers(books: Books, player: TeamPlayer): [source: string, value: number][] {
  const { report } = books
  const feats = reportOn(books, player)?.feats
  const reasons: [string, boolean][] = [
    ['won', hasWon(report)],
    ['team-touchdowns', report.score[0] >= ENOUGH],
    ['team-casualties', report.casualties[0] >= ENOUGH],
    ['touchdown', (feats?.touchdowns ?? 0) > 0],
    ['casualty', (feats?.casualties ?? 0) > 0],
  ]
  return reasons.filter(([, holds]) => holds).map(([source]) => [source, 1])
}

/** One die for everybody who lived and was there; a coach who simply gave up gets nothing for it, and the other a little more. */
export function* starRolls(books: Books): Bookkeeping {
  const { team, report, dice } = books
  const gaveUp = report.conceded !== null && !report.forced
  for (const player of team.players) {
    if (report.conceded === 'own' && gaveUp) break
    if (reportOn(books, player)?.available !== true) continue
    const added = modifiers(books, player)
    const die = dice.for('star-roll', player.id).d6()
    const total = die + added.reduce((sum, [, value]) => sum + value, 0)
    const points = lookUp(POINTS, total)
    books.emit({
      type: 'rolled',
      what: 'star-roll',
      player: player.id,
      dice: [die],
      modifiers: added,
      total,
      result: String(points),
      rule: 'career.star-roll',
    })
    award(books, player, 'star-roll', points, 'career.star-roll')
  }
  if (report.conceded === 'theirs' && gaveUp)
    for (const player of team.players) award(books, player, 'concession', 1, 'career.concession-bonus')
}
