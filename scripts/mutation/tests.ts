import { readSources, type Source } from '../sources.ts'
import type { Mutant } from './mutants.ts'
import type { Asked, Recorded } from './worker.ts'

/** Tests that are not asked, and why. */
const NOT_ASKED: Readonly<Record<string, string>> = {
  'packages/engine/test/{scenarios,rules}.test.ts': 'scenarios and tables are asked one by one',
  'packages/engine/test/distributions.test.ts': 'many throws: long, and not exact',
  'packages/engine/test/promises/*.test.ts': 'whole matches: long, and what they notice they do not name',
}

/** Test files that are asked besides scenarios and tables. */
export function testFiles(): Source[] {
  const not = Object.keys(NOT_ASKED).flatMap((pattern) => {
    const found = readSources(pattern)
    if (found.length === 0) throw new Error(`NOT_ASKED names ${pattern}, and there is no such file`)
    return found.map(({ path }) => path)
  })
  return readSources(
    'packages/{{engine,league,words}/test/**/*,cli/test/golden,web/test/{report,odds-against-play}}.test.ts',
  ).filter(({ path }) => !not.includes(path))
}

/** What is let in from outside is described in constants, and these tests try every bound of it. */
const triesBounds = (key: string): boolean => key.includes('/limits.test.ts: ')
const describesDoors = ({ text }: Source): boolean => /doors\/shape\.ts'|engine\/doors'/u.test(text)

/** Whole matches and seasons known by their hashes see whatever shows at all, and come last. */
const isGolden = (key: string): boolean => key.startsWith('packages/cli/test/golden')

/**
 * How much of all tests, by the time they take, a break is shown to, those who know best first: whoever comes later would hardly
 * notice it either, and a break that nobody notices must not cost minutes. Shares, because a slow machine must ask as many as a
 * quick one.
 */
const ASKED = 1 / 12
/** In a program of its own a break is shown to those who have seen it before, and to others of the same file: some things are worked out once and kept. */
const [SHOWN, NEIGHBOURS] = [1 / 20, 1 / 60]
/** A constant is shown to quick tests before everything is loaded, and then to the others. */
const [QUICK, OTHERS] = [1 / 15, 1 / 5]

/** Which tests come to a break, and in which order they are asked. */
export class Tests {
  readonly #all: Recorded['tests']
  readonly #loading: ReadonlySet<number>
  readonly #mutants: readonly Mutant[]
  readonly #reaching: string[][]
  readonly #byFile: Record<string, Set<string> | undefined> = {}
  readonly #ms: Readonly<Record<string, number>>
  readonly #allMs: number
  /** Tests that have noticed breaks in a file are asked first about the next. */
  readonly #noticed: Record<string, Set<string> | undefined> = {}
  readonly #doors: ReadonlySet<string>

  constructor(mutants: readonly Mutant[], sources: readonly Source[], { tests, loading }: Recorded) {
    // Those who came to the fewest breaks know best what they look for; among them the quickest.
    this.#all = tests.toSorted((a, b) => a.ms * (50 + a.reached.length) - b.ms * (50 + b.reached.length))
    this.#mutants = mutants
    this.#doors = new Set(sources.filter(describesDoors).map(({ path }) => path))
    this.#loading = new Set(loading)
    this.#ms = Object.fromEntries(tests.map(({ key, ms }) => [key, ms]))
    this.#allMs = tests.reduce((sum, { ms }) => sum + ms, 0)
    this.#reaching = mutants.map(() => [])
    for (const { key, reached } of this.#all)
      for (const id of reached) {
        this.#reaching[id]?.push(key)
        ;(this.#byFile[mutants[id]?.file ?? ''] ??= new Set()).add(key)
      }
  }

  /** Tests as a process is asked for them. */
  asked(tests: readonly string[]): Asked[] {
    return tests.map((key) => ({ key, ms: this.#msOf(key) }))
  }

  #msOf(test: string): number {
    return this.#ms[test] ?? 0
  }

  /** A break whose result is kept in a constant, or that needs a program of its own. */
  isConstant(id: number): boolean {
    return this.#loading.has(id) || this.#mutants[id]?.switchable !== true
  }

  reaching(id: number): string[] {
    const keys = this.#first(this.#mutants[id]?.file ?? '', this.#reaching[id] ?? [])
    const first = this.#within(ASKED, keys)
    return [...first, ...this.#within(ASKED, keys.slice(first.length).filter(isGolden))]
  }

  /**
   * For programs of its own, one after the other: what is known of the break first, then of its file, then of its book. A
   * constant may show anywhere; but scenarios and tables, which load at once, are asked before test files, which may play whole
   * matches while they load.
   */
  inTurn(id: number): string[][] {
    const file = this.#mutants[id]?.file ?? ''
    const near = new Set(this.#reaching[id])
    const inFile = this.#byFile[file] ?? new Set<string>()
    const book = /editions\/([^/]+)\//u.exec(file)?.[1] ?? '-'
    const isDoor = this.#doors.has(file)
    const rank = (key: string): number =>
      near.has(key) || (isDoor && triesBounds(key))
        ? 0
        : inFile.has(key)
          ? 1
          : key.includes(`/${book}`)
            ? 2
            : 3
    const keys = this.#all.map(({ key }) => key)
    const of = (wanted: number): string[] => keys.filter((key) => rank(key) === wanted)
    if (!this.isConstant(id))
      return [this.#first(file, [...this.#within(SHOWN, of(0)), ...this.#within(NEIGHBOURS, of(1))])]
    const ranked = this.#first(file, [0, 1, 2, 3].flatMap(of))
    const quick = this.#within(
      QUICK,
      ranked.filter((key) => !key.includes('.test.ts: ')),
    )
    const asked = new Set(quick)
    return [
      quick,
      this.#within(
        OTHERS,
        ranked.filter((key) => !asked.has(key)),
      ),
    ]
  }

  /** As many as take this share of all tests' time together; the first in any case. */
  #within(share: number, keys: readonly string[]): string[] {
    let left = share * this.#allMs
    return keys.filter((key, index) => {
      const fits = index === 0 || left > 0
      left -= this.#msOf(key)
      return fits
    })
  }

  learn(id: number, test: string): void {
    ;(this.#noticed[this.#mutants[id]?.file ?? ''] ??= new Set()).add(test)
  }

  #first(file: string, keys: readonly string[]): string[] {
    const noticed = this.#noticed[file] ?? new Set()
    return [...keys.filter((key) => noticed.has(key)), ...keys.filter((key) => !noticed.has(key))]
  }
}
