import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { havoc } from './online/havoc.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    postgres: { type: 'string', default: '5' },
    matches: { type: 'string', default: '6' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
if (values.help) {
  console.log(
    'npm run chaos -- --kills 1000 --postgres 50 --matches 6   SIGKILLs of servers and databases while programs play',
  )
  process.exit(0)
}

const folder = mkdtempSync(join(tmpdir(), 'touchback-chaos-'))
chmodSync(folder, 0o755)
const from = performance.now()
const report = await havoc({
  data: join(folder, 'data'),
  serverKills: Number(values.kills),
  postgresKills: Number(values.postgres),
  matches: Number(values.matches),
  calm: 20_000,
  say: console.log,
})
rmSync(folder, { recursive: true, force: true })
for (const problem of report.problems) console.log(problem)
console.log(
  `${report.serverKills} SIGKILLs of servers and ${report.postgresKills} of PostgreSQL in ${((performance.now() - from) / 1000).toFixed(0)} s: ` +
    `${report.acknowledged} choices acknowledged in ${report.matches} matches, ${report.problems.length} problems`,
)
process.exit(report.problems.length === 0 ? 0 : 1)
