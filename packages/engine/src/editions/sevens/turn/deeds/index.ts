import type { Deed } from '../../../../match/book-rules.ts'
import { core } from './core.ts'
import { passing } from './passing.ts'
import { traits } from './traits.ts'

export const deeds: Readonly<Record<string, Deed>> = { ...core, ...passing, ...traits }
