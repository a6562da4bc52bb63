import { type Choice, DECLINE, followUp as followChoice, pickDie, select, use } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { other, type Side } from '../match/side.ts'
import type { Player } from '../match/state.ts'
import { type Square, toXY } from '../match/square.ts'
import { Modifiers } from '../rolls/test.ts'
import { offerReroll } from '../rolls/rerolls.ts'
import { fire } from '../skills/moments.ts'
import { blockAssists } from './assists.ts'
import { disturbBall, settleBall } from './ball.ts'
import { has } from './conditions.ts'
import { hurt } from './injury.ts'
import { knockDown } from './knock-down.ts'
import { pushBack, type PushOutcome } from './push.ts'
import { payForSecondBlock } from './rush.ts'

export const BLOCK_FACES = ['skull', 'both-down', 'pushed', 'stumble', 'down'] as const
export type BlockFace = (typeof BLOCK_FACES)[number]
/** Six sides, two of them Pushed. */
const SIDES_OF_DIE: readonly BlockFace[] = ['skull', 'both-down', 'pushed', 'pushed', 'stumble', 'down']
export const blockFace = (die: number): BlockFace => SIDES_OF_DIE[die - 1] ?? 'pushed'

export interface BlockOdds {
  readonly dice: number
  readonly chooser: Side
  readonly strength: readonly [blocker: number, target: number]
}

/** How many dice for two strengths. rule: block.dice */
export const blockDice = (blocker: number, target: number): number => {
  const [strong, weak] = blocker > target ? [blocker, target] : [target, blocker]
  return strong === weak ? 1 : strong > 2 * weak ? 3 : 2
}

/** Who is stronger with every assist and bonus; `base` overrides the blocker's own strength (Dauntless, Ball & Chain). */
export function blockOdds(
  match: Match,
  blocker: Player,
  targets: readonly Player[],
  base?: number,
): BlockOdds {
  const first = targets[0] as Player
  const bonus = new Modifiers(false)
  const spec = { test: 'block', player: blocker, from: blocker.at, to: first.at }
  for (const [skill, modifier] of match.kit(blocker).modifies['block'] ?? [])
    bonus.add(skill, modifier(match, blocker, spec))
  let attack = (base ?? match.kit(blocker).st) + bonus.total
  let defence = targets.reduce((sum, target) => sum + match.kit(target).st, 0)
  if (match.modules['assists']) {
    attack += offensiveAssists(match, blocker, targets).length
    defence += blockAssists(match, first, blocker, [blocker]).filter(
      (helper) => !targets.includes(helper),
    ).length
  }
  const chooser = attack >= defence ? blocker.side : other(blocker.side)
  return { dice: blockDice(attack, defence), chooser, strength: [attack, defence] }
}

/** Each helper counts once; one in the zones of both targets needs Guard. rule: multiple-block.assist-limit */
function offensiveAssists(match: Match, blocker: Player, targets: readonly Player[]): Player[] {
  const helpers = targets.flatMap((target) => blockAssists(match, blocker, target, [target]))
  return [...new Set(helpers)]
}

/** The targets a block against `targets` really meets, after checks that come first. */
function* declared(match: Match, blocker: Player, targets: readonly Player[]): Play<Player[]> {
  const met: Player[] = []
  for (const target of targets) {
    const moment = { blocker, target, wasted: false }
    yield* fire(match, 'block-declared', moment)
    if (!moment.wasted) met.push(target)
  }
  return met
}

/** One block, from its declaration to the last bounce of the ball. rule: block.target */
export function* block(match: Match, blocker: Player, against: readonly Player[]): Play {
  const { activation } = match.state
  if (activation !== null) activation.blocks++
  const targets = yield* declared(match, blocker, against)
  if (targets.length === 0) return
  for (const target of targets) yield* fire(match, 'block-coming', { blocker, target })
  const strength = yield* comparedStrength(match, blocker, targets)
  const face = yield* rollBlock(match, blocker, targets, blockOdds(match, blocker, targets, strength))
  match.emit({
    type: 'block-result',
    blocker: blocker.id,
    targets: ids(targets),
    face,
    rule: `block.${face}`,
  })
  const outcome = yield* resolveBlock(match, blocker, targets, face)
  yield* secondBlock(match, blocker, targets, outcome)
}

