import {
  blockChances,
  blockOdds,
  type BlockResult,
  foulChances,
  harmChances,
  type Match,
  type Player,
  type Square,
  standingAt,
} from '@touchback/engine'
import { type Odds, type OddsLine, testOdds } from './odds.ts'

const RESULTS: readonly BlockResult[] = ['defender-down', 'pushed', 'nothing', 'both-down', 'attacker-down']

export function blockOddsOf(match: Match, blocker: Player, target: Player, from: Square = blocker.at): Odds {
  const once = blockChances(match, blocker, target, { from })
  const again = blockChances(match, blocker, target, { from, reroll: true })
  const lines = (chances: typeof once): OddsLine[] =>
    RESULTS.filter((result) => chances.chance[result] > 0).map((what) => ({
      what,
      chance: chances.chance[what],
    }))
  const { broken, injury } = harmChances(match, { victim: target, attacker: blocker, harm: 'block' })
  const down = once.chance['defender-down'] + once.chance['both-down']
  const { strength } = standingAt(match, blocker, from, () => blockOdds(match, blocker, [target]))
  const team = match.team(blocker.side)
  return {
    chance: once.chance['defender-down'],
    withRerolls: team.rerolls > 0 && !team.rerollUsed ? again.chance['defender-down'] : null,
    lines: [
      ...lines(once),
      { what: 'armour-broken', chance: down * broken },
      { what: 'removed', chance: down * (injury.ko + injury.casualty) },
    ],
    rerolled: lines(again),
    dice: { count: once.dice, ours: once.chooser === blocker.side, strength },
  }
}

/** Boots: Armour, Injury, and the referee. */
export function foulOdds(match: Match, fouler: Player, victim: Player): Odds {
  const { broken, injury, modifiers, spotted } = foulChances(match, fouler, victim)
  const lines: OddsLine[] = [
    { what: 'armour-broken', chance: broken, modifiers },
    { what: 'stunned', chance: injury.stunned },
    { what: 'ko', chance: injury.ko },
    { what: 'casualty', chance: injury.casualty },
    { what: 'spotted', chance: spotted },
  ]
  return { chance: broken, withRerolls: null, lines }
}

/** What a weapon must roll before it hurts anybody, where it must. */
const AIMED: Readonly<Record<string, string>> = { chainsaw: 'chainsaw', vomit: 'projectile-vomit' }
const SAW_BONUS = [['chainsaw', 3]] as const

/** A weapon in place of a block: its own roll, then Armour and Injury. */
export function weaponOdds(
  match: Match,
  player: Player,
  victim: Player,
  weapon: 'stab' | 'chainsaw' | 'vomit',
): Odds {
  const aimed = testOdds(match, AIMED[weapon] ?? '', { player, from: player.at, to: player.at })
  const { broken, injury, modifiers } = harmChances(match, {
    victim,
    attacker: player,
    harm: weapon,
    ...(weapon === 'chainsaw' ? { armour: SAW_BONUS } : { unmodified: true }),
  })
  const chance = (aimed.chance ?? 1) * broken
  return {
    chance,
    withRerolls: null,
    lines: [
      ...aimed.lines,
      { what: 'armour-broken', chance, modifiers },
      { what: 'removed', chance: (aimed.chance ?? 1) * (injury.ko + injury.casualty) },
    ],
  }
}
