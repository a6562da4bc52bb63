import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Game, type Edition, EDITIONS, type MatchOptions, SeededDice } from '@touchback/engine'
import { readScenarios, runScenario, ScenarioError } from '@touchback/engine/testing'
import { draftProblems, matchTeams, randomDraft, readTeam, type TeamFile } from '@touchback/league'
import { Finding, type Fuzzer, holdSentence, playOn, told } from './finding.ts'
import { anything, spoilt } from './hostile.ts'
import { jsonOf } from './matches.ts'

const COPIES = 12
const folder = join(import.meta.dirname, '..', '..', '..', 'engine', 'scenarios')

/** Scenario files with something wrong in them: a sentence, or a scenario that passes or does not. */
export const fuzzScenarios: Fuzzer = (chance) => {
  const files = globSync('*/*.json', { cwd: folder }).toSorted()
  const file = files[chance.below(files.length)] ?? ''
  const list = JSON.parse(readFileSync(join(folder, file), 'utf8')) as object[]
  const one = list[chance.below(list.length)] ?? {}
  for (let copy = 0; copy < COPIES; copy++) {
    const input = chance.below(20) === 0 ? anything(chance) : spoilt(one, chance)
    try {
      for (const scenario of readScenarios(input)) runScenario(scenario)
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw new Finding(`a raw error: ${told(error)}`, input)
    }
  }
}

/** Team files: a sentence, or a team that its screen can show; a legal one plays. */
export const fuzzTeams: Fuzzer = (chance) => {
  const editions = Object.values(EDITIONS)
  const edition = editions[chance.below(editions.length)] as Edition
  const rosters = Object.keys(edition.rosters)
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
