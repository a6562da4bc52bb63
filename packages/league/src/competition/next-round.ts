import type { Dice, Reading } from '@touchback/engine'
import { bookOf, type Competition, isRetired, known, type League } from '../log/league.ts'
import { bout, byLot, cupRound, type Draw, knockOut, meeting, partedBy, swissRound } from './pairings.ts'
import {
  type Bout,
  bracketOf,
  divisionsOf,
  matchId,
  meetings,
  roundsBeforeCup,
  semiFinalLosers,
  stagesOf,
  thirdPlaceOf,
} from './rounds.ts'
import type { Line } from './standings.ts'
import { tablesOf } from './tables.ts'

/** A round as it can be written in the log. */
export interface NextRound {
  readonly round: number
  readonly pairings: Draw
  /** What its matches are called, in the order of the pairings. */
  readonly stages: readonly (string | null)[]
}

const refuse = (problem: string) => ({ value: null, problem }) as const

/**
 * The next round of a competition as everything so far makes it. Lots are drawn with the dice where there are any and the
 * draw is by lot; without dice the order of the teams or of the table stands.
 */
export function nextRound(league: League, id: string, dice: Dice | null = null): Reading<NextRound> {
  const competition = known(league.competitions, id)
  if (competition === undefined) return refuse(`There is no competition "${id}".`)
  const { value: pairings, problem } = drawOf(league, competition, dice)
  if (pairings === null) return refuse(problem)
  const round = competition.drawn.length + 1
  return { value: { round, pairings, stages: stagesOf(competition, round, pairings) }, problem: null }
}

function drawOf(league: League, competition: Competition, dice: Dice | null): Reading<Draw> {
  switch (competition.format) {
    case 'open':
    case 'ladder':
      return refuse(`In "${competition.name}" coaches arrange their matches themselves.`)
    case 'round-robin':
      return meetingOf(league, competition)
    case 'swiss':
      return swiss(league, competition, dice)
    case 'groups': {
      const before = roundsBeforeCup(competition) ?? 0
      if (competition.drawn.length < before) return meetingOf(league, competition)
      return cup(league, competition, () => groupSeeds(league, competition), dice)
    }
    case 'knock-out':
      return cup(league, competition, () => present(league, competition.teams), dice)
    case 'play-offs':
      return lastRounds(league, competition, dice)
    default:
      return competition.format satisfies never
  }
}

/** Teams that play on. */
const present = (league: League, teams: readonly string[]): string[] =>
  teams.filter((team) => !isRetired(league, team))

const presentIn = (league: League, table: readonly Line[]): string[] =>
  present(
    league,
    table.map(({ team }) => team),
  )

/** Whoever was to meet a team that has retired has a free day. */
function meetingOf(league: League, competition: Competition): Reading<Draw> {
  const draw = meetings(competition)[competition.drawn.length]
  return draw === undefined
    ? refuse(`All rounds of "${competition.name}" have been drawn.`)
    : {
        value: draw.flatMap(([one, other]) => bout(playing(league, one), playing(league, other))),
        problem: null,
      }
}

const playing = (league: League, team: string | null): string | null =>
  team === null || isRetired(league, team) ? null : team

/** The first match of the rounds drawn so far that nobody has settled; one that was cancelled is not waited for. */
function unsettled(league: League, { id, drawn }: Competition): string | null {
  for (const [index, draw] of drawn.entries())
    for (const place of draw.keys()) {
      const match = matchId(id, index + 1, place)
      if (known(league.fixtures, match)?.settled === false) return match
    }
  return null
}

const waitsFor = (match: string) => refuse(`Match "${match}" has not been settled yet.`)

function swiss(league: League, competition: Competition, dice: Dice | null): Reading<Draw> {
  const { drawn, rounds = Infinity, teams, name } = competition
  const open = unsettled(league, competition)
  if (open !== null) return waitsFor(open)
  if (drawn.length >= rounds) return refuse(`All rounds of "${name}" have been drawn.`)
  const pairs = drawn.flat()
  const [table = []] = tablesOf(league, competition)
  const entered = present(league, teams)
  const first = dice === null ? entered : byLot(entered, dice)
  const draw = swissRound({
    ranked: drawn.length === 0 ? first : presentIn(league, table),
    met: new Set(pairs.flatMap(([home, away]) => (away === null ? [] : [meeting(home, away)]))),
    rested: new Set(pairs.flatMap(([home, away]) => (away === null ? [home] : []))),
  })
  return draw === null
    ? refuse(`Nobody is left in "${name}" who could meet without a rematch.`)
    : { value: draw, problem: null }
}

