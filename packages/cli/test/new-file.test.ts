import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { leagues, refusal } from './league-here.ts'
import { touchback } from './run-here.ts'

vi.setConfig({ testTimeout: 60_000 })
const { file, two } = leagues()

const kept = file('kept.txt', 'somebody has this\n')

test('what is there already is written over by no command', async () => {
  const { log, does, doing, entries } = await two()
  await does('agree', 'rooks', 'boars', '--by', 'anna')
  for (const ran of [
    await touchback('team', 'draft', '--roster', 'human', '--out', kept),
    await touchback('team', 'export', log, 'rooks', '--out', kept),
    await touchback('league', 'export', log, 'table', '--out', kept),
    await touchback('league', 'play', log, 'm1', '--bots', 'random', '--keep', kept, '--by', 'carla'),
    await touchback('sim', '--games', '1', '--save', kept),
    await touchback('season', '--teams', '2', '--rounds', '1', '--log', kept),
  ])
    expect(refusal(ran)).toContain(`there is a ${kept} already: say another name, or move it away first`)
  expect(readFileSync(kept, 'utf8')).toBe('somebody has this\n')
  expect(entries().at(-1)).toMatchObject({ type: 'match-agreed' })
  expect(refusal(await doing('export', 'teams', '--out', log))).toContain('already')
})
