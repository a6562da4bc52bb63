import type { Edition } from '@touchback/engine'
import {
  type Feat,
  FEATS,
  type Guest,
  type InjuryEffect,
  noFeats,
  optionProblems,
  type OwnReport,
  type PlayerReport,
  type Team,
  usualOptions,
  worthInGold,
} from '@touchback/engine/career'
import { ScenarioError, ScriptedDice } from '@touchback/engine/testing'
import { Aftermath } from '../aftermath.ts'
import { sideProblem } from '../report/side-problem.ts'
import type { CareerCommon } from './career-common.ts'
import { careerDifference, type CareerExpectation } from './career-expectation.ts'
import { type Answering, playOut } from './play-out.ts'
import { type ScenarioTeam, scenarioTeam } from './scenario-team.ts'

/** What a report of a career scenario says of a player. */
export interface ScenarioReportLine extends Readonly<Partial<Record<Feat, number>>> {
  readonly injury?: InjuryEffect | null
  readonly played?: boolean
  readonly mvp?: boolean
}

export interface ScenarioGuest extends ScenarioReportLine {
  readonly position: string
}

export interface ScenarioReport {
  readonly score?: readonly [number, number]
  readonly gate?: number | null
  readonly stage?: string | null
  readonly conceded?: 'own' | 'theirs' | null
  readonly forced?: boolean
  readonly crowd?: number
  readonly players?: Readonly<Record<string, ScenarioReportLine>>
  readonly guests?: Readonly<Record<string, ScenarioGuest>>
  readonly journeymen?: Readonly<Record<string, ScenarioGuest>>
  readonly joined?: readonly string[]
}

export interface PostMatchScenario extends CareerCommon {
  readonly kind: 'post-match'
  readonly team: ScenarioTeam
  readonly against?: {
    readonly rating?: number
    readonly value?: number
    readonly team?: string
    readonly casualties?: number
  }
  readonly report?: ScenarioReport
  readonly expect?: CareerExpectation
  readonly options?: Readonly<Record<string, number | boolean | string>>
}

const line = (told: ScenarioReportLine, available: boolean): PlayerReport => ({
  feats: {
    ...noFeats(),
    ...Object.fromEntries(FEATS.map((feat) => [feat, told[feat] ?? 0])),
  },
  hurt:
    told.injury === undefined || told.injury === null ? [] : [{ effect: told.injury, cause: told.injury }],
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
  const hired = (kind: Guest['kind'], list: NonNullable<typeof report.guests>) =>
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

type Entry = Readonly<Record<string, unknown>>

/** Whoever joined a moment ago answers to the name he was given, as the others do. */
const byName = (aftermath: Aftermath): Answering => ({
  get decision() {
    return aftermath.decision
  },
  get events() {
    return aftermath.events
  },
  choose: (entry: Entry) => {
    const called = aftermath.team.players.find(({ name }) => name === entry['player'])
    return aftermath.choose(called === undefined ? entry : { ...entry, player: called.id })
  },
})

export function afterMatch(edition: Edition, scenario: PostMatchScenario, keys: Set<string>): string | null {
  const [unfit] = optionProblems(edition, scenario.options ?? {})
  if (unfit !== undefined) return scenario.expect?.refused === true ? null : unfit
  const team = scenarioTeam(edition, scenario.team)
  const report = scenarioReport(team, scenario)
  const unknown = sideProblem(edition, report)
  if (unknown !== null) return scenario.expect?.refused === true ? null : unknown
  const everyone = [...team.players.map(({ name }) => name), ...report.guests.map(({ name }) => name)]
  const dice = new ScriptedDice(scenario.dice ?? [], (index) => everyone[index] ?? `player ${index}`)
  const aftermath = Aftermath.begin({ team, report, options: scenario.options ?? {} }, dice)
  const problem = playOut(scenario, byName(aftermath), keys)
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
