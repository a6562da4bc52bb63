import { type Competition, type Fixture, fixturesOf, known, type League, winnerOf } from '../log/league.ts'
import { type Draw, groupsOf, roundRobin } from './pairings.ts'

/** The name of the match a pairing of a drawn round becomes, places counted from 0. */
export const matchId = (competition: string, round: number, place: number): string =>
  `${competition}/${round}/${place + 1}`

/** Divisions of a round robin, or groups before a knock-out: one when nobody has said otherwise. */
export function divisionsOf({ format, teams, groups = 1, divisions }: Competition): string[][] {
  if (format !== 'round-robin' && format !== 'groups') return [[...teams]]
  if (divisions === undefined) return groupsOf(teams, groups)
  const listed = divisions.map((division) => [...division])
  // Whoever enters later goes where there are fewest.
  for (const team of teams.filter((each) => !divisions.flat().includes(each)))
    listed.toSorted((a, b) => a.length - b.length)[0]?.push(team)
  return listed
}

/** All rounds in which everybody of a division meets everybody, over again where there are to be more. */
export function meetings(competition: Competition): Draw[] {
  const { format, legs, rounds } = competition
  if (format !== 'round-robin' && format !== 'groups') return []
  const divisions = divisionsOf(competition).map((teams) => roundRobin(teams, legs))
  const length = Math.max(0, ...divisions.map((division) => division.length))
  const once = Array.from({ length }, (_, round) => divisions.flatMap((division) => division[round] ?? []))
  return Array.from({ length: rounds ?? length }, (_, round) => once[round % length] ?? [])
}

/** How many rounds are drawn before losers are out; null where nobody ever is. */
export function roundsBeforeCup(competition: Competition): number | null {
  switch (competition.format) {
    case 'knock-out':
    case 'play-offs':
      return 0
    case 'groups':
      return meetings(competition).length
    case 'open':
    case 'round-robin':
    case 'swiss':
    case 'ladder':
      return null
    default:
      return competition.format satisfies never
  }
}

const STAGES: Readonly<Record<number, string>> = { 1: 'final', 2: 'semi-final', 4: 'quarter-final' }

/** What the matches of a round are called, in the order of its pairings; where losers are out, two of the last play for third place. */
export function stagesOf(competition: Competition, round: number, draw: Draw): (string | null)[] {
  const before = roundsBeforeCup(competition)
  if (before === null || round <= before) return draw.map(() => null)
  const first = competition.drawn[before] ?? draw
  const seats = Math.ceil(first.length / 2 ** (round - before - 1))
  return draw.map((_, place) => (place < seats ? (STAGES[seats] ?? null) : 'third-place'))
}

/** A match of the rounds in which losers are out. */
export const isOfTheCup = (competition: Competition, { round }: Pick<Fixture, 'round'>): boolean => {
  const before = roundsBeforeCup(competition)
  return before !== null && round !== null && round > before
}

/** Whether somebody must win a match: nobody goes on from a draw, and in play-offs it counts nothing unless the league says so. */
export function isDecisive(league: League, fixture: Fixture): boolean {
  const competition = known(league.competitions, fixture.competition ?? '')
  if (competition === undefined) return false
  const draws = Number(league.options['draws'] ?? 0)
  return (
    isOfTheCup(competition, fixture) ||
    fixture.stage !== null ||
    (competition.format === 'play-offs' && draws === 0)
  )
}

/** One place of a bracket: who met, and who has come out of it. */
export interface Bout {
  readonly home: string
  readonly away: string | null
  readonly stage: string | null
  /** Null while it is open, and where both have lost. */
  readonly winner: string | null
  readonly settled: boolean
}

/** The rounds in which losers are out, as far as they are drawn. */
export function bracketOf(league: League, competition: Competition): Bout[][] {
  const before = roundsBeforeCup(competition)
  if (before === null) return []
  return competition.drawn.slice(before).map((draw, index) => {
    const round = before + index + 1
    const stages = stagesOf(competition, round, draw)
    return draw.map(([home, away], place): Bout => {
      const stage = stages[place] ?? null
      if (away === null) return { home, away, stage, winner: home, settled: true }
      const fixture = known(league.fixtures, matchId(competition.id, round, place))
      const settled = fixture?.settled ?? false
      return { home, away, stage, winner: fixture === undefined ? null : winnerOf(fixture), settled }
    })
  })
}

/** The match that decides a competition; undefined until it is drawn. */
export const finalOf = (league: League, competition: Competition): Fixture | undefined =>
  fixturesOf(league, competition.id).find(({ stage }) => stage === 'final')

const loserOf = ({ home, away, winner }: Bout): string | null =>
  winner === null || away === null ? null : winner === home ? away : home

/** The match for third place, where there is one: drawn with the final, or agreed on before. */
export const thirdPlaceOf = (league: League, { id }: Competition): Fixture | undefined =>
  fixturesOf(league, id).find(({ stage }) => stage === 'third-place')

/** Who lost in the last round but one: they may play for third place. */
export function semiFinalLosers(league: League, competition: Competition): string[] {
  const semis = bracketOf(league, competition).find((bouts) => bouts[0]?.stage === 'semi-final') ?? []
  return semis.map(loserOf).filter((team) => team !== null)
}
