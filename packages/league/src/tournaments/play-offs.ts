import type { Dice, Edition, Reading } from '@touchback/engine'
import { type LeagueOptions, type PlayOffs, usualOptions } from '@touchback/engine/career'
import { own } from '@touchback/engine/doors'
import { type Criterion, type Reason, reasonsBy } from '../competition/standings.ts'

/** A match of the play-offs. */
export interface PlayOffResult {
  readonly teams: readonly [string, string]
  readonly score: readonly [number, number]
  /** Whoever won it where the score does not say. */
  readonly winner?: string
}

export interface PlayOffRound {
  /** Ratings of the teams that entered, by id. */
  readonly teams: Readonly<Record<string, number>>
  readonly results: readonly PlayOffResult[]
  /** Who has retired since: their results stand, and they go on no further. */
  readonly retired?: readonly string[]
  /** Which results a coach hands in, by their place in the list; those that give most where he does not say. */
  readonly submitted: Readonly<Record<string, readonly number[]>>
}

/** Where a team stands, and by what. */
export interface PlayOffStanding {
  readonly team: string
  readonly points: number
  readonly rating: number
  readonly wins: number
  readonly difference: number
  /** The results that count for it, by their places in the list. */
  readonly counted: readonly number[]
}

/** All teams, best first as far as anybody needs to know, and those who go on. */
export interface PlayOffTable {
  readonly standings: readonly PlayOffStanding[]
  readonly qualified: readonly string[]
}

interface Line {
  readonly index: number
  readonly scored: number
  readonly conceded: number
  readonly won: boolean
  readonly points: number
}

/** Who goes on to the last rounds; teams that nothing else tells apart roll a die each, in the order they entered. */
export function playOffTable(
  edition: Edition,
  round: PlayOffRound,
  given: LeagueOptions,
  dice: Dice,
): Reading<PlayOffTable> {
  const rules = edition.career.tournaments?.playOffs
  if (rules === undefined) return refuse(`${edition.name} knows no play-offs.`)
  const options = { ...usualOptions(edition), ...given }
  const draw = Number(options['draws'] ?? 0)
  const problem = resultsProblem(round, draw)
  if (problem !== null) return refuse(problem)
  for (const [team, handedIn] of Object.entries(round.submitted)) {
    const wrong = submissionProblem(rules, linesOf(rules, round.results, team, draw), team, handedIn)
    if (wrong !== null) return refuse(wrong)
  }
  const standings = standingsOf(rules, round, draw)
  const last = options['quarter-finals'] === true && standings.length > rules.quarterFinalsAbove
  const places = last ? rules.qualify * 2 : rules.qualify
  const ordered = ranked(standings, places, dice)
  return {
    value: { standings: ordered, qualified: ordered.slice(0, places).map(({ team }) => team) },
    problem: null,
  }
}

/** The table while the play-offs last: whoever is level in everything stands in the order of entering, and nobody rolls. */
export function playOffsSoFar(
  edition: Edition,
  round: PlayOffRound,
  given: LeagueOptions,
): PlayOffStanding[] {
  const rules = edition.career.tournaments?.playOffs
  if (rules === undefined) return []
  const options = { ...usualOptions(edition), ...given }
  return standingsOf(rules, round, Number(options['draws'] ?? 0))
}

/** Why a coach cannot hand these results in, by their places in the list. */
export function handInProblem(
  edition: Edition,
  { results }: PlayOffRound,
  team: string,
  handedIn: readonly number[],
): string | null {
  const rules = edition.career.tournaments?.playOffs
  return rules === undefined
    ? `${edition.name} knows no play-offs.`
    : submissionProblem(rules, linesOf(rules, results, team, 0), team, handedIn)
}

const refuse = (problem: string) => ({ value: null, problem })

/** Nobody meets an opponent twice, and somebody wins unless the league allows draws. */
function resultsProblem({ teams, results }: PlayOffRound, draw: number): string | null {
  const met = new Set<string>()
  for (const { teams: pair, score, winner } of results) {
    const stranger = pair.find((team) => !Object.hasOwn(teams, team))
    if (stranger !== undefined) return `${stranger} has not entered the play-offs.`
    const meeting = pair.toSorted().join(' and ')
    if (pair[0] === pair[1] || met.has(meeting)) return `${meeting} may meet once in the play-offs.`
    met.add(meeting)
    if (draw === 0 && score[0] === score[1] && winner === undefined)
      return `The match of ${meeting} must have a winner.`
  }
  return null
}

