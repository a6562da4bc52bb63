export { Game, type GameOptions, type MatchRecord, type SavedGame } from './game.ts'
export { EDITIONS, editionOf } from './editions/index.ts'
export {
  SeededDice,
  EnteredDice,
  RecordedDice,
  NoDice,
  MissingDie,
  type DiceSource,
  type DiceKind,
} from './rolls/dice.ts'
export type { Choice, ChoiceType } from './match/choice.ts'
export { IllegalChoice, type Decision } from './match/decision.ts'
export type { Event, EventType } from './match/event.ts'
export type { MatchSpec, MatchOptions, TeamSheet, PlayerSheet } from './match/sheet.ts'
export { stateHash } from './match/hash.ts'
