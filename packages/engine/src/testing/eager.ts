import type { Game } from '../game.ts'
import type { Choice } from '../match/choice.ts'
import { targetEndZone } from '../match/edition.ts'
import type { Match } from '../match/match.ts'
import { must } from '../match/must.ts'
import { distance, fromXY, type Square, xOf } from '../match/square.ts'
import type { Player } from '../match/state.ts'
import { carriesBall } from '../play/ball.ts'
import { standsToScore } from '../play/scoring.ts'
import { SeededDice } from '../rolls/dice.ts'

/** One of so many choices is any legal one. */
const WHIM = 6

/**
 * A coach for tests who runs for the ball and with it for the end zone, and leaves everything else to chance: random coaches
 * hardly ever score, and nothing that follows a touchdown would be tried.
 */
export function eager(seed: number): { choose(game: Game): Choice } {
  const dice = new SeededDice(seed)
  return {
    choose(game) {
      const options = game.legalChoices()
      const ways = dice.below(WHIM) === 0 ? [] : nearest(game, options)
      const open = ways.length === 0 ? options : ways
      return must(open[dice.below(open.length)])
    },
  }
}

/** The choices that bring somebody nearest; none where none of them is about running. */
function nearest({ match, decision }: Game, options: readonly Choice[]): readonly Choice[] {
  const about = decision?.player ?? null
  const actor = about === null ? null : match.player(about)
  const ways = options.map((choice) => wayLeft(match, choice, actor) ?? Infinity)
  const least = Math.min(...ways)
  return least === Infinity ? [] : options.filter((_, index) => ways[index] === least)
}

/** How far a choice leaves the player from where he wants to be; null when it is no way there. */
function wayLeft(match: Match, choice: Choice, actor: Player | null): number | null {
  if (choice.type === 'activate')
    return choice.action === 'move' ? wayFrom(match, match.player(choice.player)) : null
  if (actor === null) return null
  if (choice.type === 'end-activation') return standsToScore(match, actor) ? -1 : null
  const to = choice.type === 'move' ? choice.path.at(-1) : undefined
  return to === undefined ? null : wayFrom(match, actor, fromXY(to))
}

function wayFrom(match: Match, player: Player, at: Square = player.at): number | null {
  const { ball } = match.state
  if (carriesBall(match, player)) return Math.abs(xOf(at) - targetEndZone(match.edition, player.side))
  return ball.status === 'rest' ? distance(at, ball.at) : null
}
