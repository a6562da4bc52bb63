import { type Dice, type Edition, SeededDice, SIDES } from '@touchback/engine'
import type { Team } from '@touchback/engine/career'
import {
  bookOf,
  type Competition,
  type Entry,
  type Fixture,
  fixtureMatch,
  isDecisive,
  type League,
  LeagueLog,
  matchId,
  nextRound,
  reportOf,
  winnerOf,
} from '@touchback/league'
import type { CoachMaker } from './bot.ts'
import { answerAll, asWritten } from './bookkeeper.ts'
import { playedByPrograms } from './programs.ts'

interface Plan {
  readonly edition: Edition
  readonly coach: string
  readonly maker: CoachMaker
  readonly seed: (...parts: readonly (number | string)[]) => number
}

type Writing = Readonly<Record<string, unknown>> & { readonly type: Entry['type'] }

const COMMISSIONER = 'commissioner'

/** Keeps the log of a league of programs: has its matches played and every book closed. */
export class Secretary {
  readonly log: LeagueLog
  readonly #plan: Plan
  readonly #onMatch: () => void

  constructor(plan: Plan, onMatch: () => void) {
    this.#plan = plan
    this.#onMatch = onMatch
    const founding = { no: 1, at: '', by: COMMISSIONER, type: 'founded', name: 'Season', inARow: 0 }
    const { value, problem } = LeagueLog.found({ ...founding, edition: plan.edition.id })
    if (value === null) throw new Error(problem)
    this.log = value
  }

  get league(): League {
    return this.log.league
  }

  get book(): Edition {
    return bookOf(this.league)
  }

  write(content: Writing): void {
    const entry = { no: this.log.entries.length + 1, at: '', by: COMMISSIONER, ...content }
    const { problem } = this.log.append(entry)
    if (problem !== null) throw new Error(`the season's log refuses "${content.type}": ${problem}`)
  }

  team(id: string): Team {
    const entrant = this.league.teams[id]
    if (entrant === undefined) throw new Error(`no team ${id}`)
    return entrant.team
  }

  competition(id: string): Competition {
    const competition = this.league.competitions[id]
    if (competition === undefined) throw new Error(`no competition ${id}`)
    return competition
  }

  /** The next round of a competition, by lot where there are dice. */
  drawAndPlay(id: string, dice: Dice | null = null): void {
    const { value: next, problem } = nextRound(this.league, id, dice)
    if (next === null) throw new Error(problem)
    const { round, pairings } = next
    const lots = dice === null ? {} : { dice: dice.since }
    this.write({ type: 'round-drawn', competition: id, round, pairings, ...lots })
    for (const [place, [, away]] of pairings.entries())
      if (away !== null) this.play(matchId(id, round, place))
  }

  /** One match, from the first hiring to both teams' closed books. */
  play(match: string): void {
    const fixture = this.league.fixtures[match]
    if (fixture === undefined) throw new Error(`no match ${match}`)
    const { maker, seed } = this.#plan
    const game = playedByPrograms(
      fixtureMatch(this.league, fixture),
      { home: maker(seed(match, 'home')), away: maker(seed(match, 'away')) },
      { dice: new SeededDice(seed(match, 'dice')), events: true },
    )
    this.write({ type: 'played', match, record: game.momentHash(), report: reportOf(game) })
    for (const side of SIDES) this.#closeBooks(fixture, side)
    // A book without a shoot-out leaves it level: then the team that was drawn first goes on.
    if (isDecisive(this.league, fixture) && winnerOf(fixture) === null)
      this.write({ type: 'decided', match, winner: fixture.home })
    this.#onMatch()
  }

  #closeBooks(fixture: Fixture, side: 'home' | 'away'): void {
    const { id: match } = fixture
    const { coach, seed } = this.#plan
    const team = fixture[side]
    const { value: aftermath, problem } = this.log.open(
      { match, team },
      new SeededDice(seed(match, side, 'aftermath')),
    )
    if (aftermath === null) throw new Error(problem)
    answerAll(aftermath, coach, seed(match, side, 'books'))
    this.write({ type: 'aftermath', match, ...asWritten(aftermath) })
  }
}
