import { EDITIONS, SeededDice } from '@touchback/engine'
import {
  type Feats,
  type Hurt,
  type MatchReport,
  noFeats,
  ownReport,
  type Team,
} from '@touchback/engine/career'
import { Aftermath } from '../src/aftermath.ts'
import { LeagueLog } from '../src/log/log.ts'
import { suggestedDraft } from '../src/suggested.ts'

export const edition = EDITIONS['lrb4']!

/** What players of a side did, by their ids; everybody else was there and did nothing. */
export type Doings = Readonly<Record<string, Partial<Feats> & { readonly hurt?: readonly Hurt[] }>>

export interface Outcome {
  readonly score: readonly [home: number, away: number]
  readonly gate?: number
  readonly home?: Doings
  readonly away?: Doings
  readonly conceded?: 'home' | 'away'
}

/** A league of a few coaches, each with the team of his initial, whose results are written by hand. */
export class Handmade {
  readonly log: LeagueLog

  constructor(coaches: Readonly<Record<string, string>>, founding: object = {}) {
    const at = '2026-11-16T12:00:00Z'
    const about = { no: 1, at, by: 'carla', type: 'founded', name: 'Monday', edition: 'lrb4' }
    const begun = LeagueLog.found({ ...about, inARow: 0, ...founding })
    if (begun.value === null) throw new Error(begun.problem)
    this.log = begun.value
    for (const [coach, roster] of Object.entries(coaches)) {
      this.write(coach, { type: 'joined', coach, name: `${coach} the coach` })
      const draft = { ...suggestedDraft(edition, roster), name: `Team ${coach}` }
      this.write(coach, { type: 'drafted', team: coach, coach, colour: '#e8833a', draft })
    }
  }

  get league() {
    return this.log.league
  }

  write(by: string, content: object): void {
    const stamp = { no: this.log.entries.length + 1, at: '2026-11-16T12:00:00Z', by }
    const { problem } = this.log.append({ ...stamp, ...content })
    if (problem !== null) throw new Error(problem)
  }

  team(id: string): Team {
    return this.log.league.teams[id]!.team
  }

  report(home: string, away: string, { score, gate, conceded, ...doings }: Outcome): MatchReport {
    const side = (id: string, did: Doings = {}) => {
      const { players, roster, name } = this.team(id)
      const lines = players.map(({ id: player, missNext }) => {
        const { hurt = [], ...feats } = did[player] ?? {}
        const there = { available: !missNext, fielded: !missNext, mvps: 0, learned: [] }
        return [player, { ...there, feats: { ...noFeats(), ...feats }, hurt }] as const
      })
      return {
        players: Object.fromEntries(lines),
        guests: [],
        joined: [],
        spent: 0,
        worth: 100,
        roster,
        name,
      }
    }
    return {
      score: { home: score[0], away: score[1] },
      gate: gate ?? null,
      crowd: { home: 0, away: 0 },
      weather: null,
      stage: null,
      conceded: conceded === undefined ? null : { side: conceded, forced: false },
      sides: { home: side(home, doings.home), away: side(away, doings.away) },
    }
  }

  /** Agreed, ruled on and, unless the books stay open, closed by both with the usual answers. */
  play(
    match: string,
    home: string,
    away: string,
    outcome: Outcome,
    more: { competition?: string; open?: boolean } = {},
  ) {
    const { competition, open = false } = more
    const about = competition === undefined ? {} : { competition }
    this.write('carla', { type: 'match-agreed', match, home, away, ...about })
    this.write('carla', { type: 'ruled', match, report: this.report(home, away, outcome) })
    if (!open) for (const team of [home, away]) this.close(match, team)
  }

  close(match: string, team: string): void {
    const fixture = this.league.fixtures[match]!
    const report = ownReport(fixture.report!, fixture.home === team ? 'home' : 'away')
    const setting = { team: this.team(team), report, options: this.league.options }
    const aftermath = Aftermath.begin(setting, new SeededDice(7))
    while (aftermath.decision !== null) aftermath.choose(aftermath.decision.default)
    const { choices, dice } = aftermath.toJSON()
    this.write('carla', { type: 'aftermath', match, team, choices, dice })
  }
}
