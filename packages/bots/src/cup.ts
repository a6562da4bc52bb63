import { Dice, type Edition, SeededDice } from '@touchback/engine'
import {
  bestPlayers,
  duesOf,
  finalOf,
  fixturesOf,
  type League,
  meeting,
  placesOf,
  settledPlayOffs,
  prizesDue,
  semiFinalLosers,
  swissRound,
} from '@touchback/league'
import { bookkeeper } from './bookkeeper.ts'
import type { Secretary } from './secretary.ts'

interface Plan {
  readonly edition: Edition
  readonly coach: string
  readonly seed: (...parts: readonly (number | string)[]) => number
}

/** A cup of the book's own kind: weeks in which everybody meets somebody new, then rounds of the best, drawn by lot. */
export function playCup(secretary: Secretary, { edition, seed }: Plan, id: string, cup: string): void {
  const { playOffs, cups } = edition.career.tournaments ?? {}
  if (playOffs === undefined) throw new Error('a cup without play-offs')
  const teams = Object.keys(secretary.league.teams)
  const name = cups?.[cup]?.name ?? cup
  secretary.write({ type: 'competition-opened', competition: id, name, format: 'play-offs', cup, teams })
  for (let week = 1; week <= playOffs.weeks; week++) {
    playWeek(secretary, id, week)
    secretary.write({ type: 'week-begun', competition: id, week: week + 1 })
  }
  const dice = new Dice(new SeededDice(seed(id, 'roll-offs')))
  settledPlayOffs(secretary.league, secretary.competition(id), dice)
  secretary.write({ type: 'qualified', competition: id, dice: dice.since })
  for (;;) {
    const { week } = secretary.competition(id)
    secretary.drawAndPlay(id, new Dice(new SeededDice(seed(id, week, 'lots'))))
    playForThird(secretary, id)
    if (placesOf(secretary.league, secretary.competition(id)) !== null) return
    secretary.write({ type: 'week-begun', competition: id, week: week + 1 })
  }
}

/** Those who lost the semi-finals have played on while the others met in the final. rule: tourn.third-place */
function playForThird(secretary: Secretary, id: string): void {
  const competition = secretary.competition(id)
  const [home, away] = semiFinalLosers(secretary.league, competition)
  if (finalOf(secretary.league, competition) === undefined || home === undefined || away === undefined) return
  const match = `${id}/third-place`
  secretary.write({ type: 'match-agreed', match, competition: id, home, away, stage: 'third-place' })
  secretary.play(match)
}

function playWeek(secretary: Secretary, id: string, week: number): void {
  const { teams } = secretary.competition(id)
  const met = new Set(fixturesOf(secretary.league, id).map(({ home, away }) => meeting(home, away)))
  const draw = swissRound({ ranked: teams, met, rested: new Set() }) ?? []
  for (const [index, [home, away]] of draw.entries()) {
    if (away === null) continue
    const match = `${id}/week-${week}/${index + 1}`
    secretary.write({ type: 'match-agreed', match, competition: id, home, away })
    secretary.play(match)
  }
}

/** Prizes are given, and whoever has something to roll for it closes his books on it. */
export function givePrizes(secretary: Secretary, { coach, seed }: Plan, id: string): void {
  const dice = new Dice(new SeededDice(seed(id, 'prizes')))
  prizesDue(secretary.league, secretary.competition(id), dice)
  secretary.write({ type: 'prizes-given', competition: id, dice: dice.since })
  for (const team of Object.keys(secretary.league.teams))
    for (const { competition } of duesOf(secretary.league, team)) {
      const source = new SeededDice(seed(id, team, 'prize'))
      const { value: books, problem } = secretary.log.open({ competition, team }, source)
      if (books === null) throw new Error(problem)
      const keeper = bookkeeper(coach, seed(id, team, 'prize books'))
      while (books.decision !== null) books.choose(keeper.choose(books.decision, books.team))
      const { choices, dice: rolled } = books.toJSON()
      secretary.write({ type: 'prize-taken', competition: id, team, choices, dice: rolled })
    }
}

/** The player of the year, where his cup has been played; of several with as many points the first on the rolls. */
export function giveHonours(secretary: Secretary): void {
  const { league } = secretary
  const after = secretary.book.career.tournaments?.playerOfTheYear.after
  if (after === undefined || !playedFor(league, after)) return
  const [best] = bestPlayers(Object.values(league.teams).map(({ team }) => team))
  if (best !== undefined) secretary.write({ type: 'honoured', team: best.team.id, player: best.player.id })
}

const playedFor = (league: League, cup: string): boolean =>
  Object.values(league.competitions).some(
    (competition) =>
      competition.cup === cup && competition.over && competition.season === league.seasons.at(-1)?.id,
  )
