import { expect, test } from 'vitest'
import { strikeChances } from '../src/odds/harm.ts'
import { gameAt } from './tried-dice.ts'

/** Somebody with skills beside a lineman whose armour takes a 9 to break. */
const armed = (edition: string, [home, away]: readonly [string, string], skills: readonly string[]) =>
  gameAt({
    edition,
    home: { team: home, players: { armed: { at: [10, 7], skills: [...skills] } } },
    away: { team: away, players: { victim: { at: [11, 7] } } },
  }).match

const struck = (match: ReturnType<typeof armed>, deed: string) =>
  strikeChances(match, deed, match.player(0), match.player(1))

test('a poisoned dagger stuns nobody, a plain knife does', () => {
  const poisoned = struck(armed('lrb4', ['orc', 'human'], ['poisoned-dagger']), 'stab')
  expect(poisoned?.test).toBeNull()
  expect(poisoned?.harm.broken).toBeCloseTo(10 / 36)
  expect(poisoned?.harm.injury).toMatchObject({ stunned: 0 })
  expect(poisoned?.harm.injury.ko).toBeCloseTo((10 / 36) * (30 / 36))
  const plain = struck(armed('sevens', ['orc', 'human'], ['stab']), 'stab')
  expect(plain?.harm.injury.stunned).toBeCloseTo((10 / 36) * (21 / 36))
})

test('a saw adds three to the Armour roll, and only one book has it roll first', () => {
  const old = struck(armed('lrb4', ['orc', 'human'], ['chainsaw']), 'chainsaw')
  expect(old).toMatchObject({ test: null, harm: { modifiers: [['chainsaw', 3]] } })
  expect(old?.harm.broken).toBeCloseTo(26 / 36)
  const young = struck(armed('sevens', ['orc', 'human'], ['chainsaw', 'mighty-blow:1']), 'chainsaw')
  expect(young).toMatchObject({ test: 'chainsaw', harm: { modifiers: [['chainsaw', 3]] } })
  expect(young?.harm.injury.stunned).toBeCloseTo((young?.harm.broken ?? 0) * (21 / 36))
})

test.for(['stab', 'chainsaw', 'vomit'] as const)('a %s stuns no chain swinger: he is knocked out', (deed) => {
  const skill = deed === 'vomit' ? 'projectile-vomit' : deed
  const { match } = gameAt({
    edition: 'sevens',
    home: { team: 'orc', players: { armed: { at: [10, 7], skills: [skill] } } },
    away: { team: 'human', players: { victim: { at: [11, 7], skills: ['ball-and-chain'] } } },
  })
  const { broken = 0, injury } = struck(match, deed)?.harm ?? {}
  expect(broken).toBeLessThan(1)
  expect(injury?.stunned).toBe(0)
  expect(injury?.ko).toBeCloseTo(broken * (30 / 36))
})

test('a deed without a weapon strikes nobody', () => {
  expect(struck(armed('lrb4', ['orc', 'human'], []), 'block')).toBeNull()
})
