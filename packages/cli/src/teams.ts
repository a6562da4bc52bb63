import { type Edition, editionOf, type MatchOptions, type MatchSpec, SeededDice } from '@touchback/engine'
import { type Draft, matchTeams, randomDraft, suggestedDraft } from '@touchback/league'
import { seedFor } from './seeds.ts'
import { UsageError } from './usage-error.ts'

/** The two teams of a match: their ids, or null for any two. */
export type Pairing = readonly [home: string, away: string] | null

export function readPairing(edition: Edition, text: string): Pairing {
  if (text === 'random') return null
  const names = text.split(',').map((name) => name.trim())
  const [home, away] = names
  if (home === undefined || away === undefined || names.length !== 2)
    throw new UsageError(`--teams takes two teams such as human,orc, or random, not "${text}"`)
  for (const name of [home, away])
    if (edition.teams.rosters[name] === undefined)
      throw new UsageError(
        `${edition.name} has no team "${name}"; there are ${Object.keys(edition.teams.rosters).join(', ')}`,
      )
  return [home, away]
}

/** How teams are bought: anything the rules allow, or what is suggested to a new coach. */
export const DRAFTS = ['random', 'suggested'] as const
export type Drafting = (typeof DRAFTS)[number]

function draft(edition: Edition, roster: string, seed: number, how: Drafting): Draft {
  const dice = new SeededDice(seed)
  const drafted =
    how === 'suggested'
      ? suggestedDraft(edition, roster)
      : randomDraft(edition, roster, (count) => dice.below(count))
  return { ...drafted, name: `${edition.teams.rosters[roster]?.name ?? roster} ${100 + (seed % 900)}` }
}

/** What may become of a match that is level at the end. */
export const TIES = ['draw', 'overtime', 'shoot-out'] as const satisfies readonly MatchOptions['tie'][]

export interface MatchManner {
  readonly draft?: Drafting
  readonly tie?: MatchOptions['tie']
}

/** Everything about match number `index` of a run but its dice; the same wherever and whenever it is asked for. */
export function matchSpec(
  editionId: string,
  pairing: Pairing,
  seed: number,
  index: number,
  { draft: how = 'random', tie = 'draw' }: MatchManner = {},
): MatchSpec {
  const edition = editionOf(editionId)
  const rosters = Object.keys(edition.teams.rosters)
  const pick = new SeededDice(seedFor(seed, index, 'pairing'))
  const any = () => rosters[pick.below(rosters.length)] ?? ''
  const [home, away] = pairing ?? [any(), any()]
  return {
    edition: editionId,
    teams: matchTeams(
      edition,
      draft(edition, home, seedFor(seed, index, 'home'), how),
      draft(edition, away, seedFor(seed, index, 'away'), how),
    ),
    options: {
      modules: edition.modules,
      league: false,
      tie,
      rerollSuccesses: false,
      illegalProcedure: false,
    },
  }
}
