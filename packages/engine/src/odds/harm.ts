import type { Blow } from '../match/blow.ts'
import type { InjuryRow } from '../match/book-rules.ts'
import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import { foulModifiers } from '../play/foul.ts'
import { addArmourModifiers, injuryRow, piercesArmour, usableBonuses } from '../play/injury.ts'
import { Modifiers } from '../rolls/test.ts'

/** How likely each kind of injury is; every row beyond a knock-out is a casualty. */
export interface InjuryChances {
  stunned: number
  ko: number
  casualty: number
}

export const noInjuries = (): InjuryChances => ({ stunned: 0, ko: 0, casualty: 0 })

export function addChance(chances: InjuryChances, row: InjuryRow, chance: number): void {
  chances[row === 'stunned' || row === 'ko' ? row : 'casualty'] += chance
}

/** What can become of somebody who is hurt, before medicine. */
export interface HarmChances {
  /** The armour is broken. */
  readonly broken: number
  /** The same, by two dice alike. */
  readonly brokenByDouble: number
  readonly injury: Readonly<InjuryChances>
  /** What modifies the Armour roll, by name; a skill that may be used on one roll is not among them. */
  readonly modifiers: readonly (readonly [source: string, value: number])[]
}

export interface FoulChances extends HarmChances {
  /** The referee sees it. */
  readonly spotted: number
}

/** How many of 36 throws of two dice make a sum. */
const ways = (sum: number): number => 6 - Math.abs(7 - sum)
const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** The exact chances of Armour and Injury; a skill bonus goes where it helps first, as its coach would use it. */
export function harmChances(match: Match, blow: Blow, hurt: Blow = blow): HarmChances {
  const { victim } = blow
  const armour = new Modifiers(true)
  addArmourModifiers(match, blow, armour)
  const helper = usableBonuses(match, blow, 'armour', null)[0]
  const target = match.edition.injuries.armourTarget(match.kit(victim).av)
  const injury = noInjuries()
  let broken = 0
  let brokenByDouble = 0
  for (const sum of SUMS) {
    const bare = sum + armour.total >= target || piercesArmour(match, blow, sum)
    if (!bare && sum + armour.total + (helper?.bonus ?? 0) < target) continue
    const chance = ways(sum) / 36
    broken += chance
    if (sum % 2 === 0) brokenByDouble += 1 / 36
    addInjuries(match, hurt, bare ? null : (helper?.skill ?? null), chance, injury)
  }
  return { broken, brokenByDouble, injury, modifiers: armour.list ?? [] }
}

function addInjuries(
  match: Match,
  blow: Blow,
  spentOn: string | null,
  chance: number,
  injury: InjuryChances,
): void {
  const modifiers = new Modifiers(false)
  const { injuries } = match.edition
  if (!blow.unmodified) injuries.modify(match, blow, modifiers)
  const bonus = usableBonuses(match, blow, 'injury', spentOn)[0]?.bonus ?? 0
  for (const sum of SUMS) {
    const row = injuryRow(match, blow, sum + modifiers.total + bonus)
    addChance(injury, row, (chance * ways(sum)) / 36)
  }
}

/** A deed with a weapon: what it must roll first, if anything, and what it does then; null when the deed has none. */
export function strikeChances(
  match: Match,
  deed: string,
  attacker: Player,
  victim: Player,
): { readonly test: string | null; readonly harm: HarmChances } | null {
  const strike = match.edition.turn.deeds[deed]?.strike?.(attacker)
  if (strike === undefined) return null
  const blow: Blow = { victim, attacker, ...strike.blow }
  return { test: strike.test ?? null, harm: harmChances(match, blow, { ...blow, ...strike.injury }) }
}

/** A foul: what it does, and whether the referee sees it. */
export function foulChances(match: Match, fouler: Player, victim: Player): FoulChances {
  const armour = foulModifiers(match, fouler, victim)
  const harm = harmChances(match, { victim, attacker: fouler, harm: 'foul', armour })
  return { ...harm, spotted: match.edition.fouling.spotted(match, fouler, harm.broken, harm.brokenByDouble) }
}
