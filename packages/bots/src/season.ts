import { type Edition, SeededDice } from '@touchback/engine'
import type { Draw, LeagueLog, TableLine } from '@touchback/league'
import { bracketOf, placesOf, suggestedDraft, tablesOf, teamName, withNames } from '@touchback/league'
import type { CoachMaker } from './bot.ts'
import { giveHonours, givePrizes, playCup } from './cup.ts'
import { Secretary } from './secretary.ts'

export interface SeasonPlan {
  readonly edition: Edition
  readonly teams: number
  readonly rounds: number
  readonly coach: string
  readonly maker: CoachMaker
  /** A seed for each part of the season. */
  readonly seed: (...parts: readonly (number | string)[]) => number
  /** How many seasons follow each other; one when nobody says. */
  readonly seasons?: number
}

/** A season as it went; of several the last. */
export interface Season {
  readonly log: LeagueLog
  readonly table: readonly TableLine[]
  /** The rounds of the play-offs, each with its winners. */
  readonly playOffs: readonly { readonly draw: Draw; readonly winners: readonly string[] }[]
  readonly champion: string | null
  /** What every team was worth and had in its treasury after each round. */
  readonly worth: Readonly<Record<string, readonly { readonly worth: number; readonly treasury: number }[]>>
}

const IN_THE_PLAY_OFFS = 4

/** Shirts that stand out from grass, and from each other. */
const SHIRTS = [
  '#e8833a',
  '#56b4e9',
  '#f0d24a',
  '#f2efe6',
  '#f58a7c',
  '#b5dd5e',
  '#5fd3bf',
  '#c0a9f5',
] as const

/** Drafts teams, plays every round through all that comes before and after a match, and ends as the book ends a season. */
export function playSeason(plan: SeasonPlan, onMatch: () => void = () => undefined): Season {
  const secretary = new Secretary(plan, onMatch)
  const teams = draftTeams(secretary, plan)
  const worth: Record<string, { worth: number; treasury: number }[]> = Object.fromEntries(
    teams.map((team) => [team, []]),
  )
  let ended: Omit<Season, 'worth'> | null = null
  for (let number = 1; number <= (plan.seasons ?? 1); number++) {
    const id = `season-${number}`
    secretary.write({ type: 'season-begun', season: id, name: `Season ${number}` })
    playRounds(secretary, plan, id, teams, () => {
      for (const team of teams) {
        const { treasury, matches } = secretary.team(team)
        worth[team]?.push({ worth: matches.at(-1)?.worth ?? 0, treasury })
      }
    })
    ended = playEnd(secretary, plan, id, number)
    secretary.write({ type: 'season-closed', season: id })
  }
  if (ended === null) throw new Error('a plan without a season')
  return { ...ended, worth }
}

/** How many matches a plan comes to at most. */
export function matchesIn({ edition, teams, rounds, seasons = 1 }: SeasonPlan): number {
  const { playOffs } = edition.career.tournaments ?? {}
  const pairs = Math.floor(teams / 2)
  const quarters = playOffs !== undefined && teams > playOffs.quarterFinalsAbove ? 2 : 1
  // One less than there are teams, and the match for third place.
  const last = IN_THE_PLAY_OFFS * quarters
  return seasons * (pairs * (rounds + (playOffs?.weeks ?? 0)) + last)
}

function draftTeams(secretary: Secretary, { edition, teams, seed }: SeasonPlan): string[] {
  const rosters = Object.values(edition.teams.rosters)
  const first = new SeededDice(seed('rosters')).below(rosters.length)
  const names = new SeededDice(seed('names'))
  const taken = new Set<string>()
  return Array.from({ length: teams }, (_, index) => {
    const roster = rosters[(first + index * 5) % rosters.length]
    if (roster === undefined) throw new Error('a book without team lists')
    const coach = `coach-${index + 1}`
    const id = `${roster.id}-${index + 1}`
    const below = (sides: number): number => names.below(sides)
    const name = teamName(roster.id, below, taken)
    taken.add(name)
    const draft = withNames(suggestedDraft(edition, roster.id, name), below)
    secretary.write({ type: 'joined', coach, name: `Coach ${index + 1}` })
    const colour = SHIRTS[index % SHIRTS.length]
    secretary.write({ type: 'drafted', team: id, coach, colour, draft })
    return id
  })
}

/** The rounds of a season. Where the book has no play-offs of its own the best go on to a cup of the same competition. */
function playRounds(
  secretary: Secretary,
  { edition, rounds }: SeasonPlan,
  id: string,
  teams: readonly string[],
  onRound: () => void,
): void {
  const { tournaments, season } = edition.career
  secretary.write({
    type: 'competition-opened',
    competition: id,
    name: 'Season',
    format: tournaments === undefined ? 'groups' : 'round-robin',
    teams,
    rounds,
    ...(tournaments === undefined ? { through: season?.playOffs ?? IN_THE_PLAY_OFFS, thirdPlace: true } : {}),
    ...(season === undefined ? {} : { cup: 'season' }),
  })
  for (let round = 1; round <= rounds; round++) {
    secretary.drawAndPlay(id)
    onRound()
  }
}

/** The last rounds, and what they bring. */
function playEnd(secretary: Secretary, plan: SeasonPlan, id: string, number: number): Omit<Season, 'worth'> {
  const [table = []] = tablesOf(secretary.league, secretary.competition(id))
  const major = majorOf(plan, number)
  const last = major === null ? id : `cup-${number}`
  if (major === null)
    while (placesOf(secretary.league, secretary.competition(id)) === null) secretary.drawAndPlay(id)
  else playCup(secretary, plan, last, major)
  givePrizes(secretary, plan, last)
  giveHonours(secretary)
  const competition = secretary.competition(last)
  return {
    log: secretary.log,
    table,
    playOffs: bracketOf(secretary.league, competition).map((bouts) => ({
      draw: bouts.map(({ home, away }) => [home, away] as const),
      winners: bouts.flatMap(({ winner }) => winner ?? []),
    })),
    champion: placesOf(secretary.league, competition)?.[0] ?? null,
  }
}

/** Majors take turns through the year, beginning with any of them. */
function majorOf({ edition, seed }: SeasonPlan, number: number): string | null {
  const { cups } = edition.career.tournaments ?? {}
  if (cups === undefined) return null
  const majors = Object.keys(cups).filter((id) => cups[id]?.trophy === true)
  const first = new SeededDice(seed('majors')).below(majors.length)
  return majors[(first + number - 1) % majors.length] ?? null
}
