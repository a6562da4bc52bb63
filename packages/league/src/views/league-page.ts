import { bookOf, type League, openBooks } from '../log/league.ts'
import { stageOf } from './match-page.ts'

/** A league at a glance: who is in it, what is played, and what waits for whom. */
export interface LeaguePage {
  readonly name: string
  readonly book: string
  readonly commissioner: string
  readonly coaches: readonly {
    readonly coach: string
    readonly name: string
    readonly teams: readonly string[]
  }[]
  readonly teams: readonly {
    readonly team: string
    readonly name: string
    readonly roster: string
    readonly coach: string
    readonly retired: boolean
  }[]
  readonly competitions: readonly {
    readonly competition: string
    readonly name: string
    readonly format: string
    readonly teams: number
    readonly rounds: number
    readonly played: number
    readonly left: number
  }[]
  /** Matches nobody has played yet. */
  readonly toPlay: readonly string[]
  /** Reports the other coach has not confirmed, and those he disputes. */
  readonly toConfirm: readonly string[]
  readonly disputed: readonly string[]
  /** Books that are open, by team. */
  readonly toClose: readonly { readonly team: string; readonly match: string }[]
  /** Books that a correction has opened again, and entries it has made wrong. */
  readonly reopened: readonly {
    readonly team: string
    /** A match, or a competition that has brought a prize. */
    readonly on: string
    readonly question: string
  }[]
  readonly misfits: readonly { readonly entry: number; readonly problem: string }[]
  readonly entries: number
}

export function leaguePage(league: League): LeaguePage {
  const fixtures = Object.values(league.fixtures)
  const at = (stage: ReturnType<typeof stageOf>) =>
    fixtures.filter((fixture) => stageOf(fixture) === stage).map(({ id }) => id)
  const entrants = Object.values(league.teams)
  const rosters = bookOf(league).teams.rosters
  return {
    name: league.name,
    book: bookOf(league).name,
    commissioner: league.commissioner,
    coaches: Object.entries(league.coaches).map(([coach, name]) => ({
      coach,
      name,
      teams: entrants.filter((entrant) => entrant.coach === coach).map(({ team }) => team.id),
    })),
    teams: entrants.map(({ team: { id, name, roster }, coach, retired }) => ({
      team: id,
      name,
      roster: rosters[roster]?.name ?? roster,
      coach,
      retired,
    })),
    competitions: Object.values(league.competitions).map(({ id, name, format, teams, drawn }) => {
      const own = fixtures.filter(({ competition }) => competition === id)
      const played = own.filter(({ settled }) => settled).length
      return {
        competition: id,
        name,
        format,
        teams: teams.length,
        rounds: drawn.length,
        played,
        left: own.length - played,
      }
    }),
    toPlay: at('to-play'),
    toConfirm: at('reported'),
    disputed: at('disputed'),
    toClose: entrants.flatMap(({ team }) =>
      openBooks(league, team.id).map((match) => ({ team: team.id, match })),
    ),
    reopened: league.reopened.map(({ team, match, competition, question }) => ({
      team,
      on: match ?? competition ?? '',
      question: question.what,
    })),
    misfits: league.misfits,
    entries: league.entries,
  }
}
