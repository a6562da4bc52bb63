import { inWords } from './compare/plain.ts'
import { capital } from './words.ts'

export type Setting = number | boolean | string

const gold = (value: Setting): string => `${Number(value).toLocaleString('en')} gold`

/** What it is about. */
const ABOUT: Readonly<Record<string, string>> = {
  'star-limit': 'how many stars play for a team',
  'star-injuries': 'injuries of stars',
  access: 'what players may learn',
  draws: 'draws on the way to the play-offs',
  'quarter-finals': 'how play-offs begin',
  'tribal-fans': 'fans for winning the Goblin Tribal Leeg',
  'journeyman-price': 'what a journeyman costs',
  'star-price': 'what a star costs',
  crowd: 'the crowd',
  cap: 'winnings of a rich team',
  skills: 'how many skills a player learns',
  'many-rerolls': 're-rolls after a match',
  conceding: 'what giving up costs',
  'bonus-points': 'bonus points in the table',
  'reroll-value': 'what a re-roll counts for',
}
export const optionName = (id: string): string => ABOUT[id] ?? inWords(id)

/** What a league has settled where its book leaves it to the league, in a sentence each. */
const OPTIONS: Readonly<Record<string, (value: Setting) => string>> = {
  'star-limit': (value) => `A team hires at most ${value} stars for a match.`,
  'star-injuries': (value) =>
    value === true
      ? 'What stars suffer is remembered: the dead are gone, and the hurt come back as their injuries have left them.'
      : 'Stars are as good as new for every match.',
  access: (value) =>
    value === 'printed'
      ? 'Players learn from the categories printed on their lists, misprints and all.'
      : 'Players learn from the categories of their lists, misprints put right.',
  draws: (value) =>
    value === 0
      ? 'Matches on the way to the play-offs go on until somebody has won.'
      : `A draw on the way to the play-offs counts ${value} points.`,
  'quarter-finals': (value) =>
    value === true ? 'Large play-offs begin with quarter-finals.' : 'Play-offs begin with the semi-finals.',
  'tribal-fans': (value) => `The Goblin Tribal Leeg adds ${value} to the fan factor of its winners.`,
  'journeyman-price': (value) =>
    value === 'half' ? 'A journeyman costs half his price.' : 'A journeyman costs his full price.',
  'star-price': (value) =>
    value === 'match' ? 'A star costs what he asks for one match.' : 'A star costs his full price.',
  crowd: (value) =>
    value === true ? 'The crowd is counted, and the larger one is worth money.' : 'The crowd is not counted.',
  cap: (value) => `A team worth more than ${gold(value)} earns no winnings.`,
  skills: (value) =>
    value === 'five'
      ? 'Of the six improvements of a player at most five are skills.'
      : 'All six improvements of a player may be skills.',
  'many-rerolls': (value) =>
    value === true
      ? 'Any number of re-rolls may be bought after a match.'
      : 'One re-roll may be bought after a match.',
  conceding: (value) =>
    value === 'penalties'
      ? 'Whoever gives up loses his winnings, his award, and fans and players besides.'
      : 'Whoever gives up loses his winnings and his award.',
  'bonus-points': (value) =>
    value === true
      ? 'A table counts bonus points for touchdowns, casualties and a clean sheet.'
      : 'A table counts no bonus points.',
  'reroll-value': (value) =>
    value === 'list'
      ? 'A re-roll counts what the list asks for it.'
      : 'A re-roll counts what was paid for it.',
}

/** One option of a league; one that has no sentence of its own is said plainly. */
export const optionText = (id: string, value: Setting): string =>
  OPTIONS[id]?.(value) ??
  `${capital(inWords(id))}: ${typeof value === 'boolean' ? (value ? 'yes' : 'no') : value}.`
