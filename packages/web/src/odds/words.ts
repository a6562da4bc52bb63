import { type Edition, own } from '@touchback/engine'
import { plainWords, signed, testName } from '@touchback/words'
import type { Goal, Hurt } from './sequence.ts'

/** What coaches ask for most, in the order of a turn; null where each book has a word of its own. */
export const COMMON: readonly (readonly [kind: string, name: string | null])[] = [
  ['dodge', 'Dodge'],
  ['rush', null],
  ['pick-up', 'Pick up the ball'],
  ['block', 'Block'],
  ['harm', 'Armour and injury'],
  ['pass', 'Pass'],
  ['catch', 'Catch'],
  ['intercept', null],
  ['leap', 'Leap'],
  ['jump', 'Jump over'],
  ['stand-up', 'Stand up'],
  ['foul', 'Foul'],
]

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const featName = (edition: Edition, kind: string): string =>
  COMMON.find(([id]) => id === kind)?.[1] ??
  edition.players.skills[kind]?.name ??
  upper(own(edition.rolls.tests, kind) === undefined ? plainWords(kind) : testName(edition, kind))

export const GOAL_NAMES: Readonly<Record<Goal, string>> = {
  down: 'Opponent goes down, I do not',
  pushed: 'Opponent is at least pushed',
  safe: 'None of mine falls',
}

export const HURT_NAMES: Readonly<Record<Hurt, string>> = {
  broken: 'Armour is broken',
  ko: 'Knocked out or worse',
  casualty: 'Casualty',
}

export const modifierName = (edition: Edition, [source, value]: readonly [string, number]): string =>
  `${signed(value)} ${edition.players.skills[source]?.name ?? edition.field.weather[source]?.name ?? plainWords(source)}`

export const percentText = (chance: number): string => {
  const percent = chance * 100
  return `${percent > 0 && percent < 99.95 ? percent.toFixed(1) : Math.round(percent)}%`
}

/** As coaches say it: `1 in 3`. */
export const onceIn = (chance: number): string =>
  chance <= 0
    ? 'never'
    : chance >= 0.9995
      ? 'always'
      : chance > 0.5
        ? `fails 1 in ${(1 / (1 - chance)).toFixed(1)}`
        : `1 in ${(1 / chance).toFixed(1)}`
