import type { NaturalRoll, XY } from '@touchback/engine'

/** `badly-hurt` as a person would write it; some words keep their hyphen. */
export const plainWords = (id: string): string => id.replaceAll(/(?<!semi|quarter)-/gu, ' ')

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
  return modifiers.length === 0
    ? diceText(dice)
    : `${diceText(dice)}${modifiersText(modifiers)} = ${total < 0 ? signed(total) : total}`
}

/** `a natural 6 always succeeds`. */
export const naturalText = ({ face, passes }: NaturalRoll): string =>
  `a natural ${face} always ${passes ? 'succeeds' : 'fails'}`
