import { against, plain } from '../../../rolls/kinds.ts'
import type { Test } from '../../../rolls/test.ts'

/** Rolls of the wizard. rule: wizard.fireball, wizard.zap */
export const frame: Readonly<Record<string, Test>> = {
  fireball: plain('wizard.fireball', 4, { rerolls: false, fortune: 'opponents' }),
  zap: against('wizard.zap', (match, { player }) => Math.min(6, match.kit(player).st), {
    rerolls: false,
    fortune: 'opponents',
  }),
}
