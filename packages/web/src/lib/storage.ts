import type { KeptMatch } from '../match/kept.ts'

const CURRENT = 'touchback.match'

export function keepMatch(kept: KeptMatch): void {
  localStorage.setItem(CURRENT, JSON.stringify(kept))
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
