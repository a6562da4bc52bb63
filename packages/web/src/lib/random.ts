/** A number from 0 to `count` − 1, for names and pairings; dice of a match come from elsewhere. */
export function below(count: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn % count
}

export function oneOf<T>(list: readonly T[]): T {
  const picked = list[below(list.length)]
  if (picked === undefined) throw new Error('nothing to pick from')
  return picked
}

export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (n) => n.toString(36)).join('')

/** A seed for dice that nobody can guess. */
export const freshSeed = (): number => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return (high % 0x100000) * 0x100000000 + low
}
