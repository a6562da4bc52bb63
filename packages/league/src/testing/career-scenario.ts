import { EDITIONS, type Edition } from '@touchback/engine'
import {
  FEATS,
  type Guest,
  type InjuryEffect,
  itemise,
  noFeats,
  optionProblems,
  type OwnReport,
  type PlayerReport,
  type Team,
  usualOptions,
  worthInGold,
  worthOf,
  type Feat,
} from '@touchback/engine/career'
import { DiceScriptError, ScenarioError, ScriptedDice } from '@touchback/engine/testing'
import { Aftermath } from '../aftermath.ts'
import { draftProblems } from '../draft.ts'
import { careerDifference, type CareerExpectation } from './career-expectation.ts'
import { playOut } from './play-out.ts'
import { beforeMatch, type PreMatchScenario } from './pre-match-scenario.ts'
import { scenarioDraft, type ScenarioTeam, scenarioTeam } from './scenario-team.ts'
import { playedOff, type PlayOffsScenario, type PrizesScenario, prizesGiven } from './tournament-scenario.ts'

interface Common {
  readonly name: string
  readonly edition: string
  readonly rules?: readonly string[]
  readonly dice?: readonly string[]
  readonly play?: readonly Readonly<Record<string, unknown>>[]
  readonly auto?: boolean
  readonly expect?: CareerExpectation
}

/** What a report of a career scenario says of a player. */
interface ScenarioReportLine extends Readonly<Partial<Record<Feat, number>>> {
  readonly injury?: InjuryEffect
  readonly played?: boolean
  readonly mvp?: boolean
}

interface ScenarioReport {
  readonly score?: readonly [number, number]
  readonly gate?: number
  readonly stage?: string
  readonly conceded?: 'own' | 'theirs'
  readonly forced?: boolean
  readonly crowd?: number
  readonly players?: Readonly<Record<string, ScenarioReportLine>>
  readonly guests?: Readonly<Record<string, { readonly position: string } & ScenarioReportLine>>
  readonly journeymen?: Readonly<Record<string, { readonly position: string } & ScenarioReportLine>>
  readonly joined?: readonly string[]
}

export interface DraftScenario extends Common {
  readonly kind: 'draft'
  readonly team: ScenarioTeam
  readonly league?: boolean
}

export interface PostMatchScenario extends Common {
  readonly kind: 'post-match'
  readonly team: ScenarioTeam
  readonly against?: {
    readonly rating?: number
    readonly value?: number
    readonly team?: string
    readonly casualties?: number
  }
  readonly report?: ScenarioReport
  readonly options?: Readonly<Record<string, number | boolean | string>>
}

export type CareerScenario =
  | DraftScenario
  | PreMatchScenario
  | PostMatchScenario
  | PrizesScenario
  | PlayOffsScenario

export interface CareerResult {
  readonly name: string
  readonly rules: readonly string[]
  readonly problem: string | null
  readonly keys: ReadonlySet<string>
}

const KINDS = ['draft', 'pre-match', 'post-match', 'prizes', 'play-offs'] as const

/** Whether an object of a scenario file is a career's and not a match's. */
export const isCareerScenario = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'kind' in json

/** Reads a parsed career scenario; throws a sentence when it cannot be one. */
export function readCareerScenario(json: unknown): CareerScenario {
  const { kind, name, edition }: Readonly<Record<string, unknown>> = Object(json)
  if (typeof name !== 'string') throw new ScenarioError('a scenario needs a "name"')
  if (!KINDS.some((known) => known === kind))
    throw new ScenarioError(`${name}: "kind" must be one of ${KINDS.join(', ')}`)
  if (typeof edition !== 'string' || !Object.hasOwn(EDITIONS, edition))
    throw new ScenarioError(`${name}: "edition" must be one of ${Object.keys(EDITIONS).join(', ')}`)
  // The scenarios are ours: what else is wrong with one fails when it is played.
  return json as CareerScenario
}

/** Sets the team up, plays the choices with the scripted dice, and compares. */
export function runCareerScenario(scenario: CareerScenario): CareerResult {
  const keys = new Set<string>()
  const { name, rules = [] } = scenario
  try {
    return { name, rules, problem: attempt(scenario, keys), keys }
  } catch (error) {
    if (error instanceof ScenarioError || error instanceof DiceScriptError)
      return { name, rules, problem: error.message, keys }
    throw error
  }
}