/** The best of every group: first all winners, then all seconds. */
function groupSeeds(league: League, competition: Competition): readonly string[] {
  const { through = 2 } = competition
  const groups = tablesOf(league, competition).map((table) => presentIn(league, table))
  return Array.from({ length: through }, (_, place) => groups.flatMap((group) => group[place] ?? [])).flat()
}

/** Bouts of the latest round that losers do not come back from, or why it is not over. */
function lastBouts(league: League, competition: Competition): Reading<readonly Bout[]> {
  const open = unsettled(league, competition)
  if (open !== null) return waitsFor(open)
  const bouts = bracketOf(league, competition).at(-1) ?? []
  const round = competition.drawn.length
  const level = bouts.findIndex(({ winner }, place) => {
    const match = matchId(competition.id, round, place)
    return winner === null && known(league.fixtures, match)?.awarded?.why !== 'both-lose'
  })
  return level < 0
    ? { value: bouts, problem: null }
    : refuse(`Match "${matchId(competition.id, round, level)}" must have a winner.`)
}

function cup(
  league: League,
  competition: Competition,
  seeds: () => readonly string[],
  dice: Dice | null,
): Reading<Draw> {
  const { value: bouts, problem } = lastBouts(league, competition)
  if (bouts === null) return refuse(problem)
  if (bouts.length === 0) {
    const seeded = seeds()
    if (dice !== null) return drawnAmong(competition, knockOut(byLot(seeded, dice)))
    const groups = competition.format === 'groups' ? divisionsOf(competition) : seeded.map((team) => [team])
    const groupOf = (team: string) => groups.findIndex((group) => group.includes(team))
    return drawnAmong(competition, partedBy(knockOut(seeded), groupOf))
  }
  if (isOver(bouts)) return refuse(`"${competition.name}" has been decided.`)
  const draw = cupRound(bouts.map(({ winner }) => playing(league, winner)))
  const wanted = competition.thirdPlace === true && thirdPlaceOf(league, competition) === undefined
  const losers = wanted && draw.length === 1 ? present(league, semiFinalLosers(league, competition)) : []
  return drawnAmong(competition, losers.length === 2 ? [...draw, ...cupRound(losers)] : draw)
}

/** A round of those who are still in it. */
const drawnAmong = ({ name }: Competition, draw: Draw): Reading<Draw> =>
  draw.length === 0 ? refuse(`Nobody is left in "${name}".`) : { value: draw, problem: null }

const isOver = (bouts: readonly Bout[]): boolean =>
  bouts[0]?.stage === 'final' || bouts.every(({ winner }) => winner === null)

/** The rounds after the play-offs: always by lot, one a week. */
function lastRounds(league: League, competition: Competition, dice: Dice | null): Reading<Draw> {
  const { playOffs: terms } = bookOf(league).career.tournaments ?? {}
  const { playOffs, week, drawn, name } = competition
  if (playOffs === null || terms === undefined) return refuse(`The play-offs of "${name}" are not over yet.`)
  const { value: bouts, problem } = lastBouts(league, competition)
  if (bouts === null) return refuse(problem)
  if (bouts.length > 0 && isOver(bouts)) return refuse(`"${name}" has been decided.`)
  const due = terms.weeks + drawn.length + 1
  if (week < due) return refuse(`This round of "${name}" is played in week ${due}.`)
  const left = bouts.length === 0 ? playOffs.qualified : bouts.flatMap(({ winner }) => winner ?? [])
  const teams = present(league, left)
  if (teams.length > 2 && dice === null)
    return refuse(`The teams of this round of "${name}" are drawn by lot.`)
  return drawnAmong(competition, cupRound(dice === null ? teams : byLot(teams, dice)))
}
