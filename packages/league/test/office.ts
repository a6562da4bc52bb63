import { editionOf, SeededDice } from '@touchback/engine'
import { type MatchReport, ownReport, type Team } from '@touchback/engine/career'
import { Aftermath } from '../src/aftermath.ts'
import type { League } from '../src/log/league.ts'
import { suggestedDraft } from '../src/suggested.ts'
import { line, Scribe } from './scribe.ts'

/** The office of a league that Carla runs: writes for everybody and says what was refused. */
export class Office extends Scribe {
  get league(): League {
    return this.log.league
  }

  team(id: string): Team {
    const entrant = this.league.teams[id]
    if (entrant === undefined) throw new Error(`no team ${id}`)
    return entrant.team
  }

  /** A coach joins, where he has not, and drafts a team. */
  enter(coach: string, team = `${coach}s`, roster?: string): string | null {
    if (this.league.coaches[coach] === undefined) this.must(coach, { type: 'joined', coach, name: coach })
    const edition = editionOf(this.league.edition)
    const list = roster ?? Object.keys(edition.teams.rosters)[0] ?? ''
    const draft = { ...suggestedDraft(edition, list), name: team }
    return this.write(coach, { type: 'drafted', team, coach, colour: '#e8833a', draft })
  }

  report(match: string, score: readonly [number, number], more: Partial<MatchReport> = {}): MatchReport {
    const fixture = this.league.fixtures[match]
    if (fixture === undefined) throw new Error(`no match ${match}`)
    const side = ({ players, roster, name }: Team, touchdowns: number) => ({
      players: Object.fromEntries(players.map(({ id }, index) => [id, line(index === 0 ? touchdowns : 0)])),
      guests: [],
      joined: [],
      spent: 0,
      worth: 100,
      roster,
      name,
    })
    return {
      score: { home: score[0], away: score[1] },
      gate: 20_000,
      crowd: { home: 0, away: 0 },
      weather: null,
      stage: fixture.stage,
      conceded: null,
      sides: {
        home: side(this.team(fixture.home), score[0]),
        away: side(this.team(fixture.away), score[1]),
      },
      ...more,
    }
  }

  /** A match is played and refereed, and both teams close their books with the defaults. */
  play(match: string, score: readonly [number, number], more: Partial<MatchReport> = {}): void {
    const report = this.report(match, score, more)
    this.must('carla', { type: 'played', match, record: match, report })
    this.close(match)
  }

  close(match: string): void {
    const report = this.league.fixtures[match]?.report
    if (report === null || report === undefined) throw new Error(`no report of ${match}`)
    for (const side of ['home', 'away'] as const) {
      const team = this.league.fixtures[match]?.[side] ?? ''
      const setting = { team: this.team(team), report: ownReport(report, side), options: this.league.options }
      const books = Aftermath.begin(setting, new SeededDice(3))
      while (books.decision !== null) books.choose(books.decision.default)
      const { choices, dice } = books.toJSON()
      this.must('carla', { type: 'aftermath', match, team, choices, dice })
    }
  }

  /** Two coaches agree on a match and play it. */
  meet(
    match: string,
    [home, away]: readonly [string, string],
    score: readonly [number, number],
    competition?: string,
  ): void {
    this.must('carla', {
      type: 'match-agreed',
      match,
      home,
      away,
      ...(competition === undefined ? {} : { competition }),
    })
    this.play(match, score)
  }
}

/** A league by one book in which each of these coaches has a team. */
export function officeOf(edition: string, coaches: readonly string[], founding: object = {}): Office {
  const office = new Office({ edition, ...founding })
  for (const coach of coaches) {
    const problem = office.enter(coach)
    if (problem !== null) throw new Error(problem)
  }
  return office
}
