export { ask, type Bookkeeping, type BookkeepingStep, Books, type CareerDecision } from './books.ts'
export {
  type Career,
  type LeagueOptions,
  type Level,
  type Offer,
  optionProblems,
  type OptionRule,
  type OptionValue,
  type PointsRule,
  type Result,
  type Season,
  usualOptions,
} from './career.ts'
export { CAREER_CHOICE_TYPES, type CareerChoice, type CareerChoiceType, readCareerChoice } from './choice.ts'
export type { CareerEvent, CareerEventType } from './event.ts'
export { rolledInjury } from './injury-roll.ts'
export { lastingEffects, matchReport } from './match-report.ts'
export { accessOf, goesWith, skillsOf } from './learning.ts'
export { recordedScore } from './opening.ts'
export { levelOf } from './points.ts'
export { positionOf, type Price, type PriceList, priceList, rosterOf, starPrice } from './prices.ts'
export {
  bestOf,
  DEEDS,
  type Guest,
  hasLost,
  hasWon,
  type Hurt,
  type MatchReport,
  noMatch,
  type OwnReport,
  ownReport,
  type PlayerReport,
  readOwnReport,
  readReport,
  type SideReport,
} from './report.ts'
export { type Prize, prizeSteps, readPrize } from './prize.ts'
export { newPlayer, singular } from './roster.ts'
export { outcomeOf, redraftBudget, redraftPrice, seasonPrize, tablePoints, usualPoints } from './season.ts'
export { mayAdd, squadProblems } from './squad.ts'
export { cupsOf, type Cup, type PlayOffs, type Purse, purseOf, type Tournaments } from './tournaments.ts'
export { JOBS, type StaffId, staffPrices } from './staff.ts'
export {
  cloneTeam,
  type Feat,
  FEATS,
  type Feats,
  type Gained,
  INJURY_EFFECTS,
  type InjuryEffect,
  learnedSkills,
  noFeats,
  type Scar,
  type Stat,
  type Stats,
  type Status,
  STATUSES,
  type Team,
  type TeamMatch,
  type TeamPlayer,
  totalPoints,
} from './team.ts'
export {
  comparedWorth,
  type CountedItem,
  countedItems,
  type Holdings,
  type Item,
  itemise,
  learningItems,
  playerWorth,
  worthInGold,
  worthOf,
} from './worth.ts'
