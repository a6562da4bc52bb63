import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type Looking,
  readScenarios,
  RULE_TESTS,
  runScenario,
  type Scenario,
} from '@touchback/engine/testing'
import {
  isCareerScenario,
  readCareerScenario,
  runCareerScenario,
  type CareerScenario,
} from '@touchback/league/testing'
import { messageOf } from './what-happened.ts'

/** The rule suite as a program runs it: every scenario file and every table test of the repository, in this process. */
const packages = join(import.meta.dirname, '..', '..')

/** What one test of rules says of itself and what came of it. */
export interface Verdict {
  readonly where: string
  readonly name: string
  readonly edition: string | null
  readonly rules: readonly string[]
  readonly problem: string | null
  /** The rule keys it saw at work; null for a table, which plays no game. */
  readonly keys: ReadonlySet<string> | null
}

export interface RuleCase {
  readonly where: string
  readonly name: string
  readonly run: () => Verdict
}

const scenarioFiles = (): string[] =>
  globSync('*/scenarios/*/*.json', { cwd: packages })
    .toSorted()
    .map((file) => join(packages, file))

/** A scenario of either kind: a position of a match, or a step of a career. */
export type AnyScenario = Scenario | CareerScenario

export const readAnyScenarios = (json: unknown): AnyScenario[] =>
  [json]
    .flat()
    .flatMap((entry): AnyScenario[] =>
      isCareerScenario(entry) ? [readCareerScenario(entry)] : readScenarios(entry),
    )

export const runAnyScenario = (scenario: AnyScenario, looking: Looking = {}) =>
  'kind' in scenario ? runCareerScenario(scenario) : runScenario(scenario, looking)

function scenarioCase(where: string, scenario: AnyScenario): RuleCase {
  const { name, edition, rules = [] } = scenario
  const run = (): Verdict => {
    const { problem, keys } = runAnyScenario(scenario, { nothingOpen: true })
    return { where, name, edition, rules, problem, keys }
  }
  return { where, name, run: guarded(run, { where, name, edition, rules, keys: new Set<string>() }) }
}

const guarded = (run: () => Verdict, rest: Omit<Verdict, 'problem'>) => (): Verdict => {
  try {
    return run()
  } catch (error) {
    return { ...rest, problem: messageOf(error).split('\n')[0] ?? 'failed' }
  }
}

type Wanted = (where: string) => boolean

function scenarioCases(wanted: Wanted): RuleCase[] {
  return scenarioFiles().flatMap((file) => {
    const where = file.slice(packages.length + 1)
    if (!wanted(where)) return []
    return readAnyScenarios(JSON.parse(readFileSync(file, 'utf8'))).map((scenario) =>
      scenarioCase(where, scenario),
    )
  })
}

/** All tables are loaded, for some speak of others. */
async function tableCases(wanted: Wanted): Promise<RuleCase[]> {
  const cases: RuleCase[] = []
  for (const file of globSync('*/test/**/*.rules.ts', { cwd: packages }).toSorted()) {
    const before = RULE_TESTS.length
    await import(pathToFileURL(join(packages, file)).href)
    for (const { rules, name, check } of RULE_TESTS.slice(before)) {
      const about = { where: file, name, edition: null, rules, keys: null }
      const run = (): Verdict => {
        const events = check()
        return {
          ...about,
          problem: null,
          keys: events === undefined ? null : new Set(events.map((event) => event.rule)),
        }
      }
      cases.push({ where: file, name, run: guarded(run, about) })
    }
  }
  return cases.filter(({ where }) => wanted(where))
}

/** All of them, or those of the files wanted: named from the folder of the packages. */
export const ruleCases = async (wanted: Wanted = () => true): Promise<RuleCase[]> => [
  ...scenarioCases(wanted),
  ...(await tableCases(wanted)),
]
