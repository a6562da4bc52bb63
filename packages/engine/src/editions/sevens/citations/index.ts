import { career } from './career.ts'
import { core } from './core.ts'
import { frame } from './frame.ts'
import { passing } from './passing.ts'
import { skills } from './skills.ts'
import { traits } from './traits.ts'

/** Neutral rule keys to the entries of the book's own catalogues. */
export const citations: Readonly<Record<string, string | readonly string[]>> = {
  ...career,
  ...core,
  ...frame,
  ...passing,
  ...skills,
  ...traits,
}