function linesOf(
  { points }: PlayOffs,
  results: readonly PlayOffResult[],
  team: string,
  draw: number,
): Line[] {
  return results.flatMap(({ teams, score, winner }, index) => {
    if (!teams.includes(team)) return []
    const [scored, conceded] = teams[0] === team ? score : [score[1], score[0]]
    const level = scored === conceded
    const won = level ? winner === team : scored > conceded
    const outcome = won ? points.win : level && winner === undefined ? draw : points.loss
    return [
      {
        index,
        scored,
        conceded,
        won,
        points: outcome + scored * points.scored + conceded * points.conceded,
      },
    ]
  })
}

function submissionProblem(
  { results }: PlayOffs,
  lines: readonly Line[],
  team: string,
  handedIn: readonly number[],
): string | null {
  if (handedIn.length > results) return `${team} may hand in ${results} results, not ${handedIn.length}.`
  if (new Set(handedIn).size < handedIn.length) return `${team} has handed in a result twice.`
  const others = handedIn.find((index) => lines.every((line) => line.index !== index))
  return others === undefined ? null : `Result ${others} is none of ${team}.`
}

const chosen = (lines: readonly Line[], handedIn: readonly number[]): readonly Line[] =>
  lines.filter(({ index }) => handedIn.includes(index))

/** The results that give most; one that takes points away is kept back. */
const best = ({ results }: PlayOffs, lines: readonly Line[]): readonly Line[] =>
  lines
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, results)

/** Best first, those who have retired left out. */
const standingsOf = (rules: PlayOffs, round: PlayOffRound, draw: number): PlayOffStanding[] =>
  Object.entries(round.teams)
    .filter(([team]) => round.retired?.includes(team) !== true)
    .map(([team, rating]) => {
      const lines = linesOf(rules, round.results, team, draw)
      const handedIn = own(round.submitted, team)
      return standing(team, rating, handedIn === undefined ? best(rules, lines) : chosen(lines, handedIn))
    })
    .toSorted(compare)

const total = (lines: readonly Line[], of: (line: Line) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0)

const standing = (team: string, rating: number, lines: readonly Line[]): PlayOffStanding => ({
  team,
  rating,
  points: total(lines, ({ points }) => points),
  wins: total(lines, ({ won }) => (won ? 1 : 0)),
  difference: total(lines, ({ scored, conceded }) => scored - conceded),
  counted: lines.map(({ index }) => index),
})

/** What tells two teams apart, in this order. */
const CRITERIA = [
  ['points', 'points'],
  ['worth', 'rating'],
  ['wins', 'wins'],
  ['touchdown-difference', 'difference'],
] as const satisfies readonly (readonly [Criterion, keyof PlayOffStanding])[]

const compare = (a: PlayOffStanding, b: PlayOffStanding): number =>
  CRITERIA.map(([, by]) => b[by] - a[by]).find((apart) => apart !== 0) ?? 0

/** What separates each team of the play-offs from the one below. */
export const playOffReasons = (standings: readonly PlayOffStanding[]): Reason[] =>
  reasonsBy(
    CRITERIA.map(([criterion]) => criterion),
    standings.map((standing) => ({ team: standing.team, had: CRITERIA.map(([, by]) => standing[by]) })),
  )

/** Best first; those who are level in everything roll for it where a place among the qualified hangs on it. */
function ranked(standings: readonly PlayOffStanding[], places: number, dice: Dice): PlayOffStanding[] {
  const order: PlayOffStanding[] = []
  for (const group of groups(standings, compare))
    order.push(...(order.length < places ? rollOff(group, places - order.length, dice) : group))
  return order
}

function rollOff(level: readonly PlayOffStanding[], places: number, dice: Dice): readonly PlayOffStanding[] {
  if (level.length === 1) return level
  const rolled = level.map((team) => ({ team, die: dice.d6() })).toSorted((a, b) => b.die - a.die)
  const order: PlayOffStanding[] = []
  for (const group of groups(rolled, (a, b) => b.die - a.die)) {
    const teams = group.map(({ team }) => team)
    order.push(...(order.length < places ? rollOff(teams, places - order.length, dice) : teams))
  }
  return order
}

/** A sorted list in runs of those that are level. */
function groups<T>(sorted: readonly T[], by: (a: T, b: T) => number): T[][] {
  const runs: T[][] = []
  for (const each of sorted) {
    const run = runs.at(-1)
    if (run?.[0] !== undefined && by(run[0], each) === 0) run.push(each)
    else runs.push([each])
  }
  return runs
}
