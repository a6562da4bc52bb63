import { describe, expect, test } from 'vitest'
import { contrast } from '../src/lib/colours.ts'
import { PALETTES } from '../src/lib/palettes.ts'

type Colour = readonly [number, number, number]
const parts = (hex: string): Colour => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
const linear = (part: number) =>
  part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4

/** How eyes without one of the cones see a colour: Viénot, Brettel and Mollon (1999), in linear light. */
const EYES = {
  deutan: [
    [0.2928, 0.7072, 0],
    [0.2928, 0.7072, 0],
    [-0.0223, 0.0223, 1],
  ],
  protan: [
    [0.1124, 0.8876, 0],
    [0.1124, 0.8876, 0],
    [0.004, -0.004, 1],
  ],
} as const

function apart(one: string, two: string, eyes: keyof typeof EYES): number {
  const seen = (hex: string) => {
    const light = parts(hex).map(linear)
    return EYES[eyes].map((row) => row.reduce<number>((sum, share, i) => sum + share * (light[i] ?? 0), 0))
  }
  const [a, b] = [seen(one), seen(two)]
  return Math.hypot(...a.map((part, i) => part - (b[i] ?? 0)))
}

describe.each(['deutan', 'protan'] as const)('the pitch for %s eyes', (id) => {
  const { turf, mown, shirts, passed, failed } = PALETTES[id]
  if (shirts === null) throw new Error('no shirts')

  test.each([turf, mown])('both teams stand out from %s and carry readable ink', (ground) => {
    for (const shirt of [shirts.home, shirts.away]) {
      expect(contrast(shirt, ground)).toBeGreaterThan(4)
      expect(contrast(shirt, '#1a1512')).toBeGreaterThan(4.5)
    }
  })

  test('teams, and good and bad rolls, are further apart for these eyes than on green', () => {
    const { usual } = PALETTES
    expect(apart(shirts.home, shirts.away, id)).toBeGreaterThan(0.5)
    expect(apart(passed, failed, id)).toBeGreaterThan(2 * apart(usual.passed, usual.failed, id))
  })
})
