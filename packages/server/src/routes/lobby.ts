import { MOST_WORDS, type TableInfo } from '@touchback/wire'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Visitor } from '../accounts/visitor.ts'
import { type MatchRow, tableInfo } from '../database/matches.ts'
import { coachPage, ladder } from '../lobby/coach-page.ts'
import { pairUp } from '../lobby/pairing.ts'
import { rematch } from '../lobby/rematch.ts'
import { notFound } from '../refused.ts'
import type { Services } from '../services.ts'
import { COACH_PAGE, DONE, HERE, LADDER, ONE_TABLE, REPORTS } from './answers.ts'
import { coachOf } from './coach-of.ts'
import { addRoute } from './route.ts'
import { BOOK, TEAM, TERMS, termsOf } from './terms.ts'

const WORDS = z.string().max(MOST_WORDS).nullable().default(null)

/** Where people find each other. */
export function lobbyRoutes(app: FastifyInstance, services: Services): void {
  const { database, hall } = services
  const info = (row: MatchRow, visitor: Visitor): { table: TableInfo } => ({
    table: tableInfo(row, visitor.coach?.id ?? null),
  })

  addRoute(app, services, 'POST /api/v1/pair', {
    about: 'Sits you down with whoever waits for a match of the same book and clock, or waits for somebody.',
    body: z.strictObject({ terms: TERMS, team: TEAM, words: WORDS }),
    most: 60,
    answers: ONE_TABLE,
    handle: async ({ body, visitor }) =>
      info(await pairUp(hall, coachOf(visitor), { ...body, terms: termsOf(body.terms) }), visitor),
  })

  addRoute(app, services, 'POST /api/v1/tables/:id/rematch', {
    about: 'Wants the same match once more with sides changed; it begins when the other coach does, too.',
    body: z.strictObject({ words: WORDS }),
    most: 60,
    answers: ONE_TABLE,
    handle: async ({ params, body, visitor }) =>
      info(await rematch(hall, coachOf(visitor), params['id'] ?? '', body.words), visitor),
  })

  addRoute(app, services, 'GET /api/v1/here', {
    about: 'Who is here.',
    answers: HERE,
    handle: async () => ({ coaches: await hall.presence.everybody() }),
  })

  addRoute(app, services, 'GET /api/v1/coaches/:id', {
    about: 'A coach: ratings, statistics, matches.',
    answers: COACH_PAGE,
    handle: async ({ params, visitor }) => {
      const page = await coachPage(database, params['id'] ?? '', visitor.coach?.id ?? null)
      if (page === null) throw notFound('coach')
      return page
    },
  })

  addRoute(app, services, 'GET /api/v1/ladder', {
    about: 'The coaches of a book by their ratings.',
    query: z.strictObject({ book: BOOK }),
    answers: LADDER,
    handle: async ({ query: { book } }) => ({ coaches: await ladder(database, book) }),
  })

  addRoute(app, services, 'POST /api/v1/chat/:no/report', {
    about: 'Tells the moderators of something that was said.',
    body: z.strictObject({}),
    most: 20,
    answers: DONE,
    handle: async ({ params, visitor }) => {
      const row = await database.one(
        `insert into chat_report (chat, coach) select no, $2 from chat where no = $1 on conflict do nothing returning chat`,
        [numberOf(params), coachOf(visitor).id],
      )
      return { done: row !== null }
    },
  })

  addRoute(app, services, 'GET /api/v1/reports', {
    about: 'What was reported and is still to be seen.',
    answers: REPORTS,
    handle: async () => ({
      reports: await database.rows(
        `select c.no::int, c.match, c.name, c.words, c.at, count(*)::int as reports from chat_report r join chat c on c.no = r.chat
         where not c.hidden group by c.no order by c.no desc limit 200`,
      ),
    }),
  })

  addRoute(app, services, 'POST /api/v1/chat/:no/hide', {
    about: 'Hides something that was said.',
    body: z.strictObject({}),
    answers: DONE,
    handle: async ({ params }) => {
      const row = await database.one<{ match: string }>(
        'update chat set hidden = true where no = $1 returning match',
        [numberOf(params)],
      )
      if (row === null) throw notFound('line')
      return { done: true }
    },
  })
}

const numberOf = (params: Readonly<Record<string, string>>): number => {
  const no = Number(params['no'])
  if (!Number.isSafeInteger(no) || no < 1) throw notFound('line')
  return no
}
