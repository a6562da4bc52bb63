export { Game, type GameOptions } from './game.ts'
export type { Answer, Answered, Answerer } from './game/answer.ts'
export type { SavedGame } from './game/saved.ts'
export { History, type KeptPosition, type MatchRecord, type Row } from './record/history.ts'
export { type DiceProof, type MatchFile, writeMatchFile } from './record/match-file.ts'
export { openMatch, type OpenMatch } from './record/open-match.ts'
export { own, read, type Reader, type Reading } from './doors/shape.ts'
export { readSpec } from './doors/spec.ts'
export { addEdition, EDITIONS, editionOf } from './editions/index.ts'
export {
  Dice,
  SeededDice,
  EnteredDice,
  RecordedDice,
  NoDice,
  MissingDie,
  WrongDie,
  type Die,
  type DiceSource,
  type DiceKind,
} from './rolls/dice.ts'
export { type Choice, CHOICE_TYPES, type ChoiceType } from './match/choice.ts'
export {
  type AboutOf,
  type Decision,
  type DecisionOf,
  type DecisionType,
  IllegalChoice,
} from './match/decision.ts'
export type { ActionRule, AimedDeed, Characteristic } from './match/book-rules.ts'
export { must } from './match/must.ts'
export { forEach, namesIn } from './match/records.ts'
export { type ActionId, isAction, isTest, type RollId, type TestId } from './match/names.ts'
export { type Edition, targetEndZone } from './match/edition.ts'
export { standsToScore } from './play/scoring.ts'
export { extend, only, type Overlay } from './match/extend.ts'
export { type House, houseEdition, houseOf } from './match/house.ts'
export { type Event, EVENT_TYPES, type EventType } from './match/event.ts'
export type { Match } from './match/match.ts'
export type { Drafting, Extra, Position, Roster, SpecialPlayer, StaffRule } from './match/roster.ts'
export { fairWeather } from './match/fresh.ts'
export { READINGS, type ReadingId, type Readings } from './match/readings.ts'
export {
  type CareerSheet,
  type Lesson,
  type MatchOptions,
  type MatchSpec,
  MOST_OF_A_TEAM,
  type PlayerSheet,
  type TeamSheet,
} from './match/sheet.ts'
export { type BySide, other, type Side, SIDES } from './match/side.ts'
export {
  distance,
  fromXY,
  isAdjacent,
  shifted,
  type Square,
  squareAt,
  STEPS,
  toXY,
  type XY,
  xOf,
  yOf,
} from './match/square.ts'
export { clone, type MatchState, PHASES, type Player, type PlayerId } from './match/state.ts'
export { exertsZones, isMarked, neighbours, zonesOn } from './match/zones.ts'
export { stateHash } from './match/hash.ts'
export { same } from './match/same.ts'
export { actionProblem } from './play/activation.ts'
export { strickenArea } from './play/area.ts'
export { ballCarrier, canCatch, catchSpec, mayHoldBall } from './play/ball.ts'
export { blockFace, type BlockFace } from './match/block-face.ts'
export { blockOdds, type BlockOdds } from './play/block-dice.ts'
export { interceptors } from './play/interception.ts'
export { type Reason, REASONS } from './play/reasons.ts'
export { longestBand, measuredBand, passBand } from './play/range.ts'
export { pathProblem, standUpNeedsRoll } from './play/move.ts'
export { fanFactor } from './play/fan-factor.ts'
export { startingRerolls } from './play/half.ts'
export { belongings } from './match/belongings.ts'
export { isHandler, isHitter } from './play/formations.ts'
export { maySetUpAt, setUpCounts, setUpProblem, setUpTerms } from './play/set-up-rules.ts'
export { type Path, type PathRoll, reach, type Reach, type ReachOptions } from './odds/paths.ts'
export { chanceOfAll, chanceWithout, chanceWithRerolls, type Feat } from './odds/chances.ts'
export {
  BLOCK_RESULTS,
  blockChances,
  type BlockChances,
  blockResult,
  type BlockResult,
  type BlockWorth,
  likeliestResult,
  throwChances,
  usualWorth,
} from './odds/block.ts'
export { afterPush, type AfterPush } from './odds/after-push.ts'
export { rushBeforeBlock } from './odds/blitz.ts'
export { declaringChance } from './odds/declaring.ts'
export { standingAt } from './odds/standing-at.ts'
export { withoutSkill } from './odds/without-skill.ts'
export { walking } from './odds/walking.ts'
export {
  armourChance,
  armourNeed,
  injuryChances,
  type NaturalRoll,
  naturalRoll,
  rolledChance,
  rolledNeed,
  settledBy,
} from './odds/luck.ts'
export { type FoulChances, foulChances, type HarmChances, harmChances, strikeChances } from './odds/harm.ts'
export { touchbackChance } from './odds/kick.ts'
export { type FlightChances, flightChances } from './odds/flight.ts'
export { catchChance, type PassChances, passChances } from './odds/pass.ts'
export { type Outcome, outcomes, TooManyOutcomes } from './odds/outcomes.ts'
export { explain } from './rolls/explain.ts'
export { isTeamReroll, mayReroll, rerolledDice, rerollWorks, teamRerolls } from './rolls/rerolls.ts'
export type { Explanation, RollSpec } from './rolls/test.ts'
export type { Skill } from './skills/skill.ts'
export { BLOCK_MOMENTS, MOMENTS } from './skills/moments.ts'
