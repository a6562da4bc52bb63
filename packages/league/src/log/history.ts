import { type DiceSource, type Edition, NoDice, read, type Reading, same } from '@touchback/engine'
import type { Team } from '@touchback/engine/career'
import { Aftermath, type AftermathSetting } from '../aftermath.ts'
import { matchId } from '../competition/rounds.ts'
import {
  type BooksEntry,
  cameBy,
  closedAgain,
  type Closing,
  closingOf,
  finishedWith,
  memoryIn,
  type Opening,
  openingOf,
  type Outcome,
  withIdsOf,
} from './closing.ts'
import { type Entry, entryOf, type EntryType } from './entry.ts'
import { type Applied, apply, founded } from './fold.ts'
import { arranged } from './fold-matches.ts'
import { bookOf, known, type League, type Misfit, pinned, type Reopened } from './league.ts'
import { ruleProblem } from './problems.ts'
import { lifelong, type Memory, Recall, type Recollection } from './recall.ts'

const fail = (problem: string): { value: null; problem: string } => ({ value: null, problem })

/** The many entries that change no team. */
const QUIET: ReadonlySet<EntryType> = new Set<EntryType>([
  'match-agreed',
  'reported',
  'played',
  'confirmed',
  'round-drawn',
])

/** A history with one entry more, and the league it makes. */
export interface Next {
  readonly history: History
  readonly league: League
}

/** What a history knows beside its entries; all of it can be worked out from them again. */
interface Kept {
  /** Of aftermaths that finish reopened books: the number of the entry whose place they take. */
  readonly finishes: Map<number, number>
  /** What a correction or a finishing aftermath puts in the place of another entry, read once. */
  readonly contents: Map<Entry, Entry>
  readonly closings: Map<Entry, Closing>
  /** Of each place in the log the closing that holds there. */
  readonly closed: Map<number, Closing>
  /** What reopened books are opened with, by their place. */
  readonly settings: Map<number, AftermathSetting>
  /** Entries of a stored log that today's rules refuse, and why. */
  readonly unfit: Map<number, string>
  /** Teams as entries left them: what has not changed stays the same object, and nothing after it is worked out again. */
  readonly teams: Map<number, Readonly<Record<string, Team>>>
}

const kept = (from?: Kept): Kept => ({
  finishes: new Map(from?.finishes),
  contents: new Map(from?.contents),
  closings: new Map(from?.closings),
  closed: new Map(from?.closed),
  settings: new Map(from?.settings),
  unfit: new Map(from?.unfit),
  teams: new Map(from?.teams),
})

/**
 * Entries as they were written, and what stands in their place today. A correction puts other content in the place of an old
 * entry, and so do the answers to what a correction has opened again; everything after it is folded once more.
 */
export class History {
  readonly entries: Entry[]
  readonly #kept: Kept

  private constructor(entries: Entry[], kept: Kept) {
    this.entries = entries
    this.#kept = kept
  }

  static begin(first: Entry<'founded'>): History {
    return new History([first], kept())
  }

  /** Adds an entry that rights and rules allow to the league that all the others make, or says why its books cannot be closed like this. */
  add(league: League, entry: Entry): string | null {
    if (closesBooks(entry)) {
      const problem = this.#close(league, entry)
      if (problem !== null) return problem
    } else this.#apply(league, entry)
    league.entries = entry.no
    this.entries.push(entry)
    return null
  }

  /**
   * Adds an entry of a stored log that today's rules refuse, whatever it was then: it is listed, a match that was played counts all
   * the same, and of books stands what can still be read. `later` are the lines after it.
   */
  keep(league: League, entry: Entry, problem: string, later: readonly unknown[]): void {
    this.#kept.unfit.set(entry.no, problem)
    this.entries.push(entry)
    league.misfits.push({ entry: entry.no, problem })
    if (closesBooks(entry)) this.#keepBooks(league, entry)
    else if (isPlayed(league, entry) || isPlayedLater(arranged(league, entry), later))
      this.#apply(league, entry)
    league.entries = entry.no
  }

