import type { Choice } from '@touchback/engine'
import type { Warning } from '../match/intent/warnings.ts'
import { percent } from './odds.ts'

export const WARNINGS: Readonly<
  Record<
    Warning['id'],
    { readonly title: string; readonly text: (names: string, chance: number | null) => string }
  >
> = {
  'loose-ball': {
    title: 'A loose ball',
    text: (names) => `The ball is loose and ${names} could still get it.`,
  },
  blitz: {
    title: 'A blitz left',
    text: (names) => `Your blitz is unused: ${names} could hit somebody who matters.`,
  },
  'reroll-needless': {
    title: 'A re-roll for nothing',
    text: (names) => `${names} cannot get anything better than this.`,
  },
  'reroll-unlikely': {
    title: 'A re-roll that hardly helps',
    text: (names, chance) =>
      chance === null
        ? `${names} hardly ever gets something better.`
        : `${names} gets something better only ${percent(chance)} of the time.`,
  },
  deed: {
    title: 'Not done yet',
    text: (names) => `${names} has not done what his action was for, and nobody else may do it this turn.`,
  },
  score: { title: 'A touchdown in reach', text: (names) => `${names} could still score this turn.` },
}

/** What a warned coach is offered: to think again, or to do it all the same. */
export const warnedAnswers = ({ type }: Choice): readonly [again: string, anyway: string] =>
  type === 'end-turn'
    ? ['Play on', 'End the turn']
    : type === 'end-activation'
      ? ['Go on with him', 'End his action']
      : ['Think again', 'Re-roll all the same']
