import { agility, plain } from '../../../rolls/kinds.ts'
import type { Test } from '../../../rolls/test.ts'

/** The rolls that skills ask for. */
export const skillTests: Readonly<Record<string, Test>> = {
  'hail-mary': plain('hail-mary.roll', 2),
  leap: agility('leap.roll'),
}
