import { Dice, type DiceSource, type Reading } from '@touchback/engine'
import {
  bestPlayers,
  bookOf,
  type Competition,
  type Content,
  fixturesOf,
  type League,
  meeting,
  openBooks,
  openSeason,
  placesOf,
  settledPlayOffs,
  prizesDue,
  semiFinalLosers,
  swissRound,
} from '@touchback/league'
import { duesOf } from '@touchback/league'
import type { Writing } from '../book/book.ts'
import { isProgram } from '../home/waiting.ts'
import { competitionName } from '../words/cups.ts'

/** Something the commissioner can do now, and what is written then. */
export interface Step {
  readonly id: string
  readonly text: string
  readonly write: (dice: DiceSource) => Reading<readonly Writing[]>
}

const fine = (...writings: readonly Writing[]): Reading<readonly Writing[]> => ({
  value: writings,
  problem: null,
})

const playOffsOf = (league: League) => bookOf(league).career.tournaments?.playOffs

/** Everything that moves the competitions and the season on, beside drawing rounds. */
export const stepsOf = (league: League): Step[] => [
  ...Object.values(league.competitions).flatMap((competition) => [
    ...weekSteps(league, competition),
    ...thirdPlaceSteps(league, competition),
    ...prizeSteps(league, competition),
  ]),
  ...honourSteps(league),
  ...seasonSteps(league),
]

/** Weeks of the book's own play-offs: the next one, and who goes on when they are over. */
function weekSteps(league: League, competition: Competition): Step[] {
  const { id, format, week, playOffs, over } = competition
  const terms = playOffsOf(league)
  if (format !== 'play-offs' || over || terms === undefined) return []
  if (placesOf(league, competition) !== null) return []
  const busy = fixturesOf(league, id).some(({ settled }) => !settled)
  if (busy) return []
  const next: Step = {
    id: `week-${id}`,
    text: `${competitionName(league, id)}: begin week ${week + 1}`,
    write: () => fine({ type: 'week-begun', competition: id, week: week + 1 }),
  }
  if (week <= terms.weeks) return [next]
  if (playOffs === null)
    return [
      {
        id: `qualified-${id}`,
        text: `${competitionName(league, id)}: who goes on?`,
        write: (source) => {
          const dice = new Dice(source)
          const { problem } = settledPlayOffs(league, competition, dice)
          return problem === null
            ? fine({ type: 'qualified', competition: id, dice: dice.since })
            : { value: null, problem }
        },
      },
    ]
  // A round a week: the next one begins when the last has been played.
  return competition.drawn.length >= week - terms.weeks ? [next] : []
}

/** Where nobody is drawn for third place those who lost the semi-finals may play for it if they wish. */
function thirdPlaceSteps(league: League, competition: Competition): Step[] {
  const { id, over, format } = competition
  const [home, away] = semiFinalLosers(league, competition)
  const stands = fixturesOf(league, id).some(({ stage }) => stage === 'third-place')
  if (format !== 'play-offs' || over || stands || home === undefined || away === undefined) return []
  return [
    {
      id: `third-${id}`,
      text: `${competitionName(league, id)}: a match for third place`,
      write: () =>
        fine({
          type: 'match-agreed',
          match: freeMatch(takenNames(league)),
          competition: id,
          home,
          away,
          stage: 'third-place',
        }),
    },
  ]
}

/** Prizes of a competition that has been decided. */
function prizeSteps(league: League, competition: Competition): Step[] {
  const { id, over, format } = competition
  if (over || format === 'open' || format === 'ladder' || placesOf(league, competition) === null) return []
  return [
    {
      id: `prizes-${id}`,
      text: `${competitionName(league, id)}: give the prizes`,
      write: (source) => {
        const dice = new Dice(source)
        const { problem } = prizesDue(league, competition, dice)
        return problem === null
          ? fine({ type: 'prizes-given', competition: id, dice: dice.since })
          : { value: null, problem }
      },
    },
  ]
}

/** The player of the year, where the book honours one. */
function honourSteps(league: League): Step[] {
  const after = bookOf(league).career.tournaments?.playerOfTheYear.after
  const season = openSeason(league)?.id ?? null
  const isTime = Object.values(league.competitions).some(
    (each) => each.cup === after && each.over && each.season === season,
  )
  if (after === undefined || !isTime || league.honours.some((honour) => honour.season === season)) return []
  const teams = Object.values(league.teams).filter(({ retired }) => !retired)
  const [best] = bestPlayers(teams.map(({ team }) => team))
  if (best === undefined) return []
  return [
    {
      id: 'honour',
      text: `Name ${best.player.name} the player of the year`,
      write: () => fine({ type: 'honoured', team: best.team.id, player: best.player.id }),
    },
  ]
}

const ORDER = ['spring', 'summer', 'autumn', 'winter']

/** Cups of the book that have not been played for in this season, in the order of the year. */
function cupsLeft(league: League): string[] {
  const { cups = {} } = bookOf(league).career.tournaments ?? {}
  const season = openSeason(league)?.id ?? null
  const played = Object.values(league.competitions).filter((each) => each.season === season)
  return Object.entries(cups)
    .filter(([id, { trophy }]) => trophy && !played.some(({ cup }) => cup === id))
    .toSorted(([, a], [, b]) => ORDER.indexOf(a.season ?? 'winter') - ORDER.indexOf(b.season ?? 'winter'))
    .map(([id]) => id)
}

