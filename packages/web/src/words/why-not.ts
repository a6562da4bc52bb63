import { type Edition, own, type Reason, REASONS } from '@touchback/engine'
import { reasonText } from '@touchback/words'
import { ruleOf } from './rules.ts'

const OWN = {
  'no-player': 'choose one of your players first',
  'not-now': 'not this time',
} as const

/** Why a button is greyed: what the screen is still missing, or what the rules have against it. */
export type WhyNot = Reason | keyof typeof OWN

const isOwn = (why: WhyNot): why is keyof typeof OWN => Object.hasOwn(OWN, why)

export const whyNot = (why: WhyNot): string => (isOwn(why) ? OWN[why] : reasonText(why))

/** The entry of the book that is against an action; where only the screen knows why, that of the action itself. */
export function ruleAgainst(edition: Edition, action: string, why: WhyNot): string | null {
  const key = isOwn(why) ? own(edition.turn.actions, action)?.rule : REASONS[why]
  return key === undefined ? null : ruleOf(edition, key)
}
