import type { BlockFace } from '../match/block-face.ts'
import { DECLINE, select, use } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { isAdjacent } from '../match/square.ts'
import { EMPTY, type Player } from '../match/state.ts'
import { fire } from '../skills/moments.ts'
import { settleBall } from './ball.ts'
import { blockOdds, type BlockTerms, rollBlock, strengthOf, USUAL } from './block-dice.ts'
import { knocksDown, pushesBack, savedBy } from './block-faces.ts'
import { followUp, type Pushed } from './follow-up.ts'
import { hurt } from './injury.ts'
import { knockDown } from './knock-down.ts'
import { crowdInjuries, pushBack } from './push.ts'
import { payForSecondBlock } from './rush.ts'
import { scoresAtOnce } from './scoring.ts'

/** One block, from its declaration to the last bounce of the ball. Says what became of its (first) push. rule: block.target */
export function* block(
  match: Match,
  blocker: Player,
  against: readonly Player[],
  terms: BlockTerms = USUAL,
): Play<BlockOutcome> {
  const { activation } = match.state
  if (activation !== null) activation.blocks++
  const targets = yield* declared(match, blocker, against)
  if (targets.length === 0) return { pushed: EMPTY, followed: false }
  for (const target of targets) yield* fire(match, 'block-coming', { blocker, target })
  if (scoresAtOnce(match)) return { pushed: EMPTY, followed: false }
  const strength = yield* comparedStrength(match, blocker, targets, terms)
  const odds = blockOdds(match, blocker, targets, strength, terms)
  const picked = yield* rollBlock(match, blocker, targets, odds)
  const rule = `block.${picked}`
  const ids = targets.map((target) => target.id)
  match.emit({ type: 'block-result', blocker: blocker.id, targets: ids, face: picked, rule })
  const result = { blocker, targets, face: picked, settled: false }
  yield* fire(match, 'block-face', result)
  if (result.settled) return { pushed: EMPTY, followed: false }
  const outcome = yield* resolveBlock(match, blocker, targets, result.face, terms)
  if (!terms.stays) yield* secondBlock(match, blocker, outcome)
  return outcome
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

/** The blocker's own strength, before bonuses and assists. */
function* comparedStrength(
  match: Match,
  blocker: Player,
  targets: readonly Player[],
  terms: BlockTerms,
): Play<number> {
  const target = targets[0] as Player
  const strength = match.kit(blocker).st + (terms.attack ?? 0)
  const moment = { blocker, target, strength, against: strengthOf(match, targets) + (terms.defence ?? 0) }
  yield* fire(match, 'block-strength', moment)
  return moment.strength
}

export interface BlockOutcome {
  readonly pushed: readonly Pushed[]
  readonly followed: boolean
}

/** Applies the face: skills, pushes, follow-up, falls, injuries, ball, in that order. rule: block.order */
function* resolveBlock(
  match: Match,
  blocker: Player,
  targets: readonly Player[],
  face: BlockFace,
  terms: BlockTerms,
): Play<BlockOutcome> {
  const blockerFalls = knocksDown(face, 'blocker') && !(yield* staysUp(match, blocker, blocker, face))
  const fallen: Player[] = []
  for (const target of targets)
    if (knocksDown(face, 'target') && !(yield* staysUp(match, blocker, target, face))) fallen.push(target)

  const crowd: Player[] = []
  const pushed = pushesBack(face) ? yield* pushTargets(match, blocker, targets, fallen, crowd) : []
  const followed = !terms.stays && (yield* followUp(match, blocker, pushed))

  const down = fallen.filter((target) => target.place === 'pitch')
  for (const target of down) knockDown(match, target, `block.${face}`, { turnover: true })
  if (blockerFalls) knockDown(match, blocker, `block.${face}`, { turnover: true })
  yield* crowdInjuries(match, crowd)
  for (const target of down) {
    const moved = pushed.some((push) => push.target === target && push.outcome === 'moved')
    const thrown = { pushed: moved, followed, multiple: targets.length > 1 }
    yield* hurt(match, { victim: target, attacker: blocker, harm: 'block', thrown })
  }
  const [attacker = null, ...partners] = targets
  if (blockerFalls) yield* hurt(match, { victim: blocker, attacker, partners, harm: 'block' })
  yield* settleBall(match)
  yield* fire(match, 'block-over', { blocker, felled: down })
  return { pushed, followed }
}

/** Asks whether the skill that keeps a player on his feet is used. */
function* staysUp(match: Match, blocker: Player, player: Player, face: BlockFace): Play<boolean> {
  const skill = savedBy(match, blocker, player, face)
  if (skill === null) return false
  const rule = `${skill}.use`
  const options = [use(skill), DECLINE]
  const choice = yield decision('use', player.side, player.id, rule, options, use(skill), { skill })
  if (choice.type !== 'use') return false
  match.emit({ type: 'skill-used', player: player.id, skill, rule })
  return true
}

/** Pushes every target; those who leave the pitch are added to `crowd`. */
function* pushTargets(
  match: Match,
  blocker: Player,
  targets: readonly Player[],
  fallen: readonly Player[],
  crowd: Player[],
): Play<Pushed[]> {
  const pushed: Pushed[] = []
  for (const target of yield* pushOrder(blocker, targets)) {
    const from = target.at
    const outcome = yield* pushBack(match, blocker.at, target, crowd, { chain: false, by: blocker })
    pushed.push({ target, from, outcome })
    const falls = fallen.includes(target)
    const moved = outcome === 'moved'
    if (outcome !== 'crowd') yield* fire(match, 'pushed', { blocker, pushed: target, moved, falls })
  }
  return pushed
}

/** One push is resolved before the other. rule: multiple-block.push-order */
function* pushOrder(blocker: Player, targets: readonly Player[]): Play<readonly Player[]> {
  const [first, second] = targets
  if (first === undefined || second === undefined) return targets
  const options = [select(first.id), select(second.id)]
  const rule = 'multiple-block.push-order'
  const choice = yield decision('select', blocker.side, blocker.id, rule, options, select(first.id))
  return choice.type === 'select' && choice.player === second.id ? [second, first] : targets
}

/** A blocker who must block again does so when his only target was pushed and still stands. rule: frenzy.second-block */
function* secondBlock(match: Match, blocker: Player, { pushed, followed }: BlockOutcome): Play {
  const { activation, turn } = match.state
  const [push, another] = pushed
  if (scoresAtOnce(match)) return
  if (!match.kit(blocker).is['second-block'] || push === undefined || another !== undefined) return
  if (!followed && (match.edition.frenzy.needsPush || push.outcome === 'moved')) return
  if (!isAdjacent(blocker.at, push.target.at) || turn.turnover !== null) return
  if (activation === null || activation.blocks > 1) return
  if (blocker.stance !== 'standing' || push.target.stance !== 'standing') return
  if (yield* payForSecondBlock(match, blocker)) yield* block(match, blocker, [push.target])
}
