import { peopleOf } from './peoples.ts'
import type { Side } from '@touchback/engine'

/** What tokens stand on and what is drawn on them; the same in dark and light. */
const GRASS = ['#274b31', '#2b5236'] as const
const INK = '#1a1512'

/** Shirts to choose from: all stand out from the pitch, and everything drawn on them can be read. */
export const SHIRTS: readonly (readonly [colour: string, name: string])[] = [
  ['#e8833a', 'Orange'],
  ['#56b4e9', 'Sky'],
  ['#f0d24a', 'Yellow'],
  ['#f2efe6', 'White'],
  ['#f58a7c', 'Red'],
  ['#b5dd5e', 'Lime'],
  ['#5fd3bf', 'Turquoise'],
  ['#c0a9f5', 'Violet'],
  ['#f4a3c8', 'Pink'],
  ['#b9c4cc', 'Steel'],
  ['#d6a63c', 'Gold'],
  ['#9fb6ff', 'Blue'],
]

const parts = (colour: string): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
const hex = (rgb: readonly number[]): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

function luminance(colour: string): number {
  const [r, g, b] = parts(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

/** How far two colours are apart, from 1 to 21, as WCAG counts it. */
export function contrast(a: string, b: string): number {
  const [bright, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Whether a shirt stands out from the grass and carries readable ink. */
export const isReadable = (colour: string): boolean =>
  GRASS.every((grass) => contrast(colour, grass) >= 3) && contrast(colour, INK) >= 4.5

/** The nearest lighter colour that does. */
export function readable(colour: string): string {
  let result = colour
  for (let step = 0; step < 40 && !isReadable(result); step++)
    result = hex(parts(result).map((part) => part + (255 - part) * 0.08))
  return result
}

const apart = (a: string, b: string): number => {
  const [p, q] = [parts(a), parts(b)]
  return Math.hypot(...p.map((part, index) => part - (q[index] ?? 0)))
}

/** What both teams wear: visitors change when the shirts are too much alike. */
export function shirts(home: string, away: string): Record<Side, string> {
  const mine = readable(home)
  const theirs = readable(away)
  if (apart(mine, theirs) > 100) return { home: mine, away: theirs }
  const [other] = SHIRTS.toSorted(([a], [b]) => apart(b, mine) - apart(a, mine))
  return { home: mine, away: other?.[0] ?? theirs }
}

/** A shirt for a team list, always the same. */
export function usualShirt(roster: string): string {
  const sum = Array.from(roster, (letter) => letter.charCodeAt(0)).reduce((total, code) => total + code, 0)
  return USUAL[peopleOf(roster)] ?? SHIRTS[sum % SHIRTS.length]?.[0] ?? '#e8833a'
}
/** The shirt a team would wear; where others have it, one that nobody has, as long as there are any. */
export function freeShirt(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted
  const [free] = SHIRTS.filter(([colour]) => !taken.includes(colour))
  return free?.[0] ?? wanted
}
const USUAL: Readonly<Record<string, string>> = {
  human: '#56b4e9',
  orc: '#e8833a',
  'dark-elf': '#c0a9f5',
  'wood-elf': '#b5dd5e',
  skaven: '#f0d24a',
  dwarf: '#d6a63c',
  chaos: '#f58a7c',
  undead: '#b9c4cc',
  lizardman: '#5fd3bf',
  'high-elf': '#f2efe6',
  goblin: '#b5dd5e',
  elf: '#5fd3bf',
  norse: '#9fb6ff',
  amazon: '#f4a3c8',
  halfling: '#f0d24a',
  khemri: '#d6a63c',
  vampire: '#f58a7c',
  nurgle: '#b5dd5e',
  'chaos-dwarf': '#b9c4cc',
  ogre: '#e8833a',
  necromantic: '#c0a9f5',
  knights: '#f2efe6',
  slann: '#5fd3bf',
  gnome: '#f0d24a',
}
