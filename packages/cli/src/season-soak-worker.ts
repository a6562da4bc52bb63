import { BOTS, playSeason } from '@touchback/bots'
import { editionOf, SeededDice } from '@touchback/engine'
import { eager } from '@touchback/engine/testing'
import { holdCorrections, holdIdleCorrection, holdLog, holdUndone } from './season-promises.ts'
import { seedFor } from './seeds.ts'
import { messageOf } from './what-happened.ts'

export interface SeasonBatch {
  readonly edition: string
  readonly seed: number
  readonly from: number
  readonly to: number
  /** Old results that are corrected in each season. */
  readonly corrections: number
}

export interface SeasonReport {
  seasons: number
  matches: number
  entries: number
  corrections: number
  failures: { season: number; message: string }[]
}

/**
 * From a few teams and rounds to a full season; one in twenty is played by coaches who know what they want, half of the others
 * by those who run for the end zone: whoever scores learns.
 */
const SIZES = [
  { teams: 4, rounds: 5 },
  { teams: 5, rounds: 6 },
  { teams: 6, rounds: 10 },
  { teams: 8, rounds: 14 },
] as const
const SCRIPTED = 20

export default function soakSeasons(batch: SeasonBatch): SeasonReport {
  const report: SeasonReport = { seasons: 0, matches: 0, entries: 0, corrections: 0, failures: [] }
  for (let index = batch.from; index < batch.to; index++) {
    try {
      soakSeason(batch, index, report)
    } catch (error) {
      report.failures.push({ season: index, message: messageOf(error) })
    }
  }
  return report
}

function soakSeason(
  { edition: id, seed, corrections }: SeasonBatch,
  index: number,
  report: SeasonReport,
): void {
  const scripted = index % SCRIPTED === SCRIPTED - 1
  const { teams, rounds } = (scripted ? undefined : SIZES[index % SIZES.length]) ?? SIZES[0]
  const maker = scripted ? BOTS['rookie'] : index % 2 === 0 ? eager : BOTS['random']
  if (maker === undefined) throw new Error('no such bot')
  const plan = {
    edition: editionOf(id),
    teams,
    rounds,
    coach: scripted || Math.floor(index / SIZES.length) % 2 === 1 ? 'rookie' : 'random',
    maker,
    seed: (...parts: readonly (number | string)[]) => seedFor(seed, index, ...parts),
  }
  const { log } = playSeason(plan, () => report.matches++)
  report.entries += log.entries.length
  const chance = new SeededDice(seedFor(seed, index, 'corrections'))
  holdLog(log)
  holdIdleCorrection(log, chance)
  const half = Math.floor(corrections / 2)
  holdUndone(log, half, chance)
  holdCorrections(log, corrections - half, chance)
  report.seasons++
  report.corrections += corrections
}
