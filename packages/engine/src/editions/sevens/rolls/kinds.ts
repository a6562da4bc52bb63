import type { Match } from '../../../match/match.ts'
import { against, agility as byTable } from '../../../rolls/kinds.ts'
import type { RollSpec, Test } from '../../../rolls/test.ts'
import type { RuleKey } from '../../../match/rule-keys.ts'

/** The number on the card is what the die must reach. rule: test.agility */
const byAgility = (match: Match, { player }: RollSpec): number => match.kit(player).ag

export const agility = (rule: RuleKey, changes: Partial<Test> = {}): Test =>
  byTable(rule, { needs: byAgility, ...changes })

/** Whoever has no Passing Ability drops the ball without a roll: his number is one that no die shows. */
const NO_ABILITY = 7

/** rule: test.passing */
export const passing = (rule: RuleKey, changes: Partial<Test> = {}): Test =>
  against(rule, (match, { player }) => match.kit(player).pa ?? NO_ABILITY, { naturals: true, ...changes })
