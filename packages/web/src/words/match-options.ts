import type { MatchOptions } from '@touchback/engine'
import type { UndoPolicy } from '../match/session/kept.ts'

/** An id as words: "gutter-runner" is a Gutter runner. */
export const plain = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')

/** Who can coach a side: a name and what to expect. */
const COACHES: Readonly<Record<string, readonly [name: string, about: string]>> = {
  human: ['A person here', 'at this device'],
  random: ['Computer: random', 'does anything that is legal'],
  rookie: ['Computer: rookie', 'knows the game, forgives mistakes'],
  veteran: ['Computer: veteran', 'thinks ahead'],
}
export const coachName = (id: string): string => COACHES[id]?.[0] ?? `Computer: ${plain(id)}`
export const coachAbout = (id: string): string => COACHES[id]?.[1] ?? ''

/** The parts of a book that both coaches may leave out. */
const MODULES: Readonly<Record<string, readonly [name: string, about: string]>> = {
  'team-creation': ['Team creation', 'fan factor, assistants and cheerleaders count'],
  'kickoff-table': ['Kick-off table', 'something happens at every kick-off'],
  weather: ['Weather', 'heat, rain and blizzard'],
  'hand-off': ['Hand-offs', 'the ball can be handed to a team-mate'],
  'going-for-it': ['Going for it', 'extra squares at a risk'],
  assists: ['Assists', 'team-mates help with blocks'],
  'interceptions-fumbles': ['Interceptions and fumbles', 'passes can go badly wrong'],
  'throw-team-mate': ['Throwing team-mates', 'small players fly'],
  fouls: ['Fouls', 'kicking whoever is down, and the referee'],
  'big-guys': ['Big guys', 'trolls, ogres and the like'],
  wizards: ['Wizards', 'spells from the stands'],
  apothecary: ['Apothecaries', 'one casualty is patched up'],
  'secret-weapons': ['Secret weapons', 'chainsaws, bombs and worse'],
  'skills-traits': ['All skills and traits', 'beyond the few of the core game'],
  league: ['Between matches', 'in a league'],
}
export const moduleName = (id: string): string => MODULES[id]?.[0] ?? plain(id)
export const moduleAbout = (id: string): string => MODULES[id]?.[1] ?? ''

export const UNDO: readonly (readonly [UndoPolicy, string])[] = [
  ['until-dice', 'Until dice are rolled'],
  ['off', 'Never'],
  ['consent', 'When the other coach agrees'],
  ['free', 'Always, for learning'],
]

export const TIES: readonly (readonly [MatchOptions['tie'], string])[] = [
  ['draw', 'It is a draw'],
  ['overtime', 'Overtime'],
  ['shoot-out', 'Overtime, then a shoot-out'],
]

export const CLOCKS: readonly (readonly [number | null, string])[] = [
  [null, 'No clock'],
  [60, '1 minute a turn'],
  [120, '2 minutes a turn'],
  [180, '3 minutes a turn'],
  [240, '4 minutes a turn'],
  [360, '6 minutes a turn'],
]

export const gold = (amount: number): string => amount.toLocaleString('en-GB')
