import { type Edition, SIDES } from '@touchback/engine'
import { INJURY_EFFECTS, STATUSES } from '@touchback/engine/career'
import {
  flag,
  isFields,
  listOf,
  nullable,
  object,
  oneOf,
  optional,
  type Reader,
  recordOf,
  text,
  unfit,
  whole,
} from '@touchback/engine/doors'
import {
  COUNT,
  either,
  type Every,
  isFlag,
  isText,
  MANY,
  NAME,
  PART,
  SCORE,
  some,
  WORD,
} from '@touchback/engine/testing'
import type { CareerExpectation, PlayerExpectation } from './career-expectation.ts'
import type { DraftScenario } from './draft-scenario.ts'
import type {
  PostMatchScenario,
  ScenarioGuest,
  ScenarioReport,
  ScenarioReportLine,
} from './post-match-scenario.ts'
import type {
  ExpectedPlayer,
  ExpectedSide,
  PreMatchExpectation,
  PreMatchScenario,
  PreMatchTeam,
} from './pre-match-scenario.ts'
import type { ScenarioCareer, ScenarioTeam } from './scenario-team.ts'
import type { PlayOffsScenario, PrizesScenario } from './tournament-scenario.ts'

/*
 * What a career scenario may say. Fields that nobody knows are for its readers, as in a match scenario; among what is expected
 * they are refused, or nothing would hold them.
 */
export const CAREER_KINDS = ['draft', 'pre-match', 'post-match', 'prizes', 'play-offs'] as const

type AnyCareer = DraftScenario | PreMatchScenario | PostMatchScenario | PrizesScenario | PlayOffsScenario

const MONEY = whole(0, 1_000_000_000)
const POINTS = whole(0, 9999)
const NAMES = listOf(NAME, MANY)
const STORY = listOf(either(isText, NAME, PART), MANY)
const OPTIONS = recordOf(
  NAME,
  either<boolean, number | string>(isFlag, flag, either(isText, NAME, whole(-1_000_000_000, 1_000_000_000))),
  60,
)

const COMMON = {
  name: text(400),
  edition: NAME,
  rules: optional(listOf(WORD, MANY)),
  dice: optional(listOf(text(400), MANY)),
  play: optional(listOf(PART, MANY)),
  auto: optional(flag),
} as const

const pairOf =
  (number: Reader<number>): Reader<readonly [number, number]> =>
  (value, where) =>
    Array.isArray(value) && value.length === 2
      ? [number(value[0], where), number(value[1], where)]
      : unfit(where, 'two numbers', value)

const statsOf = ({ players }: Edition) =>
  recordOf(oneOf(players.characteristics.map(({ id }) => id)), nullable(whole(0, 20)), 5)

/** What lists of a book sell beside players, staff and re-rolls. */
const extrasOf = ({ teams }: Edition): readonly string[] =>
  Object.values(teams.rosters).flatMap(({ extras = {} }) => Object.keys(extras))

const teamShape = (edition: Edition, count: Reader<number>) =>
  ({
    team: NAME,
    treasury: optional(MONEY),
    rerolls: optional(count),
    fanFactor: optional(count),
    startFanFactor: optional(count),
    apothecary: optional(either<boolean, number>(isFlag, flag, count)),
    assistants: optional(count),
    cheerleaders: optional(count),
    trophies: optional(NAMES),
    rating: optional(POINTS),
    wizard: optional(nullable(NAME)),
    ingredients: optional(count),
    extras: optional(recordOf(NAME, count, 60)),
    picked: optional(NAMES),
    players: optional(
      recordOf(
        NAME,
        some({
          position: optional(NAME),
          spp: optional(POINTS),
          skills: optional(NAMES),
          stats: optional(statsOf(edition)),
          niggles: optional(COUNT),
          missNext: optional(flag),
        } satisfies Every<ScenarioCareer>),
        100,
      ),
    ),
    squad: optional(recordOf(NAME, COUNT, 60)),
  }) satisfies Every<ScenarioTeam>

/** A team; what its list sells beside the usual may stand under `extras` or beside the rest. */
function teamOf<T extends ScenarioTeam>(
  edition: Edition,
  reader: Reader<T>,
  count: Reader<number> = COUNT,
): Reader<T> {
  const sold = some(Object.fromEntries(extrasOf(edition).map((id) => [id, optional(count)])))
  return (value, where) => {
    const team = reader(value, where)
    return { ...team, extras: { ...sold(value, where), ...team.extras } }
  }
}

