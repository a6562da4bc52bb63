import { Game, type GameOptions, type MatchSpec, type Side } from '@touchback/engine'
import type { Coach } from './bot.ts'

/** A match between two programs, played to its end; `onChoice` sees it before every choice. */
export function playedByPrograms(
  spec: MatchSpec,
  coaches: Readonly<Record<Side, Coach>>,
  options: GameOptions,
  onChoice: (game: Game) => void = () => undefined,
): Game {
  const game = Game.start(spec, options)
  while (game.decision !== null) {
    onChoice(game)
    game.choose(coaches[game.decision.side].choose(game))
  }
  return game
}
