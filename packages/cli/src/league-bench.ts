import { BOTS, playSeason } from '@touchback/bots'
import { editionOf, read } from '@touchback/engine'
import { jsonOf } from '@touchback/engine/testing'
import { entryOf, LeagueLog } from '@touchback/league'
import { COMMISSIONER, longLog } from './long-log.ts'
import { seedFor } from './seeds.ts'

export interface LeagueFigures {
  /** Eight teams and fourteen rounds with random coaches, from the draft to the champion. */
  readonly seasonSeconds: number
  /** Every line of a log of 10,000 entries read for itself. */
  readonly readMillis: number
  /** The same, held against rights and rules and folded, one entry after the other. */
  readonly foldMillis: number
  /** The same log with its first result corrected. */
  readonly correctionMillis: number
}

const [ENTRIES, TEAMS] = [10_000, 32]

/** Milliseconds a deed takes; the best of some, as others share the machine. */
function best(times: number, deed: () => void): number {
  let shortest = Infinity
  for (let time = 0; time < times; time++) {
    const start = performance.now()
    deed()
    shortest = Math.min(shortest, performance.now() - start)
  }
  return shortest
}

export function measureLeague(id: string): LeagueFigures {
  const edition = editionOf(id)
  const maker = BOTS['random']
  if (maker === undefined) throw new Error('no bot "random"')
  const seed = (...parts: readonly (number | string)[]) => seedFor(2004, ...parts)
  const lines = jsonOf(longLog(edition, ENTRIES, TEAMS, 5).entries)
  const reader = entryOf(edition)
  const readMillis = best(5, () => {
    for (const line of lines) read(reader, line, 'The entry')
  })
  const foldMillis = best(5, () => void LeagueLog.read(lines)) - readMillis
  const { value: log } = LeagueLog.read(lines)
  const first = log?.entries.find((entry) => entry.type === 'played')
  const score = { home: 1, away: 1 }
  const correctionMillis = best(3, () => {
    if (log === null || first?.type !== 'played') throw new Error('no result to correct')
    const { no: entry, type, match, record, report } = first
    const content = { type, match, record, report: { ...report, score } }
    log.append({ no: log.entries.length + 1, at: '', by: COMMISSIONER, type: 'corrected', entry, content })
  })
  const season = best(
    3,
    () => void playSeason({ edition, teams: 8, rounds: 14, coach: 'random', maker, seed }),
  )
  return { seasonSeconds: season / 1000, readMillis, foldMillis, correctionMillis }
}
