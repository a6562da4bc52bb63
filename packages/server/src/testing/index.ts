export { emptyDatabase } from './database.ts'
export { testConfig } from './config.ts'
export { listening, Person, Player, socketTo, teamOf, twoAtATable } from './players.ts'
