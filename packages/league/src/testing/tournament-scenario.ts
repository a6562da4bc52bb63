import { Dice, type Edition, IllegalChoice } from '@touchback/engine'
import type { CareerDecision, CareerEvent, Cup, Team } from '@touchback/engine/career'
import { own } from '@touchback/engine/doors'
import { ScenarioError, ScriptedDice } from '@touchback/engine/testing'
import { Aftermath } from '../aftermath.ts'
import { playOffTable } from '../tournaments/play-offs.ts'
import { minorCup, prizesOf } from '../tournaments/prizes.ts'
import type { CareerCommon } from './career-common.ts'
import { careerDifference, type CareerExpectation } from './career-expectation.ts'
import { type Answering, playOut } from './play-out.ts'
import { type ScenarioTeam, scenarioTeam } from './scenario-team.ts'

interface Common extends CareerCommon {
  readonly options?: Readonly<Record<string, number | boolean | string>>
}

export interface PrizesScenario extends Common {
  readonly kind: 'prizes'
  readonly tournament: string | { readonly minor: readonly [winner: number, runnerUp: number] }
  readonly winner: ScenarioTeam
  readonly runnerUp: ScenarioTeam
  /** Names of those who played the final. */
  readonly took?: readonly string[]
  readonly expect?: Pick<CareerExpectation, 'decision' | 'offers' | 'notOffered' | 'events' | 'refused'> & {
    readonly winner?: CareerExpectation
    readonly runnerUp?: CareerExpectation
  }
}

export interface PlayOffsScenario extends Common {
  readonly kind: 'play-offs'
  readonly teams: Readonly<Record<string, { readonly rating?: number; readonly race?: string }>>
  readonly results?: readonly (readonly [string, string, number, number])[]
  readonly submitted?: Readonly<Record<string, readonly number[]>>
  readonly expect?: {
    readonly points?: Readonly<Record<string, number>>
    readonly qualified?: readonly string[]
    readonly refused?: boolean
  }
}

const scripted = ({ dice = [] }: Common): ScriptedDice => new ScriptedDice(dice, (index) => `player ${index}`)

const leftOver = ({ left }: ScriptedDice): string | null =>
  left.length > 0 ? `expected every die to be rolled, got ${left.join(' ')} left over` : null

/** A cup of the book, or one of the league's own; null where the book does not allow it. */
function cupOf(edition: Edition, tournament: PrizesScenario['tournament']): readonly [string, Cup] | null {
  if (typeof tournament === 'string') {
    const cup = own(edition.career.tournaments?.cups ?? {}, tournament)
    if (cup === undefined) throw new ScenarioError(`there is no tournament "${tournament}"`)
    return [tournament, cup]
  }
  const [winner, runnerUp] = tournament.minor
  const { value } = minorCup(edition, 'A minor cup', { winner, runnerUp })
  return value === null ? null : ['minor', value]
}

/** Several that ask, each beginning when the one before has ended. */
class OneByOne implements Answering {
  readonly #waiting: (() => Aftermath)[]
  readonly #begun: Aftermath[] = []

  constructor(waiting: readonly (() => Aftermath)[]) {
    this.#waiting = [...waiting]
    this.#goOn()
  }

  get teams(): readonly Team[] {
    return this.#begun.map(({ team }) => team)
  }

  get decision(): CareerDecision | null {
    return this.#begun.at(-1)?.decision ?? null
  }

  get events(): readonly CareerEvent[] {
    return this.#begun.flatMap(({ events }) => events)
  }

  choose(choice: unknown): void {
    const open = this.#begun.at(-1)
    if (open === undefined) throw new IllegalChoice('Nobody is asked anything.')
    open.choose(choice)
    this.#goOn()
  }

  #goOn(): void {
    while (this.decision === null) {
      const next = this.#waiting.shift()
      if (next === undefined) return
      this.#begun.push(next())
    }
  }
}

/** The prizes of a tournament: the winner first, then the team that lost the final. */
export function prizesGiven(edition: Edition, scenario: PrizesScenario, keys: Set<string>): string | null {
  const { options = {}, took = [], expect = {} } = scenario
  const cup = cupOf(edition, scenario.tournament)
  if (cup === null) return expect.refused === true ? null : 'expected the prize to be allowed, got it refused'
  if (expect.refused === true && scenario.play === undefined)
    return 'expected the prize to be refused, got it given'
  const teams = {
    winner: scenarioTeam(edition, scenario.winner),
    runnerUp: scenarioTeam(edition, scenario.runnerUp),
  }
  const played = ({ players }: Team) => players.map(({ id }) => id).filter((id) => took.includes(id))
  const final = { ...teams, took: { winner: played(teams.winner), runnerUp: played(teams.runnerUp) } }
  const source = scripted(scenario)
  const prizes = prizesOf(edition, cup, final, options, new Dice(source))
  const giving = (side: 'winner' | 'runnerUp') => () =>
    Aftermath.begin({ team: teams[side], prize: prizes[side], options }, source)
  const asked = new OneByOne([giving('winner'), giving('runnerUp')])
  const problem = playOut(scenario, asked, keys)
  for (const { rule } of asked.events) keys.add(rule)
  const { winner = {}, runnerUp = {}, ...common } = expect
  const [first, second] = asked.teams
  const compare = (team: Team | undefined, wanted: CareerExpectation): string | null =>
    careerDifference(edition, team ?? null, {}, wanted, asked.events, asked.decision)
  return (
    problem ??
    leftOver(source) ??
    compare(first, winner) ??
    compare(second, runnerUp) ??
    compare(undefined, common)
  )
}

/** What a draw is worth where a scenario only says that there may be some. */
const USUAL_DRAW = 10

/** The table of the play-offs, and who goes on. */
export function playedOff(edition: Edition, scenario: PlayOffsScenario): string | null {
  const { teams, results = [], submitted = {}, expect = {}, options = {} } = scenario
  const stranger = Object.keys(submitted).find((team) => !Object.hasOwn(teams, team))
  if (stranger !== undefined) throw new ScenarioError(`"submitted": there is no team "${stranger}"`)
  const source = scripted(scenario)
  const settled = options['draws'] === true ? { ...options, draws: USUAL_DRAW } : options
  const { value, problem } = playOffTable(
    edition,
    {
      teams: Object.fromEntries(Object.entries(teams).map(([id, { rating = 0 }]) => [id, rating])),
      results: results.map(([home, away, ...score]) => ({ teams: [home, away], score })),
      submitted,
    },
    settled,
    new Dice(source),
  )
  if (value === null)
    return expect.refused === true ? null : `expected the results to be allowed, got: ${problem}`
  if (expect.refused === true) return 'expected the results to be refused, got them allowed'
  const points = new Map(value.standings.map((standing) => [standing.team, standing.points]))
  for (const [team, wanted] of Object.entries(expect.points ?? {}))
    if (points.get(team) !== wanted) return `expected ${wanted} points for ${team}, got ${points.get(team)}`
  const wanted = expect.qualified?.join(', ')
  const got = value.qualified.join(', ')
  return wanted === undefined || wanted === got ? leftOver(source) : `expected ${wanted}, got ${got}`
}
