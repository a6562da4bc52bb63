import { type Edition, read, SeededDice, SIDES } from '@touchback/engine'
import {
  FEATS,
  type InjuryEffect,
  lastingEffects,
  type MatchReport,
  ownReport,
  type Team,
} from '@touchback/engine/career'
import {
  Aftermath,
  bring,
  found,
  implausible,
  LeagueLog,
  matchId,
  nextRound,
  playProblems,
  reportBetween,
  suggestedDraft,
  tablesOf,
} from '@touchback/league'
import {
  cemetery,
  champions,
  everybody,
  formOf,
  hallOfFame,
  headToHead,
  killers,
  leaders,
  leaguePage,
  matchPage,
  matchesInSeason,
  meetings,
  overTime,
  playerPage,
  playerTallies,
  records,
  rosterPage,
  STATISTICS,
  tablesIn,
  teamPage,
  teamTallies,
  wanted,
} from '@touchback/league/views'
import { hashOf } from './hash-of.ts'
import { seedFor } from './seeds.ts'

/** Matches in the career of a team, and rounds and seasons of a league. */
const [MATCHES, TEAMS, ROUNDS, SEASONS] = [5, 6, 3, 2]
const MOST_BOUGHT = 3

const teamOf = (edition: Edition, roster: string, id: string): Team =>
  found(edition, suggestedDraft(edition, roster, id), { id, colour: '#e8833a' })

/** What some players of a team did and suffered, as two coaches would write it down. */
function doings(
  team: Team,
  against: Team,
  score: number,
  effects: readonly InjuryEffect[],
  dice: SeededDice,
): Record<string, object> {
  const told: Record<string, Record<string, unknown>> = {}
  const fit = team.players.filter(({ missNext }) => !missNext)
  if (fit.length === 0) return told
  const some = (): Record<string, unknown> => {
    const { id = '' } = fit[dice.below(fit.length)] ?? {}
    return (told[id] ??= {})
  }
  for (let touchdown = 0; touchdown < score; touchdown++) {
    const scorer = some()
    scorer['touchdowns'] = Number(scorer['touchdowns'] ?? 0) + 1
  }
  for (const feat of FEATS)
    if (feat !== 'touchdowns' && dice.below(2) === 0)
      some()[feat] = 1 + dice.below(feat === 'casualties' ? 2 : 3)
  some()['mvp'] = true
  for (let hurt = dice.below(3); hurt > 0; hurt--) {
    const victim = some()
    victim['injury'] = effects[dice.below(effects.length)]
    if (dice.below(2) === 0) victim['by'] = against.players[dice.below(against.players.length)]?.id
  }
  return told
}

/** A match on paper. */
function paper(edition: Edition, home: Team, away: Team, dice: SeededDice): MatchReport {
  const score = [dice.below(4), dice.below(4)] as const
  const level = score[0] === score[1]
  const effects = lastingEffects(edition)
  const typed = {
    score,
    gate: dice.below(4) === 0 ? null : (10 + dice.below(120)) * 1000,
    crowd: { home: dice.below(4), away: dice.below(4) },
    ...(dice.below(8) === 0
      ? { conceded: SIDES[dice.below(2)], forced: dice.below(2) === 0 }
      : level && dice.below(2) === 0
        ? { shootOut: SIDES[dice.below(2)] }
        : {}),
    spent: { home: Math.min(home.treasury, dice.below(3) * 10_000), away: 0 },
    home: doings(home, away, score[0], effects, dice),
    away: doings(away, home, score[1], effects, dice),
  }
  const { value, problem } = read(reportBetween(edition, home, away), typed, 'A match on paper')
  if (value === null) throw new Error(problem)
  return value
}

/** A coach who takes anything, and buys a little of it. */
function answer(books: Aftermath, dice: SeededDice): unknown[] {
  const asked: unknown[] = []
  let bought = 0
  while (books.decision !== null) {
    const { options, type, about, default: usual } = books.decision
    asked.push([type, options, about, usual])
    const end = options.find((option) => option.type === 'done')
    // Whoever lets go of just anybody soon has no team.
    const sold = options.filter((option) => option.type === 'buy')
    const among = type === 'buy' && sold.length > 0 && dice.below(6) > 0 ? sold : options
    const choice = type === 'buy' && bought++ >= MOST_BOUGHT ? end : among[dice.below(among.length)]
    books.choose(choice ?? usual)
  }
  return asked
}

/** The career of one team: everything that was asked, told and left after each match. */
function careerLine(edition: Edition, roster: string): string {
  const rosters = Object.keys(edition.teams.rosters)
  const dice = new SeededDice(seedFor('golden career', roster))
  const told: unknown[] = []
  let team = teamOf(edition, roster, 'own')
  for (let match = 0; match < MATCHES; match++) {
    const theirs = teamOf(edition, rosters[dice.below(rosters.length)] ?? roster, 'theirs')
    const report = paper(edition, team, theirs, dice)
    const setting = { team, options: {}, report: ownReport(report, 'home') }
    const books = Aftermath.begin(setting, new SeededDice(seedFor('golden books', roster, match)))
    const asked = answer(books, dice)
    team = books.team
    told.push([
      implausible(edition, report, { home: setting.team, away: theirs }),
      asked,
      books.events,
      rosterPage(edition, team),
      playProblems(edition, team),
      bring(edition, team),
    ])
  }
  return `${roster}: treasury ${team.treasury}, ${team.former.length} gone, ${hashOf([told, team])}`
}

