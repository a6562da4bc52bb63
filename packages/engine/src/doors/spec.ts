import type { OptionRule, OptionValue } from '../career/career.ts'
import { INJURY_EFFECTS } from '../career/team.ts'
import { editionOf, EDITIONS } from '../editions/index.ts'
import type { Edition } from '../match/edition.ts'
import { houseOf } from '../match/house.ts'
import {
  type CareerSheet,
  type MatchOptions,
  type MatchSpec,
  MOST_OF_A_TEAM,
  type PlayerSheet,
  sharedId,
  type TeamSheet,
} from '../match/sheet.ts'
import {
  flag,
  isFields,
  listOf,
  nameIn,
  nullable,
  object,
  oneOf,
  optional,
  own,
  type Reader,
  recordOf,
  text,
  unfit,
  whole,
  word,
} from './shape.ts'

const ID = word(60)
const COUNT = whole(0, MOST_OF_A_TEAM.count)
/** A match has room for so many. */
const MOST_PLAYERS = 40
/** Those of a position as well. */
const MOST_SKILLS = 20 + MOST_OF_A_TEAM.gained
/** No characteristic is outside this, whatever happened to a player. */
const CHARACTERISTIC = whole(0, 20)

/** Skills may carry more after a colon: a number, or those they are about. */
export const skillOf =
  ({ players: { skills } }: Edition): Reader<string> =>
  (value, where) => {
    const id = text(120)(value, where)
    const [skill = ''] = id.split(':')
    const more = id.slice(skill.length)
    return own(skills, skill) !== undefined && /^(?::[a-z0-9+,:-]+)?$/u.test(more)
      ? id
      : unfit(where, 'a skill of this book', id)
  }

export const playerSheetOf = (edition: Edition): Reader<PlayerSheet> =>
  object({
    id: optional(ID),
    name: text(MOST_OF_A_TEAM.playerName),
    number: whole(0, MOST_OF_A_TEAM.number),
    position: ID,
    ma: CHARACTERISTIC,
    st: CHARACTERISTIC,
    ag: CHARACTERISTIC,
    pa: optional(nullable(CHARACTERISTIC)),
    av: CHARACTERISTIC,
    positionSt: CHARACTERISTIC,
    skills: listOf(skillOf(edition), MOST_SKILLS),
    niggles: optional(whole(0, MOST_OF_A_TEAM.niggles)),
    points: optional(whole(0, 40 * MOST_OF_A_TEAM.points)),
    gained: optional(listOf(object({ take: ID, kind: oneOf(['own', 'special']) }), MOST_OF_A_TEAM.gained)),
    keywords: listOf(ID, 20),
  })

const teamSheetOf =
  (edition: Edition): Reader<TeamSheet> =>
  (value, where) => {
    const team = sheetOf(edition)(value, where)
    const id = sharedId(team)
    return id === null ? team : unfit(`${where}.players`, 'players with an id each', id)
  }

const career: Reader<CareerSheet> = object({
  treasury: whole(0, MOST_OF_A_TEAM.gold),
  rating: nullable(whole(0, 100_000)),
  cups: listOf(ID, MOST_OF_A_TEAM.trophies),
  missing: listOf(object({ id: ID, position: ID }), MOST_PLAYERS),
})

const sheetOf = (edition: Edition): Reader<TeamSheet> =>
  object({
    name: text(MOST_OF_A_TEAM.teamName),
    roster: nameIn(edition.teams.rosters),
    rerolls: COUNT,
    fanFactor: COUNT,
    cheerleaders: COUNT,
    assistants: COUNT,
    apothecaries: whole(0, MOST_OF_A_TEAM.apothecaries),
    bribes: whole(0, 10),
    trophies: whole(0, MOST_OF_A_TEAM.trophies),
    wizard: nullable(ID),
    ingredients: COUNT,
    extras: optional(recordOf(ID, whole(0, MOST_OF_A_TEAM.gold), 60)),
    specialRules: optional(listOf(ID, 40)),
    // With all its players.
    value: optional(whole(0, 2 * MOST_OF_A_TEAM.gold)),
    career: optional(career),
    players: listOf(playerSheetOf(edition), MOST_PLAYERS),
  })

/** What a league may settle: options of the book within their bounds. */
const settledOf =
  ({ career: { options } }: Edition): Reader<NonNullable<MatchOptions['settled']>> =>
  (value, where) => {
    if (!isFields(value)) return unfit(where, 'an object', value)
    const read = Object.entries(value).map(([id, given]) => {
      const rule = own(options, id)
      return rule === undefined
        ? unfit(where, `an object of ${Object.keys(options).join(', ')}`, id)
        : ([id, optionOf(rule)(given, `${where}.${id}`)] as const)
    })
    return Object.fromEntries(read)
  }

const optionOf = (rule: OptionRule): Reader<OptionValue> => {
  switch (rule.kind) {
    case 'number':
      return whole(rule.min, rule.max)
    case 'switch':
      return flag
    case 'one-of':
      return oneOf(rule.of)
    default:
      return rule satisfies never
  }
}

const optionsOf = (edition: Edition): Reader<MatchOptions> =>
  object({
    modules: listOf(oneOf(edition.modules), edition.modules.length),
    league: flag,
    tie: oneOf(['draw', 'overtime', 'shoot-out']),
    rerollSuccesses: flag,
    illegalProcedure: flag,
    readings: optional(recordOf(nameIn(edition.readings), flag, Object.keys(edition.readings).length)),
    stage: optional(ID),
    starInjuries: optional(recordOf(ID, listOf(oneOf(INJURY_EFFECTS), 60), 60)),
    settled: optional(settledOf(edition)),
  })

/** What a match is played with, from outside. */
export const readSpec: Reader<MatchSpec> = (value, where) => {
  if (!isFields(value)) return unfit(where, 'an object', value)
  const id = nameIn(EDITIONS)(value['edition'], `${where}.edition`)
  const book = editionOf(id)
  const house = Object.hasOwn(value, 'house') ? houseOf(book)(value['house'], `${where}.house`) : null
  const edition = house === null ? book : editionOf({ edition: id, house })
  const team = teamSheetOf(edition)
  const spec = object({
    edition: ID,
    house: optional(houseOf(book)),
    teams: object({ home: team, away: team }),
    options: optionsOf(edition),
  })(value, where)
  return spec
}
