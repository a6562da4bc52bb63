import type { Post } from './roles.ts'

/** What makes a star's face his own: drawn over the head of his people, on its grid of 24 by 24. */
export interface Portrait {
  readonly crown: string
  /** In gold on his face. */
  readonly mark: string
  /** What he is known to carry; null for those who need nothing. */
  readonly prop: string | null
  /** Behind him. */
  readonly ground: string
}

/** Above the head. */
const CROWNS = [
  'M9 5L6.500 -3L10.500 0.500L12 -6L13.500 0.500L17.500 -3L15 5z',
  'M4.500 5L3 -4L8 0L12 -5L16 0L21 -4L19.500 5z',
  'M10 4Q6 -2 12 -7Q18 -2 14 4zM7.500 2h9v2h-9z',
  'M11 4Q11 -7 23 -5Q17 -3 16 4z',
  'M6 7Q-3 3 0 -6Q3 1 10 3zM18 7Q27 3 24 -6Q21 1 14 3z',
  'M3.500 4.500H20.500V8H3.500zM20 5l6 1.500l-2 1.500l2.500 3l-6 -3z',
  'M3.500 7L0 -1L6 3L7.500 -4L12 1.500L16.500 -4L18 3L24 -1L20.500 7z',
  'M12 -6.500a8 3 0 1 0 .01 0zM12 -5a5.500 1.500 0 1 1 -.01 0z',
  'M6 3V-6H18V3H22.500V5.500H1.500V3z',
  'M2 9Q-2 2 4 -4Q3 1 5.500 3.500Q7 -1 11 -3Q8 2 6.500 7zM22 9Q26 2 20 -4Q21 1 18.500 3.500Q17 -1 13 -3Q16 2 17.500 7z',
] as const

/** On the face. */
const MARKS = [
  'M15 4L18.800 15L17.300 15.500L13.500 4.500z',
  'M5 9.500L13 7.500V9L12.500 12.500A2.800 2.800 0 0 1 7.500 13L5 11z',
  'M5.500 13.500h5v1.400h-5zM6 16h4v1.400H6zM13.500 13.500h5v1.400h-5zM14 16h4v1.400h-4z',
  'M7 5l5 3.500L17 5v2.500L12 11L7 7.500z',
  'M12 14.500a2.700 2.700 0 1 0 .01 0zM12 16a1.400 1.400 0 1 1 -.01 0z',
  'M12 3.500l1.100 2.400l2.600 .2l-2 1.700l.6 2.600L12 9l-2.300 1.400l.6 -2.600l-2 -1.700l2.600 -.2z',
  'M11.200 3h1.600v18h-1.600zM6 16.500h12v1.400H6z',
  'M15.500 8.500a3 3 0 1 0 .01 0zM15.500 10a1.600 1.600 0 1 1 -.01 0zM18 13.500l2 6h-1l-1.800 -5.600z',
] as const

/** Behind him, 100 by 100. */
const GROUNDS = [
  'M50 50L34 0H66zM50 50L100 18V46zM50 50L100 82V100H74zM50 50L34 100H8zM50 50L0 74V46zM50 50L0 20V0H6z',
  'M50 4a46 46 0 1 0 .1 0zM50 16a34 34 0 1 1 -.1 0zM50 28a22 22 0 1 0 .1 0z',
  'M0 0H24L0 24zM48 0H72L0 72V48zM96 0H100V20L20 100H0V96zM100 44V68L68 100H44z',
  'M50 0H100V100H50zM0 30H50V50H0zM0 70H50V90H0z',
] as const

/** What a skill puts into somebody's hands, 24 by 24. */
const PROPS: Readonly<Record<string, string>> = {
  chainsaw:
    'M1 14h7v8H1zM8 16l14 -1.500l1.500 2.500l-1.500 2.500L8 20zM10 14.500l2 1.500M10 15h1.500V13h1.500v2h1.500v-2.200h1.500V15h1.500v-2.200h1.500V15H20v2H10z',
  bomb: 'M11 8a7.500 7.500 0 1 0 .01 0zM14.500 8.500L18 4L20 2L22.500 4.500L20 5.500L16.500 10z',
  'ball-and-chain':
    'M14 10a6.500 6.500 0 1 0 .01 0zM2 2a2.500 2.500 0 1 0 .01 0zM6 6a2.500 2.500 0 1 0 .01 0zM10 8.500l-2 -2l1 -1l2 2zM14 7l1.500 3h-3zM22.500 16.500l-3 1.500v-3zM14 26l-1.500 -3h3z',
  blunderbuss: 'M1 20L4 13L16 9L22 4L24 12L17 13L7 17L5 22z',
  'poisoned-dagger': 'M3 21l3.500 -3.500l-2 -2L7 13l4 4l-2.500 2.500l-2 -2L3 21zM9 13L21 1L22 6L11 15.500z',
  stakes: 'M4 23L8 6L11 1L13 7L9 23zM13 23L17 8L20 4L21.500 9L18 23z',
  'pogo-stick': 'M4 3h16v3h-6.500v7h2v3h-7v-3h2V6H4zM8 17h8v1.800H8zM8.500 20h7v1.800h-7z',
  'death-roller': 'M12 4a8.500 8.500 0 1 0 .01 0zM12 9a3.500 3.500 0 1 1 -.01 0z',
  'throw-team-mate': 'M3 20V9Q3 5 6.500 5T10 9V3.500Q10 1 12 1T14 3.500V8Q14 5 16.500 5T19 8V14Q19 22 11 22z',
  horns: 'M3 3Q2 15 12 21Q22 15 21 3Q18 12 12 14Q6 12 3 3z',
  'mighty-blow': 'M3 10h14q4 0 4 5t-4 5H3zM5 5h4v5H5zM10 4h4v6h-4zM15 6h3.500v5H15z',
  leap: 'M2 20L8 10L12 14L20 2L22 4L13 20L9 16L5 22z',
  dauntless: 'M12 1L21 5V12Q21 19 12 23Q3 19 3 12V5z',
}

/** The same for the same name, everywhere and always. */
function seedOf(name: string): number {
  let seed = 2166136261
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619) >>> 0
  return seed
}

const pick = (list: readonly string[], seed: number): string => list[seed % list.length] ?? ''

/** A star's own look, from what he can do and his name. */
export function portraitOf({ id, skills }: Post): Portrait {
  const seed = seedOf(id)
  const carried = Object.keys(PROPS).find((skill) => skills.includes(skill))
  return {
    crown: pick(CROWNS, seed),
    mark: pick(MARKS, Math.floor(seed / 10)),
    ground: pick(GROUNDS, Math.floor(seed / 80)),
    prop: carried === undefined ? null : (PROPS[carried] ?? null),
  }
}
