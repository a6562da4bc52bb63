import type { Match } from '../../../match/match.ts'
import { isMarked } from '../../../match/zones.ts'
import { plain } from '../../../rolls/kinds.ts'
import type { Modifiers, RollSpec, Test } from '../../../rolls/test.ts'
import { agility, passing as byPassing } from './kinds.ts'
import type { RuleKey } from '../../../match/rule-keys.ts'

/** What everything thrown has in common. rule: pass.modifiers */
const throwing = (rule: RuleKey): Test =>
  byPassing(rule, {
    zones: true,
    modify: (match, spec, modifiers) => {
      const band = match.edition.passing.bands[spec.band ?? 0]
      if (band !== undefined) modifiers.add(band.id, band.modifier)
    },
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

export const passing: Readonly<Record<string, Test>> = {
  catch: agility('catch.roll', {
    ball: true,
    zones: true,
    modify: (_match, spec, modifiers) => modifiers.add('inaccurate', spec.favoured ? 0 : -1),
  }),
  pass: { ...throwing('pass.roll'), ball: true },
  'hail-mary': { ...throwing('hail-mary.roll'), ball: true },
  intercept: agility('interfere.roll', { ball: true, modify: interfering, called: 'interference' }),
  'throw-team-mate': throwing('ttm.accuracy-roll'),
  landing: agility('landing.roll', {
    zones: true,
    modify: (_match, { action = 'superb' }, modifiers) => modifiers.add(action, LANDING[action] ?? 0),
  }),
  'always-hungry': plain('always-hungry.roll', 2),
  /** Passed when the team-mate gets away. */
  'squirm-free': plain('always-hungry.eaten', 2),
  animosity: plain('animosity.roll', 2),
}