/** A league on paper, and whatever can be looked up in it. */
class PaperLeague {
  readonly #edition: Edition
  readonly #dice = new SeededDice(seedFor('golden league'))
  readonly log: LeagueLog

  constructor(edition: Edition) {
    this.#edition = edition
    const founding = { no: 1, at: '', by: 'carla', type: 'founded', name: 'Paper', edition: edition.id }
    const { value, problem } = LeagueLog.found(founding)
    if (value === null) throw new Error(problem)
    this.log = value
  }

  get #league() {
    return this.log.league
  }

  #write(content: object): void {
    const entry = { no: this.log.entries.length + 1, at: '', by: 'carla', ...content }
    const { problem } = this.log.append(entry)
    if (problem !== null) throw new Error(`${JSON.stringify(content).slice(0, 200)}: ${problem}`)
  }

  play(): void {
    const rosters = Object.keys(this.#edition.teams.rosters)
    const teams = Array.from({ length: TEAMS }, (_, index) => `team-${index + 1}`)
    for (const [index, team] of teams.entries()) {
      const draft = suggestedDraft(this.#edition, rosters[(index * 5) % rosters.length] ?? '', team)
      this.#write({ type: 'joined', coach: `coach-${index}`, name: `Coach ${index}` })
      this.#write({ type: 'drafted', team, coach: `coach-${index}`, colour: '#e8833a', draft })
    }
    for (let season = 1; season <= SEASONS; season++) {
      const competition = `cup-${season}`
      this.#write({ type: 'season-begun', season: `season-${season}`, name: `Season ${season}` })
      this.#write({ type: 'competition-opened', competition, name: 'Cup', format: 'round-robin', teams })
      for (let round = 1; round <= ROUNDS; round++) this.#round(competition)
      this.#write({ type: 'season-closed', season: `season-${season}` })
    }
  }

  #round(competition: string): void {
    const { value: next, problem } = nextRound(this.#league, competition, null)
    if (next === null) throw new Error(problem)
    const { round, pairings } = next
    this.#write({ type: 'round-drawn', competition, round, pairings })
    for (const [place, [, away]] of pairings.entries())
      if (away !== null) this.#match(matchId(competition, round, place))
  }

  #match(match: string): void {
    const { home = '', away = '' } = this.#league.fixtures[match] ?? {}
    const teamNamed = (id: string): Team => {
      const entrant = this.#league.teams[id]
      if (entrant === undefined) throw new Error(`no team ${id}`)
      return entrant.team
    }
    const report = paper(this.#edition, teamNamed(home), teamNamed(away), this.#dice)
    this.#write({ type: 'played', match, record: match, report })
    for (const team of [home, away]) {
      const dice = new SeededDice(seedFor('golden paper', match, team))
      const { value: books, problem } = this.log.open({ match, team }, dice)
      if (books === null) throw new Error(problem)
      answer(books, this.#dice)
      const { choices, dice: rolled } = books.toJSON()
      this.#write({ type: 'aftermath', match, team, choices, dice: rolled })
    }
  }

  /** Every page and list of it. */
  views(): Record<string, unknown> {
    const league = this.#league
    const [teams, matches] = [Object.keys(league.teams), Object.keys(league.fixtures)]
    const first = matchesInSeason(league, 'season-1')
    return {
      leaders: STATISTICS.flatMap((of) => [
        leaders(league, of),
        leaders(league, of, { most: 3, fits: first }),
      ]),
      records: records(league),
      cemetery: [cemetery(league), killers(league), killers(league, 2, first), wanted(league)],
      fame: [hallOfFame(league), champions(league), everybody(league)],
      tallies: [teamTallies(league), playerTallies(league), meetings(league), teamTallies(league, first)],
      form: teams.map((team) => [formOf(league, team), overTime(league, team)]),
      meetings: teams.map((team) => headToHead(league, teams[0] ?? '', team)),
      tables: [tablesIn(league), ...Object.values(league.competitions).map((each) => tablesOf(league, each))],
      league: leaguePage(league),
      teams: teams.map((team) => teamPage(league, team)),
      players: everybody(league)
        .filter((_, index) => index % 5 === 0)
        .map(({ team, player }) => playerPage(league, team.id, player.id)),
      matches: matches.map((match) => matchPage(league, match)),
    }
  }
}

function leagueLines(edition: Edition): string[] {
  const paperLeague = new PaperLeague(edition)
  paperLeague.play()
  return Object.entries(paperLeague.views()).map(([name, view]) => `league, ${name}: ${hashOf(view)}`)
}

/** Careers of every team list of a book, and a league on paper, in groups of lines. */
export const goldenCareers = (edition: Edition): (() => string[])[] => [
  ...Object.keys(edition.teams.rosters).map((roster) => () => [careerLine(edition, roster)]),
  () => leagueLines(edition),
]
