import { EDITIONS, SeededDice } from '@touchback/engine'
import {
  Aftermath,
  careerFile,
  matchSetting,
  readAftermath,
  readTeamFile,
  writeTeam,
} from '@touchback/league'
import { jsonOf } from '@touchback/engine/testing'
import { longLog } from '../long-log.ts'
import { Finding, type Fuzzer, holdSentence, told } from './finding.ts'
import { anything, spoilt } from './hostile.ts'
import { pick } from './hostile.ts'

/** Spoilt copies tried of each career. */
const COPIES = 12
const [ENTRIES, TEAMS] = [16, 3]
const ENDLESS = 500

/** Teams with a past, and their books half done: a sentence, or a team that goes on. */
export const fuzzCareers: Fuzzer = (chance) => {
  const editions = Object.values(EDITIONS)
  const edition = pick(editions, chance)
  const { league } = longLog(edition, ENTRIES, TEAMS, chance.bits())
  const fixture = Object.values(league.fixtures).at(-1)
  const team = fixture === undefined ? undefined : league.teams[fixture.home]?.team
  if (fixture === undefined || fixture.report === null || team === undefined) throw new Error('no match')
  const books = Aftermath.begin(matchSetting(league, team, fixture.report, 'home'), chance)
  for (let left = chance.below(3); left > 0 && books.decision !== null; left--)
    books.choose(books.decision.default)
  for (let copy = 0; copy < COPIES; copy++) {
    const source: object = chance.below(2) === 0 ? jsonOf(books) : JSON.parse(writeTeam(careerFile(team)))
    const input = chance.below(20) === 0 ? anything(chance) : spoilt(source, chance)
    try {
      tryTeam(JSON.stringify(input), input)
      tryBooks(input, chance)
    } catch (error) {
      throw error instanceof Finding ? error : new Finding(`a raw error: ${told(error)}`, input)
    }
  }
}

function tryTeam(source: string, input: unknown): void {
  const { file, problem } = readTeamFile(source)
  if (file === null) holdSentence(problem, input)
}

/** Books of which only the beginning is known: dice are thrown as they are asked for. */
function tryBooks(input: unknown, chance: SeededDice): void {
  const { value: aftermath, problem } = readAftermath(input, new SeededDice(chance.bits()))
  if (aftermath === null) holdSentence(problem, input)
  else playOut(aftermath, chance, input)
}

function playOut(aftermath: Aftermath, chance: SeededDice, input: unknown): void {
  for (let asked = 0; aftermath.decision !== null; asked++) {
    if (asked > ENDLESS) throw new Finding('the books are never closed', input)
    const { options, default: usual } = aftermath.decision
    aftermath.choose(asked > 20 ? usual : (options[chance.below(options.length)] ?? usual))
  }
  if (!(aftermath.team.treasury >= 0)) throw new Finding(`a treasury of ${aftermath.team.treasury}`, input)
}
