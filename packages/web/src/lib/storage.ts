import { keep } from './keep.ts'
import type { KeptMatch } from '../match/kept.ts'

const CURRENT = 'touchback.match'

/** False when the device has no room for it. */
export const keepMatch = (kept: KeptMatch): boolean => keep(CURRENT, kept)

/** Tells when another tab of this browser has kept a match: there is room for one. */
export function onKeptElsewhere(taken: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === CURRENT) taken()
  })
}

/** The match in progress on this device, if there is a readable one. */
export function currentMatch(): KeptMatch | null {
  try {
    const kept = JSON.parse(localStorage.getItem(CURRENT) ?? 'null') as KeptMatch | null
    return kept?.format === 'touchback-match' ? kept : null
  } catch {
    return null
  }
}
