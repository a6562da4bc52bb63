import { type Edition, own, type XY } from '@touchback/engine'

/** `badly-hurt` as a person would write it. */
export const plainWords = (id: string): string => id.replaceAll('-', ' ')

/** What has become of somebody who was hurt. */
export const injuryName = (result: string): string => (result === 'ko' ? 'knocked out' : plainWords(result))

/** With its first letter large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

export const square = (at: XY | null): string => (at === null ? 'off the pitch' : `${at[0]},${at[1]}`)

export type Modifiers = readonly (readonly [source: string, value: number])[]

/** Modifiers with their sources: ` −2 tackle zones +1 dodging`. */
export const modifiersText = (modifiers: Modifiers): string =>
  modifiers.map(([source, value]) => ` ${signed(value)} ${plainWords(source)}`).join('')

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)

/** `4`, or `3+5=8`. */
export const diceText = (dice: readonly number[]): string =>
  dice.length === 1 ? `${dice[0]}` : `${dice.join('+')}=${sumOf(dice)}`

/** Dice, modifiers and what they come to: `2 −1 tackle zones = 1`. */
export function rollText(dice: readonly number[], modifiers: Modifiers): string {
  const total = sumOf(dice) + modifiers.reduce((sum, [, value]) => sum + value, 0)
  return modifiers.length === 0 ? diceText(dice) : `${diceText(dice)}${modifiersText(modifiers)} = ${total}`
}

/** What a roll is called by itself, and in a sentence about somebody: "Dieter dodges". Plain ids are plain words. */
const TESTS: Readonly<Record<string, readonly [name: string, does: string]>> = {
  dodge: ['dodge', 'dodges'],
  leap: ['leap', 'leaps'],
  jump: ['jump', 'jumps'],
  'go-for-it': ['go for it', 'goes for it'],
  rush: ['rush', 'rushes'],
  'pick-up': ['pick-up', 'picks the ball up'],
  catch: ['catch', 'catches'],
  pass: ['pass', 'passes'],
  intercept: ['interception', 'intercepts'],
  interference: ['interference', 'reaches for the throw'],
  'stand-up': ['stand up', 'stands up'],
  landing: ['landing', 'lands'],
  'throw-team-mate': ['throw team-mate', 'throws a team-mate'],
  bribe: ['bribe', 'is worth a bribe'],
  'hypnotic-gaze': ['Hypnotic Gaze', 'gazes'],
  'projectile-vomit': ['Projectile Vomit', 'vomits'],
  'breathe-fire': ['Breathe Fire', 'breathes fire'],
  block: ['block dice', 'blocks'],
  pro: ['Pro roll', 'rolls for Pro'],
}

/** The book's own word for a test. */
export const calledIn = ({ rolls }: Edition, test: string): string => own(rolls.tests, test)?.called ?? test

/** What a test is called in a book: `dodge`, `go for it`, `rush`. */
export const testName = (edition: Edition, test: string): string => {
  const called = calledIn(edition, test)
  return TESTS[called]?.[0] ?? edition.players.skills[called]?.name ?? plainWords(called)
}

/** What somebody does who makes the test: `dodges`, `goes for it`, `rushes`. */
export const testWords = (edition: Edition, test: string): string => {
  const called = calledIn(edition, test)
  return TESTS[called]?.[1] ?? `rolls for ${testName(edition, test)}`
}
