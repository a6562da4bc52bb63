import { type Choice, declaringChance, type Game, type Player, rolledNeed } from '@touchback/engine'
import { chained, type Odds } from './odds.ts'
import type { Preview, Situation } from './preview.ts'
import { purposeOf } from './purpose.ts'

type Declaration = Extract<Choice, { type: 'activate' }>

/** The declaration of an action; where the book wants its target named with it, with the target. */
export function declaration(
  { decision }: Situation,
  player: Player,
  action: string,
  target?: number,
): Declaration {
  const found = decision?.options
    .filter((option) => option.type === 'activate')
    .find(
      (option) =>
        option.player === player.id && option.action === action && (option.target ?? target) === target,
    )
  return found ?? { type: 'activate', player: player.id, action }
}

/** The roll that may come between a player and what he declares; null when there is none. */
function declaringOdds(game: Game, declared: Declaration, deed: Choice | null): Odds | null {
  const chance = declaringChance(game, declared, deed)
  if (chance === null) return null
  const { event } = purposeOf((dice) => game.fork(dice, { events: true }).choose(declared), [])
  if (event?.type !== 'rolled') return { chance, withRerolls: null, lines: [] }
  const { test, modifiers } = event
  return {
    chance,
    withRerolls: null,
    lines: [{ what: test, needed: rolledNeed(game.edition, event), chance, modifiers }],
  }
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
export const declaring = (situation: Situation, player: Player, action: string): Preview =>
  withDeclaration(situation, declaration(situation, player, action), {
    choices: [],
    at: null,
    path: [],
    odds: null,
    risky: false,
    others: [],
    target: null,
  })
