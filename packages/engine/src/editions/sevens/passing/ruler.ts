import { RULER as USUAL } from '../../../play/range.ts'

/** The usual ruler, a Long Bomb longer at two squares to the side. rule: gap.range-2-13 */
export const RULER: readonly string[] = USUAL.map((row, across) =>
  across === 2 ? row.padEnd(14, '3') : across === 13 ? row.padEnd(3, '3') : row,
)
