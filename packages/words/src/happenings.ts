import type { Event } from '@touchback/engine'
import { plainWords } from './words.ts'

/** Why a turn ends before its time. */
const CAUSES: Readonly<Record<string, string>> = {
  'knocked-down': 'one of theirs is knocked down',
  'fell-over': 'one of theirs falls over',
  'ball-dropped': 'the ball is dropped',
  'failed-pick-up': 'the ball is not picked up',
  fumble: 'the throw is fumbled',
  interception: 'the throw is intercepted',
  'uncaught-pass': 'none of theirs catches the throw',
  'uncaught-hand-off': 'the hand-off is not caught',
  'lost-carrier': 'the player with the ball is lost',
  'landed-on-team-mate': 'a team-mate is landed on',
  'thrown-with-ball': 'the ball is lost with the player who was thrown',
  'eaten-with-ball': 'the player with the ball is nearly eaten',
  'sent-off': 'one of theirs is sent off',
  'time-limit': 'the time is up',
  'own-bomb': 'their own bomb hits one of them',
  'blood-lust': 'one of theirs thirsts for blood and finds none',
  bite: 'the player with the ball is bitten',
  collapsed: 'one of theirs collapses',
  'kick-back': 'the chainsaw kicks back',
  toad: 'the player with the ball is a toad',
}
export const turnoverCause = (cause: string): string => CAUSES[cause] ?? plainWords(cause)

/** What the referee says to a coach who argues. */
const ARGUED: Readonly<Record<string, string>> = {
  stands: 'the call stands',
  reversed: 'he takes it back',
  expelled: 'the coach is sent away',
}
export const argumentEnds = (outcome: string): string => ARGUED[outcome] ?? plainWords(outcome)

/** What dice are thrown for that are no test of anybody's. */
const THROWN_FOR: Readonly<Record<string, string>> = {
  'ball-and-chain': 'where the ball and chain goes',
  bomb: 'where the bomb comes down',
  'squirms-free': 'which way he squirms',
  scatter: 'the way it scatters',
  zap: 'where the spell goes astray',
  'lightning-bolt': 'whom the lightning strikes first',
  heat: 'the heat',
  casualty: 'how badly he is hurt',
  'niggling-injury': 'an old injury',
  'officious-ref': 'the officious ref',
  'pitch-invasion': 'how many the crowd reaches',
  players: 'how many players',
  swarming: 'how many swarm on',
  trapdoor: 'the trapdoor',
  'master-chef': 'the master chef',
  'bad-habits': 'how many have bad habits',
  riot: 'the riot',
  'throw-a-rock': 'the rock from the crowd',
  'morleys-revenge': 'his stomach',
  'you-dope': 'what he has taken',
  'cheering-fans': 'the cheering fans',
  'brilliant-coaching': 'the brilliant coaching',
  'get-the-ref': 'getting the ref',
}
export const thrownFor = (what: string): string => THROWN_FOR[what] ?? plainWords(what)

/** What somebody sets out to do, where its plain name is no word of a coach. */
const ACTIONS: Readonly<Record<string, string>> = {
  'hand-off': 'hand-off',
  'throw-bomb': 'throw a bomb',
  'throw-team-mate': 'throw a team-mate',
  'kick-team-mate': 'kick a team-mate',
  'start-chainsaw': 'start the chainsaw',
  fire: 'fire the blunderbuss',
}
export const actionWords = (action: string): string => ACTIONS[action] ?? plainWords(action)

/** Tables a book has its dice on. */
const TABLES: Readonly<Record<string, string>> = {
  'kick-off': 'kick-off table',
  prayers: 'table of prayers',
  handicap: 'handicap table',
  rune: 'table of runes',
  'desperate-measures': 'table of desperate measures',
}
export const tableName = (id: string): string => TABLES[id] ?? `${plainWords(id)} table`

/** What stays of an injury: `ag-1` is what a roster has, not what a coach says. */
const LASTING: Readonly<Record<string, string>> = {
  'miss-next-game': 'he misses the next match',
  niggling: 'it will niggle',
  'ma-1': 'he is slower by 1',
  'st-1': 'he is weaker by 1',
  'ag-1': 'he is clumsier by 1',
  'av-1': 'his armour is worse by 1',
  'shaken-up': 'he is shaken up',
  'badly-shaken-up': 'he is badly shaken up',
  'minor-injury': 'it is not so bad',
  dead: 'he is dead',
}
export const lastingInjury = (result: string): string => LASTING[result] ?? plainWords(result)

/** How somebody leaves the pitch. */
const LEAVES: Readonly<Record<string, string>> = {
  reserves: 'goes to the reserves',
  ko: 'is carried off, knocked out',
  casualty: 'is carried off, injured',
  'sent-off': 'leaves the pitch, sent off',
  absent: 'leaves the match',
}
export const leavesFor = (to: string): string => LEAVES[to] ?? `leaves the pitch, ${plainWords(to)}`

/** What has come over a player, and when it is over; null where nobody needs to be told. */
const CONDITIONS: Readonly<Record<string, readonly [on: string | null, off: string | null]>> = {
  heat: ['misses the next drive', null],
  'letting-go': ['will leave the ball behind', null],
  'blood-lust': ['thirsts for blood', null],
  gazed: ['is under the gaze', 'is himself again'],
  fired: ['has fired', null],
  rooted: ['takes root', 'is free to move again'],
  toad: ['is a toad', 'is no longer a toad'],
  'saw-running': ['has the chainsaw running', 'has the chainsaw off'],
  'sits-out': ['sits this drive out', null],
  'poison-used': ['has used the poison', null],
  // Book-keeping of no interest to a reader.
  fielded: [null, null],
  held: [null, null],
}
export function conditionText({ condition, on }: Extract<Event, { type: 'condition' }>): string | null {
  const known = CONDITIONS[condition]
  if (known !== undefined) return known[on ? 0 : 1]
  return `is ${on ? '' : 'no longer '}${plainWords(condition)}`
}

/** How the ball came where it is. */
const BALL: Readonly<Record<string, readonly [does: string, where: string]>> = {
  bounce: ['bounces', 'to'],
  scatter: ['scatters', 'to'],
  kick: ['comes down', 'at'],
  'throw-in': ['is thrown in', 'to'],
  touchback: ['is placed', 'at'],
  rest: ['lies', 'at'],
  placed: ['is placed', 'at'],
  deflected: ['is knocked away', 'to'],
  left: ['is left behind', 'at'],
}
/** "The ball bounces to 4,5", "The ball bounces off the pitch". */
export function ballGoes(how: string, square: string | null): string {
  const [does, where] = BALL[how] ?? ['comes', 'to']
  if (how === 'left') return `The ball ${does}`
  return `The ball ${does} ${square === null ? 'off the pitch' : `${where} ${square}`}`
}
