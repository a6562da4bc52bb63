// A bot in TypeScript that needs nothing but Node: it reads a line of JSON for every decision and writes one for every choice.
//   npm run touchback -- bot -- node examples/bot.ts                                    (here, against one of ours)
//   npm run touchback -- bot --server URL --token TOKEN --join TABLE -- node examples/bot.ts
// What comes in and goes out is described in docs/how-to/let-a-program-play.md.
import { createInterface } from 'node:readline'

interface Choice {
  readonly type: string
  readonly [field: string]: unknown
}

interface Told {
  readonly type: 'match' | 'decision' | 'refused' | 'over'
  readonly match: string
  readonly seq: number
  readonly decision: { readonly type: string; readonly options: readonly Choice[]; readonly default: Choice }
}

/** Any legal choice, but it ends a turn only when there is nothing else, and stands still as a rule. */
function choose({ type, options, default: usual }: Told['decision']): Choice {
  if (type === 'set-up') return usual
  const busy = options.filter((option) => !option.type.startsWith('end-'))
  const pool = busy.length > 0 && Math.random() < 0.8 ? busy : options
  return pool[Math.floor(Math.random() * pool.length)] ?? usual
}

/** What was refused is answered with what the clock would choose. */
let last: Told | null = null

createInterface({ input: process.stdin }).on('line', (line) => {
  const told = JSON.parse(line) as Told
  if (told.type !== 'decision') return
  const again = last?.match === told.match && last.seq === told.seq
  last = told
  const choice = again ? told.decision.default : choose(told.decision)
  process.stdout.write(`${JSON.stringify({ match: told.match, seq: told.seq, choice })}\n`)
})