const ids = (players: readonly Player[]) => players.map((player) => player.id)

/** The blocker's own strength, before bonuses and assists. */
function* comparedStrength(match: Match, blocker: Player, targets: readonly Player[]): Play<number> {
  const against = targets.reduce((sum, target) => sum + match.kit(target).st, 0)
  const moment = { blocker, strength: match.kit(blocker).st, against }
  yield* fire(match, 'block-strength', moment)
  return moment.strength
}

/** Rolls, offers the re-roll, and lets the stronger side pick. rule: block.dice.who-rolls-who-picks */
export function* rollBlock(
  match: Match,
  blocker: Player,
  targets: readonly Player[],
  odds: BlockOdds,
): Play<BlockFace> {
  const spec = { test: 'block', player: blocker, from: blocker.at, to: (targets[0] as Player).at }
  const rollDice = () => {
    const faces = match.dice.block(odds.dice).map(blockFace)
    const { chooser, strength } = odds
    match.emit({
      type: 'block-rolled',
      blocker: blocker.id,
      targets: ids(targets),
      faces,
      strength,
      chooser,
      rule: 'block.dice',
    })
    return faces
  }
  let faces = rollDice()
  const about = { test: 'block', faces, chooser: odds.chooser, targets: ids(targets) }
  const picks =
    faces.length > 1 && odds.chooser === blocker.side ? faces.map((_, index) => pickDie(index)) : []
  const again = yield* offerReroll(match, spec, true, about, picks)
  if (again === true) faces = rollDice()
  const picked = typeof again === 'object' ? again : yield* pickFace(blocker, targets, odds, faces)
  return faces[picked.type === 'pick-die' ? picked.index : 0] as BlockFace
}

function* pickFace(
  blocker: Player,
  targets: readonly Player[],
  odds: BlockOdds,
  faces: readonly BlockFace[],
): Play<Choice> {
  if (faces.every((face) => face === faces[0])) return pickDie(0)
  const options = faces.map((_, index) => pickDie(index))
  const about = { faces, targets: ids(targets) }
  return yield decision('pick-die', odds.chooser, blocker.id, 'block.pick', options, pickDie(0), about)
}

/** A target, the square it was pushed from, and what became of the push. */
interface Pushed {
  readonly target: Player
  readonly from: Square
  readonly outcome: PushOutcome
}

interface BlockOutcome {
  readonly pushed: readonly Pushed[]
  readonly followed: boolean
}

/** Applies the face: skills, pushes, follow-up, falls, injuries, ball, in that order. rule: block.order */
export function* resolveBlock(
  match: Match,
  blocker: Player,
  targets: readonly Player[],
  face: BlockFace,
): Play<BlockOutcome> {
  const blockerFalls =
    face === 'skull' || (face === 'both-down' && !(yield* staysUp(match, blocker, 'block')))
  const fallen: Player[] = []
  for (const target of targets) if (yield* targetFalls(match, blocker, target, face)) fallen.push(target)

  const pushes = face === 'pushed' || face === 'stumble' || face === 'down'
  const pushed = pushes ? yield* pushTargets(match, blocker, targets) : []
  const followed = yield* followUp(match, blocker, pushed)

  const down = fallen.filter((target) => target.place === 'pitch')
  for (const target of down) knockDown(match, target, `block.${face}`, { turnover: true })
  if (blockerFalls) knockDown(match, blocker, `block.${face}`, { turnover: true })
  for (const target of down) {
    const moved = pushed.some((push) => push.target === target && push.outcome === 'moved')
    const multiple = targets.length > 1
    yield* hurt(match, {
      victim: target,
      attacker: blocker,
      harm: 'block',
      pushed: moved,
      followed,
      multiple,
    })
  }
  if (blockerFalls) yield* hurt(match, { victim: blocker, attacker: targets[0] as Player, harm: 'block' })
  yield* settleBall(match)
  return { pushed, followed }
}

