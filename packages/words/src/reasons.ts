import type { IllegalChoice, Reason } from '@touchback/engine'
import { capital } from './words.ts'

/** Why somebody cannot take an action, in a coach's words: half a sentence about him. */
const WORDS: Readonly<Record<Reason, string>> = {
  'not-in-this-game': 'that is not part of this game',
  'not-your-player': 'he plays for the other team',
  'not-on-the-pitch': 'he is not on the pitch',
  'has-acted': 'he has already acted this turn',
  stunned: 'he is stunned',
  'barred-this-turn': 'he may not act in this turn',
  prone: 'he is down and must stand up first',
  'not-in-a-bonus-turn': 'that is not allowed in a bonus turn',
  'moves-only': 'he can only move',
  'already-declared-this-turn': 'your team has already done that this turn',
  'another-must-act-first': 'a team-mate must act first',
  'had-to-act-first': 'he may only act before all others',
  'has-no-ball': 'he does not have the ball',
  'not-loaded': 'the weapon is not loaded',
  'already-running': 'the saw is running already',
  'not-equipped': 'he has nothing to do that with',
  'nobody-to-block': 'no standing opponent is next to him',
  'nobody-to-blitz': 'no opponent is on his feet',
  'nobody-to-foul': 'no opponent is on the ground',
}

export const reasonText = (reason: Reason): string => WORDS[reason]

/** What a coach is told whose answer was refused. */
export const refusalText = ({ reason, message }: IllegalChoice): string =>
  reason === null ? message : capital(`${reasonText(reason)}.`)
