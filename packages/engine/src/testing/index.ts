export { ScriptedDice, DiceScriptError, parseThrow } from './scripted-dice.ts'
export { runScenario, readScenarios, type Looking, type Scenario, type ScenarioResult } from './scenario.ts'
export { readSpec, readState, ScenarioError, type ScenarioPosition, weatherNamed } from './position.ts'
export { positionProblem } from '../match/position-problem.ts'
export { PreMatch } from './pre-match.ts'
export { rule, RULE_TESTS, type RuleTest } from './rule-test.ts'
export { playWatched, BrokenPromise, CLOSELY, type Watch, type Watched } from './promises.ts'
export { randomSpec, randomTeam } from './random-team.ts'
export { type Inquiry, playedOften, playedOut, TooManyThrows } from './played-out.ts'
export { eager } from './eager.ts'
export { randomPosition, type RandomTheme } from './random-position.ts'
export { jsonOf } from './json-of.ts'
export { limitsOf } from './limits.ts'
export {
  COUNT,
  either,
  type Every,
  isFlag,
  isText,
  MANY,
  NAME,
  PART,
  SCORE,
  some,
  WORD,
} from './shape-parts.ts'
