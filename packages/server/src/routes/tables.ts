import { EDITIONS } from '@touchback/engine'
import { MOST_WORDS, type TableInfo, type Terms } from '@touchback/wire'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Visitor } from '../accounts/visitor.ts'
import { matchesWhere, matchOf, type MatchRow, tableInfo } from '../database/matches.ts'
import { addWords, joinTable, openTable, withdraw } from '../lobby/tables.ts'
import { notFound, Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { addRoute } from './route.ts'

const WEEK = 7 * 86_400

const CLOCK = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('untimed') }),
  z.strictObject({
    type: z.literal('turn'),
    seconds: z.int().min(10).max(3600),
    bank: z.int().min(0).max(7200),
  }),
  z.strictObject({
    type: z.literal('chess'),
    seconds: z.int().min(60).max(WEEK),
    increment: z.int().min(0).max(600),
  }),
  z.strictObject({ type: z.literal('days'), days: z.int().min(1).max(14) }),
])

const BOOK = z.enum(Object.keys(EDITIONS))

const TERMS = z.strictObject({
  book: BOOK,
  clock: CLOCK.default({ type: 'untimed' }),
  rated: z.boolean().default(false),
  undo: z.enum(['off', 'until-dice']).default('until-dice'),
  public: z.boolean().default(false),
  delay: z.int().min(0).max(600).default(0),
  tie: z.enum(['draw', 'overtime', 'shoot-out']).optional(),
})

const withoutUndefined = ({ tie, ...terms }: z.output<typeof TERMS>): Terms =>
  tie === undefined ? terms : { ...terms, tie }

/** A team file, read where teams are known. */
const TEAM = z.record(z.string().max(40), z.unknown())
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
})

const MOST_LISTED = 50

const coachOf = ({ coach }: Visitor) => {
  if (coach === null) throw new Refused(401, 'You are not signed in.')
  return coach
}

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
      'Public tables: open seats, matches being played or finished ones; of one book or coach if wanted.',
    query: LIST,
    handle: async ({ query: { state, book, coach }, visitor }) => {
      // One's own tables are listed whether they are public or not.
      const rows = await matchesWhere(
        database,
        `m.state = any($1) and ($2::text is null or m.book = $2)
         and ($3::text is null or $3 in (m.home, m.away)) and (m.public or $4 in (m.home, m.away))`,
        [
          state === 'live' ? ['words', 'live'] : [state],
          book ?? null,
          coach ?? null,
          visitor.coach?.id ?? null,
        ],
        MOST_LISTED,
      )
      return { tables: rows.map((row) => ({ ...info(row, visitor), spec: null })) }
    },
  })

  addRoute(app, services, 'POST /api/v1/tables', {
    about:
      'Opens a table: you sit on one side of it with a team. Send the id to a friend, or play a computer.',
    body: NEW_TABLE,
    most: 60,
    handle: async ({ body, visitor }) => {
      const row = await openTable(hall, coachOf(visitor), { ...body, terms: withoutUndefined(body.terms) })
      return { table: info(row, visitor) }
    },
  })

  addRoute(app, services, 'GET /api/v1/tables/:id', {
    about: 'A table, whatever has become of it.',
    handle: async ({ params, visitor }) => ({ table: info(await found(params['id'] ?? ''), visitor) }),
  })

  addRoute(app, services, 'DELETE /api/v1/tables/:id', {
    about: 'Takes an open table of yours away.',
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
    handle: async ({ params, body, visitor }) => ({
      table: info(await joinTable(hall, coachOf(visitor), params['id'] ?? '', body), visitor),
    }),
  })

  addRoute(app, services, 'POST /api/v1/tables/:id/words', {
    about: 'Adds your words to the dice, once and before the match begins.',
    body: z.strictObject({ words: WORDS }),
    handle: async ({ params, body, visitor }) => ({
      table: info(await addWords(hall, coachOf(visitor), params['id'] ?? '', body.words), visitor),
    }),
  })

  addRoute(app, services, 'GET /api/v1/tables/:id/record', {
    about: 'A finished match as a file, with the proof of its dice.',
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
