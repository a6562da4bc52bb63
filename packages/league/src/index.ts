export { type Draft, type DraftOptions, type DraftPlayer, draftProblems, teamValue } from './draft.ts'
export { bring, type LeagueMatch, leagueMatch, playProblems } from './bring.ts'
export { careerProblems } from './career-problems.ts'
export { found, type Founding } from './found.ts'
export { reportOf } from './report/report-of.ts'
export { implausible } from './report/plausible.ts'
export { reportBetween } from './report/typed-in.ts'
export { freeRecruits, joiningPositions } from './infection.ts'
export { freshName, playerName, teamName, withNames } from './names.ts'
export {
  type Item,
  itemise,
  positionOf,
  type Price,
  type PriceList,
  priceList,
  type StaffId,
  starPrice,
} from '@touchback/engine/career'
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
export { luckTable, moments, swing, type Throw, throwsOf, totalLuck } from './report/luck.ts'
export { type Setting, settingOf, type Told } from './report/setting.ts'
export {
  bestPlayer,
  type Counted,
  type PlayerStatistics,
  statistics,
  type TeamStatistics,
} from './report/statistics.ts'
export { withStaff } from './staff.ts'
export { suggestedDraft } from './suggested.ts'
export {
  type CareerFile,
  careerFile,
  type ReadTeam,
  readTeam,
  type ReadTeamFile,
  readTeamFile,
  type TeamFile,
  writeTeam,
} from './team-file.ts'
export { matchTeams, teamSheet, withoutSharedStars } from './team-sheet.ts'
export { Aftermath, type AftermathSetting, type SavedAftermath } from './aftermath.ts'
export { readAftermath } from './saved-aftermath.ts'
export {
  playOffTable,
  type PlayOffResult,
  type PlayOffRound,
  type PlayOffStanding,
  type PlayOffTable,
} from './tournaments/play-offs.ts'
export {
  bestPlayers,
  type Final,
  handedOn,
  minorCup,
  playerOfTheYear,
  type Prizes,
  prizesOf,
} from './tournaments/prizes.ts'
export {
  type Draw,
  groupsOf,
  cupRound,
  knockOut,
  meeting,
  roundRobin,
  type SwissField,
  swissRound,
} from './competition/pairings.ts'
export { nextRound, type NextRound } from './competition/next-round.ts'
export { type Bout, bracketOf, finalOf, isDecisive, matchId, semiFinalLosers } from './competition/rounds.ts'
export { placesOf, rankingOf, rungsOf, tablesOf } from './competition/tables.ts'
export {
  type Criterion,
  type Line as TableLine,
  type Ranking,
  type Reason,
  reasons,
  type Result,
  standings,
  type Step as TableStep,
} from './competition/standings.ts'
export { type Content, type Entry, entryOf, type EntryType } from './log/entry.ts'
export {
  type Awarded,
  bookOf,
  type Challenge,
  type Competition,
  type Due,
  type Entrant,
  type Fixture,
  fixturesOf,
  type Honour,
  type League,
  type Misfit,
  openBooks,
  openSeason,
  type Reopened,
  resultsOf,
  type Season,
  winnerOf,
} from './log/league.ts'
export { playOffMatches, playOffRound, playOffStandings, settledPlayOffs } from './log/play-offs.ts'
export { duesOf, prizesDue } from './log/prizes.ts'
export { type BooksOf, matchSetting } from './log/closing.ts'
export { LeagueLog } from './log/log.ts'
export { type Change, changes } from './log/preview.ts'
export { fixtureMatch, unreadyProblem } from './fixture-match.ts'
export { RIGHTS, type Role, ROLES } from './log/rights.ts'
