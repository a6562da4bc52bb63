import { editionOf } from '../editions/index.ts'
import type { SavedGame } from '../game/saved.ts'
import { readChoice } from '../match/choice.ts'
import type { MatchSpec } from '../match/sheet.ts'
import { positionOf } from './position.ts'
import { isFields, listOf, object, type Reader, unfit, whole } from './shape.ts'
import { readSpec } from './spec.ts'

/** Choices and dice between two stable points; more than any procedure asks for. */
const MOST = 2000
/** More dice than any match throws. */
const MOST_THROWN = 1_000_000
export const FACE = whole(1, 200)

/** The part of a saved match that is not its spec. */
export const savedPositionOf = (spec: MatchSpec): Reader<Omit<SavedGame, 'spec'>> =>
  object({
    state: positionOf(editionOf(spec), spec),
    choices: listOf(readChoice, MOST),
    dice: listOf(FACE, MOST),
    thrown: whole(0, MOST_THROWN),
  })

export const readSavedGame: Reader<SavedGame> = (value, where) => {
  if (!isFields(value)) return unfit(where, 'an object', value)
  const { spec: given, ...rest } = value
  const spec = readSpec(given, `${where}.spec`)
  return { spec, ...savedPositionOf(spec)(rest, where) }
}
