import type { ActionId } from '../match/names.ts'
import { block as blockChoice, type Choice, multipleBlock } from '../match/choice.ts'
import type { Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { reads } from '../match/readings.ts'
import { isAdjacent, STEPS, shifted } from '../match/square.ts'
import type { Player, PlayerId } from '../match/state.ts'
import { neighbours } from '../match/zones.ts'
import { block } from './block.ts'
import type { BlockTerms } from './block-dice.ts'
import { has } from './conditions.ts'
import { movementLeft, spendMovement } from './rush.ts'
import { scoresAtOnce } from './scoring.ts'

const isBlockTarget = (match: Match, player: Player, target: Player): boolean =>
  target.side !== player.side && target.stance === 'standing' && !match.kit(target).is.unblockable

/** Standing opponents next to a player; only the one his action was declared against, if it was. rule: block.target */
export const blockTargets = (match: Match, player: Player): Player[] => {
  const { activation } = match.state
  const named = activation?.player === player.id ? activation.target : null
  return neighbours(match, player.at).filter(
    (target) => isBlockTarget(match, player, target) && (named === null || named === target.id),
  )
}

/** Whether there is anybody to block, without making a list. */
export function hasBlockTarget(match: Match, player: Player): boolean {
  for (const offset of STEPS) {
    const target = match.at(shifted(player.at, offset))
    if (target !== null && isBlockTarget(match, player, target)) return true
  }
  return false
}

/** One block an action; a blitzer needs a square of movement for it. rule: block.blitz-cost */
export function mayBlock(match: Match, player: Player): boolean {
  const { activation } = match.state
  if (activation === null || activation.done || player.stance !== 'standing') return false
  return !paysForBlock(player, activation.action) || movementLeft(match, player, activation) > 0
}

/** Rooted players may still throw the block they declared. */
export const paysForBlock = (player: Player, action: ActionId | undefined): boolean =>
  action === 'blitz' && !has(player, 'rooted')

export function blockOptions(match: Match, player: Player, options: Choice[]): void {
  if (!mayBlock(match, player)) return
  for (const target of blockTargets(match, player)) options.push(blockChoice(target.id))
}

/** Pairs of targets who stand beside each other as well. rule: multiple-block.targets */
export function multipleBlockOptions(match: Match, player: Player, options: Choice[]): void {
  if (!match.kit(player).is['blocks-two'] || !mayBlock(match, player)) return
  const targets = blockTargets(match, player).toSorted((a, b) => a.id - b.id)
  for (const [index, first] of targets.entries())
    for (const second of targets.slice(index + 1))
      if (isAdjacent(first.at, second.at)) options.push(multipleBlock(first.id, second.id))
}

/** The one block of the action, or what takes its place, is under way. False when he fell going for it. */
export function* payForBlock(match: Match, player: Player): Play<boolean> {
  const { activation } = match.state
  if (activation === null) return false
  activation.done = true
  return !paysForBlock(player, activation.action) || (yield* spendMovement(match, player, 1))
}

/**
 * One block after the other, all named before the first. The rest are lost when he goes down or somebody scores, and one is
 * when its target is no longer there to be hit.
 */
export function* throwBlocksInTurn(
  match: Match,
  player: Player,
  targets: readonly PlayerId[],
  terms: BlockTerms,
): Play {
  if (!(yield* payForBlock(match, player))) return
  for (const target of targets.map((id) => match.player(id))) {
    if (player.stance !== 'standing' || match.state.turn.turnover !== null || scoresAtOnce(match)) return
    const there = target.place === 'pitch' && isAdjacent(player.at, target.at)
    if (there && isBlockTarget(match, player, target)) yield* block(match, player, [target], terms)
  }
}

/** The block of an action: paid for when it is part of a blitz, then thrown. */
export function* throwBlock(match: Match, player: Player, targets: readonly PlayerId[]): Play {
  const against = targets.map((id) => match.player(id))
  const pay = () => payForBlock(match, player)
  if (reads(match, 'dump-off-before-rush')) yield* block(match, player, against, { pay })
  else if (yield* pay()) yield* block(match, player, against)
}
