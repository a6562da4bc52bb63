import type { Edition } from '../match/edition.ts'
import { lrb4 } from './lrb4/index.ts'

export const EDITIONS: Readonly<Record<string, Edition>> = { lrb4 }

export function editionOf(id: string): Edition {
  const edition = EDITIONS[id]
  if (edition === undefined)
    throw new Error(`no such edition: ${id} (there is ${Object.keys(EDITIONS).join(', ')})`)
  return edition
}
