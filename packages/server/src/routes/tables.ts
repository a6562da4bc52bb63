import { MOST_WORDS, type TableInfo } from '@touchback/wire'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Visitor } from '../accounts/visitor.ts'
import { matchesWhere, matchOf, type MatchRow, tableInfo } from '../database/matches.ts'
import { adjudicate } from '../lobby/agreements.ts'
import { STALE } from '../lobby/presence.ts'
import { nearTo } from '../lobby/ratings.ts'
import { addWords, joinTable, openTable, withdraw } from '../lobby/tables.ts'
import { notFound, Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { DONE, ONE_TABLE, RECORD, TABLES } from './answers.ts'
import { coachOf } from './coach-of.ts'
import { addRoute } from './route.ts'
import { BOOK, TEAM, TERMS, termsOf } from './terms.ts'

const WORDS = z.string().max(MOST_WORDS)

const NEW_TABLE = z.strictObject({
  terms: TERMS,
  team: TEAM,
  side: z.enum(['home', 'away']).default('home'),
  computer: z.string().max(20).nullable().default(null),
})

const LIST = z.strictObject({
  state: z.enum(['open', 'live', 'over']).default('open'),
  book: BOOK.optional(),
  coach: z.string().max(60).optional(),
  band: z.coerce.number().int().min(10).max(2000).optional(),
  after: z.string().max(60).optional(),
})

const MOST_LISTED = 50

export function tableRoutes(app: FastifyInstance, services: Services): void {
  const { database, hall } = services
  const info = (row: MatchRow, visitor: Visitor): TableInfo => tableInfo(row, visitor.coach?.id ?? null)
  const found = async (id: string): Promise<MatchRow> => {
    const row = await matchOf(database, id)
    if (row === null) throw notFound('table')
    return row
  }

  addRoute(app, services, 'GET /api/v1/tables', {
    about:
      'Public tables: open seats, matches being played or finished ones; of one book or coach, or of coaches within so many points of your rating, if wanted. Newest first, a page at a time: `next` is what the following page comes `after`, null at the end.',
    query: LIST,
    answers: TABLES,
    handle: async ({ query: { state, book, coach, band = Infinity, after }, visitor }) => {
      // One's own tables are listed whether they are public or not; a seat whose clock would run at once, while its host is here.
      const rows = await matchesWhere(
        database,
        `m.state = any($1) and ($2::text is null or m.book = $2)
         and ($3::text is null or $3 in (m.home, m.away)) and (m.public or $4 in (m.home, m.away))
         and (m.state <> 'open' or $4 in (m.home, m.away) or m.terms::json -> 'clock' ->> 'type' in ('untimed', 'days')
              or exists (select 1 from presence p where p.coach in (m.home, m.away) and p.seen_at > now() - ${STALE}))
         and ($5::text is null or (m.created_at, m.id) < (select created_at, id from match where id = $5))`,
        [
          state === 'live' ? ['words', 'live'] : [state],
          book ?? null,
          coach ?? null,
          visitor.coach?.id ?? null,
          after ?? null,
        ],
        MOST_LISTED,
      )
      const next = rows.length < MOST_LISTED ? null : (rows.at(-1)?.id ?? null)
      const isNear = await nearTo(database, visitor.coach?.id ?? null, band)
      return { tables: rows.filter(isNear).map((row) => ({ ...info(row, visitor), spec: null })), next }
    },
  })

  addRoute(app, services, 'POST /api/v1/tables', {
    about:
      'Opens a table: you sit on one side of it with a team. Send the id to a friend, or play a computer.',
    body: NEW_TABLE,
    most: 60,
    answers: ONE_TABLE,
    handle: async ({ body, visitor }) => {
      const row = await openTable(hall, coachOf(visitor), { ...body, terms: termsOf(body.terms) })
      return { table: info(row, visitor) }
    },
  })

  addRoute(app, services, 'GET /api/v1/tables/:id', {
    about: 'A table, whatever has become of it.',
    answers: ONE_TABLE,
    handle: async ({ params, visitor }) => ({ table: info(await found(params['id'] ?? ''), visitor) }),
  })

  addRoute(app, services, 'DELETE /api/v1/tables/:id', {
    about: 'Takes an open table of yours away.',
    answers: DONE,
    handle: async ({ params, visitor }) => {
      await withdraw(hall, coachOf(visitor), params['id'] ?? '')
      return { done: true }
    },
  })

  addRoute(app, services, 'POST /api/v1/tables/:id/join', {
    about:
      'Takes the free seat with a team. Words for the dice are sent along: the commitment is on the table.',
    body: z.strictObject({ team: TEAM, words: WORDS.nullable().default(null) }),
    most: 60,
    answers: ONE_TABLE,
    handle: async ({ params, body, visitor }) => ({
      table: info(await joinTable(hall, coachOf(visitor), params['id'] ?? '', body), visitor),
    }),
  })

  addRoute(app, services, 'POST /api/v1/tables/:id/words', {
    about: 'Adds your words to the dice, once and before the match begins.',
    body: z.strictObject({ words: WORDS }),
    answers: ONE_TABLE,
    handle: async ({ params, body, visitor }) => ({
      table: info(await addWords(hall, coachOf(visitor), params['id'] ?? '', body.words), visitor),
    }),
  })

  addRoute(app, services, 'POST /api/v1/tables/:id/adjudicate', {
    about: 'Ends a match that its coaches cannot end, for one of them or as a draw.',
    body: z.strictObject({ winner: z.enum(['home', 'away', 'draw']) }),
    answers: ONE_TABLE,
    handle: async ({ params, body, visitor }) => {
      const match = await hall.match(params['id'] ?? '')
      if (match === null) throw notFound('table')
      await adjudicate(match, coachOf(visitor).id, body.winner)
      return { table: info(match.row, visitor) }
    },
  })

  addRoute(app, services, 'GET /api/v1/tables/:id/record', {
    about: 'A finished match as a file, with the proof of its dice.',
    answers: RECORD,
    handle: async ({ params, reply }) => {
      const { id } = await found(params['id'] ?? '')
      const row = await database.one<{ file: string }>('select file from match_record where match = $1', [id])
      if (row === null) throw new Refused(409, 'This match is not over: its record is published when it is.')
      void reply
        .type('application/json')
        .header('content-disposition', `attachment; filename="touchback-${id}.json"`)
      return row.file
    },
  })
}
