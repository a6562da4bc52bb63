import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EDITIONS } from '@touchback/engine'
import type { Catalogue } from '@touchback/words'
import { ruleCases, type Verdict } from './suite.ts'

export interface Excused {
  readonly id: string
  readonly reason: string
}

export interface FileCoverage {
  readonly rules: number
  readonly covered: number
  readonly excused: readonly Excused[]
  readonly missing: readonly string[]
}

export interface Coverage {
  readonly files: Readonly<Record<string, FileCoverage>>
  /** Cited or excused, and in no catalogue. */
  readonly unknown: readonly string[]
  /** Cited by passing tests in which the rule's key was never seen: they prove nothing. */
  readonly idle: readonly { readonly id: string; readonly name: string; readonly where: string }[]
  readonly failed: readonly Verdict[]
  readonly tests: number
}

const excusedFile = join(import.meta.dirname, '..', '..', 'engine', 'test', 'excused.json')
const readExcused = (): Excused[] => JSON.parse(readFileSync(excusedFile, 'utf8')) as Excused[]

/** Each catalogue id of an edition's citations to the keys that stand for it. */
function keysById(edition: string): Map<string, string[]> {
  const keys = new Map<string, string[]>()
  for (const [key, cited] of Object.entries(EDITIONS[edition]?.citations ?? {}))
    for (const id of [cited ?? []].flat()) keys.set(id, [...(keys.get(id) ?? []), key])
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

/** Runs the whole rule suite and counts what it proves. */
export async function measureCoverage({ files, rules }: Catalogue): Promise<Coverage> {
  const verdicts = (await ruleCases()).map((each) => each.run())
  const known = new Set(rules.map((rule) => rule.id))
  const keys = new Map(Object.keys(EDITIONS).map((edition) => [edition, keysById(edition)]))
  const covered = new Set<string>()
  const idle: { id: string; name: string; where: string }[] = []
  const unknown = new Set<string>()
  for (const verdict of verdicts)
    for (const id of verdict.rules) {
      if (!known.has(id)) unknown.add(id)
      if (verdict.problem !== null) continue
      if (shows(verdict, id, keys)) covered.add(id)
      else idle.push({ id, name: verdict.name, where: verdict.where })
    }
  const excused = readExcused().filter(({ id }) => !covered.has(id))
  for (const { id } of excused) if (!known.has(id)) unknown.add(id)
  const reported = files.map((file): [string, FileCoverage] => {
    const own = rules.filter((rule) => rule.file === file).map((rule) => rule.id)
    const forgiven = excused.filter(({ id }) => own.includes(id))
    const missing = own.filter((id) => !covered.has(id) && !forgiven.some((each) => each.id === id))
    const count = own.filter((id) => covered.has(id)).length
    return [file, { rules: own.length, covered: count, excused: forgiven, missing }]
  })
  return {
    files: Object.fromEntries(reported),
    unknown: [...unknown].toSorted(),
    idle: idle.filter(({ id }) => !covered.has(id)),
    failed: verdicts.filter(({ problem }) => problem !== null),
    tests: verdicts.length,
  }
}
