import { EDITIONS, SeededDice } from '@touchback/engine'
import { type MatchReport, noFeats, ownReport, type PlayerReport, type Team } from '@touchback/engine/career'
import { Aftermath } from '../src/aftermath.ts'
import { LeagueLog } from '../src/log/log.ts'
import { suggestedDraft } from '../src/suggested.ts'

const at = '2026-11-16T12:00:00Z'

/** Writes in a log, and says what was refused. */
export class Scribe {
  readonly log: LeagueLog

  constructor(founding: object = {}) {
    const begun = LeagueLog.found({
      no: 1,
      at,
      by: 'carla',
      type: 'founded',
      name: 'Monday',
      edition: 'basic',
      ...founding,
    })
    if (begun.value === null) throw new Error(begun.problem)
    this.log = begun.value
  }

  entry(by: string, content: object) {
    return { no: this.log.entries.length + 1, at, by, ...content }
  }

  /** The sentence an entry is refused with; null when it is taken. */
  write(by: string, content: object): string | null {
    return this.log.append(this.entry(by, content)).problem
  }

  must(by: string, content: object): void {
    const problem = this.write(by, content)
    if (problem !== null) throw new Error(problem)
  }
}

/** Anna and Bert with a team each. */
export function league(founding: object = {}): Scribe {
  const scribe = new Scribe(founding)
  const edition = EDITIONS[scribe.log.league.edition]!
  const [first = '', second = ''] = Object.keys(edition.teams.rosters)
  for (const [coach, roster] of [
    ['anna', first],
    ['bert', second],
  ] as const) {
    scribe.must(coach, { type: 'joined', coach, name: coach })
    const draft = suggestedDraft(edition, roster)
    scribe.must(coach, {
      type: 'drafted',
      team: `${coach}s`,
      coach,
      colour: '#e8833a',
      draft: { ...draft, name: `${coach}'s` },
    })
  }
  return scribe
}

export const line = (touchdowns = 0): PlayerReport => ({
  feats: { ...noFeats(), touchdowns },
  hurt: [],
  available: true,
  fielded: true,
  mvps: 0,
  learned: [],
})

function reportOn(home: Team, away: Team, score: [number, number]): MatchReport {
  const side = (team: Team, touchdowns: number) => ({
    players: Object.fromEntries(
      team.players.map(({ id }, index) => [id, line(index === 0 ? touchdowns : 0)]),
    ),
    guests: [],
    joined: [],
    spent: 0,
    worth: 0,
    roster: team.roster,
    name: team.name,
  })
  return {
    score: { home: score[0], away: score[1] },
    gate: null,
    crowd: { home: 0, away: 0 },
    weather: null,
    stage: null,
    conceded: null,
    sides: { home: side(home, score[0]), away: side(away, score[1]) },
  }
}

export const teamOf = ({ log }: Scribe, id: string): Team => log.league.teams[id]!.team
export const scored = (scribe: Scribe, score: [number, number]) =>
  reportOn(teamOf(scribe, 'annas'), teamOf(scribe, 'berts'), score)

/** Closes a team's books with the defaults. */
export function close(scribe: Scribe, match: string, team: string, seed = 3): void {
  const fixture = scribe.log.league.fixtures[match]!
  const report = ownReport(fixture.report!, fixture.home === team ? 'home' : 'away')
  const setting = { team: teamOf(scribe, team), report, options: scribe.log.league.options }
  const aftermath = Aftermath.begin(setting, new SeededDice(seed))
  while (aftermath.decision !== null) aftermath.choose(aftermath.decision.default)
  const { choices, dice } = aftermath.toJSON()
  scribe.must(scribe.log.league.teams[team]!.coach, { type: 'aftermath', match, team, choices, dice })
}

export function playMatch(scribe: Scribe, match: string, score: [number, number]): void {
  scribe.must('anna', { type: 'match-agreed', match, home: 'annas', away: 'berts' })
  scribe.must('anna', { type: 'reported', match, report: scored(scribe, score) })
  scribe.must('bert', { type: 'confirmed', match })
  close(scribe, match, 'annas')
  close(scribe, match, 'berts')
}
