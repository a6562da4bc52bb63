import { playSeason, type Season } from '@touchback/bots'
import { type Edition, EDITIONS, SeededDice } from '@touchback/engine'
import { eager } from '@touchback/engine/testing'
import { describe, expect, test } from 'vitest'
import { holdCorrections, holdIdleCorrection, holdLog, holdUndone } from '../src/season-promises.ts'
import { seedFor } from '../src/seeds.ts'

const [SEASONS, CORRECTIONS] = [5, 2]

const small = (edition: Edition, seed: number): Season =>
  playSeason({
    edition,
    teams: 3 + (seed % 2),
    rounds: 2,
    coach: seed % 2 === 0 ? 'random' : 'rookie',
    maker: eager,
    seed: (...parts) => seedFor(seed, ...parts),
  })

/** A short round of `npm run soak -- --seasons 200`: the same every time. */
describe.each(Object.values(EDITIONS))('seasons of $name', { timeout: 60_000 }, (edition) => {
  test.each(Array.from({ length: SEASONS }, (_, seed) => seed))('number %i keeps every promise', (seed) => {
    const { log } = small(edition, seed)
    const written = [...log.entries]
    const chance = new SeededDice(seed)
    holdLog(log)
    holdIdleCorrection(log, chance)
    holdUndone(log, CORRECTIONS, chance)
    holdCorrections(log, CORRECTIONS, chance)
    expect(log.entries.slice(0, written.length)).toEqual(written)
  })
})
