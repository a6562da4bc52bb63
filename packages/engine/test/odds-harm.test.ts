import type { Harm } from '../src/match/names.ts'
import { describe, expect, test } from 'vitest'
import { foulChances, harmChances } from '../src/odds/harm.ts'
import { gameAt } from './tried-dice.ts'

/** Somebody knocked over with skills of his own, acting himself or not, and how that may end for him. */
function fallen(edition: string, skills: readonly string[], harm: Harm, how: { acts?: boolean } = {}) {
  const game = gameAt({
    edition,
    home: { team: 'human', players: { victim: { at: [10, 7], skills } } },
    away: { team: 'orc', players: { foe: { at: [11, 7] } } },
  })
  if (how.acts) game.choose({ type: 'activate', player: 0, action: 'move' })
  const [victim, attacker] = [game.match.player(0), game.match.player(1)]
  return harmChances(game.match, { victim, attacker, harm })
}

describe('what a blow comes to before any dice', () => {
  test('a chain swinger of Sevens has no armour to speak of, and Stunned counts as knocked out', () => {
    const { broken, injury } = fallen('sevens', ['ball-and-chain'], 'block')
    expect(broken).toBe(1)
    expect(injury.ko + injury.casualty).toBeCloseTo(1)
    expect(injury.casualty).toBeCloseTo(6 / 36)
  })
  test('but a knife has to get through it', () =>
    expect(fallen('sevens', ['ball-and-chain'], 'stab').broken).toBeLessThan(1))
  test('a machine is wrecked', () =>
    expect(fallen('lrb4', ['death-roller'], 'block')).toMatchObject({
      broken: 1,
      injury: { stunned: 0, ko: 0, casualty: 1 },
    }))
  test('and wrecked by boots that get through', () => {
    const { broken, injury } = fallen('lrb4', ['death-roller'], 'foul')
    expect(broken).toBeCloseTo(10 / 36)
    expect(injury.casualty).toBeCloseTo(10 / 36)
  })
  test('a chain swinger of old chokes himself, in an action of his own only', () => {
    expect(fallen('lrb4', ['ball-and-chain'], 'block', { acts: true }).broken).toBe(1)
    expect(fallen('lrb4', ['ball-and-chain'], 'block').broken).toBeLessThan(1)
    expect(fallen('lrb4', ['ball-and-chain'], 'fall', { acts: true }).broken).toBeLessThan(1)
  })
  test('a thick skull makes half of the knock-outs stuns', () => {
    const [plain, thick] = [fallen('lrb4', [], 'block'), fallen('lrb4', ['thick-skull'], 'block')]
    expect(thick.injury.ko).toBeCloseTo(plain.injury.ko / 2)
    expect(thick.injury.stunned).toBeCloseTo(plain.injury.stunned + plain.injury.ko / 2)
  })
})

test('a referee who goes by the dice sees them as Sevens has it: either double, sneaky only the second', () => {
  const seen = (skills: readonly string[]) => {
    const { match } = gameAt({
      edition: 'sevens',
      home: { team: 'human', players: { boot: { at: [10, 5], skills } } },
      away: { team: 'orc', players: { victim: { at: [11, 5], state: 'prone', stats: { av: 10 } } } },
    })
    return foulChances(match, match.player(0), match.player(1)).spotted
  }
  // Ten or more on two dice: six throws of 36, two of them doubles.
  expect(seen([])).toBeCloseTo(6 / 36 + (4 / 36) * (1 / 6))
  expect(seen(['sneaky-git'])).toBeCloseTo((6 / 36) * (1 / 6))
})
