import { randomInt } from 'node:crypto'
import { DEFAULT_EDITION } from './defaults.ts'
import { playMatch } from './match-run.ts'
import { tellMatch } from './tell-match.ts'

/** `npm run demo`: one random match, its log as it goes and the pitch at the end of each turn. */
const seed = Number(process.argv[2] ?? randomInt(2 ** 31))
const run = { edition: DEFAULT_EDITION, home: 'random', away: 'random', pairing: null, seed }
playMatch(run, 0, { events: true, record: false }, (game) => tellMatch(game, { pitch: true }))
console.log(`Seed ${seed}: \`npm run demo -- ${seed}\` plays this match again.`)
