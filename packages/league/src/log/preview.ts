import type { Edition } from '@touchback/engine'
import {
  type InjuryEffect,
  levelOf,
  type Team,
  type TeamPlayer,
  totalPoints,
  worthOf,
} from '@touchback/engine/career'
import { tablesIn } from '../views/table.ts'
import { bookOf, type League } from './league.ts'

/** What a difference is about: a place in a table, a team, one of its players, books that are open again, an entry that does not fit. */
export interface Subject {
  readonly kind: 'table' | 'team' | 'player' | 'open' | 'misfit'
  /** The team it is about, by its id; null where it is about none in particular. */
  readonly team: string | null
  /** The number of the entry that does not fit. */
  readonly entry?: number
}

/** Something that is different in two states of a league. */
export interface Change {
  readonly about: Subject
  readonly what: string
  /** The same where its team is named already: under a heading. */
  readonly short: string
  readonly before: string
  readonly after: string
  /** The same as one line for a person. */
  readonly line: string
}

/** What there is to say of a league, by what it is said of. */
type Facts = Map<string, { readonly value: string; readonly about: Subject; readonly short?: string }>

const NOTHING = 'none'
const gold = (amount: number): string => amount.toLocaleString('en-GB')
const listed = (words: readonly string[]): string => (words.length === 0 ? NOTHING : words.join(', '))

/** What is different in tables, treasuries, teams and players, and in what is open or does not fit any more. */
export function changes(before: League, after: League): Change[] {
  // Where there is one competition and nothing else, its table is the table of all matches.
  const overall = ![before, after].every(isOneCompetition)
  const [old, now] = [factsOf(before, overall), factsOf(after, overall)]
  return [...new Map([...old, ...now])].flatMap(([what, { about, short = what }]): Change[] => {
    const [one, other] = [old.get(what)?.value ?? NOTHING, now.get(what)?.value ?? NOTHING]
    return one === other
      ? []
      : [{ about, what, short, before: one, after: other, line: `${what}: ${one} → ${other}` }]
  })
}

function isOneCompetition({ fixtures }: League): boolean {
  const played = new Set(Object.values(fixtures).map(({ competition }) => competition))
  return played.size === 1 && !played.has(null)
}

function factsOf(league: League, overall: boolean): Facts {
  const facts: Facts = new Map()
  tellTables(league, facts, overall)
  const edition = bookOf(league)
  for (const { team } of Object.values(league.teams)) {
    tellTeam(edition, team, league, facts)
    for (const player of [...team.players, ...team.former])
      tellPlayer(
        edition,
        player,
        { id: team.id, team: teamName(league, team.id), who: playerName(team, player.id) },
        facts,
      )
  }
  for (const { match, competition, team, entry, question } of league.reopened) {
    const { team: own } = league.teams[team] ?? {}
    const whom = question.player === null || own === undefined ? null : playerName(own, question.player)
    facts.set(
      `Open again: the books of ${teamName(league, team)} on ${match === null ? `the prize of ${cupName(league, competition ?? '')}` : matchName(league, match)} (entry ${entry})`,
      {
        value: `from ${question.what}${whom === null ? '' : ` of ${whom}`} on`,
        about: { kind: 'open', team },
      },
    )
  }
  for (const { entry, problem } of league.misfits)
    facts.set(`Entry ${entry} does not fit any more`, {
      value: problem,
      about: { kind: 'misfit', team: null, entry },
    })
  return facts
}

/** A player by his name; where another of the team bears it, with what tells him from that one. */
function playerName({ players, former }: Team, id: string): string {
  const all = [...players, ...former]
  const name = all.find((player) => player.id === id)?.name ?? id
  return all.filter((player) => player.name === name).length > 1 ? `${name} (${id})` : name
}

/** A team by its name; where another of the league bears it, with its id. */
function teamName({ teams }: League, id: string): string {
  const name = teams[id]?.team.name
  if (name === undefined) return id
  const isShared = Object.values(teams).some(({ team }) => team.name === name && team.id !== id)
  return isShared ? `${name} (${id})` : name
}

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

/** A table of all matches, where that is another, and one for every competition. */
function tellTables(league: League, facts: Facts, overall: boolean): void {
  const tables = [...(overall ? [null] : []), ...Object.keys(league.competitions)].flatMap((id) =>
    tablesIn(league, id),
  )
  for (const { competition, lines } of tables) {
    const name = competition === null ? 'All matches' : cupName(league, competition)
    for (const { team, place, points, won, drawn, lost, touchdowns } of lines) {
      const tell = (what: string, value: string): void =>
        void facts.set(`${name}, ${teamName(league, team)}: ${what}`, {
          value,
          about: { kind: 'table', team },
        })
      tell('place', String(place))
      tell('points', String(points))
      tell('won, drawn and lost', `${won}, ${drawn}, ${lost}`)
      tell('touchdowns', touchdowns.join('-'))
    }
  }
}

function tellTeam(edition: Edition, team: Team, league: League, facts: Facts): void {
  const name = teamName(league, team.id)
  const about = { kind: 'team', team: team.id } as const
  const tell = (what: string, value: string): void => void facts.set(`${name}: ${what}`, { value, about })
  tell('treasury', gold(team.treasury))
  tell('fans', String(team.fanFactor))
  if (team.rating === null) tell('value', gold(worthOf(edition, team, league.options)))
  else tell('rating', String(team.rating))
  tell('re-rolls', String(team.rerolls))
  tell('apothecaries', String(team.apothecaries))
  tell('assistant coaches', String(team.assistants.length))
  tell('cheerleaders', String(team.cheerleaders))
  for (const [id, count] of Object.entries(team.extras)) if (count > 0) tell(id, String(count))
  const { cups = {} } = edition.career.tournaments ?? {}
  tell('trophies', listed(team.trophies.map((id) => cups[id]?.name ?? id)))
  tell('matches', String(team.matches.length))
}

/** What was learned or lost, in the words of a roster. */
const gainName = ({ players }: Edition, take: string): string =>
  /^[+-]/u.test(take)
    ? `${take.startsWith('-') ? '−' : '+'}1 ${take.slice(1).toUpperCase()}`
    : (players.skills[take]?.name ?? take)

const SCARS: Readonly<Partial<Record<InjuryEffect, string>>> = {
  'miss-next': 'a match missed',
  niggle: 'a niggling injury',
  dead: 'death',
}

function tellPlayer(
  edition: Edition,
  player: TeamPlayer,
  { id, team, who }: { readonly id: string; readonly team: string; readonly who: string },
  facts: Facts,
): void {
  const { career, players } = edition
  const about = { kind: 'player', team: id } as const
  const tell = (what: string, value: string): void => {
    const short = `${who}: ${what}`
    if (value !== NOTHING) facts.set(`${team}, ${short}`, { value, about, short })
  }
  const points = totalPoints(player)
  tell('status', player.status)
  tell('points', String(points))
  tell('level', career.levels[levelOf(career, points)]?.title ?? NOTHING)
  tell('learned', listed(player.gained.map(({ take }) => gainName(edition, take))))
  tell('injuries', listed(player.scars.map(({ effect }) => SCARS[effect] ?? gainName(edition, effect))))
  tell('niggles', player.niggles === 0 ? NOTHING : String(player.niggles))
  tell('misses the next match', player.missNext ? 'yes' : 'no')
  tell('matches', String(player.matches))
  const card = players.characteristics.map(
    (stat) => `${stat.id.toUpperCase()} ${player.stats[stat.id] ?? '-'}`,
  )
  tell('characteristics', card.join(', '))
}
