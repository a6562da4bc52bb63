import { EDITIONS, type Edition } from '@touchback/engine'
import { listOf, read } from '@touchback/engine/doors'
import { DiceScriptError, MANY, ScenarioError, WORD } from '@touchback/engine/testing'
import { CAREER_KINDS, careerScenarioOf } from './career-shape.ts'
import { drafted } from './draft-scenario.ts'
import { afterMatch } from './post-match-scenario.ts'
import { beforeMatch } from './pre-match-scenario.ts'
import { playedOff, prizesGiven } from './tournament-scenario.ts'

/** A career scenario from a file: what it is called and what it shows. All else in it is read when it is run. */
export interface CareerScenario {
  readonly kind: (typeof CAREER_KINDS)[number]
  readonly name: string
  readonly edition: string
  readonly rules: readonly string[]
  readonly given: unknown
}

export interface CareerResult {
  readonly name: string
  readonly rules: readonly string[]
  readonly problem: string | null
  readonly keys: ReadonlySet<string>
}

/** Whether an object of a scenario file is a career's and not a match's. */
export const isCareerScenario = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'kind' in json

/** Reads a parsed career scenario; throws a sentence when it cannot be one. */
export function readCareerScenario(json: unknown): CareerScenario {
  const { kind: told, name, edition, rules: cited = [] }: Readonly<Record<string, unknown>> = Object(json)
  if (typeof name !== 'string') throw new ScenarioError('a scenario needs a "name"')
  const kind = CAREER_KINDS.find((known) => known === told)
  if (kind === undefined) throw new ScenarioError(`${name}: "kind" must be one of ${CAREER_KINDS.join(', ')}`)
  if (typeof edition !== 'string' || !Object.hasOwn(EDITIONS, edition))
    throw new ScenarioError(`${name}: "edition" must be one of ${Object.keys(EDITIONS).join(', ')}`)
  const { value: rules, problem } = read(listOf(WORD, MANY), cited, '"rules"')
  if (rules === null) throw new ScenarioError(`${name}: ${problem}`)
  return { kind, name, edition, rules, given: json }
}

/** Sets the team up, plays the choices with the scripted dice, and compares. */
export function runCareerScenario({ name, edition, rules, given }: CareerScenario): CareerResult {
  const keys = new Set<string>()
  const book = EDITIONS[edition]
  if (book === undefined) return { name, rules, problem: `no edition ${edition}`, keys }
  try {
    return { name, rules, problem: attempt(book, given, keys), keys }
  } catch (error) {
    if (error instanceof ScenarioError || error instanceof DiceScriptError)
      return { name, rules, problem: error.message, keys }
    throw error
  }
}

function attempt(edition: Edition, given: unknown, keys: Set<string>): string | null {
  const { value: scenario, problem } = read(careerScenarioOf(edition), given, 'The scenario')
  if (scenario === null) throw new ScenarioError(problem)
  switch (scenario.kind) {
    case 'draft':
      return drafted(edition, scenario)
    case 'pre-match':
      return beforeMatch(edition, scenario, keys)
    case 'post-match':
      return afterMatch(edition, scenario, keys)
    case 'prizes':
      return prizesGiven(edition, scenario, keys)
    case 'play-offs':
      return playedOff(edition, scenario)
    default:
      return scenario satisfies never
  }
}
