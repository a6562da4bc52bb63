import { career } from './career.ts'
import { bigGuys } from './big-guys.ts'
import { blocks } from './blocks.ts'
import { fouls } from './fouls.ts'
import { kickOff } from './kick-off.ts'
import { match } from './match.ts'
import { movement } from './movement.ts'
import { passing } from './passing.ts'
import { preMatch } from './pre-match.ts'
import { weapons } from './weapons.ts'
import { wizards } from './wizards.ts'

/** Neutral rule keys to the entries of this book's catalogue. */
export const citations: Readonly<Record<string, string | readonly string[]>> = {
  ...career,
  ...preMatch,
  ...match,
  ...kickOff,
  ...movement,
  ...blocks,
  ...passing,
  ...fouls,
  ...bigGuys,
  ...wizards,
  ...weapons,
}
