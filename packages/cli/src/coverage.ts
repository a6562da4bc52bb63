import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EDITIONS } from '@touchback/engine'
import type { Catalogue, CatalogueRule } from '@touchback/words'
import { isLeagueSide, readLeagueSide } from './league-side.ts'
import { ruleCases, type Verdict } from './suite.ts'

export interface Excused {
  readonly id: string
  readonly reason: string
}

export interface SideCoverage {
  readonly rules: number
  readonly covered: number
  readonly excused: readonly Excused[]
  readonly missing: readonly string[]
}

/** The match-side rules of a catalogue file, and apart from them those of leagues and the time between matches. */
export interface FileCoverage extends SideCoverage {
  readonly league: SideCoverage
}

/** A rule that a test cites and that does not count. */
interface Uncounted {
  readonly id: string
  readonly name: string
  readonly where: string
}

export interface Coverage {
  readonly files: Readonly<Record<string, FileCoverage>>
  /** Cited or excused, and in no catalogue. */
  readonly unknown: readonly string[]
  /** Cited by passing tests in which the rule's key was never seen: they prove nothing. */
  readonly idle: readonly Uncounted[]
  /** Cited by tests of an edition whose catalogues do not hold them. */
  readonly foreign: readonly Uncounted[]
  readonly failed: readonly Verdict[]
  readonly tests: number
}

const excusedFile = join(import.meta.dirname, '..', '..', 'engine', 'test', 'excused.json')
const readExcused = (): Excused[] => JSON.parse(readFileSync(excusedFile, 'utf8')) as Excused[] // ours, and held by a test

/** Whether only refusals carry a key: nothing that happens can show it. */
const isOnlyRefused = (key: string): boolean => key.startsWith('why.')

/** Each catalogue id of an edition's citations to the keys by which an event or a decision stands for it. */
function keysById(edition: string): Map<string, string[]> {
  const keys = new Map<string, string[]>()
  for (const [key, cited] of Object.entries(EDITIONS[edition]?.citations ?? {}))
    for (const id of isOnlyRefused(key) ? [] : [cited ?? []].flat())
      keys.set(id, [...(keys.get(id) ?? []), key])
  return keys
}

/** Whether a passing test really shows a rule at work: where events can carry its key, one of them did. */
function shows(
  verdict: Verdict,
  id: string,
  keys: ReadonlyMap<string, ReadonlyMap<string, string[]>>,
): boolean {
  const { keys: seen, edition } = verdict
  if (seen === null) return true
  const tables = edition === null ? [...keys.values()] : [keys.get(edition)]
  const wanted = tables.flatMap((table) => table?.get(id) ?? [])
  return wanted.length === 0 || wanted.some((key) => seen.has(key))
}

/** Whether the book that a test plays by has this rule; a table names no book and may cite any. */
function mayCite({ edition }: Verdict, rule: CatalogueRule | undefined): boolean {
  if (edition === null || rule === undefined) return true
  return EDITIONS[edition]?.catalogues.includes(rule.file) === true
}

function sideCoverage(
  ids: readonly string[],
  covered: ReadonlySet<string>,
  excuses: readonly Excused[],
): SideCoverage {
  const own = new Set(ids)
  const excused = excuses.filter(({ id }) => own.has(id))
  const forgiven = new Set(excused.map(({ id }) => id))
  return {
    rules: ids.length,
    covered: ids.filter((id) => covered.has(id)).length,
    excused,
    missing: ids.filter((id) => !covered.has(id) && !forgiven.has(id)),
  }
}

/** Runs the whole rule suite and counts what it proves. */
export async function measureCoverage({ files, rules }: Catalogue): Promise<Coverage> {
  const verdicts = (await ruleCases()).map((each) => each.run())
  const known = new Map(rules.map((rule) => [rule.id, rule]))
  const keys = new Map(Object.keys(EDITIONS).map((edition) => [edition, keysById(edition)]))
  const covered = new Set<string>()
  const idle: Uncounted[] = []
  const foreign: Uncounted[] = []
  const unknown = new Set<string>()
  for (const verdict of verdicts)
    for (const id of verdict.rules) {
      const rule = known.get(id)
      const cited = { id, name: verdict.name, where: verdict.where }
      if (rule === undefined) unknown.add(id)
      if (!mayCite(verdict, rule)) foreign.push(cited)
      else if (verdict.problem !== null) continue
      else if (shows(verdict, id, keys)) covered.add(id)
      else idle.push(cited)
    }
  const excused = readExcused().filter(({ id }) => !covered.has(id))
  for (const { id } of excused) if (!known.has(id)) unknown.add(id)
  const leagueSide = readLeagueSide()
  const reported = files.map((file): [string, FileCoverage] => {
    const own = rules.filter((rule) => rule.file === file)
    const sides = Object.groupBy(own, (rule) => (isLeagueSide(leagueSide, rule) ? 'league' : 'match'))
    const count = (side: readonly CatalogueRule[] = []) =>
      sideCoverage(
        side.map(({ id }) => id),
        covered,
        excused,
      )
    return [file, { ...count(sides.match), league: count(sides.league) }]
  })
  return {
    files: Object.fromEntries(reported),
    unknown: [...unknown].toSorted(),
    idle: idle.filter(({ id }) => !covered.has(id)),
    foreign,
    failed: verdicts.filter(({ problem }) => problem !== null),
    tests: verdicts.length,
  }
}
