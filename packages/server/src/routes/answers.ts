import { BOTS } from '@touchback/bots'
import { EDITIONS } from '@touchback/engine'
import { type CoachName, OFFERS, REASONS_TO_END, type TableInfo } from '@touchback/wire'
import { z } from 'zod'
import { ROLES, SCOPES } from '../accounts/visitor.ts'
import { TERMS } from './terms.ts'

/** What is told of whoever is not given what he asks for. */
export const REFUSAL = z.object({ problem: z.string() })

export const DONE = z.strictObject({ done: z.boolean() })

const SIDE = z.enum(['home', 'away'])
const COUNT = z.int().min(0)
/** Milliseconds since 1970. */
const TIME = COUNT
/** As the database keeps it. */
const DATE = z.iso.datetime()
const BOOK = z.enum(Object.keys(EDITIONS))
const COMPUTER = z.enum(Object.keys(BOTS))

const COACH = z.strictObject({
  id: z.string(),
  name: z.string(),
  guest: z.boolean(),
}) satisfies z.ZodType<CoachName>

const SELF = z.strictObject({ ...COACH.shape, role: z.enum(ROLES) })

export const NOBODY_NOW = z.strictObject({ coach: z.null() })
export const ME = z.union([
  NOBODY_NOW,
  z.strictObject({ coach: SELF, scopes: z.array(z.enum(SCOPES)).nullable() }),
])

const SEAT = z.strictObject({
  coach: COACH.nullable(),
  computer: COMPUTER.nullable(),
  team: z.strictObject({ name: z.string(), roster: z.string(), colour: z.string() }).nullable(),
  rating: z.int().nullable(),
  offer: z.enum(OFFERS).nullable(),
})

const ENDING = z.strictObject({
  reason: z.enum(REASONS_TO_END),
  winner: z.enum(['home', 'away', 'draw']),
  score: z.strictObject({ home: COUNT, away: COUNT }),
})

/** Two teams and the options; docs/PROTOCOL.md has the rest. */
const SPEC = z.looseObject({
  edition: BOOK,
  teams: z.looseObject({ home: z.looseObject({}), away: z.looseObject({}) }),
  options: z.looseObject({}),
})

const WORDS = z.strictObject({ home: z.string().nullable(), away: z.string().nullable() })

const TABLE = z.strictObject({
  id: z.string(),
  state: z.enum(['open', 'words', 'live', 'over', 'gone']),
  terms: TERMS,
  seats: z.strictObject({ home: SEAT, away: SEAT }),
  you: SIDE.nullable(),
  commitment: z.hex().length(64),
  words: WORDS.nullable(),
  secret: z.hex().length(64).nullable(),
  spec: SPEC.nullable(),
  engine: z.string(),
  createdAt: TIME,
  begunAt: TIME.nullable(),
  overAt: TIME.nullable(),
  ending: ENDING.nullable(),
  rematch: z.string().nullable(),
} satisfies Readonly<Record<keyof TableInfo, z.ZodType>>)

export const ONE_TABLE = z.strictObject({ table: TABLE })
export const TABLES = z.strictObject({ tables: z.array(TABLE), next: z.string().nullable() })

/** A match as a file; docs/PROTOCOL.md says what is in it. */
export const RECORD = z.strictObject({
  format: z.literal('touchback-match'),
  version: z.int(),
  engine: z.string().nullable(),
  since: COUNT,
  spec: SPEC,
  answers: z.array(
    z.looseObject({
      by: z.string().nullable(),
      choice: z.looseObject({ type: z.string() }).nullable(),
      dice: z.array(z.tuple([z.int(), z.int()])),
    }),
  ),
  events: z.array(z.array(z.looseObject({ type: z.string() }))),
  positions: z.array(z.unknown()),
  settings: z.looseObject({ online: z.strictObject({ match: z.string(), ending: ENDING }) }),
  proof: z.strictObject({
    match: z.string(),
    secret: z.hex().length(64),
    commitment: z.hex().length(64),
    words: WORDS,
  }),
})

