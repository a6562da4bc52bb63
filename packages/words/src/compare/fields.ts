import type { Edition } from '@touchback/engine'

const isChapter = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whatever a book holds, by chapter and name: `moving.rushes`. */
export const fieldsOf = (edition: Edition): [path: string, value: unknown][] =>
  Object.entries(edition).flatMap(([name, value]): [string, unknown][] =>
    isChapter(value)
      ? Object.entries(value).map(([field, held]) => [`${name}.${field}`, held])
      : [[name, value]],
  )
