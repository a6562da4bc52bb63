import { Game, NoDice, type SavedGame } from '@touchback/engine'
import { BOTS } from '@touchback/bots'

export interface Question {
  readonly game: SavedGame
  readonly coach: string
  readonly seed: number
}

/** How long a coach who searches may think in one turn of his, all questions together. */
const TURN_MS = 1000

/** The computer's side thinks here, so that the page never waits. */
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const game = Game.fromJSON(data.game, { dice: new NoDice() })
  const make = BOTS[data.coach]
  if (make === undefined) throw new Error(`there is no coach called ${data.coach}`)
  self.postMessage(make(data.seed, { budget: TURN_MS, now: () => performance.now() }).choose(game))
})
