import type { Bookkeeping, Books } from '../../../career/books.ts'
import { hasLost, hasWon } from '../../../career/report.ts'
import { depart } from '../../../career/roster.ts'
import { totalPoints } from '../../../career/team.ts'
import { lookUp, stepped, type Table } from '../../../match/table.ts'

const CHANGES: Table<number> = stepped(-1, [2, 0], [6, 1])
const LEAST = 1
const ENOUGH = 2
const FULL_HOUSE = 10
const STAGES: Readonly<Record<string, number>> = { 'semi-final': 1, final: 2 }

/** Modifiers of the roll, without those that add nothing. */
function modifiers({ report, team }: Books): [source: string, value: number][] {
  const { score, casualties, stage, conceded } = report
  const all: [string, number][] = [
    ['won', hasWon(report) ? 1 : 0],
    ['lost', hasLost(report) ? -1 : 0],
    ['touchdowns', score[0] >= ENOUGH ? 1 : 0],
    ['casualties', casualties[0] >= ENOUGH ? 1 : 0],
    [stage ?? 'stage', STAGES[stage ?? ''] ?? 0],
    ['fans', -Math.floor(team.fanFactor / FULL_HOUSE)],
    ['conceded', conceded === 'theirs' ? 2 : 0],
  ]
  return all.filter(([, value]) => value !== 0)
}

/** One die: the fans of a team that gave up need none. */
export function* fans(books: Books): Bookkeeping {
  if (books.report.conceded === 'own') return win(books, -1)
  const die = books.dice.for('fans').d6()
  const added = modifiers(books)
  const total = added.reduce((sum, [, value]) => sum + value, die)
  const change = lookUp(CHANGES, total)
  books.emit({
    type: 'rolled',
    what: 'fans',
    player: null,
    dice: [die],
    modifiers: added,
    total,
    result: String(change),
    rule: 'career.fans',
  })
  win(books, change)
}

/** So many more or fewer; the last ones are loyal. */
function win(books: Books, by: number): void {
  const { team } = books
  if (by === 0 || (by < 0 && team.fanFactor <= LEAST)) return
  team.fanFactor += by
  books.emit({ type: 'fans', change: by, now: team.fanFactor, rule: 'career.fans' })
}

/** From so many points on, and up to this on his die, a player will not stay with a coach who gave up. */
const PROUD = 51
const LEAVES = 3

export function* deserters(books: Books): Bookkeeping {
  if (books.report.conceded !== 'own') return
  for (const player of books.team.players.filter((each) => totalPoints(each) >= PROUD)) {
    const die = books.dice.for('deserters', player.id).d6()
    const leaves = die <= LEAVES
    books.emit({
      type: 'rolled',
      what: 'deserters',
      player: player.id,
      dice: [die],
      modifiers: [],
      total: die,
      result: leaves ? 'leaves' : 'stays',
      rule: 'career.deserters',
    })
    if (leaves) depart(books, player, 'left', 'career.deserters')
  }
}
