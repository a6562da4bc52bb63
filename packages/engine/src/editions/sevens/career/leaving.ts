import type { Bookkeeping, Books } from '../../../career/books.ts'
import { depart } from '../../../career/roster.ts'
import { learnedSkills, type TeamPlayer } from '../../../career/team.ts'
import type { RuleKey } from '../../../match/rule-keys.ts'

/** Everybody who has learned something may be wanted by a bigger club. */
export function* theDraft(books: Books): Bookkeeping {
  for (const player of books.team.players) {
    const learned = learnedSkills(player).length
    if (learned > 0) leaveOn(books, player, learned, 'career.leaving')
  }
}

/** From so many skills on, and up to this on his die, a player will not stay with a coach who gave up. */
const PROUD = 3
const QUITS = 3

export function* quitters(books: Books): Bookkeeping {
  if (!gaveUp(books)) return
  for (const player of books.team.players)
    if (learnedSkills(player).length >= PROUD) leaveOn(books, player, QUITS, 'career.deserters')
}

/** Whether this coach conceded without having to. */
export const gaveUp = ({ report }: Books): boolean => report.conceded === 'own' && !report.forced

/** One die; he is gone if it shows no more than this. */
function leaveOn(books: Books, player: TeamPlayer, highest: number, rule: RuleKey): void {
  const die = books.dice.for(`leaving: ${rule}`, player.id).d6()
  const leaves = die <= highest
  books.emit({
    type: 'rolled',
    what: 'leaving',
    player: player.id,
    dice: [die],
    modifiers: [],
    total: die,
    result: leaves ? 'leaves' : 'stays',
    rule,
  })
  if (leaves) depart(books, player, 'left', rule)
}
