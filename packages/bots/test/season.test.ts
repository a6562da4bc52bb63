import { EDITIONS } from '@touchback/engine'
import { totalPoints } from '@touchback/engine/career'
import { LeagueLog } from '@touchback/league'
import { describe, expect, test } from 'vitest'
import { BOTS, playSeason } from '../src/index.ts'

const seedOf =
  (seed: number) =>
  (...parts: readonly (number | string)[]) =>
    new TextEncoder().encode(parts.join('/')).reduce((sum, byte) => (Math.imul(sum, 31) + byte) >>> 0, seed)

describe.each(Object.values(EDITIONS))('a season of $name', (edition) => {
  const season = playSeason({
    edition,
    teams: 4,
    rounds: 3,
    coach: 'random',
    maker: BOTS['random']!,
    seed: seedOf(7),
  })
  const { league, entries } = season.log

  test('everybody plays every round, and one is champion', () => {
    expect(season.table.map(({ played }) => played)).toEqual([3, 3, 3, 3])
    expect(season.playOffs.map(({ draw }) => draw.length)).toEqual([2, 1])
    expect(Object.keys(league.teams)).toContain(season.champion)
  })

  test('nobody is in debt, the dead stay dead, and no id is given twice', () => {
    for (const { team } of Object.values(league.teams)) {
      expect(team.treasury).toBeGreaterThanOrEqual(0)
      const ids = [...team.players, ...team.former].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(team.players.every(({ status }) => status === 'active')).toBe(true)
      expect(team.former.some(({ status }) => status === 'active')).toBe(false)
      for (const player of team.players) expect(totalPoints(player)).toBeGreaterThanOrEqual(0)
    }
  })

  test('its log, read again from its lines, is the same league', () => {
    const lines = entries.map((entry) => JSON.parse(JSON.stringify(entry)) as unknown)
    const again = LeagueLog.read(lines)
    expect(again.problem).toBeNull()
    expect(again.value?.league).toEqual(league)
  })
})
