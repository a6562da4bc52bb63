import type { PlayOffs } from '@touchback/engine/career'
import { daysBetween } from './days.ts'
import type { Content, Entry } from './entry.ts'
import { runningProblem } from './known-problems.ts'
import { bookOf, type Challenge, type Competition, hasMet, known, type League } from './league.ts'
import { arrangedProblem, inARowProblem, pairProblem } from './match-problems.ts'

/** What the book says of challenges in a competition; null where two coaches settle it between themselves. */
function termsOf(league: League, competition: Competition | undefined): PlayOffs | null {
  return competition?.format === 'play-offs' ? (bookOf(league).career.tournaments?.playOffs ?? null) : null
}

const competitionOf = (league: League, { competition }: Challenge): Competition | undefined =>
  competition === null ? undefined : known(league.competitions, competition)

/** rule: tourn.challenge.limit */
export function challengedProblem(league: League, entry: Content<'challenged'>): string | null {
  const { challenge, from, to } = entry
  if (known(league.challenges, challenge) !== undefined || known(league.fixtures, challenge) !== undefined)
    return `There is a match "${challenge}" already.`
  const problem = pairProblem(league, from, to)
  if (problem !== null) return problem
  if (entry.competition === undefined) return inARowProblem(league, from, to)
  return runningProblem(league, entry.competition, (competition) => {
    const terms = termsOf(league, competition)
    const { id, week } = competition
    const made = Object.values(league.challenges).filter(
      (other) => other.competition === id && other.from === from && other.week === week,
    )
    if (terms !== null && made.length >= terms.challenges)
      return `${from} has made its challenge of week ${week}.`
    return arrangedProblem(league, competition, from, to) ?? inARowProblem(league, from, to)
  })
}

/** rule: tourn.challenge.deadline */
function isLate(league: League, challenge: Challenge, at: string): boolean {
  const terms = termsOf(league, competitionOf(league, challenge))
  const days = daysBetween(challenge.at, at)
  return terms !== null && days !== null && days > terms.answerDays
}

type Answer = 'challenge-accepted' | 'challenge-refused' | 'challenge-substituted'

export function answerProblem(league: League, entry: Entry<Answer>): string | null {
  const challenge = known(league.challenges, entry.challenge)
  if (challenge === undefined) return `There is no challenge "${entry.challenge}".`
  if (challenge.state !== 'made') return `Challenge "${challenge.id}" has been ${challenge.state} already.`
  const late = isLate(league, challenge, entry.at)
  switch (entry.type) {
    case 'challenge-refused': {
      const own = known(league.teams, challenge.to)?.coach === entry.by
      return own || late ? null : `The challenged may still answer "${challenge.id}".`
    }
    case 'challenge-accepted':
      return late
        ? `The time to answer "${challenge.id}" is over.`
        : acceptedProblem(league, challenge, challenge.to)
    case 'challenge-substituted':
      return late
        ? `The time to answer "${challenge.id}" is over.`
        : substituteProblem(league, challenge, entry)
    default:
      return entry satisfies never
  }
}

/** What stood in the way of the match when it was proposed may have changed since. */
function acceptedProblem(league: League, challenge: Challenge, opponent: string): string | null {
  const { competition, from } = challenge
  const arranged =
    competition === null
      ? null
      : runningProblem(league, competition, (found) => arrangedProblem(league, found, from, opponent))
  return pairProblem(league, from, opponent) ?? arranged ?? inARowProblem(league, from, opponent)
}

/** rule: tourn.challenge.substitute */
function substituteProblem(
  league: League,
  challenge: Challenge,
  { team, agreed }: Content<'challenge-substituted'>,
): string | null {
  const competition = competitionOf(league, challenge)
  if (competition === undefined || termsOf(league, competition) === null)
    return 'Nobody is sent in place of another here.'
  if (team === challenge.to) return `"${team}" is the one who was challenged.`
  const coach = known(league.teams, team)?.coach
  if (hasMet(league, competition, challenge.from, team)) return `${challenge.from} has met ${team} already.`
  const problem = acceptedProblem(league, challenge, team)
  if (problem !== null) return problem
  return coach !== undefined && agreed.includes(coach) ? null : `Coach "${coach}" has not agreed.`
}

export function evadedProblem(league: League, entry: Content<'challenge-evaded'>): string | null {
  const challenge = known(league.challenges, entry.challenge)
  if (challenge === undefined) return `There is no challenge "${entry.challenge}".`
  if (challenge.state !== 'substituted') return `Nobody was sent in place of another for "${challenge.id}".`
  const fixture = known(league.fixtures, challenge.id)
  return fixture === undefined || fixture.report !== null ? 'It has been reported already.' : null
}
