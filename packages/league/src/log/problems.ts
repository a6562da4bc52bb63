import { aftermathProblem, prizeTakenProblem } from './books.ts'
import { answerProblem, challengedProblem, evadedProblem } from './challenge-problems.ts'
import {
  enteredProblem,
  openedProblem,
  prizesProblem,
  qualifiedProblem,
  roundProblem,
  submittedProblem,
  weekProblem,
} from './competition-problems.ts'
import type { Entry } from './entry.ts'
import { coachProblem, competitionProblem, teamProblem } from './known-problems.ts'
import { known, type League } from './league.ts'
import {
  agreedProblem,
  answeredProblem,
  cancelledProblem,
  deadlineProblem,
  decidedProblem,
  reportedProblem,
} from './match-problems.ts'
import { honourProblem } from './prizes.ts'
import { RIGHTS, rolesOf } from './rights.ts'
import { begunProblem, closedProblem, leftProblem, redraftedProblem } from './season-problems.ts'
import { draftedProblem, transferProblem } from './team-problems.ts'

/** Why somebody may not write this entry now, whatever the rules say of it; null when he may. */
export function rightsProblem(league: League, entry: Entry): string | null {
  if (entry.no !== league.entries + 1)
    return `The next entry is number ${league.entries + 1}, not ${entry.no}.`
  const allowed = RIGHTS[entry.type]
  if (!rolesOf(league, entry).some((role) => allowed.includes(role)))
    return `Only ${allowed.join(' or ')} may write "${entry.type}", and "${entry.by}" is none of these here.`
  return null
}

/** What the rules have against an entry, in one sentence; null when nothing. */
export function ruleProblem(league: League, entry: Entry): string | null {
  switch (entry.type) {
    case 'founded':
      return 'The league is founded already.'
    case 'joined':
      return known(league.coaches, entry.coach) === undefined
        ? null
        : `Coach "${entry.coach}" has joined already.`
    case 'left':
      return leftProblem(league, entry)
    case 'season-begun':
      return begunProblem(league, entry)
    case 'season-closed':
      return closedProblem(league, entry)
    case 'drafted':
      return draftedProblem(league, entry)
    case 'redrafted':
      return redraftedProblem(league, entry)
    case 'competition-opened':
      return openedProblem(league, entry)
    case 'entered':
      return enteredProblem(league, entry)
    case 'delegated':
      return competitionProblem(league, entry.competition) ?? coachProblem(league, entry.coach)
    case 'week-begun':
      return weekProblem(league, entry)
    case 'submitted':
      return submittedProblem(league, entry)
    case 'qualified':
      return qualifiedProblem(league, entry)
    case 'round-drawn':
      return roundProblem(league, entry)
    case 'match-agreed':
      return agreedProblem(league, entry)
    case 'match-cancelled':
      return cancelledProblem(league, entry)
    case 'challenged':
      return challengedProblem(league, entry)
    case 'challenge-accepted':
    case 'challenge-refused':
    case 'challenge-substituted':
      return answerProblem(league, entry)
    case 'challenge-evaded':
      return evadedProblem(league, entry)
    case 'deadline-passed':
      return deadlineProblem(league, entry)
    case 'decided':
      return decidedProblem(league, entry)
    case 'locked':
    case 'retired':
      return teamProblem(league, entry.team)
    case 'reported':
    case 'played':
    case 'ruled':
      return reportedProblem(league, entry)
    case 'confirmed':
    case 'disputed':
      return answeredProblem(league, entry)
    case 'aftermath':
      return aftermathProblem(league, entry)
    case 'transferred':
      return transferProblem(league, entry)
    case 'prizes-given':
      return prizesProblem(league, entry)
    case 'prize-taken':
      return prizeTakenProblem(league, entry)
    case 'honoured':
      return honourProblem(league, entry)
    case 'upheld': {
      const later = entry.entries.find((no) => no >= entry.no)
      return later === undefined ? null : `There is no earlier entry ${later} to uphold.`
    }
    case 'corrected':
      // What it puts in the place of another entry is looked at there.
      return null
    default:
      return entry satisfies never
  }
}
