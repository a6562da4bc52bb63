import type { Test } from '../../../rolls/test.ts'
import { core } from './core.ts'
import { frame } from './frame.ts'
import { passing } from './passing.ts'
import { skills } from './skills.ts'
import { traits } from './traits.ts'

export const tests: Readonly<Record<string, Test>> = { ...core, ...passing, ...skills, ...traits, ...frame }
