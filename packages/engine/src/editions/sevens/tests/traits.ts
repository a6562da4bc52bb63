import type { Test } from '../../../rolls/test.ts'

/** Rolls that traits ask for. */
export const traits: Readonly<Record<string, Test>> = {}
