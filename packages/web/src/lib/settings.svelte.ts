import { keep, keptJson } from './keep.ts'
import { readSettings, type Settings, usualSettings } from './settings.ts'

const KEY = 'touchback.settings'

const reducedMotion = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

export const settings: Settings = $state(readSettings(keptJson(KEY), usualSettings(reducedMotion())))

/** Keeps the settings; call after changing one. */
export function keepSettings(): void {
  keep(KEY, settings)
}
