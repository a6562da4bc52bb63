import { isFields } from '../doors/shape.ts'
import { belongings } from './belongings.ts'
import type { MatchState, Team } from './state.ts'

/**
 * A fingerprint of a position, the same on every machine: FNV-1a in two lanes over every value of the state, its fields by
 * name, so that a store which reorders them changes nothing. Dice stand beside the state: two matches in the same position
 * agree whatever comes next.
 */
export const stateHash = (state: MatchState): string =>
  hashOf({ ...state, teams: { home: asOneList(state.teams.home), away: asOneList(state.teams.away) } })

/** Whatever a team has is one list here, as it was when the first matches were kept: their fingerprints still hold. */
const asOneList = (team: Team): object => {
  const { gold: _gold, hiredValue: _hired, keptRerolls: _kept, marks: _marks, ...others } = team
  return { ...others, stock: belongings(team) }
}

/** A fingerprint of any plain data. */
export function hashOf(data: unknown): string {
  const lanes = new Lanes()
  lanes.add(data)
  return hex(lanes.a) + hex(lanes.b)
}

class Lanes {
  a = 0x811c9dc5
  b = 0x9e3779b9

  add(value: unknown): void {
    if (typeof value === 'number') this.#mix(value)
    else if (typeof value === 'string') this.#addText(value)
    else if (typeof value === 'boolean') this.#mix(value ? -3 : -5)
    else if (Array.isArray(value)) this.#addList(value)
    else if (isFields(value)) this.#addFields(value)
    else this.#mix(-7)
  }

  #addList(list: readonly unknown[]): void {
    this.#mix(list.length)
    for (const value of list) this.add(value)
  }

  #addFields(fields: Readonly<Record<string, unknown>>): void {
    for (const key of Object.keys(fields).toSorted()) {
      const value = fields[key]
      if (value === undefined) continue
      this.#addText(key)
      this.add(value)
    }
  }

  #addText(text: string): void {
    this.#mix(text.length)
    for (let i = 0; i < text.length; i++) this.#mix(text.charCodeAt(i))
  }

  #mix(word: number): void {
    this.a = Math.imul(this.a ^ word, 0x01000193)
    this.b = (Math.imul(this.b ^ word, 0x01000193) + (this.a >>> 7)) | 0
  }
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')
