import { listOf, read, type Reader, text, unfit, whole } from '@touchback/engine/doors'

/** Squares seen from one's own goal (how far behind the line, which row), each with the position that stood there. */
export type Formation = readonly (readonly [depth: number, row: number, position?: string])[]
export type Formations = Readonly<Record<string, Formation>>

const COORDINATE = whole(0, 60)
const POSITION = text(60)
const place: Reader<Formation[number]> = (value, where) => {
  if (!Array.isArray(value) || value.length < 2 || value.length > 3)
    return unfit(where, 'a square and who stood there', value)
  const [depth, row] = [COORDINATE(value[0], where), COORDINATE(value[1], where)]
  return value[2] === undefined ? [depth, row] : [depth, row, POSITION(value[2], where)]
}
const formation = listOf(place, 40)
const LONGEST_NAME = 80

/** The formations kept on a device; one that makes no sense does not hide the others. */
export function readFormations(kept: unknown): Formations {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {}
  const entries = Object.entries(kept).flatMap(([name, squares]: [string, unknown]) => {
    const { value } = read(formation, squares, name)
    return value === null || name === '__proto__' || name.length > LONGEST_NAME
      ? []
      : [[name, value] as const]
  })
  return Object.fromEntries(entries)
}
