import type { Test } from '../../../rolls/test.ts'

/** Rolls that skills ask for. */
export const skills: Readonly<Record<string, Test>> = {}
