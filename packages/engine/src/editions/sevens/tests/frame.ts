import type { Test } from '../../../rolls/test.ts'

/** Rolls of the kick-off, of inducements and of the wizard. */
export const frame: Readonly<Record<string, Test>> = {}
