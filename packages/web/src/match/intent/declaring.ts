import { type ActionId, actionProblem, type Decision, type Game, type Player } from '@touchback/engine'
import type { WhyNot } from '../../words/why-not.ts'
import type { Declaration } from '../odds/gates.ts'

/** The declaration of an action; where the book wants its target named with it, with the target. */
export function declaration(
  decision: Decision | null,
  player: Player,
  action: ActionId,
  target?: number,
): Declaration {
  const found = activations(decision, player.id, action).find(
    (option) => (option.target ?? target) === target,
  )
  return found ?? { type: 'activate', player: player.id, action }
}

/** How a player could be activated for an action now: once, or once for each target. */
const activations = (decision: Decision | null, player: number, action: ActionId): Declaration[] =>
  (decision?.options ?? []).filter(
    (option): option is Declaration =>
      option.type === 'activate' && option.player === player && option.action === action,
  )

/** Whether an action can be declared now, against this target where one must be named. */
export const isOpen = (
  decision: Decision | null,
  player: number,
  action: ActionId,
  target: number | null = null,
): boolean =>
  activations(decision, player, action).some(
    (option) => option.target === undefined || target === null || option.target === target,
  )

/** Whom an action could be declared against; nobody where that is not said at first. */
export const namedTargets = (decision: Decision | null, player: number, action: ActionId): number[] =>
  activations(decision, player, action).flatMap(({ target }) => (target === undefined ? [] : [target]))

/** Why an action is greyed for a player; null when it can be declared. */
export const whyClosed = (
  game: Game,
  decision: Decision | null,
  player: Player,
  action: ActionId,
): WhyNot | null =>
  isOpen(decision, player.id, action) ? null : (actionProblem(game.match, player, action) ?? 'not-now')