  /** Books that are not read as they were written are open again from there on. */
  #keepBooks(league: League, entry: BooksEntry): void {
    const { value: opening } = openingOf(league, entry)
    if (opening === null || ruleProblem(league, entry) !== null) return
    const { setting, about } = opening
    const saved = { ...setting, choices: entry.choices, dice: entry.dice }
    const came = cameBy(saved)
    const signed = setting.team.signed + came.length
    const outcome = { team: setting.team, open: null }
    const closing = { saved, came, signed, memory: null, last: { team: setting.team, about, outcome } }
    const anew = closedAgain(setting, closing, this.#recollection(closing), entry.no)
    this.#kept.closings.set(entry, { ...closing, last: { ...closing.last, outcome: anew } })
    this.#close(league, entry)
  }

  /** The entries of a stored log that today's rules refuse, and why. */
  get unfit(): readonly Misfit[] {
    return [...this.#kept.unfit].map(([entry, problem]) => ({ entry, problem }))
  }

  /** With an entry more that is no correction: something to look at. */
  with(entry: Entry): Reading<Next> {
    const history = this.#and()
    const league = history.fold()
    const problem = history.add(league, entry)
    return problem === null ? { value: { history, league }, problem } : fail(problem)
  }

  /** With this correction, or what is wrong with it. */
  corrected(entry: Entry<'corrected'>): Reading<Next> {
    const history = this.#and(entry)
    const { value: place, problem } = history.#placeOf(entry)
    return place === null ? fail(problem) : history.#refolded(place)
  }

  /** With these answers to books that were opened again, or what is wrong with them. */
  finished(entry: BooksEntry, { entry: place }: Reopened): Reading<Next> {
    const [setting, closing] = [this.#kept.settings.get(place), this.#kept.closed.get(place)]
    if (setting === undefined || closing === undefined) throw new Error(`entry ${place} is not open again`)
    const { problem } = finishedWith(setting, this.#recollection(closing), entry)
    if (problem !== null) return fail(problem)
    const history = this.#and(entry)
    history.#kept.finishes.set(entry.no, place)
    return history.#refolded(place)
  }

  /** Reopened books at the first question without an answer; what was rolled before is not rolled again. */
  reopen({ entry: place }: Reopened, dice: DiceSource): Aftermath {
    const [setting, closing] = [this.#kept.settings.get(place), this.#kept.closed.get(place)]
    if (setting === undefined || closing === undefined) throw new Error(`entry ${place} is not open again`)
    const recall = new Recall(this.#recollection(closing), setting, dice)
    return Aftermath.begin(setting, recall, recall.answer)
  }

  /** The league as it was just before an entry, everything earlier as it stands today. */
  before(no: number): League {
    return this.#and().fold(no)
  }

  /** The league that all entries make as they stand today, or those before one of them. */
  fold(before = Infinity): League {
    const [first, ...others] = this.entries
    if (first?.type !== 'founded') throw new Error('a log that does not begin with its founding')
    const standing = this.#standing()
    const changed = Math.min(...standing.keys(), ...this.#kept.unfit.keys())
    const league = founded(first)
    this.#kept.settings.clear()
    for (const written of others) {
      if (written.no >= before) break
      const entry = standing.get(written.no) ?? written
      if (closesBooks(entry)) this.#closeIfItFits(league, entry)
      else if (entry.no < changed) this.#apply(league, entry)
      else this.#applyIfItFits(league, entry)
      league.entries = entry.no
    }
    return league
  }

  /** A copy to work on, perhaps with one entry more. */
  #and(...more: readonly Entry[]): History {
    return new History([...this.entries, ...more], kept(this.#kept))
  }

  #refolded(place: number): Reading<Next> {
    const league = this.fold()
    const misfit = league.misfits.find(({ entry }) => entry === place)
    return misfit === undefined ? { value: { history: this, league }, problem: null } : fail(misfit.problem)
  }

  /** Entries that stand in the place of others, by that place: the latest correction holds, and corrections are corrected too. */
  #standing(): Map<number, Entry> {
    const standing = new Map<number, Entry>()
    for (const written of this.entries.toReversed()) {
      const entry = standing.get(written.no) ?? written
      const place = entry.type === 'corrected' ? entry.entry : this.#kept.finishes.get(entry.no)
      if (place === undefined || standing.has(place) || this.#kept.unfit.has(written.no)) continue
      const { value } = this.#inPlace(entry, place)
      if (value !== null) standing.set(place, value)
    }
    return standing
  }

  /** What an entry puts in the place of another: of the same kind, and stamped as the other was. */
  #inPlace(entry: Entry, place: number): Reading<Entry> {
    const content = this.#kept.contents.get(entry)
    if (content !== undefined) return { value: content, problem: null }
    const old = this.entries[place - 1]
    if (old === undefined || place < 2 || place >= entry.no)
      return fail(`There is no earlier entry ${place} to correct.`)
    const { no, at, by } = old
    const given = entry.type === 'corrected' ? entry.content : entry
    const stamped = typeof given === 'object' ? { ...given, no, at, by } : given
    const reading = read(entryOf(this.#bookAt(place)), stamped, 'The new content')
    if (reading.value === null) return reading
    if (reading.value.type !== old.type)
      return fail(`Entry ${place} is "${old.type}" and cannot become "${reading.value.type}".`)
    this.#kept.contents.set(entry, reading.value)
    return reading
  }

  /** The book that was played by when an entry was written: a season may begin by another one. */
  #bookAt(place: number): Edition {
    const [first, ...others] = this.entries.slice(0, place - 1)
    if (first?.type !== 'founded') throw new Error('a log that does not begin with its founding')
    const begun = others.filter((entry) => entry.type === 'season-begun')
    return bookOf(begun.reduce(pinned, { edition: first.edition, house: first.house }))
  }

  /** The place whose content a correction changes in the end: a correction may be corrected itself. */
  #placeOf(entry: Entry<'corrected'>): Reading<number> {
    const { value, problem } = this.#inPlace(entry, entry.entry)
    if (value === null) return fail(problem)
    if (value.type === 'upheld') return fail('What has been upheld stays upheld.')
    return value.type === 'corrected' ? this.#placeOf(value) : { value: entry.entry, problem: null }
  }

  /** Applies an entry. A team that it leaves as it did the last time is the same object again. */
  #apply(league: League, entry: Applied): void {
    if (QUIET.has(entry.type)) return apply(league, entry)
    const before = new Map(Object.entries(league.teams).map(([id, { team }]) => [id, team]))
    apply(league, entry)
    const last = this.#kept.teams.get(entry.no)
    const left: Record<string, Team> = {}
    for (const [id, entrant] of Object.entries(league.teams)) {
      if (entrant.team === before.get(id)) continue
      const old = last?.[id]
      if (old !== undefined && same(old, entrant.team)) entrant.team = old
      left[id] = entrant.team
    }
    this.#kept.teams.set(entry.no, left)
  }

  /** What a correction has made impossible is left out, and listed. A match that was played has been played whatever became of its players. */
  #applyIfItFits(league: League, entry: Applied): void {
    const problem = entry.type === 'corrected' ? this.#refusalOf(entry) : ruleProblem(league, entry)
    if (problem !== null) league.misfits.push({ entry: entry.no, problem })
    if (problem === null || isPlayed(league, entry) || this.#hasBegun(league, entry))
      return this.#apply(league, entry)
    for (const [id, { signed }] of Object.entries(this.#kept.teams.get(entry.no) ?? {}))
      keepNumber(league, id, signed)
  }

  /** Why an entry is refused as it was written; null when it is not, or something else stands in its place. */
  #refusalOf(entry: Entry): string | null {
    return entry === this.entries[entry.no - 1] ? (this.#kept.unfit.get(entry.no) ?? null) : null
  }

  /**
   * Whether something has been played of what was drawn, or agreed on, before it was drawn again or given up: then it stands as it
   * was, whoever should have been in it.
   */
  #hasBegun(league: League, entry: Applied): boolean {
    const ids = new Set(arranged(league, entry))
    if (ids.size === 0) return false
    for (const later of this.entries.slice(entry.no)) {
      if (arranged(league, later).some((id) => ids.has(id))) return false
      if (later.type === 'match-cancelled' && ids.has(later.match)) return false
      if (isReport(later) && ids.has(later.match)) return true
    }
    return false
  }

  /** Those that finish reopened books stand in the place of the ones they finish. */
  #closeIfItFits(league: League, entry: BooksEntry): void {
    if (this.#kept.finishes.has(entry.no)) return
    const refusal = this.#refusalOf(entry)
    if (refusal !== null) league.misfits.push({ entry: entry.no, problem: refusal })
    if (refusal !== null && !this.#kept.closings.has(entry)) return
    const problem = this.#close(league, entry)
    if (problem === null) return
    league.misfits.push({ entry: entry.no, problem })
    keepNumber(league, entry.team, this.#kept.closings.get(entry)?.signed ?? 0)
  }

  #close(league: League, entry: BooksEntry): string | null {
    const { value: opening, problem } = openingOf(league, entry)
    if (opening === null) return problem
    const { value: outcome, problem: refusal } = this.#outcome(entry, opening)
    if (outcome === null) return refusal
    opening.entrant.team = outcome.team
    opening.close()
    if (outcome.open === null) return null
    league.reopened.push({
      entry: entry.no,
      team: entry.team,
      match: entry.type === 'aftermath' ? entry.match : null,
      competition: entry.type === 'aftermath' ? null : entry.competition,
      question: outcome.open,
    })
    this.#kept.settings.set(entry.no, opening.setting)
    return null
  }

  /** What books come to in their place; dice and choices belong to the place where they were first read. */
  #outcome(entry: BooksEntry, opening: Opening): Reading<Outcome> {
    const before = this.#kept.closings.get(entry)
    const { value: closing, problem } =
      before === undefined
        ? this.#firstClosing(entry, opening)
        : { value: this.#brought(before, opening, entry.no), problem: null }
    if (closing === null) return fail(problem)
    this.#kept.closings.set(entry, closing)
    this.#kept.closed.set(entry.no, closing)
    return { value: closing.last.outcome, problem: null }
  }

  /** The same closing for the team and the report or the prize as they are now. */
  #brought(closing: Closing, { setting, about }: Opening, no: number): Closing {
    const { team } = setting
    if (closing.last.team === team && closing.last.about === about) return closing
    const outcome = closedAgain(setting, closing, this.#recollection(closing), no)
    return { ...closing, last: { team, about, outcome } }
  }

  /** What is known of the questions in a team's books; of its players' ranks also what stands in its other books. */
  #recollection(closing: Closing): Recollection {
    let elsewhere: Memory | null = null
    return {
      own: memoryIn(closing),
      elsewhere: () => (elsewhere ??= lifelong(this.#writtenBooks(closing.saved.team.id).map(memoryIn))),
    }
  }

  /** The books of a team as its coach closed them, but for those that something else stands in the place of. */
  #writtenBooks(team: string): Closing[] {
    const standing = this.#standing()
    return this.entries.flatMap((entry) => {
      if (!closesBooks(entry) || entry.team !== team || standing.has(entry.no)) return []
      return this.#kept.closings.get(entry) ?? []
    })
  }

  #firstClosing({ no, choices, dice }: BooksEntry, { setting, about }: Opening): Reading<Closing> {
    const saved = { ...setting, choices, dice }
    const { value: aftermath, problem } = Aftermath.load(saved, new NoDice())
    if (aftermath === null) return fail(problem)
    if (aftermath.decision !== null)
      return fail(`It is not finished: ${aftermath.decision.type} is still asked.`)
    const former = this.#kept.closed.get(no)
    const after = former === undefined ? aftermath.team : withIdsOf(former, setting.team, aftermath.team, no)
    return { value: closingOf(saved, about, after), problem: null }
  }
}

/** Whoever comes to a team after an entry that is left out keeps the id he got. */
function keepNumber({ teams }: League, id: string, signed: number): void {
  const entrant = known(teams, id)
  if (entrant !== undefined && entrant.team.signed < signed) entrant.team = { ...entrant.team, signed }
}

export const closesBooks = (entry: Entry): entry is BooksEntry =>
  entry.type === 'aftermath' || entry.type === 'prize-taken'

const isReport = (entry: Entry): entry is Entry<'reported' | 'played' | 'ruled'> =>
  entry.type === 'reported' || entry.type === 'played' || entry.type === 'ruled'

/** Whether later lines of a stored log report one of these matches, before they are drawn again or called off. */
function isPlayedLater(matches: readonly string[], later: readonly unknown[]): boolean {
  if (matches.length === 0) return false
  for (const line of later) {
    const { type, match, competition, round }: Readonly<Record<string, unknown>> = Object(line)
    const isDrawn = type === 'round-drawn' && typeof competition === 'string' && typeof round === 'number'
    if (isDrawn && matches.includes(matchId(competition, round, 0))) return false
    if (matches.some((id) => id === match))
      return type === 'reported' || type === 'played' || type === 'ruled'
  }
  return false
}

/** Whether an entry is the report of a match that is still to be counted. */
function isPlayed({ fixtures, teams }: League, entry: Entry): boolean {
  if (!isReport(entry)) return false
  const fixture = known(fixtures, entry.match)
  if (fixture === undefined || fixture.settled) return false
  return known(teams, fixture.home) !== undefined && known(teams, fixture.away) !== undefined
}