const lineShape = {
  touchdowns: optional(COUNT),
  completions: optional(COUNT),
  interceptions: optional(COUNT),
  casualties: optional(COUNT),
  otherCasualties: optional(COUNT),
  fouls: optional(COUNT),
  deflections: optional(COUNT),
  injury: optional(nullable(oneOf(INJURY_EFFECTS))),
  played: optional(flag),
  mvp: optional(flag),
} satisfies Every<ScenarioReportLine>

const guest = some({ ...lineShape, position: NAME } satisfies Every<ScenarioGuest>)
/** By their names: what they did, or only what they are; or a list of them. */
const guestsByName = recordOf(
  NAME,
  either<ScenarioGuest, ScenarioGuest>(isText, (value, where) => ({ position: NAME(value, where) }), guest),
  40,
)
const named = listOf(some({ ...lineShape, position: NAME, name: NAME }), 40)
const guests: Reader<Readonly<Record<string, ScenarioGuest>>> = (value, where) =>
  Array.isArray(value)
    ? Object.fromEntries(named(value, where).map(({ name, ...told }) => [name, told]))
    : guestsByName(value, where)

const report = some({
  score: optional(SCORE),
  gate: optional(nullable(whole(0, 10_000_000))),
  stage: optional(nullable(NAME)),
  conceded: optional(nullable(oneOf(['own', 'theirs']))),
  forced: optional(flag),
  crowd: optional(whole(-10, 10)),
  players: optional(recordOf(NAME, some(lineShape), 100)),
  guests: optional(guests),
  journeymen: optional(guests),
  joined: optional(NAMES),
} satisfies Every<ScenarioReport>)

function expectedOf(edition: Edition): Reader<CareerExpectation> {
  const player = object({
    spp: optional(POINTS),
    skills: optional(NAMES),
    stats: optional(statsOf(edition)),
    niggles: optional(COUNT),
    missNext: optional(flag),
    status: optional(oneOf(STATUSES)),
    value: optional(MONEY),
  } satisfies Every<PlayerExpectation>)
  const shape = {
    legal: optional(flag),
    problems: optional(COUNT),
    treasury: optional(whole(-1_000_000_000, 1_000_000_000)),
    fanFactor: optional(COUNT),
    rating: optional(POINTS),
    value: optional(MONEY),
    rerolls: optional(COUNT),
    assistants: optional(COUNT),
    cheerleaders: optional(COUNT),
    apothecary: optional(either<boolean, number>(isFlag, flag, COUNT)),
    count: optional(COUNT),
    winnings: optional(MONEY),
    trophies: optional(NAMES),
    players: optional(recordOf(NAME, player, 100)),
    pool: optional(NAMES),
    decision: optional(nullable(NAME)),
    offers: optional(NAMES),
    notOffered: optional(NAMES),
    events: optional(STORY),
    refused: optional(flag),
  } satisfies Every<CareerExpectation>
  const things = Object.fromEntries(extrasOf(edition).map((id) => [id, optional(COUNT)]))
  const plain = object({ ...things, extras: optional(object(things)), ...shape })
  return (value, where) => {
    const { extras = {}, ...expected } = plain(value, where)
    return { ...expected, ...extras }
  }
}

function preMatchOf(edition: Edition): Reader<PreMatchScenario> {
  const contract = optional(either<boolean, string>(isFlag, flag, NAME))
  const team = teamOf<PreMatchTeam>(
    edition,
    some({ ...teamShape(edition, COUNT), contract } satisfies Every<PreMatchTeam>),
  )
  const player = object({
    spp: optional(POINTS),
    niggles: optional(COUNT),
    skills: optional(NAMES),
    stats: optional(statsOf(edition)),
  } satisfies Every<ExpectedPlayer>)
  const side = object({
    treasury: optional(MONEY),
    rerolls: optional(either<number, readonly [number, number]>(Number.isInteger, COUNT, pairOf(COUNT))),
    trophyRerolls: optional(COUNT),
    fanFactor: optional(COUNT),
    absent: optional(NAMES),
    hired: optional(NAMES),
    fielded: optional(NAMES),
    players: optional(recordOf(NAME, player, 100)),
  } satisfies Every<ExpectedSide>)
  const expected = object({
    gate: optional(nullable(MONEY)),
    weather: optional(NAME),
    gold: optional(MONEY),
    handicaps: optional(object({ home: optional(NAMES), away: optional(NAMES) })),
    decision: optional(nullable(NAME)),
    asks: optional(oneOf(SIDES)),
    offers: optional(NAMES),
    notOffered: optional(NAMES),
    events: optional(STORY),
    refused: optional(flag),
    home: optional(side),
    away: optional(side),
  } satisfies Every<PreMatchExpectation>)
  return some({
    ...COMMON,
    kind: oneOf(['pre-match']),
    home: team,
    away: team,
    stage: optional(NAME),
    starInjuries: optional(recordOf(NAME, listOf(oneOf(INJURY_EFFECTS), MANY), MANY)),
    options: optional(OPTIONS),
    expect: optional(expected),
  } satisfies Every<PreMatchScenario>)
}

