import { isObject } from '../doors/shape.ts'

/** Where two plain values first differ, as a path; null when they are the same. Numbers, strings, lists, records. */
export function difference(a: unknown, b: unknown): string | null {
  if (Object.is(a, b)) return null
  if (!isObject(a) || !isObject(b)) return `: ${JSON.stringify(a)} against ${JSON.stringify(b)}`
  if (Array.isArray(a) !== Array.isArray(b)) return ': a list against a record'
  for (const key in a) {
    if (a[key] === b[key]) continue
    // The path is put together on the way out: nearly always there is none.
    const found = difference(a[key], b[key])
    if (found !== null) return `.${key}${found}`
  }
  for (const key in b) if (!(key in a)) return `.${key}: only in the second`
  return null
}
