import type { Side } from '@touchback/engine'
import type { LogLine } from './log.ts'

export const LOG_FILTERS = ['all', 'mine', 'theirs', 'dice', 'injuries'] as const
export type LogFilter = (typeof LOG_FILTERS)[number]

/** What is shown as one in the log: a line, or somebody's action with all that came of it. */
export interface LogEntry {
  /** The number of its first line, which stays the same while lines are added. */
  readonly key: number
  readonly head: LogLine
  readonly rest: readonly LogLine[]
}

interface Numbered {
  readonly key: number
  readonly line: LogLine
}

/** The latest entries, about as many lines as are wanted, and whether there are earlier ones. */
export function latestEntries(
  lines: readonly LogLine[],
  filter: LogFilter,
  own: Side,
  most: number,
): { entries: LogEntry[]; more: boolean } {
  const numbered = lines.map((line, key) => ({ key, line }))
  const single = filter === 'dice' || filter === 'injuries'
  const all = single
    ? underHeadings(numbered, ({ dice, isInjury }) => (filter === 'dice' ? dice.length > 0 : isInjury)).map(
        ({ key, line }) => ({ key, head: line, rest: [] }),
      )
    : gathered(numbered).filter(({ head }) => filter === 'all' || isOf(head, filter, own))
  const from = firstOfLatest(all, most)
  return { entries: all.slice(from), more: from > 0 }
}

const isOf = ({ side }: LogLine, filter: 'mine' | 'theirs', own: Side): boolean =>
  side !== null && (side === own) === (filter === 'mine')

/** Lines of some kind, and the headings that have any under them. */
const underHeadings = (lines: readonly Numbered[], keeps: (line: LogLine) => boolean): Numbered[] =>
  lines
    .filter(({ line }) => line.heading || keeps(line))
    .filter(({ line }, index, kept) => !line.heading || kept[index + 1]?.line.heading === false)

/** The lines of an action under the first of them. */
function gathered(lines: readonly Numbered[]): LogEntry[] {
  const entries: { key: number; head: LogLine; rest: LogLine[] }[] = []
  for (const { key, line } of lines) {
    const last = entries.at(-1)
    if (line.activation !== null && last?.head.activation === line.activation) last.rest.push(line)
    else entries.push({ key, head: line, rest: [] })
  }
  return entries
}

function firstOfLatest(entries: readonly LogEntry[], most: number): number {
  let lines = 0
  const last = entries.findLastIndex(({ rest }) => (lines += 1 + rest.length) > most)
  return last + 1
}
