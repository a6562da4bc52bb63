import type { Game } from '../game.ts'
import type { Choice } from '../match/choice.ts'
import { type Decision, IllegalChoice } from '../match/decision.ts'
import { type DiceKind, type DiceSource, MissingDie, SeededDice } from '../rolls/dice.ts'
import { EveryThrow } from './every-throw.ts'

type Declaration = Extract<Choice, { type: 'activate' }>

/** Whether something of the player's own, or of whom he has named, may keep him from an action he has declared. */
const isUnsure = ({ match }: Game, { player, target }: Declaration): boolean =>
  match.kit(match.player(player)).when['action-declared'] !== undefined ||
  (target !== undefined && match.kit(match.player(target)).when['action-aimed'] !== undefined)

/**
 * The chance that a player gets round to an action once it is declared, and to its first deed where one is named, without
 * a re-roll; null when nothing stands between. The match itself is asked, so it holds for whatever a book makes him roll.
 */
export function declaringChance(
  game: Game,
  declared: Declaration,
  deed: Choice | null = null,
): number | null {
  const { player, action } = declared
  if (!isUnsure(game, declared)) return null
  let chance = 0
  const all = new EveryThrow()
  do {
    const fork: Game = game.fork(new WhileActing(all, () => isActing(fork)))
    fork.choose(declared)
    for (let asked = aside(fork); asked !== null; asked = aside(fork)) fork.choose(declined(asked))
    const acts = fork.decision?.type === 'act' && fork.decision.player === player
    if (acts && fork.state.activation?.action === action && (deed === null || isLegal(fork, deed)))
      chance += all.chance()
  } while (all.turn())
  return chance
}

/**
 * Every face of every die until somebody is hurt, for how badly does not keep anybody from acting, or the activation is
 * over.
 */
class WhileActing implements DiceSource {
  readonly #all: EveryThrow
  readonly #isActing: () => boolean
  readonly #later = new SeededDice(1)
  #settled = false

  constructor(all: EveryThrow, isActing: () => boolean) {
    this.#all = all
    this.#isActing = isActing
  }

  next(kind: DiceKind, sides: number): number {
    if (kind === '2d6' || !this.#isActing()) this.#settled = true
    return this.#settled ? this.#later.next(kind, sides) : this.#all.next(sides)
  }
}

const isActing = ({ state: { activation, turn } }: Game): boolean =>
  activation !== null && turn.turnover === null

/** A question on the way, such as a re-roll: nobody takes what he need not. */
const aside = (game: Game): Decision | null =>
  isActing(game) && game.decision?.type !== 'act' ? game.decision : null

const declined = ({ options, default: fallback }: Decision): Choice =>
  options.find(({ type }) => type === 'decline') ?? fallback

/** Whether a choice would be taken; dice that it rolls are nobody's concern. */
function isLegal(game: Game, choice: Choice): boolean {
  try {
    game.fork().choose(choice)
    return true
  } catch (error) {
    if (error instanceof MissingDie) return true
    if (error instanceof IllegalChoice) return false
    throw error
  }
}
