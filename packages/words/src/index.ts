export {
  careerChoiceText,
  careerQuestion,
  careerSentence,
  gainText,
  injuryText,
  occasion,
  type RosterNames,
  rosterThing,
} from './career.ts'
export {
  type Catalogue,
  type CatalogueRule,
  findRules,
  joinCatalogues,
  parseCatalogue,
  type Place,
  placeOf,
  readableRule,
  rulesBesideSkill,
  type Ruling,
  sectionName,
  skillRules,
} from './catalogue.ts'
export {
  characteristicText,
  characteristicsOf,
  type Printed,
  type ShownCharacteristic,
  skillText,
} from './characteristics.ts'
export { citedRules } from './citations.ts'
export { type Comparison, compareEditions, type DifferenceSection } from './compare/index.ts'
export { csv } from './csv.ts'
export { argumentEnds, tableName, thrownFor, turnoverCause } from './happenings.ts'
export { fieldsOf } from './compare/fields.ts'
export type { Difference } from './compare/plain.ts'
export { type Reading, rulesOf } from './compare/readings.ts'
export { READING_WORDS } from './readings.ts'
export { optionText } from './league-options.ts'
export { houseTexts, leagueRules } from './league-rules.ts'
export { criterionName, ordinal, recordName, stageName, statisticName, statisticShort } from './leagues.ts'
export { type Line, namesOf, Narrator } from './narrator.ts'
export { onePosition } from './positions.ts'
export { reasonText, refusalText } from './reasons.ts'
export { recordNote } from './record-note.ts'
export { type Names, sentence } from './sentences.ts'
export { shownStock, thingAbout, thingName } from './things.ts'
export { matchStory, reportStory } from './story/story.ts'
export { throwText } from './throws.ts'
export { calledIn, testName, testOutcome } from './tests.ts'
export {
  capital,
  diceText,
  injuryName,
  type Modifiers,
  plainWords,
  rollText,
  naturalText,
  signed,
  square,
} from './words.ts'
