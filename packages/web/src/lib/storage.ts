import { keep } from './keep.ts'
import { freshId } from './random.ts'
import type { KeptMatch } from '../match/session/kept.ts'

const CURRENT = 'touchback.match'

/** Which tab keeps its match there: there is room for one. */
const HOLDER = 'touchback.match-tab'

/** This tab's name: it outlives a reload, so that news of what the page did before it is not taken for another tab's. */
function tabName(): string {
  try {
    const name = sessionStorage.getItem(HOLDER) ?? freshId()
    sessionStorage.setItem(HOLDER, name)
    return name
  } catch {
    return ''
  }
}
const TAB = tabName()

/** False when the device has no room for it. */
export function keepMatch(kept: KeptMatch): boolean {
  keep(HOLDER, TAB)
  return keep(CURRENT, kept)
}

/** Tells when another tab of this browser has begun to keep its match. */
export function onKeptElsewhere(taken: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === HOLDER && newValue !== JSON.stringify(TAB)) taken()
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
