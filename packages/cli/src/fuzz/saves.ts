import { Game, openMatch, SeededDice, writeMatchFile } from '@touchback/engine'
import { jsonOf } from '@touchback/engine/testing'
import { Finding, type Fuzzer, holdSentence, playOn, told } from './finding.ts'
import { anything, crossed, spoilt } from './hostile.ts'
import { goOn, matchUnderWay } from './matches.ts'

/** Spoilt copies tried of each match. */
const COPIES = 12
/** Decisions until the later moment that copies take something from. */
const LATER = 60

/** Copies of what is written of a match: with something wrong in them, or with something of a later moment. */
function wronged(chance: SeededDice, write: (match: Game) => object): () => unknown {
  const match = matchUnderWay(chance)
  const now = write(match)
  goOn(match, chance, LATER)
  const later = write(match)
  return () => (chance.below(2) === 0 ? spoilt(now, chance) : crossed(now, later, chance))
}

/** Saved matches are refused with a sentence, or played to the end. */
export const fuzzSaves: Fuzzer = (chance) => {
  const wrong = wronged(chance, jsonOf)
  for (let copy = 0; copy < COPIES; copy++) {
    const input = chance.below(20) === 0 ? anything(chance) : wrong()
    const options = { dice: new SeededDice(chance.bits()), events: true }
    const { value: game, problem } = attempt(() => Game.load(input, options), input)
    if (game === null) holdSentence(problem, input)
    else playOn(game, chance, input)
  }
}

/** Match files likewise, whole records of them. */
export const fuzzMatchFiles: Fuzzer = (chance) => {
  const wrong = wronged(chance, (match) => {
    const file = { ...match.record(), engine: 'today', since: 0, settings: undefined }
    return JSON.parse(writeMatchFile(file))
  })
  for (let copy = 0; copy < COPIES; copy++) {
    const input = wrong()
    const opening = { engine: 'today', dice: new SeededDice(chance.bits()) }
    const { value: opened, problem } = attempt(() => openMatch(input, opening), input)
    if (opened === null) holdSentence(problem, input)
    else if (opened.goesOn !== null) playOn(opened.goesOn.game, chance, input)
  }
}

function attempt<T>(load: () => T, input: unknown): T {
  try {
    return load()
  } catch (error) {
    throw new Finding(`a raw error: ${told(error)}`, input)
  }
}
