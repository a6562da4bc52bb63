import { competitionName } from './cups.ts'
import { isFields } from '@touchback/engine/doors'
import { type Entry, type League, matchId } from '@touchback/league'
import { champions } from '@touchback/league/views'
import { plainWords, stageName } from '@touchback/words'
import { playerIn } from './people.ts'

const gold = (amount: number): string => `${amount.toLocaleString('en-GB')} gold`

/** What an entry of a log says, in one sentence for whoever follows the league. */
export function entryText(league: League, entry: Entry): string {
  const team = (id: string): string => league.teams[id]?.team.name ?? id
  const coach = (id: string): string => league.coaches[id] ?? id
  const cup = (id: string | undefined): string => (id === undefined ? '' : competitionName(league, id))
  const match = (id: string): string => {
    const fixture = league.fixtures[id]
    return fixture === undefined ? id : `${team(fixture.home)} v ${team(fixture.away)}`
  }
  const challenge = (id: string): string => {
    const found = league.challenges[id]
    return found === undefined ? id : `${team(found.from)} against ${team(found.to)}`
  }
  const playerOf = (of: string, id: string): string | null => {
    const name = playerIn(league, of, id)
    return name === id ? null : name
  }
  switch (entry.type) {
    case 'founded':
      return `${entry.name} is founded; ${coach(entry.by)} is its commissioner.`
    case 'joined':
      return `${entry.name} joins${entry.program === undefined ? '' : ' (a computer)'}.`
    case 'left':
      return `${coach(entry.coach)} leaves the league.`
    case 'season-begun':
      return `${entry.name} begins.`
    case 'season-closed':
      return `${league.seasons.find(({ id }) => id === entry.season)?.name ?? entry.season} is over.`
    case 'drafted':
      return `${entry.draft.name} enter the league, coached by ${coach(entry.coach)}.`
    case 'redrafted':
      return `${team(entry.team)} are drafted anew.`
    case 'competition-opened':
      return `${entry.name} is opened for ${entry.teams.length} teams.`
    case 'entered':
      return `${team(entry.team)} enter ${cup(entry.competition)}.`
    case 'delegated':
      return `${coach(entry.coach)} runs ${cup(entry.competition)}.`
    case 'week-begun':
      return `${cup(entry.competition)}: week ${entry.week} begins.`
    case 'submitted':
      return `${team(entry.team)} hand in ${entry.matches.length} results for ${cup(entry.competition)}.`
    case 'qualified':
      return `${cup(entry.competition)}: the play-offs are over; ${(league.competitions[entry.competition]?.playOffs?.qualified ?? []).map(team).join(', ')} go on.`
    case 'round-drawn': {
      const { stage = null } = league.fixtures[matchId(entry.competition, entry.round, 0)] ?? {}
      return `${cup(entry.competition)}: ${stage === null ? `round ${entry.round}` : `the ${stageName(stage)}`} is drawn.`
    }
    case 'match-agreed':
      return `${team(entry.home)} will play ${team(entry.away)}${entry.stage === undefined ? '' : ' for third place'}.`
    case 'match-cancelled':
      return `The match ${entry.match} is cancelled.`
    case 'challenged':
      return `${team(entry.from)} challenge ${team(entry.to)}.`
    case 'challenge-accepted':
      return `The challenge ${challenge(entry.challenge)} is accepted.`
    case 'challenge-refused':
      return `The challenge ${challenge(entry.challenge)} is refused.`
    case 'challenge-substituted':
      return `${team(entry.team)} take the place of the challenged (${challenge(entry.challenge)}).`
    case 'challenge-evaded':
      return `The challenger will not play the substitute (${challenge(entry.challenge)}).`
    case 'deadline-passed':
      return entry.until !== undefined
        ? `${match(entry.match)} has more time, until ${entry.until}.`
        : entry.winner !== undefined
          ? `${match(entry.match)} was not played in time: ${team(entry.winner)} have it.`
          : `${match(entry.match)} was not played in time: both lose.`
    case 'decided':
      return `${team(entry.winner)} go on from ${match(entry.match)}.`
    case 'locked':
      return `The roster of ${team(entry.team)} is ${entry.locked ? 'locked' : 'open again'}.`
    case 'reported':
      return `${match(entry.match)}: ${entry.report.score.home}–${entry.report.score.away} reported.`
    case 'played':
      return `${match(entry.match)}: ${entry.report.score.home}–${entry.report.score.away}.`
    case 'confirmed':
      return `The result of ${match(entry.match)} is confirmed.`
    case 'disputed':
      return `The result of ${match(entry.match)} is disputed: ${entry.reason}`
    case 'ruled':
      return `The commissioner rules on ${match(entry.match)}: ${entry.report.score.home}–${entry.report.score.away}.`
    case 'aftermath':
      return `${team(entry.team)} close their books on ${match(entry.match)}.`
    case 'transferred':
      return `${team(entry.from)} hand over ${[entry.player === undefined ? null : (playerOf(entry.to, entry.player) ?? 'a player'), entry.gold === undefined ? null : gold(entry.gold)].filter((part) => part !== null).join(' and ')} to ${team(entry.to)}.`
    case 'prizes-given': {
      const { winner = null, runnerUp = null } =
        champions(league).find(({ competition }) => competition === entry.competition) ?? {}
      if (winner === null) return `The prizes of ${cup(entry.competition)} are given.`
      return `${team(winner)} win ${cup(entry.competition)}${runnerUp === null ? '' : ` before ${team(runnerUp)}`}.`
    }
    case 'prize-taken':
      return `${team(entry.team)} take their prize of ${cup(entry.competition)}.`
    case 'honoured':
      return `${playerOf(entry.team, entry.player) ?? 'A player'} of ${team(entry.team)} is the player of the year.`
    case 'corrected': {
      const about = isFields(entry.content) ? entry.content['match'] : undefined
      return typeof about === 'string' && Object.hasOwn(league.fixtures, about)
        ? `The report of ${match(about)} is corrected (entry ${entry.entry}).`
        : `Entry ${entry.entry} is corrected.`
    }
    case 'upheld':
      return `The commissioner upholds what older rules let be: ${entry.entries.length === 1 ? 'entry' : 'entries'} ${entry.entries.join(', ')}.`
    case 'retired':
      return `${team(entry.team)} retire from the league.`
    default:
      // Of a newer version, perhaps: all kinds that we know are above.
      return plainWords((entry satisfies never as Entry).type)
  }
}

/** Entries everybody wants to hear of; the rest is bookkeeping. */
const NEWS: ReadonlySet<Entry['type']> = new Set([
  'founded',
  'season-begun',
  'season-closed',
  'competition-opened',
  'week-begun',
  'qualified',
  'round-drawn',
  'match-agreed',
  'challenged',
  'challenge-accepted',
  'challenge-refused',
  'challenge-substituted',
  'challenge-evaded',
  'deadline-passed',
  'decided',
  'disputed',
  'ruled',
  'transferred',
  'prizes-given',
  'honoured',
  'corrected',
  'upheld',
  'retired',
])
export const isNews = ({ type }: Entry): boolean => NEWS.has(type)
