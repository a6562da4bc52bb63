import { type BlockFace, blockFace } from '../match/block-face.ts'
import { pickDie } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import { other, type Side } from '../match/side.ts'
import type { Player, PlayerId } from '../match/state.ts'
import { offerReroll } from '../rolls/rerolls.ts'
import { blockAssists } from './assists.ts'

export interface BlockOdds {
  readonly dice: number
  readonly chooser: Side
  readonly strength: readonly [blocker: number, target: number]
}

/** How many dice for two strengths: twice as strong is not enough for three. */
export const blockDice = (blocker: number, target: number): number => {
  const strong = Math.max(blocker, target)
  const weak = Math.min(blocker, target)
  return strong === weak ? 1 : strong > 2 * weak ? 3 : 2
}

/** By the number of dice. */
const DICE_RULES: readonly RuleKey[] = [
  'block.dice.equal',
  'block.dice.stronger',
  'block.dice.more-than-twice',
]

/** Who is stronger with every assist and bonus; `base` overrides the blocker's own strength (Dauntless, Ball & Chain). */
export function blockOdds(
  match: Match,
  blocker: Player,
  targets: readonly Player[],
  base?: number,
): BlockOdds {
  const first = targets[0] as Player
  const spec = { test: 'block', player: blocker, from: blocker.at, to: first.at }
  let attack = base ?? match.kit(blocker).st
  for (const [, modifier] of match.kit(blocker).modifies['block'] ?? [])
    attack += modifier(match, blocker, spec)
  let defence = strengthOf(match, targets)
  if (match.modules['assists'] && !match.kit(blocker).is.unassisted) {
    attack += offensiveAssists(match, blocker, targets).length
    defence += defensiveAssists(match, blocker, targets).length
  }
  const chooser = attack >= defence ? blocker.side : other(blocker.side)
  return { dice: blockDice(attack, defence), chooser, strength: [attack, defence] }
}

/** Two targets of one block add up. rule: multiple-block.strength */
export const strengthOf = (match: Match, targets: readonly Player[]): number =>
  targets.reduce((sum, target) => sum + match.kit(target).st, 0)

/** Each helper counts once; one in the zones of both targets needs Guard. rule: multiple-block.assist-limit */
function offensiveAssists(match: Match, blocker: Player, targets: readonly Player[]): Player[] {
  const helpers = targets.flatMap((target) => blockAssists(match, blocker, target, [target]))
  return [...new Set(helpers)]
}

const defensiveAssists = (match: Match, blocker: Player, targets: readonly Player[]): Player[] =>
  blockAssists(match, targets[0] as Player, blocker, [blocker]).filter((helper) => !targets.includes(helper))

const ids = (players: readonly Player[]): PlayerId[] => players.map((player) => player.id)

/** Rolls, offers the re-roll, and lets the stronger side pick. rule: block.dice.who-rolls-who-picks */
export function* rollBlock(
  match: Match,
  blocker: Player,
  targets: readonly Player[],
  odds: BlockOdds,
): Play<BlockFace> {
  const spec = { test: 'block', player: blocker, from: blocker.at, to: (targets[0] as Player).at }
  let faces = throwDice(match, blocker, targets, odds)
  const about = { test: 'block', faces, chooser: odds.chooser, targets: ids(targets) }
  const picks = odds.chooser === blocker.side ? faces.map((_, index) => pickDie(index)) : []
  const again = yield* offerReroll(match, spec, true, about, picks)
  if (again === true) faces = throwDice(match, blocker, targets, odds)
  const picked = picks.findIndex((pick) => pick === again)
  return faces[picked < 0 ? yield* pickFace(blocker, targets, odds, faces) : picked] as BlockFace
}

function throwDice(
  match: Match,
  blocker: Player,
  targets: readonly Player[],
  { dice, chooser, strength }: BlockOdds,
): BlockFace[] {
  const faces = match.dice.block(dice).map(blockFace)
  const rule = DICE_RULES[dice - 1] as RuleKey
  match.emit({
    type: 'block-rolled',
    blocker: blocker.id,
    targets: ids(targets),
    faces,
    strength,
    chooser,
    rule,
  })
  return faces
}

function* pickFace(
  blocker: Player,
  targets: readonly Player[],
  odds: BlockOdds,
  faces: readonly BlockFace[],
): Play<number> {
  if (faces.every((face) => face === faces[0])) return 0
  const options = faces.map((_, index) => pickDie(index))
  const about = { faces, targets: ids(targets) }
  const rule = 'block.dice.who-rolls-who-picks'
  const choice = yield decision('pick-die', odds.chooser, blocker.id, rule, options, pickDie(0), about)
  return options.findIndex((option) => option === choice)
}