export const HERE = z.strictObject({
  coaches: z.array(z.strictObject({ id: z.string(), name: z.string() })),
})

const RESULTS = { played: COUNT, won: COUNT, drawn: COUNT, lost: COUNT }
const GOALS = z.strictObject({ for: COUNT, against: COUNT })
const RATED = { book: BOOK, rating: z.int(), ...RESULTS }

export const COACH_PAGE = z.strictObject({
  coach: z.strictObject({ ...COACH.shape, since: TIME }),
  ratings: z.array(z.strictObject(RATED)),
  statistics: z.strictObject({ ...RESULTS, touchdowns: GOALS }),
  matches: z.array(
    z.strictObject({
      id: z.string(),
      book: BOOK,
      rated: z.boolean(),
      overAt: TIME,
      result: z.enum(['won', 'drawn', 'lost']),
      reason: z.enum(REASONS_TO_END),
      score: GOALS,
      team: z.looseObject({ name: z.string(), roster: z.string() }),
      opponent: z.strictObject({
        id: z.string().nullable(),
        name: z.string(),
        computer: z.boolean(),
        team: z.string(),
      }),
    }),
  ),
})

export const LADDER = z.strictObject({
  coaches: z.array(z.strictObject({ id: z.string(), name: z.string(), ...RATED })),
})

export const REPORTS = z.strictObject({
  reports: z.array(
    z.strictObject({
      no: COUNT,
      match: z.string(),
      name: z.string(),
      words: z.string(),
      at: DATE,
      reports: COUNT,
    }),
  ),
})

/** A team file of version 1. */
const TEAM_FILE = z.strictObject({
  format: z.literal('touchback-team'),
  version: z.literal(1),
  edition: BOOK,
  league: z.boolean(),
  colour: z.string(),
  draft: z.looseObject({ name: z.string(), roster: z.string() }),
})

export const TEAMS = z.strictObject({
  teams: z.array(z.strictObject({ id: z.string(), team: TEAM_FILE })),
})
export const KEPT_TEAM = z.strictObject({ id: z.string() })

const KEPT_SEAT = z.strictObject({ computer: COMPUTER.nullable(), team: TEAM_FILE })
const TOKEN = { name: z.string(), scopes: z.string(), created_at: DATE, used_at: DATE.nullable() }

export const TOKENS = z.strictObject({ tokens: z.array(z.strictObject({ id: z.string(), ...TOKEN })) })
export const NEW_TOKEN = z.strictObject({ id: z.string(), token: z.string() })
export const CODE = z.strictObject({ code: z.string() })

export const EXPORT = z.strictObject({
  coach: z.strictObject({
    ...COACH.shape,
    email: z.string(),
    role: z.string(),
    createdAt: DATE,
  }),
  matches: z.array(
    z.strictObject({
      id: z.string(),
      state: TABLE.shape.state,
      terms: TERMS,
      seats: z.strictObject({ home: KEPT_SEAT.nullable(), away: KEPT_SEAT.nullable() }),
      at_home: z.boolean().nullable(),
      ending: ENDING.nullable(),
      created_at: DATE,
      begun_at: DATE.nullable(),
      over_at: DATE.nullable(),
    }),
  ),
  chat: z.array(z.strictObject({ match: z.string(), words: z.string(), at: DATE })),
  ratings: z.array(z.strictObject({ book: BOOK, mu: z.number(), sigma: z.number(), ...RESULTS })),
  tokens: z.array(z.strictObject(TOKEN)),
  teams: z.array(TEAM_FILE),
})

export const HEALTH = z.strictObject({
  ok: z.literal(true),
  database: z.literal('here'),
  engine: z.string(),
  addresses: z.array(z.string()),
})

export const OPENAPI = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ summary: z.string() }))),
  components: z.looseObject({}),
})

/** A page to look at, or figures for a collector. */
export const TEXT = z.string()
