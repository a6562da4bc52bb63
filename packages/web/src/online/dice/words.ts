import { keep, keptJson } from '../../lib/keep.ts'
import { freshId } from '../../lib/random.ts'

/** Words for the dice that nobody can guess. */
export const freshWords = (): string => `${freshId()} ${freshId()}`

const KEY = 'touchback.promises'
const MOST_KEPT = 200

function promises(): Record<string, string> {
  const kept = keptJson(KEY)
  // Nobody else writes there.
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {}
}

/** Writes down what a server has promised about the dice of a match, before any of them was thrown. */
export function notePromise(match: string, commitment: string): void {
  const known = promises()
  if (Object.hasOwn(known, match)) return
  const latest = [...Object.entries(known), [match, commitment] as const].slice(-MOST_KEPT)
  keep(KEY, Object.fromEntries(latest))
}

/** What this device has written down; null when it was not there. */
export function promiseOf(match: string): string | null {
  const known = promises()
  return Object.hasOwn(known, match) ? (known[match] ?? null) : null
}
