import { type Edition, type House, houseEdition } from '@touchback/engine'
import type { LeagueOptions, OptionRule } from '@touchback/engine/career'
import { houseTexts, optionText } from '@touchback/words'

/** A house rule one can switch on, and what it changes in this book. */
export interface HouseRule {
  readonly id: string
  readonly name: string
  readonly house: House
  /** What it changes, a sentence each. */
  readonly changes: readonly string[]
}

const gold = (amount: number): string => amount.toLocaleString('en-GB')

/** Comparing two books takes its time, and a book is asked for again and again. */
const known = new WeakMap<Edition, readonly HouseRule[]>()

/** House rules many leagues like, as this book would have them; those that would change nothing are left out. */
export function houseRules(edition: Edition): readonly HouseRule[] {
  const rules = known.get(edition) ?? compared(edition)
  known.set(edition, rules)
  return rules
}

function compared(edition: Edition): HouseRule[] {
  const { turns } = edition.timing
  const { treasury } = edition.teams.drafting
  const quick = Math.max(4, turns - 2)
  const rich = treasury + 100_000
  const rules: Omit<HouseRule, 'changes'>[] = [
    { id: 'quick', name: `Shorter matches: ${quick} turns a half`, house: { timing: { turns: quick } } },
    {
      id: 'long',
      name: `Longer matches: ${turns + 2} turns a half`,
      house: { timing: { turns: turns + 2 } },
    },
    {
      id: 'rich',
      name: `Richer teams: ${gold(rich)} to begin with`,
      house: { teams: { drafting: { treasury: rich } } },
    },
    {
      id: 'tie',
      name: 'No draws: overtime, then a shoot-out',
      house: { timing: { tie: 'shoot-out' } },
    },
  ]
  return rules.flatMap((rule) => {
    const changes = houseTexts(edition, houseEdition(edition, rule.house))
    return changes.length === 0 ? [] : [{ ...rule, changes }]
  })
}

/** Several house rules as one; null when there are none. Two that change the same: the later has it. */
export function togetherAs(rules: readonly HouseRule[]): House | null {
  if (rules.length === 0) return null
  const merged: Record<string, Record<string, unknown>> = {}
  for (const { house } of rules)
    for (const [chapter, part] of Object.entries(house))
      // A chapter of a house rule is a record of what is other in it.
      merged[chapter] = { ...merged[chapter], ...(part as Record<string, unknown>) }
  return merged
}

/** What a league may settle where its book leaves it open: every answer, and what it means. */
export interface Settlement {
  readonly id: string
  readonly rule: OptionRule
  readonly usual: LeagueOptions[string]
  readonly text: (value: LeagueOptions[string]) => string
}

export const settlements = ({ career }: Edition): Settlement[] =>
  Object.entries(career.options).map(([id, rule]) => ({
    id,
    rule,
    usual: rule.usual,
    text: (value) => optionText(id, value),
  }))
