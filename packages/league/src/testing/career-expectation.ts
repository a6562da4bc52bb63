import type { Edition } from '@touchback/engine'
import {
  type CareerDecision,
  type CareerEvent,
  learnedSkills,
  playerWorth,
  priceList,
  type Status,
  type Team,
  type TeamPlayer,
  totalPoints,
  worthInGold,
  worthOf,
} from '@touchback/engine/career'
import { own } from '@touchback/engine/doors'
import { storyDifference, type StoryEntry } from './story.ts'

export interface PlayerExpectation {
  readonly spp?: number
  readonly skills?: readonly string[]
  readonly stats?: Readonly<Record<string, number | null>>
  readonly niggles?: number
  readonly missNext?: boolean
  readonly status?: Status
  readonly value?: number
}

/** What must be true in the end; only what it names is looked at. */
export interface CareerExpectation {
  readonly legal?: boolean
  readonly problems?: number
  readonly treasury?: number
  readonly fanFactor?: number
  readonly rating?: number
  readonly value?: number
  readonly rerolls?: number
  readonly assistants?: number
  readonly cheerleaders?: number
  readonly apothecary?: boolean | number
  readonly count?: number
  readonly winnings?: number
  readonly trophies?: readonly string[]
  readonly players?: Readonly<Record<string, PlayerExpectation>>
  readonly pool?: readonly string[]
  readonly decision?: string | null
  readonly offers?: readonly string[]
  readonly notOffered?: readonly string[]
  readonly events?: readonly StoryEntry[]
  readonly refused?: boolean
}

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing'
const sorted = (list: readonly string[]): readonly string[] => list.toSorted()

function differs(what: string, wanted: unknown, got: unknown): string | null {
  return wanted === undefined || shown(wanted) === shown(got)
    ? null
    : `expected ${what} ${shown(wanted)}, got ${shown(got)}`
}

/** The first thing that is not as expected; null when all is. `found` holds what the team itself does not know. */
export function careerDifference(
  edition: Edition,
  team: Team | null,
  found: Readonly<Record<string, unknown>>,
  expect: CareerExpectation,
  events: readonly CareerEvent[],
  decision: CareerDecision | null,
): string | null {
  const known: Readonly<Record<string, unknown>> = {
    ...(team === null ? {} : teamFacts(edition, team)),
    ...found,
  }
  const {
    players = {},
    pool,
    decision: asked,
    offers = [],
    notOffered = [],
    events: story = [],
    refused: _,
    ...plain
  } = expect
  for (const [what, wanted] of Object.entries(plain)) {
    const problem = differs(what, what === 'apothecary' ? Number(wanted) : wanted, known[what])
    if (problem !== null) return problem
  }
  const drawn = events.find((event) => event.type === 'drawn')
  return (
    playersDifference(edition, team, players) ??
    (pool === undefined
      ? null
      : differs('pool', sorted(pool), sorted(drawn?.type === 'drawn' ? drawn.among : []))) ??
    (asked === undefined ? null : differs('decision', asked, decision?.type ?? null)) ??
    offersDifference(decision, offers, notOffered) ??
    storyDifference(story, events)
  )
}

const teamFacts = (edition: Edition, team: Team) => ({
  treasury: team.treasury,
  fanFactor: team.fanFactor,
  rating: team.rating ?? worthOf(edition, team),
  value: worthInGold(edition, team, { absent: !edition.career.worth.withoutAbsent }),
  rerolls: team.rerolls,
  assistants: team.assistants.length,
  cheerleaders: team.cheerleaders,
  apothecary: team.apothecaries,
  count: team.players.length,
  trophies: team.trophies,
  ...Object.fromEntries(
    Object.keys(priceList(edition, team.roster).extras).map((id) => [id, team.extras[id] ?? 0]),
  ),
})

function playersDifference(
  edition: Edition,
  team: Team | null,
  players: Readonly<Record<string, PlayerExpectation>>,
): string | null {
  for (const [name, wanted] of Object.entries(players)) {
    const player = [...(team?.players ?? []), ...(team?.former ?? [])].find((each) => each.name === name)
    if (player === undefined || team === null) return `expected a player ${name}, got none`
    const problem = playerDifference(edition, team, player, wanted)
    if (problem !== null) return `${name}: ${problem}`
  }
  return null
}

function playerDifference(
  edition: Edition,
  team: Team,
  player: TeamPlayer,
  { skills, stats = {}, ...plain }: PlayerExpectation,
): string | null {
  const { niggles, missNext, status } = player
  const known: Readonly<Record<string, unknown>> = {
    spp: totalPoints(player),
    niggles,
    missNext,
    status,
    value: playerWorth(edition, team.roster, player),
  }
  for (const [what, wanted] of Object.entries(plain)) {
    const problem = differs(what, wanted, known[what])
    if (problem !== null) return problem
  }
  for (const [stat, wanted] of Object.entries(stats)) {
    const problem = differs(stat, wanted, own<unknown>({ ...player.stats }, stat))
    if (problem !== null) return problem
  }
  return skills === undefined ? null : differs('skills', sorted(skills), sorted(learnedSkills(player)))
}

function offersDifference(
  decision: CareerDecision | null,
  offers: readonly string[],
  notOffered: readonly string[],
): string | null {
  const offered = new Set(
    (decision?.options ?? []).flatMap((option) =>
      'take' in option ? option.take : 'what' in option && option.type !== 'dismiss' ? option.what : [],
    ),
  )
  const missing = offers.find((id) => !offered.has(id))
  if (missing !== undefined)
    return `expected ${missing} to be offered, got ${[...offered].join(', ') || 'nothing'}`
  const surplus = notOffered.find((id) => offered.has(id))
  return surplus === undefined ? null : `expected ${surplus} not to be offered`
}
