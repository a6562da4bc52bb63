const KEY = 'touchback.settings'

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
  /** Optional skills that are answered without asking. */
  standing: Record<string, 'use' | 'decline' | 'ask'>
}

const reducedMotion = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

const defaults = (): Settings => ({
  speed: reducedMotion() ? 0 : 1,
  confirm: true,
  sound: false,
  theme: 'auto',
  warnings: true,
  zones: false,
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
  localStorage.setItem(KEY, JSON.stringify(settings))
}
