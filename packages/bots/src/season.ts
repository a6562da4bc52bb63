import { type Edition, Game, SeededDice, type Side, SIDES } from '@touchback/engine'
import { ownReport, type Team } from '@touchback/engine/career'
import {
  Aftermath,
  type Draw,
  type Entry,
  knockOut,
  LeagueLog,
  leagueMatch,
  nextRound,
  reportOf,
  resultsOf,
  roundRobin,
  standings,
  suggestedDraft,
  type TableLine,
} from '@touchback/league'
import type { CoachMaker } from './bot.ts'
import { bookkeeper } from './bookkeeper.ts'

export interface SeasonPlan {
  readonly edition: Edition
  readonly teams: number
  readonly rounds: number
  readonly coach: string
  readonly maker: CoachMaker
  /** A seed for each part of the season. */
  readonly seed: (...parts: readonly (number | string)[]) => number
}

/** A season as it went. */
export interface Season {
  readonly log: LeagueLog
  readonly table: readonly TableLine[]
  /** The rounds of the play-offs, each with its winners. */
  readonly playOffs: readonly { readonly draw: Draw; readonly winners: readonly string[] }[]
  readonly champion: string | null
  /** What every team was worth and had in its treasury after each round. */
  readonly worth: Readonly<Record<string, readonly { readonly worth: number; readonly treasury: number }[]>>
}

const COMMISSIONER = 'commissioner'
const LEAGUE = 'season'
const CUP = 'play-offs'
const IN_THE_PLAY_OFFS = 4
const STAGES: Readonly<Record<number, string>> = { 1: 'final', 2: 'semi-final' }

/** Drafts teams, plays every round through all that comes before and after a match, and ends with play-offs. */
export function playSeason(plan: SeasonPlan, onMatch: () => void = () => undefined): Season {
  const writer = new Writer(plan)
  const teams = writer.draftTeams()
  const once = roundRobin(teams, 2)
  const worth: Record<string, { worth: number; treasury: number }[]> = Object.fromEntries(
    teams.map((team) => [team, []]),
  )
  writer.write({
    type: 'competition-opened',
    competition: LEAGUE,
    name: 'Season',
    format: 'round-robin',
    teams,
  })
  for (let round = 1; round <= plan.rounds; round++) {
    writer.playRound(LEAGUE, round, once[(round - 1) % once.length] ?? [], {}, onMatch)
    for (const team of teams) {
      const { treasury, matches } = writer.team(team)
      worth[team]?.push({ worth: matches.at(-1)?.worth ?? 0, treasury })
    }
  }
  const table = writer.table(teams)
  const seeds = table.slice(0, IN_THE_PLAY_OFFS).map(({ team }) => team)
  const playOffs = writer.playCup(seeds, onMatch)
  const champion = playOffs.at(-1)?.winners[0] ?? null
  return { log: writer.log, table, playOffs, champion, worth }
}

type Writing = Readonly<Record<string, unknown>> & { readonly type: Entry['type'] }

class Writer {
  readonly log: LeagueLog
  readonly #plan: SeasonPlan

  constructor(plan: SeasonPlan) {
    this.#plan = plan
    const founding = { no: 1, at: '', by: COMMISSIONER, type: 'founded', name: 'Season', inARow: 0 }
    const { value, problem } = LeagueLog.found({
      ...founding,
      edition: plan.edition.id,
      teamsPerCoach: plan.teams,
    })
    if (value === null) throw new Error(problem)
    this.log = value
  }

  write(content: Writing): void {
    const entry = { no: this.log.entries.length + 1, at: '', by: COMMISSIONER, ...content }
    const { problem } = this.log.append(entry)
    if (problem !== null) throw new Error(`the season's log refuses "${content.type}": ${problem}`)
  }

  team(id: string): Team {
    const entrant = this.log.league.teams[id]
    if (entrant === undefined) throw new Error(`no team ${id}`)
    return entrant.team
  }

