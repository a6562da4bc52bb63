import { type Edition, MOST_OF_A_TEAM } from '@touchback/engine'
import {
  FEATS,
  type Feats,
  type Gained,
  INJURY_EFFECTS,
  noFeats,
  priceList,
  STATUSES,
  type Stats,
  type Team,
  type TeamMatch,
  type TeamPlayer,
} from '@touchback/engine/career'
import {
  flag,
  isFields,
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
  word,
} from '@touchback/engine/doors'

/** As long as a report can name them. */
export const [TEAM_NAME, PLAYER_NAME] = [line(MOST_OF_A_TEAM.teamName), line(MOST_OF_A_TEAM.playerName)]
const ID = word(60)
const COUNT = whole(0, 9999)
const FEW = whole(0, MOST_OF_A_TEAM.count)
const GOLD = whole(0, 1_000_000_000)
const PAIR: Reader<readonly [number, number]> = (value, where) =>
  Array.isArray(value) && value.length === 2
    ? [COUNT(value[0], `${where}[0]`), COUNT(value[1], `${where}[1]`)]
    : unfit(where, 'two numbers', value)

export const COLOUR: Reader<string> = (value, where) =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/iu.test(value)
    ? value
    : unfit(where, 'a colour such as "#e8833a"', value)

const feats: Reader<Feats> = (value, where) => {
  if (!isFields(value)) return unfit(where, 'an object', value)
  const stranger = Object.keys(value).find((key) => !FEATS.some((feat) => feat === key))
  if (stranger !== undefined) return unfit(where, `${FEATS.join(', ')} and nothing else`, stranger)
  const read = noFeats()
  for (const feat of FEATS) read[feat] = COUNT(value[feat], `${where}.${feat}`)
  return read
}

const MATCH: Reader<TeamMatch> = object({
  opponent: TEAM_NAME,
  score: PAIR,
  casualties: PAIR,
  gate: nullable(GOLD),
  winnings: GOLD,
  conceded: nullable(oneOf(['own', 'theirs'])),
  shootOut: optional(oneOf(['own', 'theirs'])),
  stage: nullable(ID),
  worth: GOLD,
  treasury: GOLD,
})

/** A skill of the book, with or without what follows its colon, or a characteristic as `+ma`. */
const takeOf =
  ({ players }: Edition): Reader<string> =>
  (value, where) => {
    const take = ID(value, where)
    const [skill = take] = take.split(':')
    const stat = players.characteristics.some(({ id }) => take === `+${id}`)
    return stat || Object.hasOwn(players.skills, skill) ? take : unfit(where, 'something one can learn', take)
  }

function statsOf({ players }: Edition): Reader<Stats> {
  const numbers = object({
    ma: whole(1, 20),
    st: whole(1, 20),
    ag: whole(1, 12),
    av: whole(1, 14),
    pa: optional(nullable(whole(1, 12))),
  })
  const passes = players.characteristics.some(({ id }) => id === 'pa')
  return (value, where) => {
    const { pa, ...stats } = numbers(value, where)
    if (passes === (pa === undefined))
      return unfit(`${where}.pa`, passes ? 'a number or null' : 'left out', pa)
    return pa === undefined ? stats : { ...stats, pa }
  }
}

function playerOf(edition: Edition, roster: string): Reader<TeamPlayer> {
  const AFTER = whole(0, 100_000)
  const gained: Reader<Gained> = object({
    take: takeOf(edition),
    kind: oneOf(['own', 'special']),
    after: AFTER,
  })
  return object({
    id: ID,
    name: PLAYER_NAME,
    number: whole(0, MOST_OF_A_TEAM.number),
    position: oneOf(priceList(edition, roster).players.map(({ id }) => id)),
    stats: statsOf(edition),
    gained: listOf(gained, MOST_OF_A_TEAM.gained),
    points: recordOf(ID, whole(0, MOST_OF_A_TEAM.points), 40),
    feats,
    niggles: whole(0, MOST_OF_A_TEAM.niggles),
    missNext: flag,
    scars: listOf(object({ effect: oneOf(INJURY_EFFECTS), cause: ID, after: AFTER }), 100),
    matches: COUNT,
    mvps: COUNT,
    seasons: COUNT,
    status: oneOf(STATUSES),
    leftAfter: nullable(AFTER),
  })
}

/** What each field alone does not show: who is who, and who is there. */
function contradictionIn({ players, former, signed }: Team, where: string): void {
  const everybody = [...players, ...former]
  const ids = everybody.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) unfit(`${where}.players`, 'players with ids of their own', twice)
  const gone = players.findIndex(({ status }) => status !== 'active')
  if (gone >= 0) unfit(`${where}.players[${gone}].status`, '"active": others belong to "former"')
  const here = former.findIndex(({ status }) => status === 'active')
  if (here >= 0) unfit(`${where}.former[${here}].status`, 'dead, retired or left')
  if (signed < everybody.length)
    unfit(`${where}.signed`, `at least ${everybody.length}, as many as it has had`, signed)
}

/** A career from outside, of a team that plays by this book. */
export const careerOf =
  (edition: Edition): Reader<Team> =>
  (value, where) => {
    if (!isFields(value)) return unfit(where, 'a team', value)
    const roster = nameIn(edition.teams.rosters)(value['roster'], `${where}.roster`)
    const player = playerOf(edition, roster)
    const team = object({
      id: ID,
      name: TEAM_NAME,
      edition: oneOf([edition.id]),
      roster: ID,
      colour: COLOUR,
      players: listOf(player, 40),
      former: listOf(player, 2000),
      rerolls: FEW,
      fanFactor: FEW,
      startFanFactor: FEW,
      cheerleaders: FEW,
      assistants: listOf(line(60), MOST_OF_A_TEAM.count),
      apothecaries: whole(0, MOST_OF_A_TEAM.apothecaries),
      extras: recordOf(ID, COUNT, 60),
      picked: listOf(ID, 20),
      treasury: whole(0, MOST_OF_A_TEAM.gold),
      trophies: listOf(ID, MOST_OF_A_TEAM.trophies),
      rating: nullable(COUNT),
      matches: listOf(MATCH, 10_000),
      signed: whole(0, 100_000),
    })(value, where)
    const career = { ...team, players: [...team.players], former: [...team.former] }
    contradictionIn(career, where)
    return career
  }
