import { Game, openMatch, SeededDice, writeMatchFile } from '@touchback/engine'
import { Finding, type Fuzzer, holdSentence, playOn, told } from './finding.ts'
import { anything, spoilt } from './hostile.ts'
import { jsonOf, matchUnderWay } from './matches.ts'

/** Spoilt copies tried of each match. */
const COPIES = 12

/** Saved matches with something wrong in them: refused with a sentence, or played to the end. */
export const fuzzSaves: Fuzzer = (chance) => {
  const saved = jsonOf(matchUnderWay(chance))
  for (let copy = 0; copy < COPIES; copy++) {
    const input = chance.below(20) === 0 ? anything(chance) : spoilt(saved, chance)
    const options = { dice: new SeededDice(chance.bits()), events: true }
    const { value: game, problem } = attempt(() => Game.load(input, options), input)
    if (game === null) holdSentence(problem, input)
    else playOn(game, chance, input)
  }
}

/** Match files likewise, whole records of them. */
export const fuzzMatchFiles: Fuzzer = (chance) => {
  const record = matchUnderWay(chance).record()
  const file = { ...record, engine: 'today', since: 0, settings: undefined }
  const json = JSON.parse(writeMatchFile(file)) as object
  for (let copy = 0; copy < COPIES; copy++) {
    const input = spoilt(json, chance)
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
