import type { Bookkeeping, Books } from './books.ts'
import type { Edition } from '../match/edition.ts'
import type { OwnReport, PlayerReport } from './report.ts'
import { award, learn } from './points.ts'
import { bank, injure } from './roster.ts'
import { addFeats, type TeamPlayer } from './team.ts'
import { worthOf } from './worth.ts'

/** What the report tells of a player; null of one who was not there. */
export const reportOn = ({ report }: Books, { id }: TeamPlayer): PlayerReport | null =>
  Object.hasOwn(report.players, id) ? (report.players[id] ?? null) : null

/** What the match itself has settled is written down: what was spent, who did what, who was hurt, who is fit again. */
export function* openBooks(books: Books): Bookkeeping {
  const { team, report } = books
  // After a correction of an older match a team may not have had what it spent: nobody is left in debt.
  const spent = Math.min(report.spent, team.treasury)
  if (spent > 0) bank(books, 'hired', -spent, 'career.spent')
  for (const player of team.players) {
    if (player.missNext) books.emit({ type: 'fit-again', player: player.id, rule: 'career.fit-again' })
    player.missNext = false
    const told = reportOn(books, player)
    if (told === null) continue
    if (told.available) player.matches++
    player.feats = addFeats(player.feats, told.feats)
    award(books, player, 'mvp', told.mvps * (books.career.points.mvp ?? 0), 'career.mvp')
    player.mvps += told.mvps
    for (const lesson of told.learned) learn(books, player, lesson)
    for (const hurt of told.hurt) if (player.status === 'active') injure(books, player, hurt)
  }
}

/** The score that tables and records know: whoever is given a match has won it. */
export function recordedScore({ career }: Edition, { score, conceded }: OwnReport): OwnReport['score'] {
  const [own, theirs] = score
  const { walkover } = career
  if (walkover === undefined || conceded === null) return score
  const [winner, loser] = walkover
  if (conceded === 'theirs') return own > theirs ? score : [winner, loser]
  return theirs > own ? score : [loser, winner]
}

/** The team's worth is worked out anew, and written down where the book has a place for it. */
export function rate(books: Books): number {
  const { team, edition } = books
  const worth = worthOf(edition, team, books.options)
  if (edition.career.worth.unit === 'rating') team.rating = worth
  books.emit({ type: 'worth', worth, rule: edition.career.worth.rule })
  return worth
}

/** The last step of every book: the team's worth is worked out anew and the match is entered in its record. */
export function* closeBooks(books: Books): Bookkeeping {
  const { team, report, edition } = books
  const worth = rate(books)
  const { casualties, gate, conceded, shootOut, stage, against } = report
  // A long list with one more: written as a spread it would grow, and be copied, several times.
  team.matches = team.matches.concat({
    opponent: against.name,
    score: recordedScore(edition, report),
    casualties,
    gate,
    winnings: books.winnings,
    conceded,
    ...(shootOut === undefined ? {} : { shootOut }),
    stage,
    worth,
    treasury: team.treasury,
  })
}
