import {
  type AfterPush,
  blockChances,
  blockOdds,
  type BlockResult,
  foulChances,
  harmChances,
  type Match,
  type Player,
  type Square,
  standingAt,
  strikeChances,
  teamRerolls,
} from '@touchback/engine'
import { NOTHING, type Odds, type OddsLine, testOdds } from './odds.ts'

const RESULTS: readonly BlockResult[] = [
  'into-the-crowd',
  'defender-down',
  'pushed',
  'nothing',
  'both-down',
  'attacker-down',
]
const NO_PUSH: AfterPush = { crowd: false, again: null }

export function blockOddsOf(
  match: Match,
  blocker: Player,
  target: Player,
  from: Square = blocker.at,
  { crowd, again: second }: AfterPush = NO_PUSH,
): Odds {
  const once = blockChances(match, blocker, target, { from, crowd })
  const again =
    teamRerolls(match, blocker).length === 0
      ? null
      : blockChances(match, blocker, target, { from, crowd, reroll: true })
  const lines = (chances: typeof once): OddsLine[] =>
    RESULTS.filter((result) => chances.chance[result] > 0).map((what) => ({
      what,
      chance: chances.chance[what],
    }))
  const { broken, injury } = harmChances(match, { victim: target, attacker: blocker, harm: 'block' })
  const down = once.chance['defender-down'] + once.chance['both-down']
  const won = ({ chance }: typeof once) => chance['defender-down'] + chance['into-the-crowd']
  const { strength } = standingAt(match, blocker, from, () => blockOdds(match, blocker, [target]))
  return {
    chance: won(once),
    withRerolls: again === null ? null : won(again),
    lines: [
      ...lines(once),
      ...(second === null
        ? []
        : [
            {
              what: 'second-block',
              chance: won(once) + once.chance.pushed * second.reached * won(second.block),
            },
          ]),
      { what: 'armour-broken', chance: down * broken },
      { what: 'removed', chance: once.chance['into-the-crowd'] + down * (injury.ko + injury.casualty) },
    ],
    ...(again === null ? {} : { rerolled: lines(again) }),
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

/** A weapon in place of a block: its own roll, then Armour and Injury. */
export function weaponOdds(match: Match, player: Player, victim: Player, deed: string): Odds {
  const strike = strikeChances(match, deed, player, victim)
  if (strike === null) return NOTHING
  const { broken, injury, modifiers } = strike.harm
  const aimed =
    strike.test === null ? NOTHING : testOdds(match, strike.test, { player, from: player.at, to: player.at })
  const hits = aimed.chance ?? 1
  return {
    chance: hits * broken,
    withRerolls: null,
    lines: [
      ...aimed.lines,
      { what: 'armour-broken', chance: hits * broken, modifiers },
      { what: 'removed', chance: hits * (injury.ko + injury.casualty) },
    ],
  }
}
