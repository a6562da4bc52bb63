import { must } from '@touchback/engine'
import type { Entry } from '@touchback/wire'
import type { Row } from '../database/inputs.ts'
import { fromJson } from '../database/json-text.ts'

/** A row as everybody hears of it. */
export function entryOf({ seq, at, kind, side, choice, dice, hash }: Row): Entry {
  switch (kind) {
    case 'input':
    case 'default':
      return {
        seq,
        at,
        kind: 'input',
        by: side,
        choice: choice === null ? null : fromJson(choice),
        dice: fromJson(dice),
        hash,
        late: kind === 'default',
      }
    case 'take-back':
      return { seq, at, kind, by: side, hash }
    case 'pause':
    case 'resume':
      return { seq, at, kind }
    case 'end':
      return { seq, at, kind, ending: fromJson(must(choice)) }
  }
}

/** The numbers of the inputs that count: without those that were taken back. */
export function effective(rows: readonly Pick<Row, 'seq' | 'kind'>[]): Set<number> {
  const counting: number[] = []
  for (const { seq, kind } of rows) {
    if (kind === 'input' || kind === 'default') counting.push(seq)
    else if (kind === 'take-back') counting.pop()
  }
  return new Set(counting)
}

/** What watchers may know by now, when they see everything so many seconds late. */
export function oldEnough(entries: readonly Entry[], delay: number): readonly Entry[] {
  const until = Date.now() - delay * 1000
  return delay === 0 ? entries : entries.filter(({ at }) => at <= until)
}
