import { type Edition, type Side, SIDES } from '@touchback/engine'
import {
  comparedWorth,
  FEATS,
  INJURY_EFFECTS,
  type MatchReport,
  noFeats,
  type PlayerReport,
  readReport,
  type SideReport,
  type Team,
  type TeamPlayer,
} from '@touchback/engine/career'
import {
  flag,
  isFields,
  listOf,
  nameIn,
  nullable,
  object,
  oneOf,
  optional,
  type Reader,
  recordOf,
  type ShapeOf,
  text,
  unfit,
  whole,
  word,
} from '@touchback/engine/doors'
import { bring } from '../bring.ts'

/*
 * A result as two people at a table write it down: the score, and of players only what there is to say. Whoever is not named
 * was there and did nothing to speak of.
 */
const COUNT = optional(whole(0, 1000))
const DOINGS = {
  touchdowns: COUNT,
  completions: COUNT,
  interceptions: COUNT,
  casualties: COUNT,
  otherCasualties: COUNT,
  fouls: COUNT,
  deflections: COUNT,
  injury: optional(oneOf(INJURY_EFFECTS)),
  /** The opponent who did it. */
  by: optional(text(80)),
  played: optional(flag),
  mvp: optional(flag),
} as const
type Doings = ShapeOf<typeof DOINGS>

const SCORE: Reader<readonly [number, number]> = (value, where) =>
  Array.isArray(value) && value.length === 2
    ? [whole(0, 60)(value[0], `${where}[0]`), whole(0, 60)(value[1], `${where}[1]`)]
    : unfit(where, 'two numbers, the home team first', value)

const GUEST = object({
  ...DOINGS,
  name: text(80),
  position: word(60),
  kind: oneOf(['freebooter', 'star', 'journeyman', 'mercenary', 'talent']),
})
const BY_SIDE = <T>(reader: Reader<T>) => optional(object({ home: optional(reader), away: optional(reader) }))

const TYPED = object({
  score: SCORE,
  gate: optional(nullable(whole(0, 10_000_000))),
  weather: optional(nullable(word(60))),
  stage: optional(nullable(word(60))),
  conceded: optional(oneOf(SIDES)),
  forced: optional(flag),
  /** Who won the shoot-out of a level match. */
  shootOut: optional(oneOf(SIDES)),
  home: optional(recordOf(text(80), object(DOINGS), 60)),
  away: optional(recordOf(text(80), object(DOINGS), 60)),
  guests: BY_SIDE(listOf(GUEST, 40)),
  joined: BY_SIDE(listOf(word(60), 20)),
  spent: BY_SIDE(whole(0, 100_000_000)),
  crowd: BY_SIDE(whole(-10, 10)),
})

/**
 * A report from outside: whole, as a program writes it, or as it is written down at a table between these two teams. Which match
 * of a cup it was need not be written down where it is known.
 */
