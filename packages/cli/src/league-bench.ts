import { BOTS, playSeason } from '@touchback/bots'
import { type Edition, editionOf, SeededDice } from '@touchback/engine'
import { type MatchReport, noFeats, type PlayerReport, type Team } from '@touchback/engine/career'
import { LeagueLog, suggestedDraft } from '@touchback/league'
import { seedFor } from './seeds.ts'

const COMMISSIONER = 'commissioner'

/** What somebody types in who saw the match: a few touchdowns, casualties and injuries. */
function anyReport(home: Team, away: Team, chance: SeededDice): MatchReport {
  const line = (): PlayerReport => ({
    feats: {
      ...noFeats(),
      touchdowns: chance.below(12) === 0 ? 1 : 0,
      completions: chance.below(8) === 0 ? 1 : 0,
      casualties: chance.below(10) === 0 ? 1 : 0,
    },
    hurt: chance.below(30) === 0 ? [{ effect: 'miss-next', cause: 'typed in' }] : [],
    available: true,
    fielded: true,
    mvps: 0,
    learned: [],
  })
  const side = ({ players, roster, name }: Team) => ({
    players: Object.fromEntries(players.map(({ id }) => [id, line()])),
    guests: [],
    joined: [],
    spent: 0,
    worth: 100,
    roster,
    name,
  })
  return {
    score: { home: chance.below(4), away: chance.below(4) },
    gate: 20_000,
    crowd: { home: 0, away: 0 },
    weather: null,
    stage: null,
    conceded: null,
    sides: { home: side(home), away: side(away) },
  }
}

/** A league that has played until its log has so many entries: matches typed in, books closed by the usual answers. */
function longLog(edition: Edition, entries: number, teams: number, seed: number): LeagueLog {
  const founding = { no: 1, at: '', by: COMMISSIONER, type: 'founded', name: 'Long', edition: edition.id }
  const { value: log, problem } = LeagueLog.found({ ...founding, inARow: 0, teamsPerCoach: teams })
  if (log === null) throw new Error(problem)
  const write = (content: object): void => {
    const entry = { no: log.entries.length + 1, at: '', by: COMMISSIONER, ...content }
    const { problem: refusal } = log.append(entry)
    if (refusal !== null) throw new Error(refusal)
  }
  const rosters = Object.keys(edition.teams.rosters)
  const ids = Array.from({ length: teams }, (_, index) => {
    const draft = suggestedDraft(edition, rosters[index % rosters.length] ?? '')
    write({ type: 'drafted', team: `t${index}`, coach: COMMISSIONER, colour: '#e8833a', draft })
    return `t${index}`
  })
  const teamOf = (id: string): Team => {
    const entrant = log.league.teams[id]
    if (entrant === undefined) throw new Error(`no team ${id}`)
    return entrant.team
  }
  const chance = new SeededDice(seed)
  for (let match = 0; log.entries.length + 4 <= entries; match++) {
    const home = ids[match % teams] ?? ''
    const away = ids[(match + 1 + chance.below(teams - 1)) % teams] ?? ''
    const report = anyReport(teamOf(home), teamOf(away), chance)
    write({ type: 'match-agreed', match: `m${match}`, home, away })
    write({ type: 'reported', match: `m${match}`, report })
    for (const team of [home, away]) {
      const { value: aftermath } = log.open({ match: `m${match}`, team }, chance)
      if (aftermath === null) throw new Error('books that cannot be opened')
      while (aftermath.decision !== null) aftermath.choose(aftermath.decision.default)
      const { choices, dice } = aftermath.toJSON()
      write({ type: 'aftermath', match: `m${match}`, team, choices, dice })
    }
  }
  return log
}

export interface LeagueFigures {
  /** Eight teams and fourteen rounds with random coaches, from the draft to the champion. */
  readonly seasonSeconds: number
  /** A log of 10,000 entries from its lines: read, held against rights and rules, folded. */
  readonly logMillis: number
  /** The same log with its first result corrected. */
  readonly correctionMillis: number
}

const [ENTRIES, TEAMS] = [10_000, 32]

/** Milliseconds a deed takes; the best of some, as others share the machine. */
function best(times: number, deed: () => void): number {
  let shortest = Infinity
  for (let time = 0; time < times; time++) {
    const start = performance.now()
    deed()
    shortest = Math.min(shortest, performance.now() - start)
  }
  return shortest
}

export function measureLeague(id: string): LeagueFigures {
  const edition = editionOf(id)
  const maker = BOTS['random']
  if (maker === undefined) throw new Error('no bot "random"')
  const seed = (...parts: readonly (number | string)[]) => seedFor(2004, ...parts)
  const season = best(
    3,
    () => void playSeason({ edition, teams: 8, rounds: 14, coach: 'random', maker, seed }),
  )
  const lines = JSON.parse(JSON.stringify(longLog(edition, ENTRIES, TEAMS, 5).entries)) as unknown[]
  const logMillis = best(5, () => void LeagueLog.read(lines))
  const { value: log } = LeagueLog.read(lines)
  const first = log?.entries.find((entry) => entry.type === 'reported')
  const score = { home: 1, away: 1 }
  const correctionMillis = best(3, () => {
    if (log === null || first?.type !== 'reported') throw new Error('no result to correct')
    const { no: entry, type, match, report } = first
    const content = { type, match, report: { ...report, score } }
    log.append({ no: log.entries.length + 1, at: '', by: COMMISSIONER, type: 'corrected', entry, content })
  })
  return { seasonSeconds: season / 1000, logMillis, correctionMillis }
}
