import type { Gained, InjuryEffect, Status } from '@touchback/engine/career'
import type { League } from '@touchback/league'

/** After which match of his team it was: against whom. */
export function whenText(league: League, team: string, after: number): string {
  const match = league.fixtures[league.played[team]?.[after - 1] ?? '']
  if (match === undefined) return after === 0 ? 'before his first match' : `after match ${after}`
  const opponent = match.home === team ? match.away : match.home
  return `after match ${after}, against ${league.teams[opponent]?.team.name ?? opponent}`
}

/** How he came by something: when, and whether it was his kind of thing. */
export const gainedText = (league: League, team: string, { kind, after }: Gained): string =>
  `${whenText(league, team, after)}${kind === 'special' ? ': outside what his kind learns, by a lucky roll or at a higher price' : ''}`

const SCARS: Readonly<Record<InjuryEffect, string>> = {
  'miss-next': 'missed a match',
  niggle: 'niggling injury',
  '-ma': '−1 MA',
  '-st': '−1 ST',
  '-ag': 'worse by 1 in AG',
  '-av': '−1 AV',
  '-pa': 'worse by 1 in PA',
  dead: 'dead',
}
export const scarText = (effect: InjuryEffect): string => SCARS[effect]

/** Where he is now, in a sentence. */
export function statusText({
  status,
  missNext,
  leftAfter,
}: {
  readonly status: Status
  readonly missNext: boolean
  readonly leftAfter: number | null
}): string {
  const when = leftAfter === null ? '' : ` after match ${leftAfter} of his team`
  switch (status) {
    case 'active':
      return missNext ? 'He misses the next match.' : 'He is fit to play.'
    case 'dead':
      return `He died${when}.`
    case 'retired':
      return `He retired${when}.`
    case 'left':
      return `He left${when}.`
    default:
      return status satisfies never
  }
}
