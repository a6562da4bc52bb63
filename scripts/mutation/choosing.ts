/** `count` of a list, chosen by a seed: every element as likely as any other. */
export function sample<T>(list: readonly T[], count: number, seed: string): T[] {
  let state = 0x811c9dc5
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193)
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
  const left = [...list]
  for (let i = left.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1))
    // Both are places of the list.
    ;[left[i], left[j]] = [left[j] as T, left[i] as T]
  }
  return left.slice(0, count)
}

/** `3/10` of a list: every tenth, so that each part holds some of everything. */
export function part<T>(list: readonly T[], text: string): T[] {
  const [which = 0, of = 0] = text.split('/').map(Number)
  if (!(Number.isInteger(which) && which >= 1 && which <= of))
    throw new Error(`--part is "${text}", and must be like 3/10`)
  return list.filter((_, index) => index % of === which - 1)
}
