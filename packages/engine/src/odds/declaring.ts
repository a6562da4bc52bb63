import type { Game } from '../game.ts'
import type { Choice } from '../match/choice.ts'
import { IllegalChoice } from '../match/decision.ts'
import type { PlayerId } from '../match/state.ts'
import { MissingDie } from '../rolls/dice.ts'
import { outcomes } from './outcomes.ts'

/** Whether something of the player's own may keep him from an action he has declared. */
const isUnsure = ({ match }: Game, player: PlayerId): boolean =>
  match.kit(match.player(player)).when['action-declared'] !== undefined

type Declaration = Extract<Choice, { type: 'activate' }>

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
  if (!isUnsure(game, player)) return null
  const open = outcomes(game, declared).filter(
    ({ game: { decision, state } }) =>
      decision?.type === 'act' && decision.player === player && state.activation?.action === action,
  )
  const done = deed === null ? open : open.filter((after) => isLegal(after.game, deed))
  return done.reduce((sum, { chance }) => sum + chance, 0)
}

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
