import type { CoachName } from '@touchback/wire'
import { matchOf, type MatchRow, sideOf } from '../database/matches.ts'
import type { Hall } from '../live/hall.ts'
import { notFound, Refused } from '../refused.ts'
import { joinTable, openTable } from './tables.ts'

/**
 * The two meet again with the same teams, and the sides change. Whoever asks first opens the table and the other joins it with
 * the same wish; against a computer it begins at once.
 */
export async function rematch(
  hall: Hall,
  coach: CoachName,
  id: string,
  words: string | null,
): Promise<MatchRow> {
  const row = await matchOf(hall.database, id)
  if (row === null) throw notFound('table')
  const side = sideOf(row, coach.id)
  const mine = side === null ? null : row.seats[side]
  if (side === null || mine === null) throw new Refused(403, 'You did not coach in this match.')
  if (row.state !== 'over') throw new Refused(409, 'This match is not over yet.')
  const asked = row.rematch === null ? null : await matchOf(hall.database, row.rematch)
  // One that was taken away again leaves room for another.
  if (asked !== null && asked.state !== 'gone') {
    if (asked.state !== 'open' || sideOf(asked, coach.id) !== null) return asked
    return joinTable(hall, coach, asked.id, { team: mine.team, words })
  }
  const computer = row.seats[side === 'home' ? 'away' : 'home']?.computer ?? null
  const next = await openTable(hall, coach, {
    terms: row.terms,
    team: mine.team,
    side: side === 'home' ? 'away' : 'home',
    computer,
  })
  const first = await hall.database.one(
    'update match set rematch = $2 where id = $1 and rematch is not distinct from $3 returning id',
    [id, next.id, row.rematch],
  )
  if (first === null) {
    // The other was faster: his table is the one.
    await hall.database.rows(`update match set state = 'gone' where id = $1 and state = 'open'`, [next.id])
    return rematch(hall, coach, id, words)
  }
  await hall.changed(id)
  return next
}
