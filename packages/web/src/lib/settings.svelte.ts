import { keep, keptJson } from './keep.ts'
import { reducedMotion } from './motion.ts'
import { readSettings, type Settings, usualSettings } from './settings.ts'

const KEY = 'touchback.settings'

export const settings: Settings = $state(readSettings(keptJson(KEY), usualSettings(reducedMotion())))

/** Keeps the settings; call after changing one. */
export function keepSettings(): void {
  keep(KEY, settings)
}
