import { ScenarioError } from '@touchback/engine/testing'
import { plain } from '../plain.ts'
import { type AnyScenario, readAnyScenarios, runAnyScenario } from '../suite.ts'
import { readJson, UsageError } from '../usage-error.ts'
import { messageOf } from '../what-happened.ts'

/** Runs scenario files: a line for each that fails, then the totals. Returns whether all passed. */
export function scenarioCommand(files: readonly string[]): boolean {
  const loaded = files.map((file) => ({ file, scenarios: load(file) }))
  let passed = 0
  let failed = 0
  for (const { file, scenarios } of loaded)
    for (const scenario of scenarios) {
      const problem = problemOf(scenario)
      if (problem === null) passed++
      else {
        failed++
        console.log(plain(`FAIL ${file}: ${scenario.name}: ${problem}`))
      }
    }
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0
}

function load(file: string): AnyScenario[] {
  const json = readJson(file)
  try {
    return readAnyScenarios(json)
  } catch (error) {
    if (error instanceof ScenarioError) throw new UsageError(`${file}: ${error.message}`)
    throw error
  }
}

/** The first difference; a mistake of ours counts as one too, so that the other scenarios still run. */
function problemOf(scenario: AnyScenario): string | null {
  try {
    return runAnyScenario(scenario).problem
  } catch (error) {
    return `the engine broke: ${messageOf(error)}`
  }
}
