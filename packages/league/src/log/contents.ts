import { type Edition, houseOf } from '@touchback/engine'
import { readCareerChoice, readReport } from '@touchback/engine/career'
import {
  flag,
  line,
  listOf,
  nameIn,
  nullable,
  object,
  oneOf,
  optional,
  type Reader,
  recordOf,
  unfit,
  whole,
} from '@touchback/engine/doors'
import { CRITERIA } from '../competition/standings.ts'
import { COLOUR } from '../career-reader.ts'
import { draftOf } from '../team-file.ts'

/** A blank tells nobody who or what is meant. */
const nameUpTo =
  (most: number): Reader<string> =>
  (value, where) => {
    const name = line(most)(value, where)
    return name.trim() === '' ? unfit(where, 'a name', name) : name
  }

/** What somebody or something is called in a log: tables are looked up by it. */
const idUpTo =
  (most: number): Reader<string> =>
  (value, where) => {
    const id = nameUpTo(most)(value, where)
    return id === '__proto__' ? unfit(where, 'a name that can be looked up', id) : id
  }
export const ID = idUpTo(60)
const NAME = nameUpTo(120)
const COUNT = whole(0, 1000)
const GOLD = whole(0, 100_000_000)
export const OPTION: Reader<number | boolean | string> = (value, where) =>
  typeof value === 'boolean'
    ? value
    : typeof value === 'number'
      ? whole(-1_000_000_000, 1_000_000_000)(value, where)
      : NAME(value, where)
const PAIR: Reader<readonly [string, string | null]> = (value, where) =>
  Array.isArray(value) && value.length === 2
    ? [ID(value[0], where), nullable(ID)(value[1], where)]
    : unfit(where, 'two teams')

const POINTS = object({
  win: COUNT,
  draw: COUNT,
  loss: COUNT,
  concession: whole(-100, 100),
  bonus: object({ touchdowns: COUNT, cleanSheet: flag, casualties: COUNT }),
})

/** How the matches of a competition come about. */
const FORMATS = [
  'open',
  'round-robin',
  'swiss',
  'knock-out',
  'groups',
  'ladder',
  /** Weeks in which coaches arrange their matches, then rounds of the best, as the book has it. */
  'play-offs',
] as const

/** What becomes of a match that nobody played in time. */
const OVERDUE = ['extended', 'default', 'both-lose'] as const

const BOOKS = { choices: listOf(readCareerChoice, 2000), dice: listOf(whole(1, 200), 2000) }
const LOTS = listOf(whole(1, 256), 300)

/** What a league settles for itself, when it is founded or with a new season. */
const settings = (edition: Edition) => ({
  house: optional(houseOf(edition)),
  options: optional(recordOf(nameIn(edition.career.options), OPTION, 60)),
  points: optional(POINTS),
  ties: optional(listOf(oneOf(CRITERIA), CRITERIA.length)),
  /** The most matches in a row against the same opponent; no limit when 0. */
  inARow: optional(COUNT),
  teamsPerCoach: optional(whole(1, 99)),
})

/** What can be written in a league's log, and what belongs to it. Drafts and house rules are those of the league's book. */
export const contents = (edition: Edition) =>
  ({
    founded: { name: NAME, edition: ID, ...settings(edition) },
    /** A program is named where one coaches in his place. */
    joined: { coach: ID, name: NAME, program: optional(line(40)) },
    left: { coach: ID },
    /** A book is named where the league goes on by another one. */
    'season-begun': { season: ID, name: NAME, edition: optional(ID), ...settings(edition) },
    'season-closed': { season: ID },
    drafted: { team: ID, coach: ID, colour: COLOUR, draft: draftOf(edition) },
    /** Between two seasons: who stays, and who and what is bought beside them. */
    redrafted: { team: ID, keep: listOf(ID, 40), draft: draftOf(edition) },
    'competition-opened': {
      /** Shorter than others: its matches are named after it. */
      competition: idUpTo(40),
      name: NAME,
      format: oneOf(FORMATS),
      teams: listOf(ID, 256),
      legs: optional(whole(1, 2)),
      rounds: optional(whole(1, 99)),
      groups: optional(whole(1, 32)),
      /** Who is in which division or group; without it teams are dealt to them in their order. */
      divisions: optional(listOf(listOf(ID, 256), 32)),
      through: optional(whole(1, 16)),
      thirdPlace: optional(flag),
      /** How many places above oneself one may play for on a ladder; any when absent. */
      reach: optional(whole(1, 256)),
      /** A cup of the book, or `season` for what the book pays at the end of one. */
      cup: optional(ID),
      /** What a cup of the league's own pays. */
      purse: optional(object({ winner: GOLD, runnerUp: GOLD })),
      overdue: optional(oneOf(OVERDUE)),
    },
    entered: { competition: ID, team: ID },
    delegated: { competition: ID, coach: ID },
    'week-begun': { competition: ID, week: whole(1, 99) },
    /** The results a coach hands in at the end of the play-offs. */
    submitted: { competition: ID, team: ID, matches: listOf(ID, 99) },
    /** The play-offs are over; dice where a place hangs on a roll-off. */
    qualified: { competition: ID, dice: LOTS },
    'round-drawn': {
      competition: ID,
      round: whole(1, 99),
      pairings: listOf(PAIR, 256),
      /** Lots, where it is drawn by lot. */
      dice: optional(LOTS),
      deadline: optional(NAME),
    },
    'match-agreed': {
      match: ID,
      competition: optional(ID),
      home: ID,
      away: ID,
      when: optional(NAME),
      stage: optional(oneOf(['third-place'])),
    },
    'match-cancelled': { match: ID },
    challenged: { challenge: ID, competition: optional(ID), from: ID, to: ID },
    'challenge-accepted': { challenge: ID },
    'challenge-refused': { challenge: ID },
    'challenge-substituted': { challenge: ID, team: ID, agreed: listOf(ID, 3) },
    /** The challenger will not play whoever was sent in place of the challenged. */
    'challenge-evaded': { challenge: ID },
    /** What the competition says of overdue matches is applied to one: a new date, the team that was ready, or neither. */
    'deadline-passed': { match: ID, until: optional(NAME), winner: optional(ID) },
    /** A match that must have a winner and has none. */
    decided: { match: ID, winner: ID },
    locked: { team: ID, locked: flag },
    reported: { match: ID, report: readReport },
    /** Played and refereed here: nobody has to confirm it. */
    played: { match: ID, record: ID, report: readReport },
    confirmed: { match: ID },
    disputed: { match: ID, reason: line(400) },
    ruled: { match: ID, report: readReport },
    aftermath: { match: ID, team: ID, ...BOOKS },
    transferred: {
      from: ID,
      to: ID,
      gold: optional(GOLD),
      player: optional(ID),
      agreed: listOf(ID, 3),
    },
    /** What a competition brings its first teams; dice where the purse or the fans take some. */
    'prizes-given': { competition: ID, dice: LOTS },
    /** A team's books on its prize: whoever reaches a level by a medal rolls for it. */
    'prize-taken': { competition: ID, team: ID, ...BOOKS },
    /** The player of the year. */
    honoured: { team: ID, player: ID },
    corrected: { entry: whole(1, 1_000_000), content: (value: unknown) => value },
    /** Entries that older rules let be and today's refuse: they stay, are listed, and the league goes on. */
    upheld: { entries: listOf(whole(2, 1_000_000), 10_000) },
    retired: { team: ID },
  }) as const