const freeId = (league: League, wanted: string): string => {
  let id = wanted
  for (let more = 2; Object.hasOwn(league.competitions, id); more++) id = `${wanted}-${more}`
  return id
}

const teamsNow = (league: League): string[] =>
  Object.values(league.teams)
    .filter(({ retired }) => !retired)
    .map(({ team }) => team.id)

/** A season that has been played out is closed, and another one begins as the last one was. */
function seasonSteps(league: League): Step[] {
  const season = openSeason(league)
  const ours = Object.values(league.competitions).filter((each) => each.season === (season?.id ?? null))
  const isOpen =
    Object.values(league.fixtures).some(({ settled }) => !settled) ||
    Object.keys(league.teams).some(
      (team) => openBooks(league, team).length > 0 || duesOf(league, team).length > 0,
    )
  if (season === null) return league.seasons.length === 0 ? [] : [nextSeason(league)]
  const endless = ours.every(({ format }) => format === 'open' || format === 'ladder')
  const decided = ours.length > 0 && ours.every(({ over }) => over)
  if (isOpen || (!decided && !endless)) return []
  const cup = ours.some(({ format }) => format === 'play-offs') ? cupsLeft(league)[0] : undefined
  return [
    ...(cup === undefined ? [] : [nextCup(league, cup)]),
    {
      id: 'close',
      text: `Close ${season.name}`,
      write: () => fine({ type: 'season-closed', season: season.id }),
    },
  ]
}

const nextCup = (league: League, cup: string): Step => {
  const name = bookOf(league).career.tournaments?.cups[cup]?.name ?? cup
  return {
    id: `cup-${cup}`,
    text: `Open the ${name}`,
    write: () =>
      fine({
        type: 'competition-opened',
        competition: freeId(league, cup),
        name,
        format: 'play-offs',
        cup,
        teams: teamsNow(league),
      }),
  }
}

/** Divisions as they were, without those who have gone; newcomers go where there are fewest. */
function divisionsNow(
  divisions: readonly (readonly string[])[],
  teams: readonly string[],
): readonly (readonly string[])[] {
  const left = divisions
    .map((division) => division.filter((team) => teams.includes(team)))
    .filter(({ length }) => length > 0)
  for (const team of teams.filter((each) => !left.flat().includes(each)))
    left.toSorted((a, b) => a.length - b.length)[0]?.push(team)
  return left
}

/** The same competition once more, for whoever is still there. */
function nextSeason(league: League): Step {
  const number = league.seasons.length + 1
  const last = Object.values(league.competitions).at(-1)
  const text = `Begin season ${number}`
  return {
    id: 'next',
    text,
    write: () => {
      const season: Writing = { type: 'season-begun', season: `season-${number}`, name: `Season ${number}` }
      if (last === undefined) return fine(season)
      const { format, legs, rounds, groups, divisions, through, thirdPlace, reach, cup, purse, overdue } =
        last
      const settings: Partial<Content<'competition-opened'>> = {
        format,
        ...(legs === undefined ? {} : { legs }),
        ...(rounds === undefined ? {} : { rounds }),
        ...(groups === undefined ? {} : { groups }),
        ...(divisions === undefined ? {} : { divisions: divisionsNow(divisions, teamsNow(league)) }),
        ...(through === undefined ? {} : { through }),
        ...(thirdPlace === undefined ? {} : { thirdPlace }),
        ...(reach === undefined ? {} : { reach }),
        ...(cup === undefined ? {} : { cup }),
        ...(purse === undefined ? {} : { purse }),
        ...(overdue === undefined ? {} : { overdue }),
      }
      const competition = freeId(league, `season-${number}`)
      const opened: Writing = {
        ...settings,
        type: 'competition-opened',
        competition,
        name: last.name,
        teams: teamsNow(league),
      }
      return fine(season, opened)
    },
  }
}

/** Whether a competition has matches that coaches arrange themselves. */
const isArranged = ({ format, over }: Competition): boolean =>
  !over && (format === 'open' || format === 'ladder' || format === 'play-offs')

/** Competitions in which coaches can arrange matches now. */
export const arrangeable = ({ competitions }: League): Competition[] =>
  Object.values(competitions).filter((each) => isArranged(each) && each.playOffs === null)

/** Matches of this week between programs that have not met and have none to play: one each. */
export function programWeek(league: League, competition: Competition): Writing[] {
  const own = fixturesOf(league, competition.id)
  const busy = new Set(own.filter(({ settled }) => !settled).flatMap(({ home, away }) => [home, away]))
  const free = competition.teams.filter((team) => isProgram(league, team) && !busy.has(team))
  const met = new Set(own.map(({ home, away }) => meeting(home, away)))
  const draw = (free.length < 2 ? null : swissRound({ ranked: free, met, rested: new Set() })) ?? []
  const taken = new Set([...Object.keys(league.fixtures), ...Object.keys(league.challenges)])
  return draw.flatMap(([home, away]): Writing[] => {
    if (away === null) return []
    const match = freeMatch(taken)
    taken.add(match)
    return [{ type: 'match-agreed', match, competition: competition.id, home, away }]
  })
}

export function freeMatch(taken: ReadonlySet<string>, letter = 'm'): string {
  for (let number = 1; ; number++) if (!taken.has(`${letter}${number}`)) return `${letter}${number}`
}

/** Names of matches and challenges that are in use. */
export const takenNames = ({ fixtures, challenges }: League): ReadonlySet<string> =>
  new Set([...Object.keys(fixtures), ...Object.keys(challenges)])
