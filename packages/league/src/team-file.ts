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
  text,
  unfit,
  whole,
} from '@touchback/engine/doors'
import type { Draft } from './draft.ts'

/** A team as it is kept and handed on: what its coach has written down and the colour of its shirts. */
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

export type ReadTeam =
  | { readonly team: TeamFile; readonly problem: null }
  | { readonly team: null; readonly problem: string }

export const writeTeam = (team: TeamFile): string => `${JSON.stringify(team, null, 2)}\n`

const NAME = text(200)
const ID = text(60)
const COUNT = whole(0, 999)

/** What a coach has written down, of a team list of this book. It may still be an illegal team. */
export const draftOf =
  (edition: Edition): Reader<Draft> =>
  (value, where) => {
    if (!isFields(value)) return unfit(where, 'a team', value)
    const roster = nameIn(edition.teams.rosters)(value['roster'], `${where}.roster`)
    const position = oneOf(priceList(edition, roster).players.map(({ id }) => id))
    const player = object({ position, name: optional(NAME), number: optional(COUNT) })
    const { wizard = null, ...draft } = object({
      name: NAME,
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

export const COLOUR: Reader<string> = (value, where) =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/iu.test(value)
    ? value
    : unfit(where, 'a colour such as "#e8833a"', value)

const teamOf =
  (editions: Readonly<Record<string, Edition>>): Reader<TeamFile> =>
  (value, where) => {
    if (!isFields(value) || value['format'] !== 'touchback-team')
      return unfit(where, 'an object whose "format" is "touchback-team"')
    const id = nameIn(editions)(value['edition'], `${where}.edition`)
    const edition = own(editions, id) ?? unfit(`${where}.edition`, 'a book', id)
    const { league = false, ...team } = object({
      format: oneOf(['touchback-team']),
      version: whole(1, 1),
      edition: ID,
      league: optional(flag),
      colour: COLOUR,
      draft: draftOf(edition),
    })(value, where)
    return { ...team, version: 1, league }
  }

/** A team from the text of a file, or a sentence that says why it cannot be read. It may still be an illegal team. */
export function readTeam(source: string, editions: Readonly<Record<string, Edition>> = EDITIONS): ReadTeam {
  let json: unknown
  try {
    json = JSON.parse(source.replace(/^\uFEFF/u, ''))
  } catch {
    return { team: null, problem: 'This is not a team file we can read. It is damaged or no file of ours.' }
  }
  const { value: team, problem } = read(teamOf(editions), json, 'The team')
  return team === null
    ? { team, problem: `This is not a team file we can read. ${problem}` }
    : { team, problem: null }
}
