import { describe, expect, test } from 'vitest'
import type { Choice } from '../src/match/choice.ts'
import type { ActionId } from '../src/match/names.ts'
import { declaringChance } from '../src/odds/declaring.ts'
import { gameAt } from './tried-dice.ts'

const STEP: Choice = { type: 'move', path: [[11, 7]] }
const BLOCK: Choice = { type: 'block', target: 2 }

function chance(
  skills: readonly string[],
  action: ActionId,
  deed: Choice | null,
  mateAt: [number, number] = [2, 2],
) {
  const game = gameAt({
    home: { team: 'human', players: { hero: { at: [12, 7], skills }, mate: { at: mateAt } } },
    away: { team: 'orc', players: { urg: { at: [13, 7] } } },
  })
  return declaringChance(game, { type: 'activate', player: 0, action }, deed)
}

describe('the chance to get round to what was declared', () => {
  test('is nothing to speak of for most', () => expect(chance([], 'move', STEP)).toBeNull())
  test('Bone Head: 2+', () => expect(chance(['+bone-head'], 'move', STEP)).toBeCloseTo(5 / 6))
  test('Bone Head, whatever comes next', () =>
    expect(chance(['+bone-head'], 'move', null)).toBeCloseTo(5 / 6))
  test('Really Stupid alone: 4+', () => expect(chance(['+really-stupid'], 'block', BLOCK)).toBeCloseTo(1 / 2))
  test('Really Stupid with a helper: 2+', () =>
    expect(chance(['+really-stupid'], 'block', BLOCK, [12, 8])).toBeCloseTo(5 / 6))
  test('Wild Animal: easier when he hits somebody', () => {
    expect(chance(['+wild-animal'], 'move', STEP)).toBeCloseTo(1 / 2)
    expect(chance(['+wild-animal'], 'block', BLOCK)).toBeCloseTo(5 / 6)
  })
  test('Foul Appearance of whom he has named: 2+', () => {
    const game = gameAt({
      edition: 'sevens',
      home: { team: 'human', players: { hero: { at: [12, 7] }, mate: { at: [2, 2] } } },
      away: { team: 'orc', players: { urg: { at: [13, 7], skills: ['+foul-appearance'] } } },
    })
    const declared = { type: 'activate', player: 0, action: 'blitz', target: 2 } as const
    expect(declaringChance(game, declared, BLOCK)).toBeCloseTo(5 / 6)
  })
  test('Take Root: he may not get away, but he can hit where he stands', () => {
    expect(chance(['+take-root'], 'move', STEP)).toBeCloseTo(5 / 6)
    expect(chance(['+take-root'], 'block', BLOCK)).toBeCloseTo(1)
  })
})
