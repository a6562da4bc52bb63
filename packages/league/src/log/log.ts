import { read, type Reading } from '@touchback/engine'
import { optionProblems } from '@touchback/engine/career'
import { type Content, type Entry, entryOf } from './entry.ts'
import { apply, founded } from './fold.ts'
import { bookOf, type League } from './league.ts'
import { problemOf } from './problems.ts'

/** What an entry would change, side by side. */
export interface Change {
  readonly what: string
  readonly before: string
  readonly after: string
}

const fail = (problem: string): { value: null; problem: string } => ({ value: null, problem })

/** A league's log: entries are only ever added, and the league is what they come to. */
export class LeagueLog {
  readonly #entries: Entry[]
  #league: League

  private constructor(first: Entry<'founded'>) {
    this.#entries = [first]
    this.#league = founded(first)
  }

  get entries(): readonly Entry[] {
    return this.#entries
  }

  get league(): League {
    return this.#league
  }

  /** A new league. */
  static found(given: unknown): Reading<LeagueLog> {
    const { value: entry, problem } = read(entryOf(null), given, 'The first entry')
    if (entry === null) return fail(problem)
    if (entry.type !== 'founded' || entry.no !== 1)
      return fail('The first entry of a log is number 1 and founds the league.')
    const [unfit] = optionProblems(
      bookOf({ edition: entry.edition, house: entry.house }),
      entry.options ?? {},
    )
    return unfit === undefined ? { value: new LeagueLog(entry), problem: null } : fail(unfit)
  }

  /** A log from its lines. */
  static read(lines: readonly unknown[]): Reading<LeagueLog> {
    const [first, ...others] = lines
    const begun = LeagueLog.found(first)
    if (begun.value === null) return begun
    for (const [index, line] of others.entries()) {
      const { problem } = begun.value.append(line)
      if (problem !== null) return fail(`Entry ${index + 2}: ${problem}`)
    }
    return begun
  }

  /** Adds an entry, or says in one sentence what forbids it; then everything is as it was. */
  append(given: unknown): Reading<Entry> {
    const { value: entry, problem } = read(entryOf(bookOf(this.#league)), given, 'The entry')
    if (entry === null) return fail(problem)
    const refusal = problemOf(this.#league, entry) ?? this.#correctionProblem(entry)
    if (refusal !== null) return fail(refusal)
    this.#entries.push(entry)
    if (entry.type === 'corrected') this.#league = folded(this.#entries)
    else apply(this.#league, entry)
    return { value: entry, problem: null }
  }

  /** What the entry corrected becomes must be an entry of the same kind. */
  #correctionProblem(entry: Entry): string | null {
    if (entry.type !== 'corrected') return null
    const old = this.#entries[entry.entry - 1]
    const { value: content, problem } = read(
      entryOf(bookOf(this.#league)),
      corrected(old, entry),
      'The new content',
    )
    if (content === null) return problem
    return content.type === old?.type
      ? null
      : `Entry ${entry.entry} is "${old?.type}" and cannot become "${content.type}".`
  }

  /** What would be different, before anything is written. */
  preview(given: unknown): Reading<readonly Change[]> {
    const copy = new LeagueLog(this.#entries[0] as Entry<'founded'>)
    copy.#entries.push(...this.#entries.slice(1))
    copy.#league = folded(this.#entries)
    const { problem } = copy.append(given)
    return problem === null ? { value: changes(this.#league, copy.#league), problem } : fail(problem)
  }
}

const corrected = (old: Entry | undefined, { content }: Content<'corrected'>): unknown => ({
  ...(typeof content === 'object' ? content : {}),
  no: old?.no,
  at: old?.at,
  by: old?.by,
})

/** Entries as they stand today: the latest correction takes the place of what was written. */
function standing(entries: readonly Entry[]): Entry[] {
  const list = [...entries]
  for (const entry of entries)
    if (entry.type === 'corrected') {
      const old = list[entry.entry - 1]
      // Read and held to be of its kind when the correction was written.
      list[entry.entry - 1] = corrected(old, entry) as Entry
    }
  return list
}

/** A league from all its entries. */
function folded(entries: readonly Entry[]): League {
  const [first, ...others] = standing(entries)
  if (first?.type !== 'founded') throw new Error('a log that does not begin with its founding')
  const league = founded(first)
  for (const entry of others) apply(league, entry)
  return league
}

/** Teams and tables, before and after. */
function changes(before: League, after: League): Change[] {
  const told: Change[] = []
  const compare = (what: string, one: unknown, other: unknown) => {
    if (one !== other) told.push({ what, before: String(one), after: String(other) })
  }
  for (const [id, { team }] of Object.entries(after.teams)) {
    const old = before.teams[id]?.team
    if (old === undefined) continue
    compare(`${team.name}: treasury`, old.treasury, team.treasury)
    compare(`${team.name}: fans`, old.fanFactor, team.fanFactor)
    compare(`${team.name}: rating`, old.rating, team.rating)
    compare(`${team.name}: players`, old.players.length, team.players.length)
  }
  return told
}
