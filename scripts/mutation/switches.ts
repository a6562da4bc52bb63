import type { Mutant } from './mutants.ts'

/** A break and the number of its switch. */
export interface Switched {
  readonly mutant: Mutant
  readonly id: number
}

/** What the program asks at every break it comes to: is it this one? */
export const SWITCH = '$broken'

const asks = ({ id }: Switched): string => `${SWITCH}(${id})`

/** The source with all of its breaks in it, each behind its switch. One program serves them all: loading costs more than most tests. */
export function withSwitches(text: string, breaks: readonly Switched[]): string {
  const outerFirst = breaks.toSorted(
    (a, b) =>
      a.mutant.from - b.mutant.from || b.mutant.to - a.mutant.to || rank(a.mutant.kind) - rank(b.mutant.kind),
  )
  let next = 0

  /** The text from `from` to `to` with the breaks that begin in it. */
  const between = (from: number, to: number): string => {
    let written = ''
    let at = from
    for (let first = outerFirst[next]; first !== undefined; first = outerFirst[next]) {
      const { from: start, to: end, kind } = first.mutant
      if (start >= to) break
      if (end > to) throw new Error(`${first.mutant.where} crosses another break`)
      const same = [first]
      let other = outerFirst[++next]
      for (; isAt(other, first); other = outerFirst[++next]) same.push(other)
      written += text.slice(at, start)
      const whole = between(start, end)
      written += kind === 'deed' ? undone(same, whole) : chosen(same, whole)
      at = end
    }
    return written + text.slice(at, to)
  }
  return between(0, text.length)
}

/** Without a semicolon in sight a statement and its expression end at the same place: the statement is outside. */
const rank = (kind: Mutant['kind']): number => (kind === 'deed' ? 0 : 1)

const isAt = (other: Switched | undefined, { mutant }: Switched): other is Switched =>
  other !== undefined &&
  other.mutant.from === mutant.from &&
  other.mutant.to === mutant.to &&
  rank(other.mutant.kind) === rank(mutant.kind)

const undone = (breaks: readonly Switched[], whole: string): string =>
  `{ if (!(${breaks.map(asks).join(' || ')})) { ${whole} } }`

const chosen = (breaks: readonly Switched[], whole: string): string =>
  `(${breaks.map((each) => `${asks(each)} ? (${each.mutant.text}) : `).join('')}(${whole}))`
