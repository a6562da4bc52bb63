import { LABELS, VALUES } from './labels.ts'

/** A thing that differs, and how each book has it; null where a book has no such thing. */
export interface Difference {
  readonly what: string
  readonly a: string | null
  readonly b: string | null
}

/** `standUp` and `stand-up` as words. */
export const inWords = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/gu, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()

export const label = (path: string): string =>
  LABELS[path] ??
  path
    .split('.')
    .map((part) => LABELS[part] ?? inWords(part))
    .join(': ')

/** Any value in a few words. */
function plain(value: unknown): string {
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return figure(value)
  if (typeof value === 'string') return VALUES[value] ?? named(value)
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(plain).join(', ')
  return Object.entries(value)
    .map(([key, each]) => `${label(key)} ${plain(each)}`)
    .join(', ')
}

const figure = (value: number): string =>
  value === Infinity ? 'no limit' : value.toLocaleString('en').replace('-', '−')

/** Dice as they are written, ids as words, names as they are. */
const named = (value: string): string => {
  if (/^\d*d\d+$/u.test(value)) return value.toUpperCase()
  return /^[a-z][\w-]*$/u.test(value) ? inWords(value) : value
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every plain value in a record by its path, `moving.standUp.cost`. */
function flatten(value: unknown, path = ''): Map<string, unknown> {
  if (!isRecord(value)) return new Map([[path, value]])
  const entries = Object.entries(value).flatMap(([key, each]) => [
    ...flatten(each, path === '' ? key : `${path}.${key}`),
  ])
  return new Map(entries)
}

/** How something is played, or in which steps: its rules say that, and no name of ours. */
const isProcedure = (value: unknown): boolean =>
  typeof value === 'function' || (Array.isArray(value) && value.some(isProcedure))

/** What differs between two records, path by path. */
export function compareRecords(a: object, b: object, about = ''): Difference[] {
  const [left, right] = [flatten(a), flatten(b)]
  const paths = new Set([...left.keys(), ...right.keys()])
  return [...paths].flatMap((path) => {
    const values = [left.get(path), right.get(path)]
    if (values.some(isProcedure) || plain(values[0]) === plain(values[1])) return []
    const isSwitch = typeof (left.get(path) ?? right.get(path)) === 'boolean'
    const shown = (side: ReadonlyMap<string, unknown>) =>
      side.has(path) ? plain(side.get(path)) : isSwitch ? plain(false) : null
    const [mine, yours] = [shown(left), shown(right)]
    return mine === yours ? [] : [{ what: `${about}${label(path)}`, a: mine, b: yours }]
  })
}
