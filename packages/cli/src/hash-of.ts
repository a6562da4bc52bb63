import { createHash } from 'node:crypto'

/** A few letters that change with anything in the data. */
export const hashOf = (data: unknown): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 12)
