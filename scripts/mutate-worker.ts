import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type * as Suite from '../packages/cli/src/suite.ts'

/** What the worker is given: the stripped sources by URL (one of them broken) and which tests to run first. */
interface Task {
  readonly sources: Readonly<Record<string, string>>
  readonly root: string
  readonly first: readonly string[]
  /** Tests that fail without any break. */
  readonly broken: readonly string[]
}

const { sources, root, first, broken } = workerData as Task

registerHooks({
  load(url, context, nextLoad) {
    const source = sources[url]
    return source === undefined ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true }
  },
})

const keyOf = ({ where, name }: Pick<Suite.RuleCase, 'where' | 'name'>): string => `${where}: ${name}`

async function firstFailure(): Promise<{ failed: string[]; tests: number }> {
  const suite = (await import(pathToFileURL(join(root, 'packages/cli/src/suite.ts')).href)) as typeof Suite
  const cases = await suite.ruleCases()
  const early = cases.filter((each) => first.includes(keyOf(each)))
  const rest = cases.filter((each) => !first.includes(keyOf(each)))
  const all = broken.length === 0 && first.includes('*')
  const failed: string[] = []
  for (const each of [...early, ...rest]) {
    const key = keyOf(each)
    if (broken.includes(key) || each.run().problem === null) continue
    failed.push(key)
    if (!all) break
  }
  return { failed, tests: cases.length }
}

try {
  parentPort?.postMessage(await firstFailure())
} catch (error) {
  parentPort?.postMessage({ failed: [`it does not load: ${(error as Error).message}`], tests: 0 })
}
