import { type Choice, EDITIONS, type MatchSpec } from '@touchback/engine'

/** A match on disk: its inputs, with a name and a version so that a stranger file is recognised as one. */
const FORMAT = 'touchback-match'
const VERSION = 1

interface Inputs {
  readonly spec: MatchSpec
  readonly choices: readonly Choice[]
  readonly dice: readonly number[]
}

type Fields = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The inputs of a match; one sentence says what is wrong with anything else. */
export function parseMatch(json: unknown): Inputs | { readonly problem: string } {
  if (!isRecord(json)) return { problem: 'it must be a JSON object' }
  if (json['format'] !== FORMAT) return { problem: `"format" must be "${FORMAT}"` }
  if (json['version'] !== VERSION) return { problem: `"version" must be ${VERSION}` }
  const { spec, choices, dice } = json
  const problem = specProblem(spec)
  if (problem !== null) return { problem }
  if (
    !Array.isArray(choices) ||
    !choices.every((choice) => isRecord(choice) && typeof choice['type'] === 'string')
  )
    return { problem: '"choices" must be a list of choices, each with a "type"' }
  if (!Array.isArray(dice) || !dice.every((die) => Number.isInteger(die) && die > 0))
    return { problem: '"dice" must be a list of whole numbers from 1' }
  return { spec: spec as MatchSpec, choices: choices as Choice[], dice: dice as number[] }
}

function specProblem(spec: unknown): string | null {
  if (!isRecord(spec)) return '"spec" is missing'
  const edition = EDITIONS[String(spec['edition'])]
  if (edition === undefined) return `"spec.edition" must be one of ${Object.keys(EDITIONS).join(', ')}`
  const { teams, options } = spec
  if (!isRecord(options) || !Array.isArray(options['modules'])) return '"spec.options" is incomplete'
  if (!isRecord(teams)) return '"spec.teams" is missing'
  for (const side of ['home', 'away']) {
    const team = teams[side]
    if (!isRecord(team) || !Array.isArray(team['players'])) return `"spec.teams.${side}" is incomplete`
    if (edition.teams.rosters[String(team['roster'])] === undefined)
      return `"spec.teams.${side}.roster" names no team of ${edition.name}`
    for (const player of team['players'] as unknown[]) {
      if (!isRecord(player) || !Array.isArray(player['skills'])) return `a player of ${side} is incomplete`
      const stranger = player['skills'].find(
        (skill) => edition.players.skills[String(skill).split(':')[0] ?? ''] === undefined,
      )
      if (stranger !== undefined) return `${edition.name} has no skill "${String(stranger)}"`
    }
  }
  return null
}
