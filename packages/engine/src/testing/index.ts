export { ScriptedDice, DiceScriptError, parseThrow } from './scripted-dice.ts'
export { runScenario, readScenarios, type Scenario, type ScenarioResult } from './scenario.ts'
export { ScenarioError } from './position.ts'
export { rule, RULE_TESTS, type RuleTest } from './rule-test.ts'
