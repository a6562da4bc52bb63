import { keep } from './keep.ts'
import type { SkillMarking } from '../board/skill-marks.ts'

const KEY = 'touchback.settings'

export type Standing = 'use' | 'decline' | 'ask' | 'death'

/** What the coach likes, kept on the device. */
export interface Settings {
  /** Animation speed: 0 shows results at once. */
  speed: number
  /** What rolls dice needs a second click. */
  confirm: boolean
  sound: boolean
  theme: 'auto' | 'dark' | 'light'
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

const reducedMotion = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

const defaults = (): Settings => ({
  speed: reducedMotion() ? 0 : 1,
  confirm: true,
  sound: false,
  theme: 'auto',
  warnings: true,
  zones: false,
  skillMarks: 'few',
  silenced: [],
  guard: true,
  swap: false,
  keys: {},
  standing: {},
})

function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return { ...defaults(), ...(typeof kept === 'object' ? kept : {}) }
  } catch {
    return defaults()
  }
}

export const settings: Settings = $state(read())

/** Keeps the settings; call after changing one. */
export function keepSettings(): void {
  keep(KEY, settings)
}
