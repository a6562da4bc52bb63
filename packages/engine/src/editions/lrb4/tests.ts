import type { Match } from '../../match/match.ts'
import type { RollSpec, Test } from '../../rolls/test.ts'

/** The Agility table: AG 1 needs a 6, AG 6 or more anything but the natural 1. rule: agility.table */
export const agilityTarget = (characteristic: number): number => 7 - Math.min(6, Math.max(1, characteristic))

const byAgility = (match: Match, spec: RollSpec): number => agilityTarget(match.kit(spec.player).ag)

const agility = (rule: string, changes: Partial<Test> = {}): Test => ({
  rule,
  dice: 'd6',
  needs: byAgility,
  modify: null,
  naturals: true,
  zones: false,
  rerolls: true,
  ...changes,
})

/** A plain roll against a number. */
const plain = (rule: string, target: number, changes: Partial<Test> = {}): Test => ({
  ...agility(rule),
  needs: () => target,
  naturals: false,
  ...changes,
})

export const tests: Readonly<Record<string, Test>> = {
  dodge: agility('dodge.modifiers', {
    zones: true,
    modify: (_match, _spec, modifiers) => modifiers.add('dodging', 1),
  }),
  'pick-up': agility('pickup.roll', {
    zones: true,
    modify: (_match, _spec, modifiers) => modifiers.add('picking-up', 1),
  }),
  catch: agility('catch.roll', {
    zones: true,
    modify: (_match, spec, modifiers) => modifiers.add('accurate-pass', spec.favoured ? 1 : 0),
  }),
  leap: agility('leap.roll'),
  rush: plain('gfi.roll', 2, { needs: (match) => match.edition.weather[match.state.weather]?.rush ?? 2 }),
  'stand-up': plain('standup.low-ma-roll', 4),
  /** Passed when the referee sees the foul of `player`. */
  referee: plain('ref.roll', 6, {
    rerolls: false,
    modify: (match, { player }, modifiers) =>
      modifiers.add('watched', match.state.refWatches === player.side ? 2 : 0),
  }),
}
