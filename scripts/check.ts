import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'

interface Step {
  name: string
  command: string
}

interface Verdict {
  step: Step
  passed: boolean
  output: string
  seconds: number
}

export interface Totals {
  passed: number
  failed: number
  /** What failed, by name: said once more at the end, where it is looked for. */
  failures: readonly string[]
}

const root = join(import.meta.dirname, '..')

export const steps: Step[] = [
  {
    name: 'format',
    command: 'oxfmt --check && prettier --check --log-level warn "packages/web/src/**/*.svelte"',
  },
  { name: 'types', command: 'tsc && tsc -p tsconfig.pure.json' },
  {
    name: 'svelte',
    command: 'svelte-check --workspace packages/web --tsconfig ./tsconfig.json --fail-on-warnings',
  },
  { name: 'lint', command: 'oxlint --deny-warnings' },
  { name: 'layers', command: 'node scripts/layers.ts' },
  { name: 'forgotten yield*', command: 'node scripts/forgotten-yield.ts' },
  { name: 'edition names', command: 'node scripts/edition-names.ts' },
  { name: 'dead code', command: 'knip --no-progress' },
]

/** Runs a shell command at the root of the repository with our own tools first in the path. */
function execute(command: string): Promise<{ code: number; output: string }> {
  const PATH = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)
  const child = spawn(command, { cwd: root, shell: true, env: { ...process.env, PATH, NO_COLOR: '1' } })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

async function judge(step: Step): Promise<Verdict> {
  const start = performance.now()
  const { code, output } = await execute(step.command)
  return { step, passed: code === 0, output, seconds: (performance.now() - start) / 1000 }
}

function print({ step, passed, output, seconds }: Verdict): void {
  console.log(`${passed ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(18)}${seconds.toFixed(1).padStart(5)} s`)
  if (!passed) console.log(output.trimEnd().replaceAll(/^(?=.)/gm, '      '))
}

/** Runs the steps, as many at a time as the machine has cores, and prints a verdict each, in their order. */
export async function check(chosen: readonly Step[] = steps): Promise<Totals> {
  const waiting = chosen.entries()
  const verdicts: Verdict[] = []
  let printed = 0

  const worker = async () => {
    for (const [index, step] of waiting) {
      verdicts[index] = await judge(step)
      for (let next = verdicts[printed]; next !== undefined; next = verdicts[++printed]) print(next)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))

  const passed = verdicts.filter((verdict) => verdict.passed).length
  const failures = verdicts.filter((verdict) => !verdict.passed).map(({ step }) => `check: ${step.name}`)
  return { passed, failed: failures.length, failures }
}

if (import.meta.main) {
  const names = process.argv.slice(2)
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(
      `No such check: ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}`,
    )
    process.exit(2)
  }
  const { failed } = await check(
    names.length === 0 ? steps : steps.filter((step) => names.includes(step.name)),
  )
  process.exitCode = failed === 0 ? 0 : 1
}
