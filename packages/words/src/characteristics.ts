import type { Characteristic, Edition } from '@touchback/engine'

/** As it stands on a card: 6, 3+, or a dash for whoever has none. */
export const characteristicText = (kind: Characteristic['kind'], value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : kind === 'target' ? `${value}+` : String(value)

/** What is printed on a player, a position or a kit. */
export type Printed = Readonly<Partial<Record<Characteristic['id'], number | null>>>

export interface ShownCharacteristic {
  readonly id: Characteristic['id']
  /** MA, ST, AG ... */
  readonly short: string
  readonly name: string
  readonly text: string
}

/** The numbers of a card in the order and the manner of its book. */
export const characteristicsOf = (edition: Edition, printed: Printed): ShownCharacteristic[] =>
  edition.players.characteristics.map(({ id, name, kind }) => ({
    id,
    short: id.toUpperCase(),
    name,
    text: characteristicText(kind, printed[id]),
  }))

/** A skill as it stands on a sheet, with what follows its colon: `Loner (4+)`, `Mighty Blow (+1)`. */
export function skillText(edition: Edition, skill: string): string {
  const [id = skill, parameter] = skill.split(/:(.*)/su)
  const name = edition.players.skills[id]?.name ?? id
  return parameter === undefined ? name : `${name} (${parameterText(id, parameter)})`
}

const PLUS = ['mighty-blow', 'dirty-player']

function parameterText(id: string, parameter: string): string {
  if (PLUS.includes(id)) return `+${parameter}`
  if (/^\d+$/u.test(parameter)) return `${parameter}+`
  return parameter.split(',').map(plainTarget).join(', ')
}

/** `position:orc-lineman` and `race:dwarf` as words. */
const plainTarget = (target: string): string =>
  target.replace(/^(?:position|race):/u, '').replaceAll('-', ' ')
