import type { Edition } from '@touchback/engine'
import {
  priceList,
  positionOf,
  type Stat,
  type Team,
  type TeamPlayer,
  noFeats,
  worthOf,
} from '@touchback/engine/career'
import { ScenarioError } from '@touchback/engine/testing'
import type { Draft } from '../draft.ts'
import { emptyDraft } from '../squad.ts'

/** A team of a career scenario; whatever is missing is 0 or none. */
export interface ScenarioTeam {
  readonly team: string
  readonly treasury?: number
  readonly rerolls?: number
  readonly fanFactor?: number
  readonly startFanFactor?: number
  readonly apothecary?: boolean | number
  readonly assistants?: number
  readonly cheerleaders?: number
  readonly trophies?: readonly string[]
  readonly rating?: number
  readonly wizard?: string | null
  readonly ingredients?: number
  readonly extras?: Readonly<Record<string, number>>
  readonly picked?: readonly string[]
  readonly players?: Readonly<Record<string, ScenarioCareer>>
  readonly squad?: Readonly<Record<string, number>>
}

/** A player of one: what he has gained, lost and suffered. */
export interface ScenarioCareer {
  readonly position?: string
  readonly spp?: number
  readonly skills?: readonly string[]
  readonly stats?: Readonly<Partial<Record<Stat, number>>>
  readonly niggles?: number
  readonly missNext?: boolean
}

const fail = (text: string): never => {
  throw new ScenarioError(text)
}

/** Those with a past in the order written, then those without, named after their position. */
function everyone(
  edition: Edition,
  { team, players = {}, squad = {} }: ScenarioTeam,
): [string, ScenarioCareer][] {
  const nameless = Object.entries(squad).flatMap(([position, count]) =>
    Array.from({ length: count }, (_, index): [string, ScenarioCareer] => [
      `${position}-${index + 1}`,
      { position },
    ]),
  )
  const all = [...Object.entries(players), ...nameless]
  if (new Set(all.map(([name]) => name)).size < all.length) fail(`two players of ${team} have the same name`)
  for (const [name, { position = '' }] of all)
    if (!priceList(edition, team).players.some(({ id }) => id === position))
      fail(`${name}: the ${team} team has no position "${position}"`)
  return all
}

const knownRoster = (edition: Edition, id: string): void => {
  if (!Object.hasOwn(edition.teams.rosters, id)) fail(`there is no team "${id}" in ${edition.name}`)
}

/** Whatever a career has must be for sale; of a draft the rules say so themselves. */
function knownThings(edition: Edition, { team, extras = {}, trophies = [] }: ScenarioTeam): void {
  const strange = Object.keys(extras).find((id) => !Object.hasOwn(priceList(edition, team).extras, id))
  if (strange !== undefined) fail(`the ${team} team cannot buy "${strange}"`)
  const cups = edition.career.tournaments?.cups ?? {}
  const unheardOf = trophies.find((id) => !Object.hasOwn(cups, id))
  if (unheardOf !== undefined) fail(`there is no trophy "${unheardOf}" in ${edition.name}`)
}

/** What its list leaves to the coach: the first, where the scenario does not say. rule: special.favoured */
const picksOf = (edition: Edition, { team, picked }: ScenarioTeam): readonly string[] =>
  picked ?? emptyDraft(edition, team, team).picked ?? []

const jobs = (count: number): string[] => Array.from({ length: count }, (_, index) => `Job ${index + 1}`)

/** The team as a career. */
export function scenarioTeam(edition: Edition, given: ScenarioTeam): Team {
  knownRoster(edition, given.team)
  knownThings(edition, given)
  const players = everyone(edition, given).map(([name, career], index) =>
    scenarioPlayer(edition, given.team, name, index + 1, career),
  )
  const team: Team = {
    id: given.team,
    name: given.team,
    edition: edition.id,
    roster: given.team,
    colour: '#e8833a',
    players,
    former: [],
    rerolls: given.rerolls ?? 0,
    fanFactor: given.fanFactor ?? 0,
    startFanFactor: given.startFanFactor ?? 0,
    cheerleaders: given.cheerleaders ?? 0,
    assistants: jobs(given.assistants ?? 0),
    apothecaries: Number(given.apothecary ?? 0),
    extras: given.extras ?? {},
    picked: picksOf(edition, given),
    treasury: given.treasury ?? 0,
    trophies: given.trophies ?? [],
    rating: given.rating ?? null,
    matches: [],
    signed: players.length,
  }
  if (edition.career.worth.unit === 'rating') team.rating ??= worthOf(edition, team)
  return team
}

function scenarioPlayer(
  edition: Edition,
  roster: string,
  name: string,
  number: number,
  { position = '', spp = 0, skills = [], stats = {}, niggles = 0, missNext = false }: ScenarioCareer,
): TeamPlayer {
  const printed = positionOf(edition, roster, position)
  const { ma, st, ag, pa, av } = printed
  const present = { ma, st, ag, av, ...(pa === undefined ? {} : { pa }), ...stats }
  const gained = [
    ...skills.map((skill) => {
      const take = skill.replace(/^\+/u, '').replace(/\*$/u, '')
      if (!Object.hasOwn(edition.players.skills, take.split(':')[0] ?? ''))
        fail(`${name}: no skill "${take}"`)
      return { take, kind: skill.endsWith('*') ? ('special' as const) : ('own' as const), after: 0 }
    }),
    ...raised(edition, printed, present),
  ]
  return {
    id: name,
    name,
    number,
    position,
    stats: present,
    gained,
    points: spp > 0 ? { earlier: spp } : {},
    feats: noFeats(),
    niggles,
    missNext,
    scars: [],
    matches: 0,
    mvps: 0,
    seasons: 0,
    status: 'active',
    leftAfter: null,
  }
}

/** Characteristics above the printed ones were gained. */
function raised(
  edition: Edition,
  printed: Readonly<Partial<Record<Stat, number | null>>>,
  present: Readonly<Partial<Record<Stat, number | null>>>,
) {
  return edition.players.characteristics.flatMap(({ id, kind }) => {
    const [from, to] = [printed[id], present[id]]
    const better = (to ?? 0) - (from ?? 0)
    const times = Math.max(0, kind === 'target' ? -better : better)
    return Array.from({ length: times }, () => ({ take: `+${id}`, kind: 'own' as const, after: 0 }))
  })
}

/** The team as its coach would write it down before paying for it. */
export function scenarioDraft(edition: Edition, given: ScenarioTeam): Draft {
  knownRoster(edition, given.team)
  const nameless = Object.entries(given.squad ?? {}).flatMap(([position, count]) =>
    Array.from({ length: count }, () => ({ position })),
  )
  const named = Object.entries(given.players ?? {}).map(([name, { position = '' }]) => ({ name, position }))
  return {
    name: given.team,
    roster: given.team,
    players: [...named, ...nameless],
    rerolls: given.rerolls ?? 0,
    fanFactor: given.fanFactor ?? edition.teams.drafting.fanFactor.free,
    cheerleaders: given.cheerleaders ?? 0,
    assistants: jobs(given.assistants ?? 0),
    apothecaries: Number(given.apothecary ?? 0),
    wizard: given.wizard ?? null,
    ingredients: given.ingredients ?? 0,
    extras: given.extras ?? {},
    picked: picksOf(edition, given),
  }
}
