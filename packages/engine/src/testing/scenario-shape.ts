import {
  flag,
  listOf,
  nullable,
  oneOf,
  optional,
  type Reader,
  recordOf,
  text,
  whole,
} from '../doors/shape.ts'
import { EDITIONS, editionOf } from '../editions/index.ts'
import { houseOf } from '../match/house.ts'
import { SIDES } from '../match/side.ts'
import { readSquare, type XY } from '../match/square.ts'
import { CONDITIONS, PHASES } from '../match/state.ts'
import type { Expectation } from './expectation.ts'
import { PLAYER_STATES, type ScenarioPlayer, type ScenarioTeam } from './position.ts'
import type { Scenario } from './scenario.ts'
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
} from './shape-parts.ts'

const MONEY = whole(-100_000_000, 100_000_000)
const SIDE = oneOf(SIDES)
const STAT = whole(0, 20)

const XY_OR_NAME = either<string, XY>(isText, NAME, readSquare)
const BOTH = some({ home: optional(COUNT), away: optional(COUNT) })
const player = some({
  position: optional(WORD),
  at: optional(readSquare),
  skills: optional(listOf(WORD, 40)),
  stats: optional(
    some({
      ma: optional(STAT),
      st: optional(STAT),
      ag: optional(STAT),
      pa: optional(nullable(STAT)),
      av: optional(STAT),
    }),
  ),
  state: optional(oneOf(PLAYER_STATES)),
  conditions: optional(listOf(oneOf(CONDITIONS), CONDITIONS.length)),
  acted: optional(flag),
  niggles: optional(COUNT),
  keywords: optional(listOf(NAME, 20)),
} satisfies Every<ScenarioPlayer>)

const team = some({
  team: WORD,
  rerolls: optional(COUNT),
  apothecary: optional(either<boolean, number>(isFlag, flag, whole(0, 5))),
  fanFactor: optional(COUNT),
  cheerleaders: optional(COUNT),
  assistants: optional(COUNT),
  bribes: optional(whole(0, 10)),
  trophies: optional(whole(0, 5)),
  leader: optional(flag),
  expelled: optional(flag),
  refBlind: optional(flag),
  wizard: optional(nullable(either<boolean, string>(isFlag, flag, NAME))),
  ingredients: optional(COUNT),
  kegs: optional(COUNT),
  extras: optional(recordOf(NAME, MONEY, 60)),
  value: optional(MONEY),
  specialRules: optional(listOf(NAME, 20)),
  players: optional(recordOf(NAME, player, 40)),
} satisfies Every<ScenarioTeam>)

const expected = some({
  players: optional(
    recordOf(
      NAME,
      some({
        state: optional(NAME),
        at: optional(readSquare),
        injury: optional(nullable(NAME)),
        serious: optional(nullable(NAME)),
        conditions: optional(listOf(NAME, 40)),
        acted: optional(flag),
        side: optional(SIDE),
        skills: optional(listOf(WORD, 40)),
        lacks: optional(listOf(WORD, 40)),
        stats: optional(recordOf(NAME, whole(-20, 40), 10)),
      }),
      60,
    ),
  ),
  ball: optional(nullable(XY_OR_NAME)),
  turnover: optional(flag),
  active: optional(SIDE),
  score: optional(SCORE),
  rerolls: optional(BOTH),
  stock: optional(
    some({ home: optional(recordOf(NAME, MONEY, 60)), away: optional(recordOf(NAME, MONEY, 60)) }),
  ),
  turn: optional(BOTH),
  half: optional(COUNT),
  weather: optional(NAME),
  kicking: optional(SIDE),
  refWatches: optional(nullable(SIDE)),
  winner: optional(nullable(oneOf(['home', 'away', 'draw']))),
  events: optional(listOf(either(isText, NAME, PART), MANY)),
  noEvents: optional(listOf(either(isText, NAME, PART), MANY)),
  decision: optional(nullable(NAME)),
  asks: optional(SIDE),
  rule: optional(NAME),
  offers: optional(listOf(PART, MANY)),
  withholds: optional(listOf(PART, MANY)),
  refused: optional(flag),
  report: optional(PART),
} satisfies Every<Expectation>)

const scenario = some({
  name: text(400),
  edition: oneOf(Object.keys(EDITIONS)),
  rules: optional(listOf(WORD, MANY)),
  home: team,
  away: team,
  ball: optional(nullable(XY_OR_NAME)),
  half: optional(whole(1, 3)),
  turn: optional(BOTH),
  active: optional(SIDE),
  score: optional(SCORE),
  weather: optional(NAME),
  modules: optional(
    either<'all', readonly string[]>((value) => value === 'all', oneOf(['all']), listOf(NAME, 60)),
  ),
  league: optional(flag),
  tie: optional(oneOf(['draw', 'overtime', 'shoot-out'])),
  rerollSuccesses: optional(flag),
  illegalProcedure: optional(flag),
  readings: optional(recordOf(NAME, flag, MANY)),
  phase: optional(oneOf(PHASES)),
  kicking: optional(SIDE),
  drive: optional(COUNT),
  kickoff: optional(some({ landing: readSquare, event: optional(NAME) })),
  refWatches: optional(SIDE),
  dice: optional(listOf(text(400), MANY)),
  play: optional(listOf(PART, MANY)),
  auto: optional(flag),
  expect: optional(expected),
} satisfies Every<Omit<Scenario, 'house'>>)

/** A scenario from a file. What it names (teams, skills, squares, choices) is looked up when it is run. */
export const readScenario: Reader<Scenario> = (value, where) => {
  const read = scenario(value, where)
  const house: unknown = Object(value).house
  if (house === undefined) return read
  return { ...read, house: houseOf(editionOf(read.edition))(house, `${where}.house`) }
}
