import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Edition,
  EDITIONS,
  Game,
  type MatchOptions,
  read,
  readSpec,
  SeededDice,
} from '@touchback/engine'
import { jsonOf, randomSpec, ScenarioError } from '@touchback/engine/testing'
import { draftProblems, matchTeams, randomDraft, readTeam, type TeamFile } from '@touchback/league'
import { readAnyScenarios, runAnyScenario } from '../suite.ts'
import { Finding, type Fuzzer, holdSentence, playOn, told } from './finding.ts'
import { anything, spoilt } from './hostile.ts'
import { pick } from './hostile.ts'

const COPIES = 12
const packages = join(import.meta.dirname, '..', '..', '..')

/** Scenario files of matches and of careers with something wrong in them: a sentence, or a scenario that passes or does not. */
export const fuzzScenarios: Fuzzer = (chance) => {
  const of = chance.below(2) === 0 ? 'engine' : 'league'
  const files = globSync(`${of}/scenarios/*/*.json`, { cwd: packages }).toSorted()
  const file = files[chance.below(files.length)] ?? ''
  // Every file of ours is a list.
  const list: readonly object[] = JSON.parse(readFileSync(join(packages, file), 'utf8'))
  const one = list[chance.below(list.length)] ?? {}
  for (let copy = 0; copy < COPIES; copy++) {
    const input = chance.below(20) === 0 ? anything(chance) : spoilt(one, chance)
    try {
      for (const scenario of readAnyScenarios(input)) runAnyScenario(scenario)
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw new Finding(`a raw error: ${told(error)}`, input)
    }
  }
}

/** House rules that are all as the book has them, to be spoilt. */
const houseOf = ({ timing, field, kickOff, turn, moving, injuries, rerolls, teams }: Edition): object => {
  const [roster = ''] = Object.keys(teams.rosters)
  return {
    timing: { turns: timing.turns, halves: timing.halves, tie: timing.tie },
    field: {
      lineUp: { players: field.lineUp.players, onScrimmage: field.lineUp.onScrimmage, perWideZone: 2 },
      weatherTable: rowsOf(field.weatherTable),
    },
    kickOff: { table: rowsOf(kickOff.table) },
    turn: {
      actions: { block: { perTurn: 1, fromProne: true }, pass: { perTurn: null } },
      scoring: turn.scoring,
    },
    moving: { rushes: moving.rushes, standUp: { cost: 3, roll: 4 } },
    injuries: { table: rowsOf(injuries.table), casualties: rowsOf(injuries.casualties), koRecovery: 4 },
    rerolls: { onePerTurn: rerolls.onePerTurn, pro: { needs: 4 } },
    teams: {
      rosters: { [roster]: { rerollCost: 60_000 } },
      drafting: { treasury: 900_000, players: { min: 7, max: 16 } },
    },
  }
}

const rowsOf = (table: readonly { from: number; to: number; row: string }[]): Record<string, string> =>
  Object.fromEntries(table.map(({ from, to, row }) => [from === to ? `${from}` : `${from}-${to}`, row]))

/** House rules: refused with a sentence, or a match is played by them. */
export const fuzzHouses: Fuzzer = (chance) => {
  const editions = Object.values(EDITIONS)
  const edition = pick(editions, chance)
  const rosters = Object.keys(edition.teams.rosters)
  const roster = () => rosters[chance.below(rosters.length)] ?? ''
  for (let copy = 0; copy < COPIES; copy++) {
    const house = chance.below(20) === 0 ? anything(chance) : spoilt(houseOf(edition), chance)
    const spec = { ...jsonOf(randomSpec(edition, roster(), roster(), chance.bits() >>> 1)), house }
    try {
      const { value, problem } = read(readSpec, spec, 'The match')
      if (value === null) holdSentence(problem, house)
      else playOn(Game.start(value, { dice: new SeededDice(chance.bits()) }), chance, house)
    } catch (error) {
      throw error instanceof Finding ? error : new Finding(`a raw error: ${told(error)}`, house)
    }
  }
}

/** Team files: a sentence, or a team that its screen can show; a legal one plays. */
export const fuzzTeams: Fuzzer = (chance) => {
  const editions = Object.values(EDITIONS)
  const edition = pick(editions, chance)
  const rosters = Object.keys(edition.teams.rosters)
  const below = (count: number) => chance.below(count)
  const draft = randomDraft(edition, rosters[below(rosters.length)] ?? '', below)
  const team: TeamFile = {
    format: 'touchback-team',
    version: 1,
    edition: edition.id,
    league: below(2) === 0,
    colour: '#e8833a',
    draft,
  }
  for (let copy = 0; copy < COPIES; copy++) {
    const input = chance.below(20) === 0 ? anything(chance) : spoilt(jsonOf(team), chance)
    try {
      tryTeam(JSON.stringify(input), input, chance)
    } catch (error) {
      throw error instanceof Finding ? error : new Finding(`a raw error: ${told(error)}`, input)
    }
  }
}

function tryTeam(source: string, input: unknown, chance: SeededDice): void {
  const { team, problem } = readTeam(source)
  if (team === null) return holdSentence(problem, input)
  const edition = EDITIONS[team.edition]
  if (edition === undefined) throw new Finding('a book that is not there was accepted', input)
  for (const sentence of draftProblems(edition, team.draft, { league: team.league }))
    if (sentence.length > 600) throw new Finding('an endless sentence about a draft', input)
  if (draftProblems(edition, team.draft, { league: false }).length > 0) return
  const options: MatchOptions = {
    modules: edition.modules,
    league: false,
    tie: 'draw',
    rerollSuccesses: false,
    illegalProcedure: false,
  }
  const teams = matchTeams(edition, team.draft, team.draft)
  playOn(
    Game.start({ edition: edition.id, teams, options }, { dice: new SeededDice(chance.bits()) }),
    chance,
    input,
  )
}
