import { byName } from '@touchback/engine/doors'
import type { CoachMaker } from './bot.ts'
import { random } from './random.ts'
import { rookie } from './rookie.ts'
import { veteran } from './veteran.ts'

export type { Coach, CoachMaker, Thinking } from './bot.ts'

/** Every coach by the name it goes by on the command line. */
export const BOTS: Readonly<Record<string, CoachMaker>> = byName({ random, rookie, veteran })
export { answerAll, asWritten } from './bookkeeper.ts'
export { playedByPrograms } from './programs.ts'
export { matchesIn, playSeason, type Season, type SeasonPlan } from './season.ts'
