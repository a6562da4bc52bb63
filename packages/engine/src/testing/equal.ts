/** Where two plain values first differ, as a path; null when they are the same. Numbers, strings, lists, records. */
export function difference(a: unknown, b: unknown): string | null {
  if (Object.is(a, b)) return null
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `: ${JSON.stringify(a)} against ${JSON.stringify(b)}`
  if (Array.isArray(a) !== Array.isArray(b)) return ': a list against a record'
  const left = a as Readonly<Record<string, unknown>>
  const right = b as Readonly<Record<string, unknown>>
  for (const key in left) {
    if (left[key] === right[key]) continue
    // The path is put together on the way out: nearly always there is none.
    const found = difference(left[key], right[key])
    if (found !== null) return `.${key}${found}`
  }
  for (const key in right) if (!(key in left)) return `.${key}: only in the second`
  return null
}
