import { flag, listOf, oneOf, read, type Reader, recordOf, text, unfit } from '@touchback/engine/doors'
import type { SkillMarking } from '../board/skill-marks.ts'
import { PALETTE_IDS, type PaletteId } from './palettes.ts'

const STANDING = ['use', 'decline', 'ask', 'death'] as const
export type Standing = (typeof STANDING)[number]

/** What the coach likes, kept on the device. */
export interface Settings {
  /** Animation speed: 0 shows results at once. */
  speed: number
  /** What rolls dice needs a second click. */
  confirm: boolean
  sound: boolean
  /** How loud, from 0 to 1. */
  volume: number
  /** The coach has been asked once whether he wants sounds. */
  soundOffered: boolean
  /** Touchdowns and the like are shown as a short scene. */
  scenes: boolean
  theme: 'auto' | 'dark' | 'light'
  /** How large everything is written: 1 as it came. */
  textSize: number
  /** The colours of the pitch and of what is on it. */
  palette: PaletteId
  warnings: boolean
  zones: boolean
  /** Skills that are marked on the tokens. */
  skillMarks: SkillMarking
  /** Single warnings that the coach has switched off. */
  silenced: string[]
  /** New prompts take no answer for their first moments. */
  guard: boolean
  /** One's own side is drawn on the right, or above. */
  swap: boolean
  /** Keys that do something else than they came with: what they do, by the key's code. */
  keys: Record<string, string>
  /** Optional skills that are answered without asking; `death` sends the apothecary to the dead alone. */
  standing: Record<string, Standing>
}

export const usualSettings = (reducedMotion: boolean): Settings => ({
  speed: reducedMotion ? 0 : 1,
  confirm: true,
  sound: false,
  volume: 0.6,
  soundOffered: false,
  scenes: true,
  theme: 'dark',
  textSize: 1,
  palette: 'usual',
  warnings: true,
  zones: false,
  skillMarks: 'few',
  silenced: [],
  guard: true,
  swap: false,
  keys: {},
  standing: {},
})

const MARKINGS: readonly SkillMarking[] = ['none', 'few', 'all']
const FASTEST = 20
const speed: Reader<number> = (value, where) =>
  typeof value === 'number' && value >= 0 && value <= FASTEST ? value : unfit(where, 'a speed', value)

const SMALLEST = 0.8
const LARGEST = 2
const size: Reader<number> = (value, where) =>
  typeof value === 'number' && value >= SMALLEST && value <= LARGEST ? value : unfit(where, 'a size', value)

const volume: Reader<number> = (value, where) =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : unfit(where, 'a volume', value)

const NAME = text(60)
const MOST = 300
const READERS: { readonly [K in keyof Settings]: Reader<Settings[K]> } = {
  speed,
  confirm: flag,
  sound: flag,
  volume,
  soundOffered: flag,
  scenes: flag,
  theme: oneOf(['auto', 'dark', 'light']),
  textSize: size,
  palette: oneOf(PALETTE_IDS),
  warnings: flag,
  zones: flag,
  skillMarks: oneOf(MARKINGS),
  silenced: (value, where) => [...listOf(NAME, MOST)(value, where)],
  guard: flag,
  swap: flag,
  keys: (value, where) => ({ ...recordOf(NAME, NAME, MOST)(value, where) }),
  standing: (value, where) => ({ ...recordOf(NAME, oneOf(STANDING), MOST)(value, where) }),
}

/** What the coach likes, as far as what is kept makes sense: each thing that does not is as usual. */
export function readSettings(kept: unknown, usual: Settings): Settings {
  const told = new Map<string, unknown>(typeof kept === 'object' && kept !== null ? Object.entries(kept) : [])
  const one = <K extends keyof Settings>(name: K): Settings[K] =>
    read(READERS[name], told.get(name), name).value ?? usual[name]
  return {
    speed: one('speed'),
    confirm: one('confirm'),
    sound: one('sound'),
    volume: one('volume'),
    soundOffered: one('soundOffered'),
    scenes: one('scenes'),
    theme: one('theme'),
    textSize: one('textSize'),
    palette: one('palette'),
    warnings: one('warnings'),
    zones: one('zones'),
    skillMarks: one('skillMarks'),
    silenced: one('silenced'),
    guard: one('guard'),
    swap: one('swap'),
    keys: one('keys'),
    standing: one('standing'),
  }
}
