import type { Roster } from '../match/roster.ts'

/** For books without hired wizards, and without prices for stars. */
export const WITHOUT_STARS: Pick<Roster, 'wizard' | 'starPriceMultiplier' | 'starPriceExempt'> = {
  wizard: { kind: 'none', hireable: false, cost: null, ingredientsCost: null },
  starPriceMultiplier: 1,
  starPriceExempt: [],
}
