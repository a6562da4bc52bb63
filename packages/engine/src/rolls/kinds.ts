import type { Match } from '../match/match.ts'
import type { RollSpec, Test } from './test.ts'
import type { RuleKey } from '../match/rule-keys.ts'

/** The Agility table: AG 1 needs a 6, AG 6 or more anything but the natural 1. rule: agility.table */
export const agilityTarget = (characteristic: number): number => 7 - Math.min(6, Math.max(1, characteristic))

const byAgility = (match: Match, spec: RollSpec): number => agilityTarget(match.kit(spec.player).ag)

export const agility = (rule: RuleKey, changes: Partial<Test> = {}): Test => ({
  rule,
  dice: 'd6',
  needs: byAgility,
  modify: null,
  naturals: true,
  zones: false,
  rerolls: true,
  ...changes,
})

/** A plain roll: no Agility, no natural 1 or 6. */
export const against = (rule: RuleKey, needs: Test['needs'], changes: Partial<Test> = {}): Test => ({
  ...agility(rule),
  needs,
  naturals: false,
  ...changes,
})

/** A plain roll against a number. */
export const plain = (rule: RuleKey, target: number, changes: Partial<Test> = {}): Test => {
  const needs = () => target
  return against(rule, needs, changes)
}

/** Whoever asks for the roll says what it needs. */
export const givenBySpec = (_match: Match, { needs }: RollSpec): number => needs ?? Infinity

/** A throw of the ball or of a team-mate. A score of 1 or less is a fumble, even on the best Agility. */
export const throwing = (rule: RuleKey): Test =>
  agility(rule, {
    zones: true,
    needs: (match, spec) =>
      match.modules['interceptions-fumbles'] ? Math.max(2, byAgility(match, spec)) : byAgility(match, spec),
    modify: (match, spec, modifiers) => {
      const band = match.edition.passing.bands[spec.band ?? 0]
      if (band !== undefined) modifiers.add(band.id, band.modifier)
    },
  })
