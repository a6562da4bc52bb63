import type { Edition } from '@touchback/engine'
import {
  type Career,
  levelOf,
  type Team,
  type TeamPlayer,
  totalPoints,
  worthOf,
} from '@touchback/engine/career'
import { tablesIn } from '../views/table.ts'
import { bookOf, type League } from './league.ts'

/** Something that is different in two states of a league. */
export interface Change {
  readonly what: string
  readonly before: string
  readonly after: string
  /** The same as one line for a person. */
  readonly line: string
}

/** What there is to say of a league, by what it is said of. */
type Facts = Map<string, string>

const NOTHING = 'none'
const gold = (amount: number): string => amount.toLocaleString('en-GB')
const listed = (words: readonly string[]): string => (words.length === 0 ? NOTHING : words.join(', '))

/** What is different in tables, treasuries, teams and players, and in what is open or does not fit any more. */
export function changes(before: League, after: League): Change[] {
  const [old, now] = [factsOf(before), factsOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((what): Change[] => {
    const [one, other] = [old.get(what) ?? NOTHING, now.get(what) ?? NOTHING]
    return one === other ? [] : [{ what, before: one, after: other, line: `${what}: ${one} → ${other}` }]
  })
}

function factsOf(league: League): Facts {
  const facts: Facts = new Map()
  tellTables(league, facts)
  const edition = bookOf(league)
  for (const { team } of Object.values(league.teams)) {
    tellTeam(edition, team, league, facts)
    for (const player of [...team.players, ...team.former])
      tellPlayer(edition.career, player, `${team.name}, ${playerName(team, player.id)}`, facts)
  }
  for (const { match, competition, team, entry, question } of league.reopened) {
    const { team: own } = league.teams[team] ?? {}
    const whom = question.player === null || own === undefined ? null : playerName(own, question.player)
    facts.set(
      `Open again: the books of ${own?.name ?? team} on ${match === null ? `the prize of ${cupName(league, competition ?? '')}` : matchName(league, match)} (entry ${entry})`,
      `from ${question.what}${whom === null ? '' : ` of ${whom}`} on`,
    )
  }
  for (const { entry, problem } of league.misfits) facts.set(`Entry ${entry} does not fit any more`, problem)
  return facts
}

/** A player by his name; where another of the team bears it, with what tells him from that one. */
function playerName({ players, former }: Team, id: string): string {
  const all = [...players, ...former]
  const name = all.find((player) => player.id === id)?.name ?? id
  return all.filter((player) => player.name === name).length > 1 ? `${name} (${id})` : name
}

const teamName = ({ teams }: League, id: string): string => teams[id]?.team.name ?? id

function matchName(league: League, id: string): string {
  const fixture = league.fixtures[id]
  return fixture === undefined
    ? `the match ${id}`
    : `${teamName(league, fixture.home)} v ${teamName(league, fixture.away)}`
}

/** A competition by its name; where others bear it, with its season, and with its id where that is the same too. */
function cupName({ competitions, seasons }: League, id: string): string {
  const found = competitions[id]
  if (found === undefined) return id
  const { name, season } = found
  const others = Object.values(competitions).filter((each) => each.name === name && each.id !== id)
  if (others.length === 0) return name
  const when = seasons.find((each) => each.id === season)?.name ?? id
  return `${name} (${others.some((each) => each.season === season) ? id : when})`
}

/** A table of all matches, and one for every competition. */
function tellTables(league: League, facts: Facts): void {
  const tables = [null, ...Object.keys(league.competitions)].flatMap((id) => tablesIn(league, id))
  for (const { competition, lines } of tables) {
    const name = competition === null ? 'All matches' : cupName(league, competition)
    for (const { team, place, points, won, drawn, lost, touchdowns } of lines) {
      const what = `${name}, ${teamName(league, team)}`
      facts.set(`${what}: place`, String(place))
      facts.set(`${what}: points`, String(points))
      facts.set(`${what}: won, drawn and lost`, `${won}, ${drawn}, ${lost}`)
      facts.set(`${what}: touchdowns`, touchdowns.join('-'))
    }
  }
}

function tellTeam(edition: Edition, team: Team, { options }: League, facts: Facts): void {
  const tell = (what: string, value: string): void => void facts.set(`${team.name}: ${what}`, value)
  tell('treasury', gold(team.treasury))
  tell('fans', String(team.fanFactor))
  if (team.rating === null) tell('value', gold(worthOf(edition, team, options)))
  else tell('rating', String(team.rating))
  tell('re-rolls', String(team.rerolls))
  tell('apothecaries', String(team.apothecaries))
  tell('assistant coaches', String(team.assistants.length))
  tell('cheerleaders', String(team.cheerleaders))
  for (const [id, count] of Object.entries(team.extras)) if (count > 0) tell(id, String(count))
  tell('trophies', listed(team.trophies))
  tell('matches', String(team.matches.length))
}

function tellPlayer(career: Career, player: TeamPlayer, who: string, facts: Facts): void {
  const tell = (what: string, value: string): void => {
    if (value !== NOTHING) facts.set(`${who}: ${what}`, value)
  }
  const points = totalPoints(player)
  tell('status', player.status)
  tell('points', String(points))
  tell('level', career.levels[levelOf(career, points)]?.title ?? NOTHING)
  tell('learned', listed(player.gained.map(({ take }) => take)))
  tell('injuries', listed(player.scars.map(({ effect }) => effect)))
  tell('niggles', player.niggles === 0 ? NOTHING : String(player.niggles))
  tell('misses the next match', player.missNext ? 'yes' : 'no')
  tell('matches', String(player.matches))
  const { ma, st, ag, pa, av } = player.stats
  tell('characteristics', [ma, st, ag, ...(pa === undefined ? [] : [pa ?? '-']), av].join(' '))
}
