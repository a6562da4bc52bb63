import { type Team, worthOf } from '@touchback/engine/career'
import { bookOf, type League } from '../log/league.ts'
import { outcomeOf } from './form.ts'
import { deedsIn, matchesPlayed, seenBy, type Settled, settledMatches } from './matches.ts'
import { playerName } from './people.ts'

/** What a league remembers. */
export const RECORDS = [
  'biggest-win',
  'most-touchdowns',
  'most-touchdowns-in-a-match',
  'most-casualties',
  'bloodiest-match',
  'biggest-gate',
  'most-touchdowns-by-a-player',
  'most-completions-by-a-player',
  'most-casualties-by-a-player',
  'longest-winning-run',
  'longest-unbeaten-run',
  'highest-worth',
  'fullest-treasury',
] as const
export type RecordId = (typeof RECORDS)[number]

/** Who did it, where: a match, a team, a player, as far as the record has one. */
export interface Holder {
  readonly match: string | null
  readonly team: string | null
  readonly player: string | null
  readonly name: string | null
}
export interface LeagueRecord {
  readonly record: RecordId
  readonly count: number
  /** Everybody who has come so far. */
  readonly holders: readonly Holder[]
}

interface Attempt {
  readonly count: number
  readonly holder: Holder
}

const attempt = (count: number, holder: Partial<Holder>): Attempt => ({
  count,
  holder: { match: null, team: null, player: null, name: null, ...holder },
})

/** The records of the league; those nobody has set are left out. */
export function records(league: League): LeagueRecord[] {
  const attempts = attemptsIn(league)
  return RECORDS.flatMap((record): LeagueRecord[] => {
    const tried = attempts[record]
    const count = tried.reduce((best, each) => Math.max(best, each.count), 0)
    if (count === 0) return []
    const holders = tried.filter((each) => each.count === count).map(({ holder }) => named(league, holder))
    return [{ record, count, holders }]
  })
}

const named = (league: League, holder: Holder): Holder =>
  holder.team === null || holder.player === null
    ? holder
    : { ...holder, name: playerName(league, holder.team, holder.player) }

function attemptsIn(league: League): Record<RecordId, Attempt[]> {
  const matches = settledMatches(league)
  const sides = matches.flatMap((fixture) =>
    [fixture.home, fixture.away].map((team) => ({ fixture, team, own: seenBy(fixture, team) })),
  )
  const deeds = matches.flatMap(deedsIn)
  const byPlayer = (feat: 'touchdowns' | 'completions' | 'casualties') =>
    deeds.map(({ fixture, team, player, line }) =>
      attempt(line.feats[feat], { match: fixture.id, team, player }),
    )
  const careers = (what: 'worth' | 'treasury') =>
    Object.values(league.teams).map(({ team }) => attempt(mostOf(league, team, what), { team: team.id }))
  return {
    'biggest-win': sides.map(({ fixture, team, own }) =>
      attempt(own.score[0] - own.score[1], { match: fixture.id, team }),
    ),
    'most-touchdowns': sides.map(({ fixture, team, own }) =>
      attempt(own.score[0], { match: fixture.id, team }),
    ),
    'most-touchdowns-in-a-match': matches.map(({ id, report }) =>
      attempt(report.score.home + report.score.away, { match: id }),
    ),
    'most-casualties': sides.map(({ fixture, team, own }) =>
      attempt(own.casualties[0], { match: fixture.id, team }),
    ),
    'bloodiest-match': matches.map((fixture) => attempt(bloodIn(fixture), { match: fixture.id })),
    'biggest-gate': matches.map(({ id, report }) => attempt(report.gate ?? 0, { match: id })),
    'most-touchdowns-by-a-player': byPlayer('touchdowns'),
    'most-completions-by-a-player': byPlayer('completions'),
    'most-casualties-by-a-player': byPlayer('casualties'),
    'longest-winning-run': runs(league, (outcome) => outcome === 'won'),
    'longest-unbeaten-run': runs(league, (outcome) => outcome !== 'lost'),
    'highest-worth': careers('worth'),
    'fullest-treasury': careers('treasury'),
  }
}

const bloodIn = (fixture: Settled): number => {
  const [home, away] = seenBy(fixture, fixture.home).casualties
  return home + away
}

/** After any of its matches, or now: a prize comes after the last of them. */
function mostOf(league: League, team: Team, what: 'worth' | 'treasury'): number {
  if (team.matches.length === 0) return 0
  const now = what === 'worth' ? worthOf(bookOf(league), team, league.options) : team.treasury
  return team.matches.reduce((most, match) => Math.max(most, match[what]), now)
}

/** The longest run of each team. */
function runs(league: League, goesOn: (outcome: ReturnType<typeof outcomeOf>) => boolean): Attempt[] {
  return Object.keys(league.teams).map((team) => {
    let [run, longest] = [0, 0]
    for (const fixture of matchesPlayed(league, team)) {
      run = goesOn(outcomeOf(fixture, team)) ? run + 1 : 0
      longest = Math.max(longest, run)
    }
    return attempt(longest, { team })
  })
}
