import { type DiceSource, read, type Reading } from '@touchback/engine'
import { optionProblems } from '@touchback/engine/career'
import { isFields } from '@touchback/engine/doors'
import { Aftermath } from '../aftermath.ts'
import { type BooksOf, openingOf } from './closing.ts'
import { type Entry, entryOf } from './entry.ts'
import { founded } from './fold.ts'
import { closesBooks, History, type Next } from './history.ts'
import { bookOf, known, type League, type Misfit, type Reopened } from './league.ts'
import { type Change, changes } from './preview.ts'
import { rightsProblem, ruleProblem } from './problems.ts'

const FIRST = 'The first entry of a log is number 1 and founds the league.'
const fail = (problem: string): { value: null; problem: string } => ({ value: null, problem })

/** A league's log: entries are only ever added, and the league is what they come to. */
export class LeagueLog {
  #history: History
  #league: League

  private constructor(first: Entry<'founded'>) {
    this.#history = History.begin(first)
    this.#league = founded(first)
  }

  get entries(): readonly Entry[] {
    return this.#history.entries
  }

  get league(): League {
    return this.#league
  }

  /** A new league. */
  static found(given: unknown): Reading<LeagueLog> {
    // Any other kind names no book, and would be refused for that.
    if (isFields(given) && given['type'] !== 'founded') return fail(FIRST)
    const { value: entry, problem } = read(entryOf(null), given, 'The first entry')
    if (entry === null) return fail(problem)
    if (entry.type !== 'founded' || entry.no !== 1) return fail(FIRST)
    const [unfit] = optionProblems(
      bookOf({ edition: entry.edition, house: entry.house }),
      entry.options ?? {},
    )
    return unfit === undefined ? { value: new LeagueLog(entry), problem: null } : fail(unfit)
  }

  /** A log from its lines. */
  static read(lines: readonly unknown[]): Reading<LeagueLog> {
    const begun = LeagueLog.found(lines[0])
    if (begun.value === null) return begun
    const problem = begun.value.take(lines.slice(1))
    return problem === null ? begun : fail(problem)
  }

  /**
   * A log with everything in it that only older rules can have let be, for its commissioner to uphold: it stays in the log and is
   * listed. What is no entry at all, or was never anybody's to write, is refused here too.
   */
  static doubted(lines: readonly unknown[]): Reading<LeagueLog> {
    const begun = LeagueLog.found(lines[0])
    if (begun.value === null) return begun
    const problem = begun.value.#take(lines.slice(1), { stays: () => true, until: Infinity })
    return problem === null ? begun : fail(problem)
  }

  /** Adds the next lines of a stored log, up to the first that is refused and that nobody upholds after it; then it says why. */
  take(lines: readonly unknown[]): string | null {
    return this.#take(lines, upheldIn(lines))
  }

