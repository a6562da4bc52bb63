import type { Game } from '../game.ts'
import type { Choice, ChoiceType } from '../match/choice.ts'
import { targetEndZone } from '../match/edition.ts'
import type { Match } from '../match/match.ts'
import { must } from '../match/must.ts'
import { distance, fromXY, type Square, xOf } from '../match/square.ts'
import type { ActionId } from '../match/names.ts'
import type { Player, PlayerId } from '../match/state.ts'
import { carriesBall } from '../play/ball.ts'
import { standsToScore } from '../play/scoring.ts'
import { SeededDice } from '../rolls/dice.ts'

/** One of so many choices is any legal one. */
const WHIM = 6

/** What some of them would rather do than run, whenever they may. */
const MOODS: readonly (readonly (ChoiceType | ActionId)[])[] = [
  [],
  ['pass', 'hand-off', 'hail-mary', 'throw-team-mate', 'kick-team-mate', 'throw-bomb', 'intercept'],
  ['block', 'blitz', 'multiple-block', 'foul', 'stab', 'chainsaw', 'vomit', 'breathe-fire', 'gaze', 'fire'],
]

/**
 * A coach for tests who runs for the ball and with it for the end zone, or throws whatever he can, or hits whom he can, and
 * leaves everything else to chance: random coaches hardly ever score, and nothing that follows a touchdown would be tried.
 */
export function eager(seed: number): { choose(game: Game): Choice } {
  const dice = new SeededDice(seed)
  const mood = must(MOODS[dice.below(MOODS.length)])
  return {
    choose(game) {
      const options = game.legalChoices()
      const wanted = dice.below(WHIM) === 0 ? [] : wantedOf(game, options, mood)
      const open = wanted.length === 0 ? options : wanted
      return must(open[dice.below(open.length)])
    },
  }
}

function wantedOf(
  { match, decision }: Game,
  options: readonly Choice[],
  mood: (typeof MOODS)[number],
): readonly Choice[] {
  const liked = options.filter((choice) =>
    mood.includes(choice.type === 'activate' ? choice.action : choice.type),
  )
  const received = liked.filter((choice) => {
    const taker = 'to' in choice ? match.at(fromXY(choice.to)) : null
    return taker !== null && taker.side === decision?.side
  })
  if (received.length > 0) return received
  return liked.length > 0 ? liked : nearest(match, options, decision?.player ?? null)
}

/** The choices that bring somebody nearest; none where none of them is about running. */
function nearest(match: Match, options: readonly Choice[], about: PlayerId | null): readonly Choice[] {
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