/** Whether a target goes down on a face, after what he may do about it. */
function* targetFalls(match: Match, blocker: Player, target: Player, face: BlockFace): Play<boolean> {
  if (face === 'down') return true
  if (face === 'both-down') return !(yield* staysUp(match, target, 'block'))
  if (face !== 'stumble') return false
  return match.kit(blocker).skills.has('tackle') || !(yield* staysUp(match, target, 'dodge'))
}

/** Asks whether the skill that keeps a player on his feet is used. */
function* staysUp(match: Match, player: Player, skill: 'block' | 'dodge'): Play<boolean> {
  if (!match.kit(player).skills.has(skill)) return false
  const choice = yield decision(
    'use',
    player.side,
    player.id,
    `${skill}.use`,
    [use(skill), DECLINE],
    use(skill),
    { skill },
  )
  if (choice.type !== 'use') return false
  match.emit({ type: 'skill-used', player: player.id, skill, rule: `${skill}.use` })
  return true
}

function* pushTargets(match: Match, blocker: Player, targets: readonly Player[]): Play<Pushed[]> {
  const pushed: Pushed[] = []
  for (const target of yield* pushOrder(blocker, targets)) {
    const from = target.at
    const outcome = yield* pushBack(match, blocker.at, target, { chain: false })
    pushed.push({ target, from, outcome })
    if (outcome === 'moved') yield* fire(match, 'pushed', { blocker, pushed: target })
  }
  return pushed
}

/** rule: multiple-block.push-order */
function* pushOrder(blocker: Player, targets: readonly Player[]): Play<readonly Player[]> {
  const [first, second] = targets
  if (first === undefined || second === undefined) return targets
  const options = [select(first.id), select(second.id)]
  const choice = yield decision(
    'select',
    blocker.side,
    blocker.id,
    'multiple-block.push-order',
    options,
    select(first.id),
  )
  return choice.type === 'select' && choice.player === second.id ? [second, first] : targets
}

/** rule: followup.optional */
function* followUp(match: Match, blocker: Player, pushed: readonly Pushed[]): Play<boolean> {
  const left = pushed.filter(({ outcome, from }) => outcome !== 'stayed' && match.isEmpty(from))
  if (left.length === 0 || has(blocker, 'rooted')) return false
  if (!match.kit(blocker).is['must-follow-up']) {
    const options = [followChoice(true), followChoice(false)]
    const about = { to: left.map(({ from }) => toXY(from)) }
    const choice = yield decision(
      'follow-up',
      blocker.side,
      blocker.id,
      'followup.optional',
      options,
      followChoice(false),
      about,
    )
    if (choice.type !== 'follow-up' || !choice.follow) return false
  }
  yield* stepInto(match, blocker, yield* followWhom(blocker, left))
  return true
}

function* followWhom(blocker: Player, left: readonly Pushed[]): Play<Square> {
  const first = left[0] as Pushed
  if (left.length === 1) return first.from
  const options: Choice[] = left.map(({ target }) => select(target.id))
  const choice = yield decision(
    'select',
    blocker.side,
    blocker.id,
    'followup.whom',
    options,
    select(first.target.id),
  )
  return left[options.indexOf(choice)]?.from ?? first.from
}

/** rule: followup.free */
function* stepInto(match: Match, blocker: Player, to: Square): Play {
  const from = blocker.at
  match.occupy(blocker, to)
  match.emit({ type: 'followed-up', player: blocker.id, to: toXY(to), rule: 'followup.free' })
  disturbBall(match, to)
  yield* fire(match, 'left', { mover: blocker, from, followed: false })
}

/** A blocker who must block again does so when his only target was pushed and still stands. rule: frenzy.second-block */
function* secondBlock(
  match: Match,
  blocker: Player,
  targets: readonly Player[],
  outcome: BlockOutcome,
): Play {
  const { activation, turn } = match.state
  const [push] = outcome.pushed
  if (
    !match.kit(blocker).is['second-block'] ||
    targets.length > 1 ||
    push === undefined ||
    activation === null
  )
    return
  const { target } = push
  if (push.outcome !== 'moved' || !outcome.followed || turn.turnover !== null || activation.blocks > 1) return
  if (blocker.stance !== 'standing' || target.stance !== 'standing') return
  if (yield* payForSecondBlock(match, blocker)) yield* block(match, blocker, [target])
}
