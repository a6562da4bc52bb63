import type { Match } from '../../match/match.ts'
import type { Player } from '../../match/state.ts'
import { markers, neighbours } from '../../match/zones.ts'
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

/** A team-mate on his feet who knows what is going on. rule: really-stupid.helper */
const hasHelper = (match: Match, player: Player): boolean =>
  neighbours(match, player.at).some(
    (mate) =>
      mate.side === player.side &&
      mate.stance === 'standing' &&
      !match.kit(mate).skills.has('really-stupid'),
  )

/** Opposing tackle zones on a player, but for that of the one he deals with. */
const zonesBeside = (match: Match, player: Player, except: Player | undefined): number =>
  markers(match, player, player.at).filter((marker) => marker !== except).length

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
  dauntless: plain('dauntless.roll', 7, { dice: '2d6' }),
  'foul-appearance': plain('foul-appearance.block-check', 2),
  'thick-skull': plain('thick-skull.roll', 4, { rerolls: false }),
  'bone-head': plain('bone-head.roll', 2),
  'really-stupid': plain('really-stupid.roll', 4, {
    modify: (match, { player }, modifiers) => modifiers.add('helper', hasHelper(match, player) ? 2 : 0),
  }),
  'take-root': plain('take-root.roll', 2),
  'wild-animal': plain('wild-animal.roll', 4, {
    modify: (_match, { action }, modifiers) =>
      modifiers.add('attacking', action === 'block' || action === 'blitz' ? 2 : 0),
  }),
  'blood-lust': plain('blood-lust.roll', 2),
  'hypnotic-gaze': agility('hypnotic-gaze.roll', {
    modify: (match, { player, opponent }, modifiers) =>
      modifiers.add('tackle-zones', -zonesBeside(match, player, opponent)),
  }),
  regeneration: plain('regeneration.result', 4, { rerolls: false }),
  /** Failed when he changes sides. */
  'easily-confused': plain('easily-confused.roll', 4, { rerolls: false }),
  /** Passed when the referee sees the foul of `player`. */
  referee: plain('ref.roll', 6, {
    rerolls: false,
    modify: (match, { player }, modifiers) =>
      modifiers.add('watched', match.state.refWatches === player.side ? 2 : 0),
  }),
}