  #take(lines: readonly unknown[], { stays, until }: Upheld): string | null {
    for (const [index, line] of lines.entries()) {
      const { value: entry, problem } = this.#readable(line)
      if (entry === null) return `Entry ${this.entries.length + 1}: ${problem}`
      // What was written before the upholding did not know of books that are open again.
      const unanswered = entry.no < until ? null : this.#unansweredProblem(entry)
      const refusal = unanswered ?? this.#enter(entry)
      if (refusal === null) continue
      if (unanswered !== null || !stays(entry.no)) return `Entry ${entry.no}: ${refusal}`
      this.#history.keep(this.#league, entry, refusal, lines.slice(index + 1))
    }
    return null
  }

  /** The entries of a stored log that today's rules refuse and that nobody has upheld. */
  get unfit(): readonly Misfit[] {
    const { stays } = upheldIn(this.entries)
    return this.#history.unfit.filter(({ entry }) => !stays(entry))
  }

  /** Adds an entry, or says in one sentence what forbids it; then everything is as it was. */
  append(given: unknown): Reading<Entry> {
    const { value: entry, problem } = this.#read(given)
    if (entry === null) return fail(problem)
    const refusal = this.#enter(entry)
    return refusal === null ? { value: entry, problem: null } : fail(refusal)
  }

  #enter(entry: Entry): string | null {
    const changed = this.#changed(entry)
    if (changed !== null) {
      if (changed.value === null) return changed.problem
      this.#history = changed.value.history
      this.#league = changed.value.league
      return null
    }
    return ruleProblem(this.#league, entry) ?? this.#history.add(this.#league, entry)
  }

  /** The league as it was just before an entry, everything earlier as it stands today. */
  before(no: number): League {
    return this.#history.before(no)
  }

  /** What would be different, before anything is written. */
  preview(given: unknown): Reading<readonly Change[]> {
    const { value: entry, problem } = this.#read(given)
    if (entry === null) return fail(problem)
    const next = this.#changed(entry) ?? this.#with(entry)
    return next.value === null ? next : { value: changes(this.#league, next.value.league), problem: null }
  }

  #with(entry: Entry): Reading<Next> {
    const refusal = ruleProblem(this.#league, entry)
    return refusal === null ? this.#history.with(entry) : fail(refusal)
  }

  /**
   * The books of a team on a match, or on its prize of a competition, at the first question to its coach. In those that a
   * correction has opened again everything that still stands is answered and rolled already.
   */
  open(books: BooksOf, dice: DiceSource): Reading<Aftermath> {
    const reopened = this.#reopened(books)
    if (reopened !== undefined) return { value: this.#history.reopen(reopened, dice), problem: null }
    const { value: opening, problem } = openingOf(this.#league, books)
    return opening === null ? fail(problem) : { value: Aftermath.begin(opening.setting, dice), problem: null }
  }

  #reopened(books: BooksOf): Reopened | undefined {
    return this.#league.reopened.find(
      ({ team, match, competition }) =>
        team === books.team && ('match' in books ? match === books.match : competition === books.competition),
    )
  }

  /** An entry that whoever sends it may write. */
  #read(given: unknown): Reading<Entry> {
    const reading = this.#readable(given)
    if (reading.value === null) return reading
    const refusal = this.#unansweredProblem(reading.value)
    return refusal === null ? reading : fail(refusal)
  }

  #readable(given: unknown): Reading<Entry> {
    const reading = read(entryOf(bookOf(this.#league)), given, 'The entry')
    if (reading.value === null) return reading
    const refusal = rightsProblem(this.#league, reading.value)
    return refusal === null ? reading : fail(refusal)
  }

  /** Where an entry takes the place of an old one, everything after that; null for all others. */
  #changed(entry: Entry): Reading<Next> | null {
    if (entry.type === 'corrected') {
      const next = this.#history.corrected(entry)
      const problem = next.value === null ? null : metOtherwiseProblem(this.#league, next.value.league)
      return problem === null ? next : fail(problem)
    }
    if (!closesBooks(entry)) return null
    const reopened = this.#reopened(entry)
    return reopened === undefined ? null : this.#history.finished(entry, reopened)
  }

  /** Nobody goes on to another match before he has answered what a correction has opened again. */
  #unansweredProblem(entry: Entry): string | null {
    if (entry.type !== 'reported' && entry.type !== 'played') return null
    const fixture = known(this.#league.fixtures, entry.match)
    const open = this.#league.reopened.find(({ team }) => team === fixture?.home || team === fixture?.away)
    if (open === undefined) return null
    const name = this.#league.teams[open.team]?.team.name ?? open.team
    return `The books of ${name} on "${open.match ?? open.competition}" are open again: they must be closed first.`
  }
}

interface Upheld {
  readonly stays: (no: number) => boolean
  /** Where it was said last. */
  readonly until: number
}

/** What a commissioner upholds somewhere in these lines; they are looked at themselves when it is their turn. */
function upheldIn(lines: readonly unknown[]): Upheld {
  const said = lines.filter((line) => isFields(line)).filter(({ type }) => type === 'upheld')
  const entries = new Set(said.flatMap((line): unknown[] => [line['entries']].flat()))
  const until = Math.max(0, ...said.map(({ no }) => (typeof no === 'number' ? no : 0)))
  return { stays: (no) => entries.has(no), until }
}

/** Who met in a match that has been reported is not told otherwise: its report is about the players of these two. */
function metOtherwiseProblem(before: League, after: League): string | null {
  for (const { id, home, away, report } of Object.values(before.fixtures)) {
    const now = known(after.fixtures, id)
    if (report === null || now === undefined || (now.home === home && now.away === away)) continue
    return `Match "${id}" has been reported: ${home} and ${away} have played it.`
  }
  return null
}
