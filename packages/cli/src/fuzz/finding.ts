import type { Game, SeededDice } from '@touchback/engine'
import { positionProblem } from '@touchback/engine/testing'
import { anyCoach } from './matches.ts'

/** What a fuzzer holds against us: a sentence, and the input that shows it. */
export class Finding extends Error {
  override readonly name = 'Finding'
  readonly input: unknown

  constructor(message: string, input: unknown) {
    super(message)
    this.input = input
  }
}

/** Tries one thing; throws what it finds. */
export type Fuzzer = (chance: SeededDice) => void

const LONGEST_SENTENCE = 600

/** A refusal is a sentence for a person: short, whole, and without anything that acts on a terminal. */
export function holdSentence(sentence: string, input: unknown): void {
  if (sentence.length > LONGEST_SENTENCE)
    throw new Finding(`a refusal of ${sentence.length} characters`, input)
  if (/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(sentence))
    throw new Finding(`a refusal with control characters: ${JSON.stringify(sentence)}`, input)
  if (!/^[^a-z].*[.!?]$/su.test(sentence))
    throw new Finding(`a refusal that is no sentence: ${sentence}`, input)
}

/** More decisions than any match has. */
const ENDLESS = 20_000

/** Plays on to the end; what was let in must not break later, nor come to a position that cannot be. */
export function playOn(game: Game, chance: SeededDice, input: unknown): void {
  let decisions = 0
  const coach = anyCoach(chance)
  try {
    while (game.decision !== null) {
      if (decisions++ > ENDLESS) throw new Error(`no end after ${ENDLESS} decisions`)
      game.choose(coach.choose(game))
      const problem = positionProblem(game.match)
      if (problem !== null) throw new Error(problem)
    }
  } catch (error) {
    throw new Finding(`it was let in and broke after ${decisions} choices: ${told(error)}`, input)
  }
}

export const told = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 4).join(' ') : String(error)
