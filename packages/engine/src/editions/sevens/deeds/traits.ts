import type { Deed } from '../../../match/edition.ts'

/** What traits let a player do in his action. */
export const traits: Readonly<Record<string, Deed>> = {}
