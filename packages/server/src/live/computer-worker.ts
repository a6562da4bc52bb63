import { parentPort } from 'node:worker_threads'
import { type Choice, Game, type MatchSpec, NoDice, type SavedGame, type Side } from '@touchback/engine'
import { BOTS, type Coach } from '@touchback/bots'

export interface Question {
  readonly match: string
  readonly side: Side
  readonly seq: number
  readonly coach: string
  readonly seed: number
  readonly game: Omit<SavedGame, 'spec'>
  /** Only with the first question of a match. */
  readonly spec: MatchSpec
}

export interface Thought {
  readonly match: string
  readonly side: Side
  readonly seq: number
  readonly choice: Choice
}

/** How long a coach who searches may think in one turn of his. */
const TURN_MS = 500
/** So many coaches remember what they are about. */
const MOST_COACHES = 200

const coaches = new Map<string, Coach>()

function coachFor({ match, side, coach, seed }: Question): Coach {
  const key = `${match} ${side}`
  const known = coaches.get(key)
  if (known !== undefined) return known
  const make = BOTS[coach]
  if (make === undefined) throw new Error(`there is no coach called ${coach}`)
  const made = make(seed, { budget: TURN_MS, now: () => performance.now() })
  const [oldest] = coaches.keys()
  if (coaches.size >= MOST_COACHES && oldest !== undefined) coaches.delete(oldest)
  coaches.set(key, made)
  return made
}

parentPort?.on('message', (question: Question) => {
  const { value: game, problem } = Game.load(
    { spec: question.spec, ...question.game },
    { dice: new NoDice() },
  )
  if (game === null) throw new Error(problem)
  const { match, side, seq } = question
  const thought: Thought = { match, side, seq, choice: coachFor(question).choose(game) }
  parentPort?.postMessage(thought)
})
