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
export type { Edition } from './match/edition.ts'
export type { Event, EventType } from './match/event.ts'
export type { Match } from './match/match.ts'
export type { MatchSpec, MatchOptions, TeamSheet, PlayerSheet } from './match/sheet.ts'
export { other, type Side, SIDES } from './match/side.ts'
export { fromXY, type Square, squareAt, toXY, type XY } from './match/square.ts'
export { clone, type MatchState, PHASES, type Player, type PlayerId } from './match/state.ts'
export { stateHash } from './match/hash.ts'
export { actionProblem } from './play/activation.ts'
export { setUpProblem } from './play/set-up-rules.ts'
export { type Path, reach, type Reach } from './odds/paths.ts'
export type { Skill } from './skills/skill.ts'
export { MOMENTS } from './skills/moments.ts'
