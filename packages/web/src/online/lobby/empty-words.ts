import type { TableState, Terms } from '@touchback/wire'

interface OwnTable {
  readonly state: TableState
  readonly terms: Pick<Terms, 'public'>
}

/** What is said where nobody else waits for an opponent; one's own table is listed elsewhere. */
export function noSeats(mine: readonly OwnTable[], { filtered }: { filtered: boolean }): string {
  const waiting = mine.filter(({ state }) => state === 'open')
  const nobody = `Nobody${waiting.length > 0 ? ' else' : ''} is waiting${filtered ? ' for that' : ''}.`
  if (waiting.some(({ terms }) => terms.public)) return `${nobody} Whoever looks in here finds your table.`
  if (waiting.length > 0) return `${nobody} Your table is for whoever has its link.`
  return `${nobody} Open a table, and the next one who looks in here finds you.`
}

/** What is said where there is nothing to watch, one's own match apart. */
export const noMatches = (mine: readonly OwnTable[]): string =>
  `There is no ${mine.some(({ state }) => state === 'live') ? 'other ' : ''}match to watch just now.`
