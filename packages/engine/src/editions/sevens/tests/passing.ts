import type { Test } from '../../../rolls/test.ts'
import { agility, passing as byPassing } from './kinds.ts'
import { plain } from '../../../rolls/kinds.ts'

const throwing = (rule: string): Test =>
  byPassing(rule, {
    zones: true,
    modify: (match, spec, modifiers) => {
      const band = match.edition.passBands[spec.band ?? 0]
      if (band !== undefined) modifiers.add(band.id, band.modifier)
    },
  })

export const passing: Readonly<Record<string, Test>> = {
  catch: agility('catch.roll', {
    zones: true,
    modify: (_match, spec, modifiers) => modifiers.add('inaccurate', spec.favoured ? 0 : -1),
  }),
  pass: throwing('pass.roll'),
  'hail-mary': plain('hail-mary.roll', 2),
  intercept: agility('intercept.roll', {
    modify: (_match, _spec, modifiers) => modifiers.add('intercepting', -3),
  }),
  'throw-team-mate': throwing('ttm.accuracy-roll'),
  landing: agility('landing.roll', { zones: true }),
}
