import type { Match } from '../../match/match.ts'
import type { Player } from '../../match/state.ts'
import { markers, neighbours } from '../../match/zones.ts'
import type { RollSpec, Test } from '../../rolls/test.ts'
import { FUSE } from './weapons/bomb.ts'
import { penaltyOf } from './weapons/penalty-values.ts'

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

/** A plain roll: no Agility, no natural 1 or 6. */
const against = (rule: string, needs: Test['needs'], changes: Partial<Test> = {}): Test => ({
  ...agility(rule),
  needs,
  naturals: false,
  ...changes,
})

/** A plain roll against a number. */
const plain = (rule: string, target: number, changes: Partial<Test> = {}): Test => {
  const needs = () => target
  return against(rule, needs, changes)
}

/** A throw of the ball or of a team-mate. A score of 1 or less is a fumble, even on the best Agility. */
const throwing = (rule: string): Test =>
  agility(rule, {
    zones: true,
    needs: (match, spec) =>
      match.modules['interceptions-fumbles'] ? Math.max(2, byAgility(match, spec)) : byAgility(match, spec),
    modify: (match, spec, modifiers) => {
      const band = match.edition.passBands[spec.band ?? 0]
      if (band !== undefined) modifiers.add(band.id, band.modifier)
    },
  })

/** A team-mate on his feet who knows what is going on. rule: really-stupid.helper */
const hasHelper = (match: Match, player: Player): boolean =>
  neighbours(match, player.at).some(
    (mate) =>
      mate.side === player.side && mate.stance === 'standing' && !match.kit(mate).skills.has('really-stupid'),
  )

/** Opposing tackle zones on a player, but for that of the one he deals with. */
const zonesBeside = (match: Match, player: Player, except: Player | undefined): number =>
  markers(match, player, player.at).filter((marker) => marker !== except).length

/** Whoever asks for the roll says what it needs. */
const givenBySpec = (_match: Match, { needs }: RollSpec): number => needs ?? Infinity

const byWeather = (match: Match): number => match.edition.weather[match.state.weather]?.rush ?? 2
const toStandUp = (match: Match): number => match.edition.standUp.roll

const beatsAgility = (match: Match, { player }: RollSpec): number => match.kit(player).ag + 1

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
    modify: (_match, spec, modifiers) => modifiers.add(spec.action ?? 'accurate', spec.favoured ? 1 : 0),
  }),
  pass: throwing('pass.roll'),
  'hail-mary': plain('hail-mary.roll', 2),
  intercept: agility('intercept.roll', {
    zones: true,
    modify: (_match, _spec, modifiers) => modifiers.add('intercepting', -2),
  }),
  'safe-throw': plain('safe-throw.roll', 2),
  'throw-team-mate': throwing('ttm.accuracy-roll'),
  landing: agility('landing.roll', {
    zones: true,
    modify: (_match, spec, modifiers) => modifiers.add('accurate-throw', spec.favoured ? 1 : 0),
  }),
  'always-hungry': plain('always-hungry.roll', 2),
  /** Passed when the team-mate gets away. */
  'squirm-free': plain('always-hungry.eaten', 2),
  leap: agility('leap.roll'),
  rush: against('gfi.roll', byWeather),
  'stand-up': against('standup.low-ma-roll', toStandUp),
  dauntless: against('dauntless.roll', givenBySpec, { dice: '2d6' }),
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
  /** Passed when the spell gets him: the roll must beat his Agility. */
  fireball: against('spell.fireball.roll', beatsAgility, { rerolls: false }),
  'lightning-bolt': against('spell.lightning.roll', beatsAgility, { dice: '2d6', rerolls: false }),
  zap: plain('spell.zap.target', 4, { rerolls: false }),
  /** Passed when the referee bans the weapon. */
  penalty: against('weapon.penalty-roll', penaltyOf, { dice: '2d6', rerolls: false }),
  'start-chainsaw': agility('weapon.chainsaw.start-roll'),
  blunderbuss: plain('weapon.blunderbuss.target', 4),
  fuse: plain('weapon.bomb.fuse', FUSE.first),
  /** Passed when the blast knocks him over. */
  blast: plain('weapon.bomb.explosion', 4, { rerolls: false }),
  exhaustion: plain('weapon.ball-chain.exhaustion', 2),
  /** Passed when the referee sees the foul of `player`. */
  referee: plain('ref.roll', 6, {
    rerolls: false,
    modify: (match, { player }, modifiers) =>
      modifiers.add('watched', match.state.refWatches === player.side ? 2 : 0),
  }),
}
