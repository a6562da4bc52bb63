import { matchId, stagesOf } from '../competition/rounds.ts'
import type { Content, Entry } from './entry.ts'
import { type Awarded, bookOf, type Fixture, hasMet, known, type League } from './league.ts'

interface Agreed {
  readonly id: string
  readonly competition?: string | null
  readonly round?: number
  readonly stage?: string | null
  readonly home: string
  readonly away: string
  readonly when?: string
}

/** A match that is to be played. */
export function agree(league: League, { id, home, away, ...more }: Agreed): void {
  league.fixtures[id] = {
    id,
    home,
    away,
    competition: more.competition ?? null,
    round: more.round ?? null,
    stage: more.stage ?? null,
    when: more.when ?? null,
    report: null,
    reportedBy: null,
    awarded: null,
    decided: null,
    settled: false,
    settledBy: null,
    disputed: null,
    closed: { home: false, away: false },
  }
  league.unsettled = [...league.unsettled, id]
}

/** A match that will not be played. */
export function callOff(league: League, id: string): void {
  delete league.fixtures[id]
  settled(league, id)
}

function settled(league: League, id: string): void {
  league.unsettled = league.unsettled.filter((each) => each !== id)
}

export function drawRound(
  league: League,
  { competition: id, round, pairings, deadline }: Content<'round-drawn'>,
): void {
  const competition = known(league.competitions, id)
  if (competition === undefined) return
  competition.drawn.push(pairings)
  const stages = stagesOf(competition, round, pairings)
  for (const [place, [home, away]] of pairings.entries()) {
    if (away === null) continue
    agree(league, {
      id: matchId(id, round, place),
      competition: id,
      round,
      stage: stages[place] ?? null,
      home,
      away,
      ...(deadline === undefined ? {} : { when: deadline }),
    })
  }
}

/** The matches that come of an entry, where nothing but the rules speaks against it. */
export function arranged(
  { competitions, challenges, fixtures, teams }: League,
  entry: Entry,
): readonly string[] {
  switch (entry.type) {
    case 'round-drawn': {
      const { competition, round, pairings } = entry
      const isNext = known(competitions, competition)?.drawn.length === round - 1
      return isNext ? pairings.map((_, place) => matchId(competition, round, place)) : []
    }
    case 'match-agreed': {
      const { match, home, away, competition } = entry
      const isThere = [home, away].every((team) => known(teams, team) !== undefined)
      const belongs = competition === undefined || known(competitions, competition) !== undefined
      return isThere && belongs && known(fixtures, match) === undefined ? [match] : []
    }
    case 'challenged': {
      const { challenge, from, to } = entry
      const isThere = [from, to].every((team) => known(teams, team) !== undefined)
      return isThere && known(challenges, challenge) === undefined ? [challenge] : []
    }
    case 'challenge-accepted':
    case 'challenge-substituted': {
      const { challenge } = entry
      return known(challenges, challenge)?.state === 'made' ? [challenge] : []
    }
    default:
      return []
  }
}

export function report(league: League, entry: Entry<'reported' | 'played' | 'ruled'>): void {
  const fixture = known(league.fixtures, entry.match)
  if (fixture === undefined) return
  fixture.report = entry.report
  fixture.disputed = null
  const typist = (['home', 'away'] as const).find(
    (side) => known(league.teams, fixture[side])?.coach === entry.by,
  )
  // Whoever plays in a match has it confirmed by the other, the commissioner like anybody else.
  fixture.reportedBy = entry.type === 'reported' ? (typist ?? null) : null
  if (fixture.reportedBy === null) settle(league, fixture)
}

/** The result stands, and both teams have books to close. */
export function settle(league: League, fixture: Fixture): void {
  fixture.settled = true
  fixture.settledBy ??= league.entries
  settled(league, fixture.id)
  for (const team of [fixture.home, fixture.away]) {
    const played = (league.played[team] ??= [])
    if (!played.includes(fixture.id)) played.push(fixture.id)
  }
}

/** A result that nobody played: it stands in the tables and in no team's books. */
function award(league: League, id: string, awarded: Awarded): void {
  const fixture = known(league.fixtures, id)
  if (fixture === undefined) return
  fixture.awarded = awarded
  fixture.settled = true
  fixture.settledBy = league.entries
  settled(league, id)
}

type Answer = 'challenge-accepted' | 'challenge-refused' | 'challenge-substituted' | 'challenge-evaded'

/** Where the book says nothing of a refused challenge there is simply no match. */
export function answerChallenge(league: League, entry: Content<Answer>): void {
  const challenge = known(league.challenges, entry.challenge)
  if (challenge === undefined) return
  const { id, from: home, to, competition } = challenge
  const terms = bookOf(league).career.tournaments?.playOffs
  const cup = known(league.competitions, competition ?? '')
  switch (entry.type) {
    case 'challenge-accepted':
      challenge.state = 'accepted'
      return agree(league, { id, competition, home, away: to })
    case 'challenge-substituted':
      challenge.state = 'substituted'
      return agree(league, { id, competition, home, away: entry.team })
    case 'challenge-refused': {
      challenge.state = 'refused'
      // Two meet once: whoever has met the challenger already, or refused him already, owes him nothing more.
      if (terms === undefined || cup?.format !== 'play-offs' || hasMet(league, cup, home, to)) return
      agree(league, { id, competition, home, away: to })
      const [own, theirs] = terms.refused
      return award(league, id, { score: { home: own, away: theirs }, why: 'refused' })
    }
    case 'challenge-evaded': {
      challenge.state = 'evaded'
      if (terms === undefined) return
      const [own, theirs] = terms.evaded
      return award(league, id, { score: { home: own, away: theirs }, why: 'evaded' })
    }
    default:
      entry satisfies never
  }
}

/** What stands in the tables where a team did not come and the book names no score for that. */
const NOBODY_CAME: readonly [number, number] = [2, 0]

export function passDeadline(league: League, { match, until, winner }: Content<'deadline-passed'>): void {
  const fixture = known(league.fixtures, match)
  if (fixture === undefined) return
  if (until !== undefined) {
    fixture.when = until
    return
  }
  if (winner === undefined) return award(league, match, { score: { home: 0, away: 0 }, why: 'both-lose' })
  const [won, lost] = bookOf(league).career.walkover ?? NOBODY_CAME
  const score = winner === fixture.home ? { home: won, away: lost } : { home: lost, away: won }
  award(league, match, { score, why: 'default' })
}
