import { type Edition, SeededDice } from '@touchback/engine'
import { type MatchReport, noFeats, type PlayerReport, type Team } from '@touchback/engine/career'
import { LeagueLog, suggestedDraft } from '@touchback/league'

export const COMMISSIONER = 'commissioner'

const GUEST = { name: 'Otto', kind: 'journeyman', skills: [] } as const

/** What may have happened: a few touchdowns, casualties and injuries. */
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
    guests: players
      .slice(0, chance.below(4) === 0 ? 1 : 0)
      .map(({ position }) => ({ ...line(), ...GUEST, position })),
    joined: chance.below(6) === 0 ? players.slice(-1).map(({ position }) => position) : [],
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

/** A league that has played until its log has so many entries: any matches, books closed by the usual answers. */
export function longLog(edition: Edition, entries: number, teams: number, seed: number): LeagueLog {
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
    write({ type: 'played', match: `m${match}`, record: 'none', report })
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
