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
  /** Null when it came to nothing. */
  readonly choice: Choice | null
  /** Why it came to nothing. */
  readonly problem: string | null
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

function choiceFor(question: Question): Choice {
  const { value: game, problem } = Game.load(
    { spec: question.spec, ...question.game },
    { dice: new NoDice() },
  )
  if (game === null) throw new Error(problem)
  return coachFor(question).choose(game)
}

/** One that breaks down over a question does not take the others' with it. */
function thoughtOf(question: Question): Thought {
  const { match, side, seq } = question
  try {
    return { match, side, seq, choice: choiceFor(question), problem: null }
  } catch (error) {
    return { match, side, seq, choice: null, problem: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (question: Question) => parentPort?.postMessage(thoughtOf(question)))