function attempt(scenario: CareerScenario, keys: Set<string>): string | null {
  const edition = EDITIONS[scenario.edition]
  if (edition === undefined) return `no edition ${scenario.edition}`
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

/** rule: draft */
function drafted(edition: Edition, { team, league = true, expect = {} }: DraftScenario): string | null {
  const draft = scenarioDraft(edition, team)
  const problems = draftProblems(edition, draft, { league })
  if (expect.refused === true && problems.length === 0)
    return 'expected the draft to be refused, got it accepted'
  const value = itemise(edition, draft).reduce((sum, { total }) => sum + total, 0)
  const treasury = edition.teams.drafting.treasury - value
  const found = { legal: problems.length === 0, problems: problems.length, value, treasury }
  const rating =
    expect.rating === undefined
      ? {}
      : { rating: worthOf(edition, scenarioTeam(edition, { ...team, treasury })) }
  return careerDifference(edition, null, { ...found, ...rating }, expect, [], null)
}

const line = (told: ScenarioReportLine, available: boolean): PlayerReport => ({
  feats: {
    ...noFeats(),
    ...Object.fromEntries(FEATS.map((feat) => [feat, told[feat] ?? 0])),
  },
  hurt: told.injury === undefined ? [] : [{ effect: told.injury, cause: told.injury }],
  available,
  fielded: available,
  mvps: told.mvp === true ? 1 : 0,
  learned: [],
})

function scenarioReport(team: Team, { report = {}, against = {} }: PostMatchScenario): OwnReport {
  const { score = [0, 0], players = {}, guests = {}, journeymen = {} } = report
  for (const name of Object.keys(players))
    if (!team.players.some(({ id }) => id === name))
      throw new ScenarioError(`the report: there is no player "${name}"`)
  const lines = team.players.map(({ id, missNext }) => {
    const told = players[id] ?? {}
    return [id, line(told, told.played ?? !missNext)] as const
  })
  const hired = (kind: Guest['kind'], list: typeof guests) =>
    Object.entries(list).map(([name, told]) => ({
      ...line(told, told.played ?? true),
      name,
      position: told.position,
      kind,
      skills: [],
    }))
  const visitors = [...hired('freebooter', guests), ...hired('journeyman', journeymen)]
  const all = [...lines.map(([, told]) => told), ...visitors]
  const own = all.reduce((sum, { feats }) => sum + feats.casualties, 0)
  return {
    score,
    gate: report.gate ?? null,
    crowd: report.crowd ?? 0,
    stage: report.stage ?? null,
    conceded: report.conceded ?? null,
    forced: report.forced ?? false,
    players: Object.fromEntries(lines),
    guests: visitors,
    joined: report.joined ?? [],
    spent: 0,
    worth: team.rating ?? 0,
    roster: team.roster,
    name: team.name,
    against: { worth: against.rating ?? against.value ?? 0, roster: against.team ?? '', name: 'them' },
    casualties: [own, against.casualties ?? 0],
  }
}

function afterMatch(edition: Edition, scenario: PostMatchScenario, keys: Set<string>): string | null {
  const [unfit] = optionProblems(edition, scenario.options ?? {})
  if (unfit !== undefined) return scenario.expect?.refused === true ? null : unfit
  const team = scenarioTeam(edition, scenario.team)
  const report = scenarioReport(team, scenario)
  const everyone = [...team.players.map(({ name }) => name), ...report.guests.map(({ name }) => name)]
  const dice = new ScriptedDice(scenario.dice ?? [], (index) => everyone[index] ?? `player ${index}`)
  const aftermath = Aftermath.begin({ team, report, options: scenario.options ?? {} }, dice)
  const problem = playOut(scenario, aftermath, keys)
  for (const { rule } of aftermath.events) keys.add(rule)
  if (problem !== null) return problem
  if (dice.left.length > 0) return `expected every die to be rolled, got ${dice.left.join(' ')} left over`
  const options = { ...usualOptions(edition), ...scenario.options }
  const absent = !edition.career.worth.withoutAbsent
  const found = {
    winnings: aftermath.winnings,
    value: worthInGold(edition, aftermath.team, { absent, options }),
  }
  return careerDifference(
    edition,
    aftermath.team,
    found,
    scenario.expect ?? {},
    aftermath.events,
    aftermath.decision,
  )
}
