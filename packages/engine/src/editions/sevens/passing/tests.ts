import type { Match } from '../../../match/match.ts'
import { isMarked } from '../../../match/zones.ts'
import type { Modifiers, RollSpec, Test } from '../../../rolls/test.ts'

const byPassing = (match: Match, { player }: RollSpec): number => match.kit(player).pa ?? Infinity
const byAgility = (match: Match, { player }: RollSpec): number => match.kit(player).ag

/** What everything thrown has in common. rule: pass.modifiers */
const thrown = (rule: string): Test => ({
  rule,
  dice: 'd6',
  needs: byPassing,
  modify(match, { band }, modifiers) {
    const range = match.edition.passBands[band ?? 0]
    if (range !== undefined) modifiers.add(range.id, range.modifier)
  },
  naturals: true,
  zones: true,
  rerolls: true,
})

const INTERFERING: Readonly<Record<string, number>> = { accurate: -3, inaccurate: -2, wild: -1 }

/** Being marked counts once, by however many. rule: interfere.modifiers */
function interfering(match: Match, { player, action = 'accurate' }: RollSpec, modifiers: Modifiers): void {
  modifiers.add(action, INTERFERING[action] ?? 0)
  if (match.kit(player).ignoresZones['intercept'] === undefined)
    modifiers.add('marked', isMarked(match, player) ? -1 : 0)
}

/** How well a team-mate was thrown, and what that does to his landing. rule: ttm.landing */
const LANDING: Readonly<Record<string, number>> = { superb: 0, successful: -1, fumbled: -1, terrible: -2 }

export const passingTests: Readonly<Record<string, Test>> = {
  pass: thrown('pass.modifiers'),
  'hail-mary': thrown('hail-mary.modifier'),
  'throw-team-mate': thrown('ttm.range'),
  intercept: {
    rule: 'interfere.modifiers',
    dice: 'd6',
    needs: byAgility,
    modify: interfering,
    naturals: true,
    zones: false,
    rerolls: true,
  },
  landing: {
    rule: 'ttm.landing',
    dice: 'd6',
    needs: byAgility,
    modify: (_match, { action = 'superb' }, modifiers) => modifiers.add(action, LANDING[action] ?? 0),
    naturals: true,
    zones: true,
    rerolls: true,
  },
  'always-hungry': {
    rule: 'always-hungry.roll',
    dice: 'd6',
    needs: () => 2,
    modify: null,
    naturals: false,
    zones: false,
    rerolls: true,
  },
  /** Passed when the team-mate gets away. */
  'squirm-free': {
    rule: 'always-hungry.second',
    dice: 'd6',
    needs: () => 2,
    modify: null,
    naturals: false,
    zones: false,
    rerolls: true,
  },
  animosity: {
    rule: 'animosity.roll',
    dice: 'd6',
    needs: () => 2,
    modify: null,
    naturals: false,
    zones: false,
    rerolls: true,
  },
}
