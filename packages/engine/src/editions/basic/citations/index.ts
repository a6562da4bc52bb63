import { career } from './career.ts'
import { blocks } from './blocks.ts'
import { fouls } from './fouls.ts'
import { kickOff } from './kick-off.ts'
import { match } from './match.ts'
import { movement } from './movement.ts'
import { passing } from './passing.ts'
import { skills } from './skills.ts'
import { staff } from './staff.ts'

/** Neutral rule keys to the entries of this book's catalogue. */
export const citations: Readonly<Record<string, string | readonly string[]>> = {
  ...career,
  ...match,
  ...kickOff,
  ...movement,
  ...blocks,
  ...passing,
  ...fouls,
  ...staff,
  ...skills,
}
