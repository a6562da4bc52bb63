import { SeededDice } from '@touchback/engine'
import { Finding, told } from './finding.ts'
import { FUZZERS } from './fuzzers.ts'
import { seedFor } from '../seeds.ts'

/** One round of a fuzzer: with the seed it can be run again. */
export interface Round {
  readonly fuzzer: string
  readonly seed: number
  readonly round: number
}

export interface Found {
  readonly message: string
  /** The input as JSON. */
  readonly input: string
}

export function runRound({ fuzzer, seed, round }: Round): Found | null {
  const chance = new SeededDice(seedFor(seed, round, fuzzer))
  try {
    FUZZERS[fuzzer]?.(chance)
    return null
  } catch (error) {
    return error instanceof Finding
      ? { message: error.message, input: JSON.stringify(error.input) ?? 'undefined' }
      : { message: `the fuzzer itself broke: ${told(error)}`, input: 'null' }
  }
}
