import { type Choice, type Game, IllegalChoice, SeededDice, stateHash } from '@touchback/engine'
import { jsonOf } from '@touchback/engine/testing'
import { Finding, type Fuzzer, holdSentence, told } from './finding.ts'
import { anything, spoilt } from './hostile.ts'
import { matchUnderWay } from './matches.ts'
import { pick } from './hostile.ts'

/** Decisions of a match that are offered something, and how much. */
const DECISIONS = 12
const OFFERS = 40

/** Any JSON as a choice or an answer: refused with a sentence and nothing changed, or one of the choices there are. */
export const fuzzChoices: Fuzzer = (chance) => {
  const game = matchUnderWay(chance)
  for (let left = DECISIONS; left > 0 && game.decision !== null; left--) {
    const before = stateHash(game.state)
    for (let offer = 0; offer < OFFERS; offer++) offerOne(game, hostileChoice(game, chance), chance)
    if (stateHash(game.state) !== before) throw new Finding('a refusal changed the match', null)
    const { options } = game.decision
    game.choose(pick(options, chance))
  }
}

function hostileChoice(game: Game, chance: SeededDice): unknown {
  const { options = [], also = [] } = game.decision ?? {}
  const listed = [...options, ...also]
  const legal = jsonOf(pick(listed, chance))
  return chance.below(4) === 0 ? anything(chance) : spoilt(legal, chance)
}

function offerOne(game: Game, given: unknown, chance: SeededDice): void {
  const fork = game.fork(new SeededDice(chance.bits()))
  const side = game.decision?.side
  const by = chance.below(4) === 0 ? anything(chance) : chance.below(8) === 0 ? 'clock' : side
  const wrapped = chance.below(8) === 0 ? spoilt({ by, choice: given }, chance) : { by, choice: given }
  const asAnswer = chance.below(2) === 0
  // The match itself refuses, a fork of it accepts: so the match stays where it is.
  const input = asAnswer ? wrapped : given
  try {
    const accepted = offered(fork, input, asAnswer)
    if (accepted !== null) holdAccepted(game, accepted, input)
  } catch (error) {
    if (error instanceof Finding) throw error
    if (!(error instanceof IllegalChoice)) throw new Finding(`a raw error: ${told(error)}`, input)
    holdSentence(error.message, input)
    refusedAgain(game, input, asAnswer)
  }
}

/** What an answer was understood as; a bare choice is taken or it is not. */
function offered(game: Game, input: unknown, asAnswer: boolean): Choice | null {
  if (asAnswer) return game.answer(input).choice
  // It is for the match to see whether this is one.
  game.choose(input as Choice)
  return null
}

function refusedAgain(game: Game, input: unknown, asAnswer: boolean): void {
  try {
    offered(game, input, asAnswer)
  } catch (error) {
    if (error instanceof IllegalChoice) return
    throw new Finding(`a raw error: ${told(error)}`, input)
  }
  throw new Finding('a fork refused it and the match did not', input)
}

/** Not listed one by one: a whole path, a set-up of one's own, time called by the clock, an action that names its target later. */
const UNLISTED: readonly Choice['type'][] = ['move', 'set-up', 'time-out', 'activate']

function holdAccepted(game: Game, accepted: Choice, input: unknown): void {
  const { options = [], also = [] } = game.decision ?? {}
  if (options.includes(accepted) || also.includes(accepted) || UNLISTED.includes(accepted.type)) return
  throw new Finding(`${JSON.stringify(accepted)} is not listed and was accepted`, input)
}
