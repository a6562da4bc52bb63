import type { BlockFace } from '../match/block-face.ts'
import { DECLINE, select, use } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { reads } from '../match/readings.ts'
import { isAdjacent } from '../match/square.ts'
import { EMPTY, type Player } from '../match/state.ts'
import { fire } from '../skills/moments.ts'
import { settleBall } from './ball.ts'
import { stillThere } from './block-coming.ts'
import { blockOdds, type BlockTerms, rollBlock, strengthOf, USUAL } from './block-dice.ts'
import { knocksDown, pushesBack, savedBy } from './block-faces.ts'
import { followUp, hasBlockedTwo, type Pushed } from './follow-up.ts'
import { hurt } from './injury.ts'
import { knockDown } from './knock-down.ts'
import { crowdInjuries, pushBack } from './push.ts'
import { payForSecondBlock } from './rush.ts'
import { scoresAtOnce } from './scoring.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import { must } from '../match/must.ts'

/** One block, from its declaration to the last bounce of the ball. Says what became of its (first) push. rule: block.target */
export function* block(
  match: Match,
  blocker: Player,
  against: readonly Player[],
  terms: BlockTerms = USUAL,
): Play<BlockOutcome> {
  const { activation } = match.state
  if (activation !== null) activation.blocks++
  const read = yield* readBlock(match, blocker, against, terms)
  if (read === null) return NOTHING
  const outcome = yield* applyBlock(match, blocker, read, terms)
  if (terms.stays || !(yield* secondBlock(match, blocker, outcome)))
    yield* blockIsOver(match, blocker, outcome.felled)
  return outcome
}

/** What somebody may do once it is; after a touchdown nothing. */
export function* blockIsOver(match: Match, blocker: Player, felled: readonly Player[]): Play {
  if (!scoresAtOnce(match)) yield* fire(match, 'block-over', { blocker, felled })
}

/** A block whose face is known and not applied yet. */
export interface ReadBlock {
  readonly targets: readonly Player[]
  readonly face: BlockFace
}

/** From the declaration to the face that was picked; null when it does not come to that. */
export function* readBlock(
  match: Match,
  blocker: Player,
  against: readonly Player[],
  terms: BlockTerms,
): Play<ReadBlock | null> {
  const targets = yield* stillThere(match, blocker, yield* declared(match, blocker, against))
  if (targets.length === 0) return yield* loseBlock(match, terms)
  if (terms.pay !== undefined && !(yield* terms.pay())) return null
  const strength = yield* comparedStrength(match, blocker, targets, terms)
  const odds = blockOdds(match, blocker, targets, strength, terms)
  const picked = yield* rollBlock(match, blocker, targets, odds)
  const rule: RuleKey = `block.${picked}`
  const ids = targets.map((target) => target.id)
  match.emit({ type: 'block-result', blocker: blocker.id, targets: ids, face: picked, rule })
  return { targets, face: picked }
}

/** A block that comes to nothing is lost, and so is what it costs while play goes on. rule: foul-appearance.block-check */
function* loseBlock(match: Match, terms: BlockTerms): Play<null> {
  if (match.state.turn.turnover === null && !scoresAtOnce(match)) yield* terms.pay?.() ?? []
  return null
}

/** Everything that follows from the face. */
export function* applyBlock(
  match: Match,
  blocker: Player,
  { targets, face }: ReadBlock,
  terms: BlockTerms,
): Play<BlockOutcome> {
  const result = { blocker, targets, face, settled: false }
  yield* fire(match, 'block-face', result)
  const outcome = result.settled ? NOTHING : yield* resolveBlock(match, blocker, targets, result.face, terms)
  if (!terms.ballWaits) yield* settleBall(match)
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
  const target = must(targets[0])
  const { st: strength } = match.kit(blocker)
  const moment = { blocker, target, strength, against: strengthOf(match, targets) + (terms.defence ?? 0) }
  yield* fire(match, 'block-strength', moment)
  return moment.strength
}

export interface BlockOutcome {
  readonly pushed: readonly Pushed[]
  readonly followed: boolean
  /** Targets that went down on the pitch. */
  readonly felled: readonly Player[]
}
const NOTHING: BlockOutcome = Object.freeze({ pushed: EMPTY, followed: false, felled: EMPTY })

/** Applies the face: skills, pushes, follow-up, falls, injuries, in that order; the ball comes last. rule: block.order */
function* resolveBlock(
  match: Match,
  blocker: Player,
  targets: readonly Player[],
  face: BlockFace,
  terms: BlockTerms,
): Play<BlockOutcome> {
  // Of two blocks at once, the other may have floored him already.
  const stands = blocker.stance === 'standing' && blocker.place === 'pitch'
  const blockerFalls =
    stands && knocksDown(face, 'blocker') && !(yield* staysUp(match, blocker, blocker, face))
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
  return { pushed, followed, felled: down }
}

/** Asks whether the skill that keeps a player on his feet is used. */
function* staysUp(match: Match, blocker: Player, player: Player, face: BlockFace): Play<boolean> {
  const skill = savedBy(match, blocker, player, face)
  if (skill === null) return false
  const rule: RuleKey = `${skill}.use`
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

/** Whom a blocker must block again: his only target, when that was pushed and still stands. rule: frenzy.second-block */
function mustBlockAgain(match: Match, blocker: Player, { pushed, followed }: BlockOutcome): Player | null {
  const { activation, turn } = match.state
  const [push, another] = pushed
  if (scoresAtOnce(match) || hasBlockedTwo(match, blocker)) return null
  if (!match.kit(blocker).is['second-block'] || push === undefined || another !== undefined) return null
  const { whileAdjacent = false } = match.edition.blocking.frenzy
  if (!followed && !(push.outcome === 'moved' ? whileAdjacent : reads(match, 'frenzy-unmoved'))) return null
  if (!isAdjacent(blocker.at, push.target.at) || turn.turnover !== null) return null
  if (activation === null || activation.blocks > 1) return null
  return blocker.stance === 'standing' && push.target.stance === 'standing' ? push.target : null
}

/** True when there was one, or what took its place. */
function* secondBlock(match: Match, blocker: Player, outcome: BlockOutcome): Play<boolean> {
  const target = mustBlockAgain(match, blocker, outcome)
  if (target === null || !(yield* payForSecondBlock(match, blocker))) return false
  if (yield* isReplaced(match, blocker, target)) yield* settleBall(match)
  else yield* block(match, blocker, [target])
  return true
}

/** Whether a block that follows another, or is thrown with another, becomes something else; a loose ball waits. */
export function* isReplaced(match: Match, blocker: Player, target: Player): Play<boolean> {
  const moment = { blocker, target, replaced: false }
  yield* fire(match, 'block-instead', moment)
  return moment.replaced
}