function prizesOf(edition: Edition, expected: Reader<CareerExpectation>): Reader<PrizesScenario> {
  const team = teamOf<ScenarioTeam>(edition, some(teamShape(edition, COUNT)))
  return some({
    ...COMMON,
    kind: oneOf(['prizes']),
    tournament: either<string, { readonly minor: readonly [number, number] }>(
      isText,
      NAME,
      some({ minor: pairOf(MONEY) }),
    ),
    winner: team,
    runnerUp: team,
    took: optional(NAMES),
    options: optional(OPTIONS),
    expect: optional(
      object({
        winner: optional(expected),
        runnerUp: optional(expected),
        decision: optional(nullable(NAME)),
        offers: optional(NAMES),
        notOffered: optional(NAMES),
        events: optional(STORY),
        refused: optional(flag),
      }),
    ),
  } satisfies Every<PrizesScenario>)
}

const result: Reader<readonly [string, string, number, number]> = (value, where) =>
  Array.isArray(value) && value.length === 4
    ? [NAME(value[0], where), NAME(value[1], where), COUNT(value[2], where), COUNT(value[3], where)]
    : unfit(where, 'two teams and what they scored', value)

const playOffs: Reader<PlayOffsScenario> = some({
  ...COMMON,
  kind: oneOf(['play-offs']),
  teams: recordOf(NAME, some({ rating: optional(POINTS), race: optional(NAME) }), 100),
  results: optional(listOf(result, MANY)),
  submitted: optional(recordOf(NAME, listOf(whole(0, MANY), MANY), 100)),
  options: optional(OPTIONS),
  expect: optional(
    object({
      points: optional(recordOf(NAME, whole(-1000, 1000), 100)),
      qualified: optional(NAMES),
      refused: optional(flag),
    }),
  ),
} satisfies Every<PlayOffsScenario>)

/** A career scenario of this book. What it names is looked up when it is run. */
export function careerScenarioOf(edition: Edition): Reader<AnyCareer> {
  const expected = expectedOf(edition)
  // A draft may ask for less than nothing: that is for its rules to refuse.
  const ANY = whole(-9999, 9999)
  const draft = some({
    ...COMMON,
    kind: oneOf(['draft']),
    team: teamOf<ScenarioTeam>(edition, some(teamShape(edition, ANY)), ANY),
    league: optional(flag),
    expect: optional(expected),
  } satisfies Every<DraftScenario>)
  const postMatch = some({
    ...COMMON,
    kind: oneOf(['post-match']),
    team: teamOf<ScenarioTeam>(edition, some(teamShape(edition, COUNT))),
    against: optional(
      some({
        rating: optional(MONEY),
        value: optional(MONEY),
        team: optional(NAME),
        casualties: optional(COUNT),
      }),
    ),
    report: optional(report),
    options: optional(OPTIONS),
    expect: optional(expected),
  } satisfies Every<PostMatchScenario>)
  return (value, where) => {
    if (!isFields(value)) return unfit(where, 'an object', value)
    switch (oneOf(CAREER_KINDS)(value['kind'], `${where}.kind`)) {
      case 'draft':
        return draft(value, where)
      case 'pre-match':
        return preMatchOf(edition)(value, where)
      case 'post-match':
        return postMatch(value, where)
      case 'prizes':
        return prizesOf(edition, expected)(value, where)
      case 'play-offs':
        return playOffs(value, where)
    }
  }
}
