import { expect, test } from 'vitest'
import { FUZZERS } from '../src/fuzz/fuzzers.ts'
import { runRound } from '../src/fuzz/round.ts'

/** A short round of `npm run fuzz`: the same every time. */
const ROUNDS: Readonly<Record<string, number>> = {
  choices: 8,
  saves: 25,
  matches: 8,
  scenarios: 40,
  teams: 25,
  houses: 12,
  logs: 12,
  careers: 20,
}

test.each(Object.keys(FUZZERS))('%s from anybody', { timeout: 60_000 }, (fuzzer) => {
  for (let round = 0; round < (ROUNDS[fuzzer] ?? 0); round++)
    expect(runRound({ fuzzer, seed: 7, round })).toBeNull()
})
