export { type Draft, type DraftOptions, type DraftPlayer, draftProblems, teamValue } from './draft.ts'
export { freeRecruits } from './infection.ts'
export { freshName, playerName, teamName, withNames } from './names.ts'
export { type Price, type PriceList, priceList, starPrice } from './prices.ts'
export { loadedTeam, randomDraft, type Below } from './random-draft.ts'
export {
  emptyDraft,
  freeNumber,
  type PlayerOffer,
  playerOffers,
  type StaffOffer,
  staffOffers,
  treasuryLeft,
} from './squad.ts'
export { type StaffId, withStaff } from './staff.ts'
export { suggestedDraft } from './suggested.ts'
export { type ReadTeam, readTeam, type TeamFile, writeTeam } from './team-file.ts'
export { matchTeams, positionOf, teamSheet, withoutSharedStars } from './team-sheet.ts'
export { type Item, itemise } from './value.ts'
