import { plainWords } from './words.ts'
import { inWords } from './compare/plain.ts'

/** What players are counted by, as the head of a list and of a column. */
const STATISTICS: Readonly<Record<string, readonly [name: string, short: string]>> = {
  touchdowns: ['Touchdowns', 'TD'],
  completions: ['Completed passes', 'Cp'],
  interceptions: ['Interceptions', 'Int'],
  casualties: ['Casualties', 'Cas'],
  otherCasualties: ['Casualties that earn nothing', 'Oth'],
  fouls: ['Fouls', 'Fl'],
  deflections: ['Deflections', 'Def'],
  points: ['Star player points', 'SPP'],
  mvps: ['Most valuable player awards', 'MVP'],
  matches: ['Matches', 'P'],
}

export const statisticName = (id: string): string => STATISTICS[id]?.[0] ?? inWords(id)
export const statisticShort = (id: string): string => STATISTICS[id]?.[1] ?? inWords(id)

const CRITERIA: Readonly<Record<string, string>> = {
  worth: 'the worth of the team',
  name: 'the name',
  'fewest-losses': 'fewest defeats',
  'head-to-head': 'points against each other',
}
export const criterionName = (id: string): string => CRITERIA[id] ?? plainWords(id)

/** 1st, 2nd, 3rd, 11th. */
export function ordinal(place: number): string {
  const last = place % 10
  const teens = place % 100 > 10 && place % 100 < 14
  const end = teens ? 'th' : (['th', 'st', 'nd', 'rd'][last] ?? 'th')
  return `${place}${end}`
}

/** A match of the rounds in which losers are out: `semi-final`, `third place`. */
export const stageName = (id: string): string => (id === 'third-place' ? 'third place' : id)

const RECORDS: Readonly<Record<string, string>> = {
  'biggest-win': 'Biggest win',
  'most-touchdowns': 'Most touchdowns by a team in a match',
  'most-touchdowns-in-a-match': 'Most touchdowns in a match',
  'most-casualties': 'Most casualties by a team in a match',
  'bloodiest-match': 'Bloodiest match',
  'biggest-gate': 'Biggest gate',
  'most-touchdowns-by-a-player': 'Most touchdowns by a player in a match',
  'most-completions-by-a-player': 'Most completed passes by a player in a match',
  'most-casualties-by-a-player': 'Most casualties by a player in a match',
  'longest-winning-run': 'Longest winning run',
  'longest-unbeaten-run': 'Longest run without a defeat',
  'highest-worth': 'Highest worth',
  'fullest-treasury': 'Fullest treasury',
}
/** What a league remembers, as a heading. */
export const recordName = (id: string): string => RECORDS[id] ?? inWords(id)
