import { other, type Side } from '@touchback/engine'
import type { Database } from '../database/database.ts'
import { fromJson, type JsonText } from '../database/json-text.ts'
import { sideOf } from '../database/matches.ts'
import type { Hall } from '../live/hall.ts'

/** What others see where somebody was. */
const FORMER = 'a former coach'

/** All that is kept of a coach; what opens doors is left out. */
export async function exportOf(database: Database, id: string): Promise<object> {
  const [coach, matches, chat, ratings, tokens, teams] = await Promise.all([
    database.one('select id, name, email, guest, role, "createdAt" from auth_user where id = $1', [id]),
    database.rows<{ terms: JsonText<unknown>; seats: JsonText<unknown>; ending: JsonText<unknown> | null }>(
      `select id, state, terms, seats, home = $1 as at_home, ending, created_at, begun_at, over_at
       from match where $1 in (home, away) order by created_at`,
      [id],
    ),
    database.rows('select match, words, at from chat where coach = $1 order by no', [id]),
    database.rows('select book, mu, sigma, played, won, drawn, lost from rating where coach = $1', [id]),
    database.rows('select name, scopes, created_at, used_at from token where coach = $1', [id]),
    database.rows<{ file: JsonText<unknown> }>('select file from kept_team where coach = $1', [id]),
  ])
  return {
    coach,
    matches: matches.map(({ terms, seats, ending, ...rest }) => ({
      ...rest,
      terms: fromJson(terms),
      seats: fromJson(seats),
      ending: ending === null ? null : fromJson(ending),
    })),
    chat,
    ratings,
    tokens,
    teams: teams.map(({ file }) => fromJson(file)),
  }
}

/** Gives up the seats of somebody who goes: the other coach wins what was being played. */
async function leaveTables(hall: Hall, id: string): Promise<void> {
  const notBegun = await hall.database.rows<{ id: string }>(
    `update match set state = 'gone' where $1 in (home, away) and state in ('open', 'words') returning id`,
    [id],
  )
  for (const row of notBegun) await hall.changed(row.id)
  const rows = await hall.database.rows<{ id: string }>(
    `select id from match where $1 in (home, away) and state = 'live'`,
    [id],
  )
  for (const row of rows) {
    const match = await hall.match(row.id)
    const side: Side | null = match === null ? null : sideOf(match.row, id)
    if (match !== null && side !== null)
      await match.decide('end', () => ({ reason: 'abandoned', winner: other(side) }))
  }
}

/** A coach goes for good. What he has played stays, and what he has said in it under no name. */
export async function deleteCoach(hall: Hall, id: string): Promise<void> {
  await leaveTables(hall, id)
  const client = await hall.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('update chat set coach = null, name = $2 where coach = $1', [id, FORMER])
    for (const table of ['token', 'recovery', 'rating', 'presence', 'kept_team', 'chat_report'])
      await client.query(`delete from ${table} where coach = $1`, [id])
    await client.query('delete from auth_session where "userId" = $1', [id])
    await client.query('delete from auth_account where "userId" = $1', [id])
    await client.query('delete from auth_user where id = $1', [id])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
