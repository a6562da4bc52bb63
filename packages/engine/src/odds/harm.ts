import type { Blow, HarmDice } from '../match/blow.ts'
import type { InjuryRow } from '../match/book-rules.ts'
import type { Match } from '../match/match.ts'
import { EMPTY, type Player } from '../match/state.ts'
import { foulModifiers } from '../play/foul.ts'
import {
  addArmourModifiers,
  firstOf,
  injuryRow,
  isOnlyStunned,
  onTheGround,
  pastArmour,
  piercesArmour,
  shakingOff,
  usableBonuses,
} from '../play/injury.ts'
import { lookAt } from '../play/referee.ts'
import { explain } from '../rolls/explain.ts'
import { Modifiers } from '../rolls/test.ts'
import type { SkillId } from '../skills/skill.ts'
import type { TestId } from '../match/names.ts'
import { own } from '../doors/shape.ts'

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
  /** The armour is broken, or there is nothing it could do. */
  readonly broken: number
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
const PAIRS = [1, 2, 3, 4, 5, 6].flatMap((first) => [1, 2, 3, 4, 5, 6].map((second) => [first, second]))

/** The exact chances of Armour and Injury; a skill bonus goes where it helps first, as its coach would use it. */
export function harmChances(match: Match, blow: Blow, hurt: Blow = blow): HarmChances {
  const injury = noInjuries()
  switch (firstOf(match, blow)) {
    case 'wreck':
      injury.casualty = 1
      return { broken: 1, injury, modifiers: EMPTY }
    case 'injury':
      addInjuries(match, pastArmour(hurt), null, 1, injury)
      return { broken: 1, injury, modifiers: EMPTY }
    case 'armour': {
      const armour = armourOf(match, blow)
      let broken = 0
      for (const sum of SUMS) {
        const by = armour.brokenBy(sum)
        if (by === false) continue
        const chance = ways(sum) / 36
        broken += chance
        if (isOnlyStunned(match, blow.victim)) injury.stunned += chance
        else addInjuries(match, hurt, by, chance, injury)
      }
      return { broken, injury, modifiers: armour.modifiers }
    }
  }
}

/** What breaks the armour on dice of so much: a skill by its name, nothing but the dice (null), or nothing at all (false). */
function armourOf(match: Match, blow: Blow) {
  const modifiers = new Modifiers(true)
  addArmourModifiers(match, blow, modifiers)
  const helper = usableBonuses(match, blow, 'armour', null)[0]
  const target = match.edition.injuries.armourTarget(match.kit(blow.victim).av)
  const brokenBy = (sum: number): SkillId | null | false => {
    if (sum + modifiers.total >= target || piercesArmour(match, blow, sum)) return null
    return helper !== undefined && sum + modifiers.total + helper.bonus >= target ? helper.skill : false
  }
  return { brokenBy, modifiers: modifiers.list ?? EMPTY }
}

function addInjuries(
  match: Match,
  blow: Blow,
  spentOn: SkillId | null,
  chance: number,
  injury: InjuryChances,
): void {
  const { victim } = blow
  if (match.kit(victim).is['wrecked-not-hurt']) {
    injury.casualty += chance
    return
  }
  const modifiers = new Modifiers(false)
  const { injuries } = match.edition
  if (!blow.unmodified) injuries.modify(match, blow, modifiers)
  const bonus = usableBonuses(match, blow, 'injury', spentOn)[0]?.bonus ?? 0
  const softer = shakingOff(match, victim)
  const shaken = softer === null ? 0 : explain(match, softer).chance
  for (const sum of SUMS) {
    const row = injuryRow(match, blow, sum + modifiers.total + bonus)
    const share = (chance * ways(sum)) / 36
    addChance(injury, row, row === 'ko' ? share * (1 - shaken) : share)
    if (row === 'ko') injury.stunned += share * shaken
  }
}

/** A deed with a weapon: what it must roll first, if anything, and what it does then; null when the deed has none. */
export function strikeChances(
  match: Match,
  deed: string,
  attacker: Player,
  victim: Player,
): { readonly test: TestId | null; readonly harm: HarmChances } | null {
  const strike = own(match.edition.turn.deeds, deed)?.strike?.(attacker)
  if (strike === undefined) return null
  const blow: Blow = { victim, attacker, ...strike.blow }
  const hurt = onTheGround(match, { ...blow, ...strike.injury })
  return { test: strike.test ?? null, harm: harmChances(match, blow, hurt) }
}

/** A foul: what it does, and whether the referee sees it. */
export function foulChances(match: Match, fouler: Player, victim: Player): FoulChances {
  const armour = foulModifiers(match, fouler, victim)
  const blow: Blow = { victim, attacker: fouler, harm: 'foul', armour }
  return { ...harmChances(match, blow), spotted: spottedChance(match, blow, fouler) }
}

function spottedChance(match: Match, blow: Blow, fouler: Player): number {
  const sees = (dice: HarmDice): number => Number(lookAt(match, fouler, dice))
  const blind = lookAt(match, fouler, { armour: null, broken: false, injury: null })
  // Who rolls for it himself does not look at the dice.
  if (typeof blind !== 'boolean') return explain(match, blind).chance
  const { brokenBy } = armourOf(match, blow)
  return mean(PAIRS, (armour) => {
    const broken = brokenBy((armour[0] ?? 0) + (armour[1] ?? 0)) !== false
    if (!broken || match.kit(blow.victim).is['wrecked-not-hurt'])
      return sees({ armour, broken, injury: null })
    return mean(PAIRS, (injury) => sees({ armour, broken, injury }))
  })
}

const mean = <T>(list: readonly T[], value: (item: T) => number): number =>
  list.reduce((sum, item) => sum + value(item), 0) / list.length
