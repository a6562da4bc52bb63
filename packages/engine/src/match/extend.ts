import type { Edition } from './edition.ts'

type Overlay<T> = {
  readonly [K in keyof T]?: T[K] extends Readonly<Record<string, infer V>>
    ? Readonly<Record<string, V | null>> | T[K]
    : T[K] extends readonly unknown[] | ((...given: never[]) => unknown)
      ? T[K]
      : Partial<T[K]>
}

const WHOLE = Symbol('whole')

/** In an overlay: this record takes the place of the base's, instead of being merged into it. */
export const only = <T extends object>(record: T): T => ({ ...record, [WHOLE]: true })

/** A book that extends another states only what differs; `null` removes an entry, `only` replaces a whole record. */
export function extend(base: Edition, changes: Overlay<Edition> & { id: string; name: string }): Edition {
  const result: Record<string, unknown> = { ...base }
  for (const [key, change] of Object.entries(changes)) {
    const before = result[key]
    const mergeable = (value: unknown): value is Record<string, unknown> =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
    if (!mergeable(change) || !mergeable(before)) result[key] = change
    else {
      const kept = WHOLE in change ? {} : before
      const merged = Object.entries({ ...kept, ...change }).filter(([, value]) => value !== null)
      result[key] = Object.fromEntries(merged)
    }
  }
  return result as unknown as Edition
}