  draftTeams(): string[] {
    const { edition, teams, seed } = this.#plan
    const rosters = Object.values(edition.teams.rosters)
    const first = new SeededDice(seed('rosters')).below(rosters.length)
    return Array.from({ length: teams }, (_, index) => {
      const roster = rosters[(first + index * 5) % rosters.length]
      if (roster === undefined) throw new Error('a book without team lists')
      const id = `${roster.id}-${index + 1}`
      const draft = { ...suggestedDraft(edition, roster.id), name: `${roster.name} ${index + 1}` }
      this.write({ type: 'drafted', team: id, coach: COMMISSIONER, colour: '#e8833a', draft })
      return id
    })
  }

  table(teams: readonly string[]): TableLine[] {
    const { league } = this.log
    const results = resultsOf(league, ({ competition }) => competition === LEAGUE)
    const worth = (team: string) => this.team(team).matches.at(-1)?.worth ?? 0
    return standings(teams, results, { points: league.points, ties: league.ties, worth })
  }

  playRound(
    competition: string,
    round: number,
    draw: Draw,
    more: { stage?: string; tie?: 'shoot-out' },
    onMatch: () => void,
  ): void {
    const { stage } = more
    this.write({
      type: 'round-drawn',
      competition,
      round,
      pairings: draw,
      ...(stage === undefined ? {} : { stage }),
    })
    for (const [index, [home, away]] of draw.entries()) {
      if (away === null) continue
      this.#playMatch(`${competition}/${round}/${index + 1}`, { home, away }, more)
      onMatch()
    }
  }

  /** Each round with its winners, until one is left; a match that is still level goes to the better seed. */
  playCup(seeds: readonly string[], onMatch: () => void): Season['playOffs'] {
    if (seeds.length < 2) return []
    this.write({
      type: 'competition-opened',
      competition: CUP,
      name: 'Play-offs',
      format: 'knock-out',
      teams: seeds,
    })
    const rounds: { draw: Draw; winners: string[] }[] = []
    let draw = knockOut(seeds)
    for (let round = 1; ; round++) {
      const stage = STAGES[draw.length]
      this.playRound(
        CUP,
        round,
        draw,
        { tie: 'shoot-out', ...(stage === undefined ? {} : { stage }) },
        onMatch,
      )
      const winners = draw.map((pair, index) => this.#winner(`${CUP}/${round}/${index + 1}`, pair, seeds))
      rounds.push({ draw, winners })
      if (winners.length < 2) return rounds
      draw = nextRound(winners)
    }
  }

  #winner(match: string, [home, away]: Draw[number], seeds: readonly string[]): string {
    const report = this.log.league.fixtures[match]?.report
    if (away === null || report === null || report === undefined) return home
    if (report.conceded !== null) return report.conceded.side === 'home' ? away : home
    const { score } = report
    if (score.home !== score.away) return score.home > score.away ? home : away
    return seeds.indexOf(home) < seeds.indexOf(away) ? home : away
  }

  #playMatch(match: string, sides: Record<Side, string>, more: { stage?: string; tie?: 'shoot-out' }): void {
    const { edition, coach, maker, seed } = this.#plan
    const spec = leagueMatch(edition, this.team(sides.home), this.team(sides.away), more)
    const game = Game.start(spec, { dice: new SeededDice(seed(match, 'dice')), events: true })
    const coaches = { home: maker(seed(match, 'home')), away: maker(seed(match, 'away')) }
    while (game.decision !== null) game.choose(coaches[game.decision.side].choose(game))
    const report = reportOf(game)
    this.write({ type: 'played', match, record: game.momentHash(), report })
    for (const side of SIDES) {
      const team = sides[side]
      const setting = {
        team: this.team(team),
        report: ownReport(report, side),
        options: this.log.league.options,
      }
      const aftermath = Aftermath.begin(setting, new SeededDice(seed(match, side, 'aftermath')))
      const books = bookkeeper(coach, seed(match, side, 'books'))
      while (aftermath.decision !== null) aftermath.choose(books.choose(aftermath.decision, aftermath.team))
      const { choices, dice } = aftermath.toJSON()
      this.write({ type: 'aftermath', match, team, choices, dice })
    }
  }
}