export const reportBetween =
  (edition: Edition, home: Team, away: Team, known: string | null = null): Reader<MatchReport> =>
  (value, where) => {
    if (isFields(value) && Object.hasOwn(value, 'sides'))
      return ofThese({ home, away }, sensible(edition, readReport(value, where), where), where)
    const typed = TYPED(value, where)
    const teams = { home, away }
    const side = (which: 'home' | 'away'): SideReport => {
      const [team, theirs] = [teams[which], teams[which === 'home' ? 'away' : 'home']]
      const sheet = bring(edition, team)
      const guests = typed.guests?.[which] ?? []
      const opponents = typed.guests?.[which === 'home' ? 'away' : 'home'] ?? []
      const culprit = (by: string, at: string): string =>
        opponents.some(({ name }) => name === by) ? by : memberOf(theirs, by, at).id
      const told = Object.entries(typed[which] ?? {}).map(
        ([key, doings]) => [memberOf(team, key, `${where}.${which}`).id, doings] as const,
      )
      const twice = told.find(([id], index) => told.findIndex(([other]) => other === id) !== index)
      if (twice !== undefined) unfit(`${where}.${which}`, 'each player once', twice[0])
      const line = (doings: Doings, missing: boolean) =>
        lineOf(doings, missing, (by) => culprit(by, `${where}.${which}.by`))
      const players = team.players.map(
        ({ id, missNext }) => [id, line(told.find(([other]) => other === id)?.[1] ?? {}, missNext)] as const,
      )
      const scored = [
        ...players.map(([, each]) => each.feats.touchdowns),
        ...guests.map((each) => each.touchdowns ?? 0),
      ]
      const score = typed.score[which === 'home' ? 0 : 1]
      if (scored.reduce((sum, count) => sum + count, 0) > score)
        unfit(`${where}.score`, `at least the touchdowns of ${team.name}'s players`, score)
      return {
        players: Object.fromEntries(players),
        guests: guests.map(({ name, position, kind, ...doings }) => ({
          ...line(doings, false),
          name,
          position,
          kind,
          skills: [],
        })),
        joined: typed.joined?.[which] ?? [],
        spent: typed.spent?.[which] ?? 0,
        worth: comparedWorth(edition, sheet),
        roster: team.roster,
        name: team.name,
      }
    }
    if (typed.forced !== undefined && typed.conceded === undefined)
      unfit(`${where}.forced`, 'said of somebody who conceded')
    const {
      score,
      gate = null,
      weather = null,
      stage = known,
      conceded,
      forced = false,
      crowd,
      shootOut,
    } = typed
    const report = {
      score: { home: score[0], away: score[1] },
      gate,
      crowd: { home: crowd?.home ?? 0, away: crowd?.away ?? 0 },
      weather,
      stage,
      conceded: conceded === undefined ? null : { side: conceded, forced },
      ...(shootOut === undefined ? {} : { shootOut }),
      sides: { home: side('home'), away: side('away') },
    }
    return sensible(edition, report, where)
  }

/** What no result has said, whatever the book; a log from before anybody looked at it may still say so. */
function sensible(edition: Edition, report: MatchReport, where: string): MatchReport {
  const { weather, shootOut, score, conceded } = report
  if (weather !== null) nameIn(edition.field.weather)(weather, `${where}.weather`)
  if (shootOut !== undefined && (score.home !== score.away || conceded !== null))
    unfit(`${where}.shootOut`, 'said of a level match that was played to its end')
  return report
}

/** A whole report says of the two teams what is so: by what they are rated they are paid. */
function ofThese(teams: Readonly<Record<Side, Team>>, report: MatchReport, where: string): MatchReport {
  for (const side of SIDES) {
    const { roster, name, rating } = teams[side]
    const { [side]: told } = report.sides
    const here = `${where}.sides.${side}`
    if (told.roster !== roster) unfit(`${here}.roster`, `"${roster}"`, told.roster)
    if (told.name !== name) unfit(`${here}.name`, `"${name}"`, told.name)
    if (rating !== null && told.worth !== rating) unfit(`${here}.worth`, `${rating}`, told.worth)
  }
  return report
}

/** A player by his id, by the number on his back as `#7`, or by his name. */
function memberOf(team: Team, key: string, where: string): TeamPlayer {
  const { players } = team
  const called = players.filter(({ name }) => name === key)
  const found =
    players.find(({ id }) => id === key) ?? players.find(({ number }) => `#${number}` === key) ?? called[0]
  if (called.length > 1 && called[0] === found)
    return unfit(where, `clear about which of ${called.length} players is meant: say his number`, key)
  return found ?? unfit(where, `a player of ${team.name}: an id, a number such as #7, or a name`, key)
}

function lineOf(doings: Doings, missing: boolean, culprit: (by: string) => string): PlayerReport {
  const { injury, by, played = !missing, mvp = false } = doings
  const feats = noFeats()
  for (const feat of FEATS) feats[feat] = doings[feat] ?? 0
  return {
    feats,
    hurt:
      injury === undefined
        ? []
        : [{ effect: injury, cause: injury, ...(by === undefined ? {} : { by: culprit(by) }) }],
    available: played,
    fielded: played,
    mvps: mvp ? 1 : 0,
    learned: [],
  }
}
