import { Game, NoDice, type SavedGame } from '@touchback/engine'
import { BOTS, type Coach } from '@touchback/bots'

export interface Question {
  readonly game: SavedGame
  readonly coach: string
  readonly seed: number
}

/** How long a coach who searches may think in one turn of his, all questions together. */
const TURN_MS = 1000

let coach: Coach | null = null

function coachNamed(name: string, seed: number): Coach {
  const make = BOTS[name]
  if (make === undefined) throw new Error(`there is no coach called ${name}`)
  return make(seed, { budget: TURN_MS, now: () => performance.now() })
}

/** The computer's side thinks here, so that the page never waits: one coach for the whole match, who remembers what he is about. */
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  coach ??= coachNamed(data.coach, data.seed)
  const { value: game, problem } = Game.load(data.game, { dice: new NoDice() })
  if (game === null) throw new Error(problem)
  self.postMessage(coach.choose(game))
})
