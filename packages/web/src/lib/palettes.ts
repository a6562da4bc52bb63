import type { Side } from '@touchback/engine'

export const PALETTE_IDS = ['usual', 'deutan', 'protan'] as const
export type PaletteId = (typeof PALETTE_IDS)[number]

/** The colours of a pitch, and of what is told apart on it. */
interface Palette {
  readonly turf: string
  readonly mown: string
  readonly blades: string
  /** The foot of a die that was good for whoever rolled it, and of one that was not. */
  readonly passed: string
  readonly failed: string
  /** What both teams wear whatever they have at home; null for their own shirts. */
  readonly shirts: Readonly<Record<Side, string>> | null
}

/** Green turf and the teams' own shirts; and for eyes that do not tell red from green, yellow or white against blue on a pitch of slate. */
export const PALETTES: Readonly<Record<PaletteId, Palette>> = {
  usual: {
    turf: '#23482c',
    mown: '#2d5a37',
    blades: '#8fd08a',
    passed: '#3fa257',
    failed: '#d8402f',
    shirts: null,
  },
  deutan: {
    turf: '#27323d',
    mown: '#2f3c49',
    blades: '#9fb4c8',
    passed: '#2f7fe0',
    failed: '#d98200',
    shirts: { home: '#ffd23f', away: '#5cb3ff' },
  },
  protan: {
    turf: '#1f3347',
    mown: '#264058',
    blades: '#9cc4e4',
    passed: '#1f74d6',
    failed: '#c9a400',
    shirts: { home: '#f7f3e6', away: '#4aa8ff' },
  },
}

/** As the page's styles know them. */
export function paletteColours(id: PaletteId): Readonly<Record<`--${string}`, string>> {
  const { turf, mown, blades, passed, failed } = PALETTES[id]
  return { '--turf': turf, '--mown': mown, '--blades': blades, '--passed': passed, '--failed': failed }
}

export const paletteShirts = (id: PaletteId): Readonly<Record<Side, string>> | null => PALETTES[id].shirts
