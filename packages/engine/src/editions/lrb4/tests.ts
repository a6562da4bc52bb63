import type { Match } from '../../match/match.ts'
import type { Player } from '../../match/state.ts'
import { markers } from '../../match/zones.ts'
import { against, agility, givenBySpec, plain, throwing } from '../../rolls/kinds.ts'
import type { RollSpec, Test } from '../../rolls/test.ts'
import { hasHelper } from '../../skills/dim-witted.ts'
import { FUSE } from './weapons/bomb.ts'
import { penaltyOf } from './weapons/penalty-values.ts'

/** Opposing tackle zones on a player, but for that of the one he deals with. */
const zonesBeside = (match: Match, player: Player, except: Player | undefined): number =>
  markers(match, player, player.at).filter((marker) => marker !== except).length

const beatsAgility = (match: Match, { player }: RollSpec): number => match.kit(player).ag + 1

export const tests: Readonly<Record<string, Test>> = {
  'hail-mary': plain('hail-mary.roll', 2, { ball: true }),
  'safe-throw': plain('safe-throw.roll', 2, { ball: true }),
  'throw-team-mate': throwing('ttm.accuracy-roll'),
  landing: agility('landing.roll', {
    zones: true,
    modify: (_match, spec, modifiers) => modifiers.add('accurate-throw', spec.favoured ? 1 : 0),
  }),
  'always-hungry': plain('always-hungry.roll', 2),
  /** Passed when the team-mate gets away. */
  'squirm-free': plain('always-hungry.eaten', 2),
  leap: agility('leap.roll'),
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
  'easily-confused': plain('easily-confused.roll', 4, { rerolls: false, fortune: 'nobody' }),
  /** Passed when the spell gets him: the roll must beat his Agility. */
  fireball: against('spell.fireball.roll', beatsAgility, { rerolls: false, fortune: 'opponents' }),
  'lightning-bolt': against('spell.lightning.roll', beatsAgility, {
    dice: '2d6',
    rerolls: false,
    fortune: 'opponents',
  }),
  zap: plain('spell.zap.target', 4, { rerolls: false, fortune: 'opponents' }),
  /** Passed when the referee bans the weapon. */
  penalty: against('weapon.penalty-roll', penaltyOf, { dice: '2d6', rerolls: false, fortune: 'opponents' }),
  'start-chainsaw': agility('weapon.chainsaw.start-roll'),
  blunderbuss: plain('weapon.blunderbuss.target', 4),
  fuse: plain('weapon.bomb.fuse', FUSE.first),
  /** Passed when the blast knocks him over. */
  blast: plain('weapon.bomb.explosion', 4, { rerolls: false, fortune: 'opponents' }),
  exhaustion: plain('weapon.ball-chain.exhaustion', 2),
  /** Passed when the referee sees the foul of `player`. */
  referee: plain('ref.roll', 6, {
    fortune: 'opponents',
    rerolls: false,
    modify: (match, { player }, modifiers) =>
      modifiers.add('watched', match.state.refWatches === player.side ? 2 : 0),
  }),
}
