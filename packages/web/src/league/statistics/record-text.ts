import { bookOf, type League } from '@touchback/league'
import type { LeagueRecord } from '@touchback/league/views'
import { gold } from '../../words/match-options.ts'

const times = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** What was reached, with its measure. */
export function reachedText(
  league: League,
  { record, count }: Pick<LeagueRecord, 'record' | 'count'>,
): string {
  switch (record) {
    case 'biggest-win':
      return `by ${times(count, 'touchdown', 'touchdowns')}`
    case 'most-touchdowns':
    case 'most-touchdowns-in-a-match':
    case 'most-touchdowns-by-a-player':
      return times(count, 'touchdown', 'touchdowns')
    case 'most-casualties':
    case 'bloodiest-match':
    case 'most-casualties-by-a-player':
      return times(count, 'casualty', 'casualties')
    case 'most-completions-by-a-player':
      return times(count, 'completed pass', 'completed passes')
    case 'longest-winning-run':
    case 'longest-unbeaten-run':
      return times(count, 'match', 'matches')
    case 'biggest-gate':
      return gold(count)
    case 'fullest-treasury':
      return `${gold(count)} gold`
    case 'highest-worth':
      return bookOf(league).career.worth.unit === 'rating'
        ? `a rating of ${gold(count)}`
        : `${gold(count)} gold`
    default:
      return record satisfies never
  }
}
