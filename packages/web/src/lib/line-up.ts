import {
  type Edition,
  EDITIONS,
  editionOf,
  type MatchOptions,
  type MatchSpec,
  type Side,
} from '@touchback/engine'
import {
  type Draft,
  matchTeams,
  randomDraft,
  suggestedDraft,
  type TeamFile,
  teamName,
  withNames,
} from '@touchback/league'
import type { MatchSettings } from '../match/session/kept.ts'
import { shirts, usualShirt } from './colours.ts'
import { peopleOf } from './peoples.ts'
import { below } from './random.ts'

/** The book a newcomer starts with. */
export function firstEdition(): Edition {
  const [edition] = Object.values(EDITIONS)
  if (edition === undefined) throw new Error('no edition')
  return edition
}

/** Stars have names of their own. */
const isStar =
  (edition: Edition) =>
  (position: string): boolean =>
    edition.teams.specialPlayers[position]?.kind === 'star'

const named = (edition: Edition, draft: Draft): Draft => withNames(draft, below, isStar(edition))

/** A team as it would be kept, from a draft. */
export const asTeam = (edition: Edition, draft: Draft): TeamFile => ({
  format: 'touchback-team',
  version: 1,
  edition: edition.id,
  league: false,
  colour: usualShirt(draft.roster),
  draft,
})

/** A sensible team of a list, with names nobody has heard before; none of those it will meet is called the same. */
export const suggestedTeam = (edition: Edition, roster: string, met?: ReadonlySet<string>): TeamFile =>
  asTeam(edition, named(edition, suggestedDraft(edition, roster, teamName(roster, below, met))))

export const randomTeam = (edition: Edition, roster: string): TeamFile =>
  asTeam(edition, named(edition, { ...randomDraft(edition, roster, below), name: teamName(roster, below) }))

export type PlayOptions = Omit<MatchSettings, 'colours'>

/** The rules as the book has them, all modules in use. */
export const usualOptions = (edition: Edition): MatchOptions => ({
  modules: edition.modules,
  league: false,
  tie: edition.timing.tie,
  rerollSuccesses: false,
  illegalProcedure: false,
})

export const usualPlay = (coaches: Readonly<Record<Side, string>>): PlayOptions => ({
  coaches,
  undo: 'until-dice',
  odds: true,
  tableDice: false,
  clock: null,
})

/** Two teams ready to meet on this device. */
export function lineUp(
  sides: Readonly<Record<Side, TeamFile>>,
  play: PlayOptions,
  options?: MatchOptions,
): { spec: MatchSpec; settings: MatchSettings } {
  const edition = editionOf(sides.home.edition)
  return {
    spec: {
      edition: edition.id,
      teams: matchTeams(edition, sides.home.draft, sides.away.draft),
      options: options ?? usualOptions(edition),
    },
    settings: { ...play, colours: shirts(sides.home.colour, sides.away.colour) },
  }
}

/** Pairings of peoples that make a good first impression, where the book has their lists. */
export const PAIRINGS: readonly (readonly [home: string, away: string])[] = [
  ['human', 'orc'],
  ['wood-elf', 'chaos'],
  ['skaven', 'dwarf'],
  ['dark-elf', 'undead'],
  ['lizardman', 'norse'],
  ['amazon', 'high-elf'],
  ['orc', 'wood-elf'],
]

/** The lists of the suggested pairing with a number; they come round again. */
export function pairedRosters(edition: Edition, index: number): readonly [home: string, away: string] {
  const rosters = Object.keys(edition.teams.rosters)
  const known = PAIRINGS.map((pair) =>
    pair.map((people) => rosters.find((id) => peopleOf(id) === people)),
  ).filter((pair) => pair.every((roster) => roster !== undefined))
  const [first = '', second = first] = rosters
  const [home = first, away = second] = known[index % Math.max(1, known.length)] ?? []
  return [home, away]
}

/** Sensible teams of a suggested pairing. */
export function pairing(edition: Edition, index: number): Record<Side, TeamFile> {
  const rosters = pairedRosters(edition, index)
  const home = suggestedTeam(edition, rosters[0])
  return { home, away: suggestedTeam(edition, rosters[1], new Set([home.draft.name])) }
}
