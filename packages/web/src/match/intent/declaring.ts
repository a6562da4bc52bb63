import {
  actionProblem,
  type Choice,
  declaringChance,
  type Decision,
  type Event,
  type Game,
  type Player,
  rolledChance,
  rolledNeed,
  type XY,
} from '@touchback/engine'
import { chained, type Odds } from '../odds/odds.ts'
import type { Preview, Situation } from './preview.ts'
import { purposeOf } from '../session/purpose.ts'

type Declaration = Extract<Choice, { type: 'activate' }>

/** The declaration of an action; where the book wants its target named with it, with the target. */
export function declaration(
  { decision }: Situation,
  player: Player,
  action: string,
  target?: number,
): Declaration {
  const found = activations(decision, player.id, action).find(
    (option) => (option.target ?? target) === target,
  )
  return found ?? { type: 'activate', player: player.id, action }
}

/** How a player could be activated for an action now: once, or once for each target. */
const activations = (decision: Decision | null, player: number, action: string): Declaration[] =>
  (decision?.options ?? []).filter(
    (option) => option.type === 'activate' && option.player === player && option.action === action,
  ) as Declaration[]

/** Whether an action can be declared now, against this target where one must be named. */
export const isOpen = (
  decision: Decision | null,
  player: number,
  action: string,
  target: number | null = null,
): boolean =>
  activations(decision, player, action).some(
    (option) => option.target === undefined || target === null || option.target === target,
  )

/** Whom an action could be declared against; nobody where that is not said at first. */
export const namedTargets = (decision: Decision | null, player: number, action: string): number[] =>
  activations(decision, player, action).flatMap(({ target }) => (target === undefined ? [] : [target]))

/** Why an action is greyed for a player; null when it can be declared. */
export const whyClosed = (
  game: Game,
  decision: Decision | null,
  player: Player,
  action: string,
): string | null =>
  isOpen(decision, player.id, action)
    ? null
    : (actionProblem(game.match, player, action) ??
      (game.edition.turn.actions[action]?.targets === undefined ? 'not-now' : 'no-target'))

/** The first roll that a declaration comes to; null when it comes to none. */
function firstRoll(game: Game, declared: Declaration): Extract<Event, { type: 'rolled' }> | null {
  const { event } = purposeOf((dice) => game.fork(dice, { events: true }).choose(declared), [])
  return event?.type === 'rolled' ? event : null
}

/** The roll that may come between a player and what he declares, or that the declaration itself is; null when there is none. */
function declaringOdds(game: Game, declared: Declaration, deed: Choice | null): Odds | null {
  const held = declaringChance(game, declared, deed)
  if (held === null && deed !== null) return null
  const event = firstRoll(game, declared)
  if (event === null) return held === null ? null : { chance: held, withRerolls: null, lines: [] }
  const { test, modifiers } = event
  const chance = held ?? rolledChance(game.edition, event)
  const line = { what: test, needed: rolledNeed(game.edition, event), chance, modifiers }
  return { chance, withRerolls: null, lines: [line] }
}

/** What was worked out for an action, with its declaration and what that may cost. */
export function withDeclaration(
  { game, showsOdds }: Situation,
  declared: Declaration,
  preview: Preview,
): Preview {
  const [deed = null] = preview.choices
  const before = declaringOdds(game, declared, deed)
  const choices = [declared, ...preview.choices]
  if (before === null) return { ...preview, choices }
  const odds = !showsOdds ? null : preview.odds === null ? before : chained(before, preview.odds)
  return { ...preview, choices, odds, risky: true }
}

/** The declaration alone, when what follows is chosen later. */
export const declaring = (
  situation: Situation,
  player: Player,
  action: string,
  against: { readonly target: number; readonly at: XY } | null = null,
): Preview =>
  withDeclaration(situation, declaration(situation, player, action, against?.target), {
    choices: [],
    at: against?.at ?? null,
    path: [],
    odds: null,
    risky: against !== null,
    others: [],
    target: against?.target ?? null,
  })
