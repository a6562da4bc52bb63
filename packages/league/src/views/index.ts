export { cemetery, type Culprit, deathsOf, type Grave, killers, type Wanted, wanted } from './cemetery.ts'
export { type Champion, champions, type Honoured, honoured } from './champions.ts'
export {
  type Form,
  formOf,
  type HeadToHead,
  headToHead,
  type Manner,
  mannerOf,
  type Moment,
  type Outcome,
  outcomeOf,
  overTime,
} from './form.ts'
export { type Fame, hallOfFame } from './hall-of-fame.ts'
export { type Leader, leaders, type Statistic, STATISTICS } from './leaders.ts'
export { type LeaguePage, leaguePage } from './league-page.ts'
export { type MatchPage, matchPage, type Mention, type Stage, stageOf } from './match-page.ts'
export { matchesOf } from './matches.ts'
export { everybody, type Person } from './people.ts'
export { type Holder, type LeagueRecord, type RecordId, records } from './records.ts'
export { matchesInSeason } from './seasons.ts'
export { type LeagueTable, tablesIn, tableWith } from './table.ts'
export {
  type Meeting,
  meetings,
  type PlayerTally,
  playerTallies,
  type TeamTally,
  teamTallies,
} from './tallies.ts'
export {
  type PlayerMatch,
  type PlayerPage,
  playerPage,
  type RosterLine,
  type RosterPage,
  rosterPage,
  type TeamPage,
  teamPage,
} from './team-page.ts'
