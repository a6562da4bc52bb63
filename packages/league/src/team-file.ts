import { type Edition, EDITIONS } from '@touchback/engine'
import { priceList } from '@touchback/engine/career'
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
  read,
  type Reader,
  recordOf,
  unfit,
  whole,
  word,
} from '@touchback/engine/doors'
import type { Team } from '@touchback/engine/career'
import { careerOf, COLOUR, PLAYER_NAME, TEAM_NAME } from './career-reader.ts'
import type { Draft } from './draft.ts'

/** A team before its first match, as it is kept and handed on: what its coach has written down and the colour of its shirts. */
export interface TeamFile {
  readonly format: 'touchback-team'
  readonly version: 1
  readonly edition: string
  /** Meant for a league: stars and wizards are then hired match by match. */
  readonly league: boolean
  /** `#rrggbb`. */
  readonly colour: string
  readonly draft: Draft
}

/** A team with a past. */
export interface CareerFile {
  readonly format: 'touchback-team'
  readonly version: 2
  readonly edition: string
  readonly team: Team
}

export const careerFile = (team: Team): CareerFile => ({
  format: 'touchback-team',
  version: 2,
  edition: team.edition,
  team,
})

export type ReadTeamFile =
  | { readonly file: TeamFile | CareerFile; readonly problem: null }
  | { readonly file: null; readonly problem: string }

export type ReadTeam =
  | { readonly team: TeamFile; readonly problem: null }
  | { readonly team: null; readonly problem: string }

export const writeTeam = (file: TeamFile | CareerFile): string => `${JSON.stringify(file, null, 2)}\n`

const ID = word(60)
const COUNT = whole(0, 999)

/** What a coach has written down, of a team list of this book. It may still be an illegal team. */
export const draftOf =
  (edition: Edition): Reader<Draft> =>
  (value, where) => {
    if (!isFields(value)) return unfit(where, 'a team', value)
    const roster = nameIn(edition.teams.rosters)(value['roster'], `${where}.roster`)
    const position = oneOf(priceList(edition, roster).players.map(({ id }) => id))
    const player = object({ position, name: optional(PLAYER_NAME), number: optional(COUNT) })
    const { wizard = null, ...draft } = object({
      name: TEAM_NAME,
      roster: ID,
      players: listOf(player, 99),
      rerolls: COUNT,
      fanFactor: COUNT,
      cheerleaders: COUNT,
      assistants: listOf(ID, 99),
      apothecaries: COUNT,
      wizard: optional(nullable(ID)),
      ingredients: COUNT,
      extras: optional(recordOf(ID, COUNT, 60)),
      picked: optional(listOf(ID, 20)),
    })(value, where)
    return { ...draft, wizard }
  }

const VERSIONS = [1, 2] as const
const readVersion: Reader<(typeof VERSIONS)[number]> = (value, where) =>
  VERSIONS.find((known) => known === value) ?? unfit(where, '1 or 2', value)

const teamOf =
  (editions: Readonly<Record<string, Edition>>): Reader<TeamFile | CareerFile> =>
  (value, where) => {
    if (!isFields(value) || value['format'] !== 'touchback-team')
      return unfit(where, 'an object whose "format" is "touchback-team"')
    const version = readVersion(value['version'], `${where}.version`)
    const id = nameIn(editions)(value['edition'], `${where}.edition`)
    const edition = own(editions, id) ?? unfit(`${where}.edition`, 'a book', id)
    const format = oneOf(['touchback-team'])
    if (version === 2)
      return {
        ...object({ format, version: readVersion, edition: ID, team: careerOf(edition) })(value, where),
        version: 2,
      }
    const { league = false, ...team } = object({
      format,
      version: readVersion,
      edition: ID,
      league: optional(flag),
      colour: COLOUR,
      draft: draftOf(edition),
    })(value, where)
    return { ...team, version: 1, league }
  }

/** A team from the text of a file, with or without a past, or a sentence that says why it cannot be read. It may still be an illegal team. */
export function readTeamFile(
  source: string,
  editions: Readonly<Record<string, Edition>> = EDITIONS,
): ReadTeamFile {
  let json: unknown
  try {
    json = JSON.parse(source.replace(/^\uFEFF/u, ''))
  } catch {
    return { file: null, problem: 'This is not a team file we can read. It is damaged or no file of ours.' }
  }
  const { value: file, problem } = read(teamOf(editions), json, 'The team')
  return file === null
    ? { file, problem: `This is not a team file we can read. ${problem}` }
    : { file, problem: null }
}

/** A draft from the text of a file: whoever edits one has no use for a team with a past. */
export function readTeam(source: string, editions: Readonly<Record<string, Edition>> = EDITIONS): ReadTeam {
  const { file, problem } = readTeamFile(source, editions)
  if (file === null) return { team: null, problem }
  return file.version === 1
    ? { team: file, problem: null }
    : {
        team: null,
        problem: `This is not a team file we can read here. ${file.team.name} has played already, and belongs to a league.`,
      }
}
