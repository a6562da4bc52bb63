import { type BlockFace, blockFace } from '../match/block-face.ts'
import { pickDie } from '../match/choice.ts'
import { decision, type Play, type RerollAbout } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import { other, type Side } from '../match/side.ts'
import { EMPTY, type Player, type PlayerId } from '../match/state.ts'
import { offerReroll, rerolledDice } from '../rolls/rerolls.ts'
import { blockAssists } from './assists.ts'
import type { RollSpec } from '../rolls/test.ts'
import { must } from '../match/must.ts'

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

/** How a block differs from others. */
export interface BlockTerms {
  /** Added to the target's Strength. */
  readonly defence?: number
  /** One of several blocks of the same action: nobody follows up, and nobody must block again. */
  readonly stays?: boolean
  /** What it costs him, where that is paid once his targets have had their say; false when he falls over it. */
  readonly pay?: () => Play<boolean>
  /** Others he blocks at the same time: they help nobody against him. */
  readonly apart?: readonly Player[]
  /** A ball that gets loose waits until whatever happens at the same time has happened. */
  readonly ballWaits?: boolean
}
export const USUAL: BlockTerms = Object.freeze({})

/** What skills add to a blocker's Strength. */
export function blockBonus(match: Match, blocker: Player, target: Player): number {
  const spec: RollSpec = { test: 'block', player: blocker, from: blocker.at, to: target.at }
  let bonus = 0
  for (const [, modifier] of match.kit(blocker).modifies['block'] ?? [])
    bonus += modifier(match, blocker, spec)
  return bonus
}

/** Who is stronger with every assist and bonus; `base` overrides the blocker's own strength (Dauntless, Ball & Chain). */
export function blockOdds(
  match: Match,
  blocker: Player,
  targets: readonly Player[],
  base?: number,
  terms: BlockTerms = USUAL,
): BlockOdds {
  const own = base ?? match.kit(blocker).st
  let attack = own + blockBonus(match, blocker, must(targets[0]))
  let defence = strengthOf(match, targets) + (terms.defence ?? 0)
  // Nobody helps, and his own coach picks, when somebody out of control hits a team-mate.
  const stray = targets[0]?.side === blocker.side
  if (match.modules['assists'] && !match.kit(blocker).is.unassisted && !stray) {
    attack += offensiveAssists(match, blocker, targets).length
    defence += defensiveAssists(match, blocker, targets, terms.apart ?? EMPTY).length
  }
  const chooser = attack >= defence || stray ? blocker.side : other(blocker.side)
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

const defensiveAssists = (
  match: Match,
  blocker: Player,
  targets: readonly Player[],
  apart: readonly Player[],
): Player[] =>
  blockAssists(match, must(targets[0]), blocker, [blocker]).filter(
    (helper) => !targets.includes(helper) && !apart.includes(helper),
  )

const ids = (players: readonly Player[]): PlayerId[] => players.map((player) => player.id)

/** Rolls, offers the re-roll, and lets the stronger side pick. rule: block.dice.who-rolls-who-picks */
export function* rollBlock(
  match: Match,
  blocker: Player,
  targets: readonly Player[],
  odds: BlockOdds,
): Play<BlockFace> {
  const spec: RollSpec = { test: 'block', player: blocker, from: blocker.at, to: must(targets[0]).at }
  let faces = throwDice(match, blocker, targets, odds)
  // Dice that have been thrown again on their own; the rest may be, one by one, but no longer all together.
  const settled = new Set<number>()
  const used: string[] = []
  for (;;) {
    const about: RerollAbout = { test: 'block', faces, chooser: odds.chooser, targets: ids(targets) }
    const picks = odds.chooser === blocker.side ? faces.map((_, index) => pickDie(index)) : []
    const open = faces.filter((_, index) => !settled.has(index))
    const from = settled.size === 0 ? 'team' : 'own'
    const tried: number[] = []
    const shown = faces
    function* named(source: string): Play {
      if (rerolledDice(match, blocker, source, shown) === null) return
      tried.push(yield* whichDie(match, blocker, shown, settled, source))
      used.push(source)
    }
    const again =
      open.length === 0
        ? false
        : yield* offerReroll(match, { ...spec, faces: open, used }, from, about, picks, named)
    const [one] = tried
    if (one !== undefined) {
      // Tried for in vain it is settled as well. rule: skill.pro.gate
      if (again !== 'stands') faces = throwAgain(match, blocker, targets, odds, faces, one)
      settled.add(one)
      continue
    }
    if (again === true) faces = throwDice(match, blocker, targets, odds)
    const picked = picks.findIndex((pick) => pick === again)
    return must(faces[picked < 0 ? yield* pickFace(blocker, targets, odds, faces) : picked])
  }
}

/** The die a re-roll of one is for. rule: pro.which-die */
function* whichDie(
  match: Match,
  blocker: Player,
  faces: readonly BlockFace[],
  settled: ReadonlySet<number>,
  source: string,
): Play<number> {
  const die = match.kit(blocker).rerolls['block']?.find(([skill]) => skill === source)?.[1].die
  const fit = (face: BlockFace, index: number) => !settled.has(index) && (die === undefined || die(face))
  const indexes = faces.flatMap((face, index) => (fit(face, index) ? [index] : []))
  const options = indexes.map((index) => pickDie(index))
  const first = must(options[0])
  if (indexes.every((index) => faces[index] === faces[indexes[0] ?? 0])) return indexes[0] ?? 0
  const about = { faces, reroll: source }
  const choice = yield decision('pick-die', blocker.side, blocker.id, 'pro.which-die', options, first, about)
  return choice.type === 'pick-die' ? choice.index : 0
}

function throwAgain(
  match: Match,
  blocker: Player,
  targets: readonly Player[],
  odds: BlockOdds,
  before: readonly BlockFace[],
  index: number,
): BlockFace[] {
  const faces = before.with(index, blockFace(match.dice.block(1)[0] ?? 1))
  tellDice(match, blocker, targets, faces, odds)
  return faces
}

function throwDice(match: Match, blocker: Player, targets: readonly Player[], odds: BlockOdds): BlockFace[] {
  const faces = match.dice.block(odds.dice).map(blockFace)
  tellDice(match, blocker, targets, faces, odds)
  return faces
}

function tellDice(
  match: Match,
  blocker: Player,
  targets: readonly Player[],
  faces: readonly BlockFace[],
  { dice, chooser, strength }: BlockOdds,
): void {
  const rule = must(DICE_RULES[dice - 1])
  match.emit({
    type: 'block-rolled',
    blocker: blocker.id,
    targets: ids(targets),
    faces,
    strength,
    chooser,
    rule,
  })
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
