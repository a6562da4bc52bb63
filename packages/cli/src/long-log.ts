import { type Edition, SeededDice } from '@touchback/engine'
import { type MatchReport, noFeats, type PlayerReport, type Team } from '@touchback/engine/career'
import { bookOf, joiningPositions, LeagueLog, matchId, nextRound, suggestedDraft } from '@touchback/league'

export const COMMISSIONER = 'commissioner'

const GUEST = { name: 'Otto', kind: 'journeyman', skills: [] } as const

/** What may have happened: a few touchdowns, casualties and injuries. */
function anyReport(edition: Edition, home: Team, away: Team, chance: SeededDice): MatchReport {
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
    guests: players
      .slice(0, chance.below(4) === 0 ? 1 : 0)
      .map(({ position }) => ({ ...line(), ...GUEST, position })),
    joined: chance.below(6) === 0 ? joiningPositions(edition, roster) : [],
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

/** A league of so many teams of one coach, whose results are made up. */
class MadeUp {
  readonly log: LeagueLog
  readonly teams: readonly string[]
  readonly chance: SeededDice

  constructor(edition: Edition, teams: number, seed: number) {
    const founding = { no: 1, at: '', by: COMMISSIONER, type: 'founded', name: 'Long', edition: edition.id }
    const { value: log, problem } = LeagueLog.found({ ...founding, inARow: 0, teamsPerCoach: teams })
    if (log === null) throw new Error(problem)
    this.log = log
    this.chance = new SeededDice(seed)
    const rosters = Object.keys(edition.teams.rosters)
    this.teams = Array.from({ length: teams }, (_, index) => {
      const draft = suggestedDraft(edition, rosters[index % rosters.length] ?? '')
      this.write({ type: 'drafted', team: `t${index}`, coach: COMMISSIONER, colour: '#e8833a', draft })
      return `t${index}`
    })
  }

  write(content: object): void {
    const entry = { no: this.log.entries.length + 1, at: '', by: COMMISSIONER, ...content }
    const { problem } = this.log.append(entry)
    if (problem !== null) throw new Error(problem)
  }

  #team(id: string): Team {
    const entrant = this.log.league.teams[id]
    if (entrant === undefined) throw new Error(`no team ${id}`)
    return entrant.team
  }

  /** A match that stands already is played, and both close their books by the usual answers. */
  play(match: string, home: string, away: string): void {
    const report = anyReport(bookOf(this.log.league), this.#team(home), this.#team(away), this.chance)
    this.write({ type: 'played', match, record: 'none', report })
    for (const team of [home, away]) {
      const { value: aftermath } = this.log.open({ match, team }, this.chance)
      if (aftermath === null) throw new Error('books that cannot be opened')
      while (aftermath.decision !== null) aftermath.choose(aftermath.decision.default)
      const { choices, dice } = aftermath.toJSON()
      this.write({ type: 'aftermath', match, team, choices, dice })
    }
  }
}

/** A league that has played until its log has so many entries: any matches between any teams. */
export function longLog(edition: Edition, entries: number, teams: number, seed: number): LeagueLog {
  const made = new MadeUp(edition, teams, seed)
  for (let match = 0; made.log.entries.length + 4 <= entries; match++) {
    const home = made.teams[match % teams] ?? ''
    const away = made.teams[(match + 1 + made.chance.below(teams - 1)) % teams] ?? ''
    made.write({ type: 'match-agreed', match: `m${match}`, home, away })
    made.play(`m${match}`, home, away)
  }
  return made.log
}

/** A league of whole seasons in which everybody meets everybody. */
export function longSeasons(edition: Edition, teams: number, seasons: number, seed: number): LeagueLog {
  const made = new MadeUp(edition, teams, seed)
  for (let season = 1; season <= seasons; season++) {
    const id = `season-${season}`
    made.write({ type: 'season-begun', season: id, name: `Season ${season}` })
    const about = { type: 'competition-opened', name: 'Season', format: 'round-robin' }
    made.write({ ...about, competition: id, teams: made.teams })
    for (;;) {
      const { value: next } = nextRound(made.log.league, id)
      if (next === null) break
      const { round, pairings } = next
      made.write({ type: 'round-drawn', competition: id, round, pairings })
      for (const [place, [home, away]] of pairings.entries())
        if (away !== null) made.play(matchId(id, round, place), home, away)
    }
    made.write({ type: 'prizes-given', competition: id, dice: [] })
    made.write({ type: 'season-closed', season: id })
  }
  return made.log
}
