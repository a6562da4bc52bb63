import type { Fuzzer } from './finding.ts'
import { fuzzCareers } from './careers.ts'
import { fuzzChoices } from './choices.ts'
import { fuzzHouses, fuzzScenarios, fuzzTeams } from './files.ts'
import { fuzzLogs } from './logs.ts'
import { fuzzMatchFiles, fuzzSaves } from './saves.ts'

/** What comes from outside, and who looks after it. */
export const FUZZERS: Readonly<Record<string, Fuzzer>> = {
  choices: fuzzChoices,
  saves: fuzzSaves,
  matches: fuzzMatchFiles,
  scenarios: fuzzScenarios,
  teams: fuzzTeams,
  houses: fuzzHouses,
  logs: fuzzLogs,
  careers: fuzzCareers,
}
