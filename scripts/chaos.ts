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
    places: { type: 'string', default: '1' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
if (values.help) {
  console.log(
    `npm run chaos -- --kills 1000 --postgres 50   SIGKILLs of servers and databases while programs play
              --matches 6                    live matches at each place
              --places 3                     databases with two servers each, killed side by side`,
  )
  process.exit(0)
}

const folder = mkdtempSync(join(tmpdir(), 'touchback-chaos-'))
chmodSync(folder, 0o755)
const from = performance.now()
const places = Number(values.places)
/** What falls to a place: all of them together come to the whole. */
const share = (whole: number, place: number): number =>
  Math.floor((whole * (place + 1)) / places) - Math.floor((whole * place) / places)
const reports = await Promise.all(
  Array.from({ length: places }, (_, place) =>
    havoc({
      data: join(folder, `data-${place + 1}`),
      serverKills: share(Number(values.kills), place),
      postgresKills: share(Number(values.postgres), place),
      matches: Number(values.matches),
      calm: 20_000,
      pace: 20,
      say: (words) => console.log(places === 1 ? words : `place ${place + 1}: ${words}`),
    }),
  ),
)
rmSync(folder, { recursive: true, force: true })
const problems = reports.flatMap((report) => report.problems)
const sum = (figure: 'serverKills' | 'postgresKills' | 'acknowledged' | 'matches'): number =>
  reports.reduce((all, report) => all + report[figure], 0)
for (const problem of problems) console.log(problem)
console.log(
  `${sum('serverKills')} SIGKILLs of servers and ${sum('postgresKills')} of PostgreSQL in ${((performance.now() - from) / 1000).toFixed(0)} s: ` +
    `${sum('acknowledged')} choices acknowledged in ${sum('matches')} matches, ${problems.length} problems`,
)
process.exit(problems.length === 0 ? 0 : 1)
