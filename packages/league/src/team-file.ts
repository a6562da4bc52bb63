import { type Edition, EDITIONS } from '@touchback/engine'
import type { Draft, DraftPlayer } from './draft.ts'
import { priceList } from '@touchback/engine/career'

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

class Unreadable extends Error {}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function text(fields: Fields, key: string, what: string): string {
  const value = fields[key]
  if (typeof value !== 'string' || value.length > 200) throw new Unreadable(`${what} is missing or no text.`)
  return value
}

function count(fields: Fields, key: string): number {
  const value = fields[key]
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 999)
    throw new Unreadable(`"${key}" should be a whole number.`)
  return value
}

function list(fields: Fields, key: string): readonly unknown[] {
  const value = fields[key]
  if (!Array.isArray(value) || value.length > 99) throw new Unreadable(`"${key}" should be a list.`)
  return value
}

function readPlayer(edition: Edition, roster: string, value: unknown, index: number): DraftPlayer {
  if (!isFields(value)) throw new Unreadable(`Player ${index + 1} cannot be read.`)
  const position = text(value, 'position', `The position of player ${index + 1}`)
  if (!priceList(edition, roster).players.some(({ id }) => id === position))
    throw new Unreadable(`Player ${index + 1} is a "${position}", which this team list does not have.`)
  return {
    position,
    ...(value['name'] === undefined ? {} : { name: text(value, 'name', `The name of player ${index + 1}`) }),
    ...(value['number'] === undefined ? {} : { number: count(value, 'number') }),
  }
}

function readExtras(value: unknown): Record<string, number> {
  if (!isFields(value)) throw new Unreadable('"extras" should say how many of each.')
  return Object.fromEntries(Object.keys(value).map((key) => [key, count(value, key)]))
}

function readDraft(edition: Edition, value: unknown): Draft {
  if (!isFields(value)) throw new Unreadable('The team itself is missing.')
  const roster = text(value, 'roster', 'The team list')
  if (edition.teams.rosters[roster] === undefined)
    throw new Unreadable(`There is no team list "${roster}" in ${edition.name}.`)
  const wizard = value['wizard'] ?? null
  if (wizard !== null && typeof wizard !== 'string') throw new Unreadable('"wizard" should be a name.')
  return {
    name: text(value, 'name', 'The name of the team'),
    roster,
    players: list(value, 'players').map((player, index) => readPlayer(edition, roster, player, index)),
    rerolls: count(value, 'rerolls'),
    fanFactor: count(value, 'fanFactor'),
    cheerleaders: count(value, 'cheerleaders'),
    assistants: list(value, 'assistants').map(String),
    apothecaries: count(value, 'apothecaries'),
    wizard,
    ingredients: count(value, 'ingredients'),
    ...(value['extras'] === undefined ? {} : { extras: readExtras(value['extras']) }),
    ...(value['picked'] === undefined ? {} : { picked: list(value, 'picked').map(String) }),
  }
}

function parse(source: string, editions: Readonly<Record<string, Edition>>): TeamFile {
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch {
    throw new Unreadable('It is damaged or not a Touchback file at all.')
  }
  if (!isFields(value) || value['format'] !== 'touchback-team')
    throw new Unreadable('It holds something else.')
  if (value['version'] !== 1) throw new Unreadable('It was written by a newer Touchback.')
  const id = text(value, 'edition', 'The rulebook')
  const edition = editions[id]
  if (edition === undefined) throw new Unreadable(`The rulebook "${id}" is not known here.`)
  const colour = text(value, 'colour', 'The colour')
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Unreadable('The colour should be written like "#e8833a".')
  return {
    format: 'touchback-team',
    version: 1,
    edition: id,
    league: value['league'] === true,
    colour,
    draft: readDraft(edition, value['draft']),
  }
}

/** A team from the text of a file, or a sentence that says why it cannot be read. It may still be an illegal team. */
export function readTeam(source: string, editions: Readonly<Record<string, Edition>> = EDITIONS): ReadTeam {
  try {
    return { team: parse(source, editions), problem: null }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { team: null, problem: `This is not a team file we can read. ${error.message}` }
  }
}
