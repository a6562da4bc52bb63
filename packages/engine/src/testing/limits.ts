import { isFields, read, type Reader } from '../doors/shape.ts'

/** The sentence why a value is refused; null when it is let in. */
type Try = (value: unknown) => string | null

/** Beyond what any door lets in. */
const TOO_MUCH = 1e15
const [TOO_LONG, TOO_MANY] = [300_001, 1001]

function numberLimits(tried: Try): string | null {
  const [, least, most] = /from (-?\d+) to (-?\d+)/u.exec(tried(TOO_MUCH) ?? '') ?? []
  if (least === undefined || most === undefined) return null
  const [from, to] = [Number(least), Number(most)]
  if (tried(from - 1) === null || tried(to + 1) === null) return `lets in more than it says: ${from} to ${to}`
  const alone = tried(from) === null && tried(to) === null
  return `${from} to ${to}${alone ? '' : ', as the rest allows'}`
}

/** How many of something: `filled` makes so many. */
function countLimit(tried: Try, filled: (count: number) => unknown, tooMany = TOO_LONG): string | null {
  const [, most] = /at most (\d+)/u.exec(tried(filled(tooMany)) ?? '') ?? []
  if (most === undefined) return null
  if (tried(filled(Number(most) + 1)) === null) return `lets in more than it says: ${most}`
  return `up to ${most}${tried(filled(Number(most))) === null ? '' : ', as the rest allows'}`
}

function limitOf(value: unknown, tried: Try): string | null {
  if (typeof value === 'number') return numberLimits(tried)
  if (typeof value === 'string') return countLimit(tried, (length) => 'x'.repeat(length))
  if (Array.isArray(value)) return countLimit(tried, (length) => Array(length).fill(value[0] ?? 1))
  if (!isFields(value)) return null
  const [one = 1] = Object.values(value)
  const filled = (count: number): unknown =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, one]))
  const entries = countLimit(tried, filled, TOO_MANY)
  if (entries === null) return null
  const names = countLimit(tried, (length) => ({ ['x'.repeat(length)]: one }))
  return `${entries}${names === null ? '' : `, names ${names}`}`
}

function* places(
  value: unknown,
  path: string,
  put: (value: unknown) => unknown,
): Generator<readonly [path: string, value: unknown, put: (value: unknown) => unknown]> {
  yield [path, value, put]
  if (Array.isArray(value)) {
    const [first, ...others]: readonly unknown[] = value
    if (first !== undefined) yield* places(first, `${path}[]`, (other) => put([other, ...others]))
  } else if (isFields(value))
    for (const [name, inner] of Object.entries(value))
      yield* places(inner, path === '' ? name : `${path}.${name}`, (other) =>
        put({ ...value, [name]: other }),
      )
}

/**
 * What a door lets in: the parts of a sample that it accepts, by their limits. Every number is tried beyond both ends, every
 * text, list and table too long, and what the refusal says is held against what is let in.
 */
export function limitsOf(reader: Reader<unknown>, sample: unknown): Record<string, string> {
  const problemOf = (value: unknown): string | null => read(reader, value, 'It').problem
  const refused = problemOf(sample)
  if (refused !== null) throw new Error(`the sample is refused: ${refused}`)
  const found: Record<string, string[]> = {}
  for (const [path, value, put] of places(sample, '', (whole) => whole)) {
    const limit = limitOf(value, (other) => problemOf(put(other)))
    if (limit !== null && path !== '') (found[limit] ??= []).push(path)
  }
  return Object.fromEntries(Object.entries(found).map(([limit, paths]) => [limit, paths.join(' ')]))
}
