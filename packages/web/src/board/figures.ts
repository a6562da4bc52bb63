import { type Glyph, glyphOf } from './glyphs.ts'
import { type Portrait, portraitOf } from './portraits.ts'
import { duty, type Post, postOf, type Role, roleOf, starOrBigGuy, variantOf } from './roles.ts'

/** How somebody is drawn, at any size: a head for his people, shoulders and arms for what he does. */
export interface Figure {
  readonly role: Role
  readonly head: Glyph
  readonly bust: Bust
  /** What stars alone have. */
  readonly portrait: Portrait | null
}

/** Shoulders and arms on a token, around 0, 0 with 40 to a square; and where the head of 24 by 24 sits on them. */
export interface Bust {
  readonly body: string
  readonly size: number
  readonly top: number
}

/** Sloping, thin, small. */
const LINEMEN = [
  'M-12.500 12C-12.500 4 -8 0 0 0S12.500 4 12.500 12z',
  'M-8 12L-9 4Q-8 1 -3 0.500H3Q8 1 9 4L8 12z',
  'M-9 12Q-10 5 -4 3H4Q10 5 9 12z',
]
/** Slabs, with a high collar, like a tower. */
const BLOCKERS = [
  'M-12 12.500L-16.500 4V0Q-16.500 -4.500 -12 -4.500H-8.500L-4 1H4L8.500 -4.500H12Q16.500 -4.500 16.500 0V4L12 12.500z',
  'M-12 12.500L-16 4V0L-11 -7.500L-6 1H6L11 -7.500L16 0V4L12 12.500z',
  'M-12 12.500L-16.500 5V2H-14.500V-5H-9V1.500H9V-5H14.500V2H16.500V5L12 12.500z',
]
/** Spikes on both shoulders; two long ones; a blade at the side. */
const BLITZERS = [
  'M-10 12L-12 6.500L-17.500 6L-13.500 2L-17 -4.500L-10.500 -2L-9.500 -6L-5 1H5L9.500 -6L10.500 -2L17 -4.500L13.500 2L17.500 6L12 6.500L10 12z',
  'M-11 12L-12 4L-17.500 -9.500L-8.500 -1.500L-4 1.500H4L8.500 -1.500L17.500 -9.500L12 4L11 12z',
  'M-12 12C-12 5 -9 1.500 0 1.500L7 2L10 -2L8.500 -7Q12 -15 18 -11Q14 -9 14.500 -5L14.500 3L11 12z',
]
/** One arm back to throw; and with something that burns in it. */
const THROWERS = [
  'M-12 12C-12 5 -8 1 0 1L6.500 2L10.500 -2.500L9.400 -7A4 4 0 1 1 16.500 -8.500L15.500 -1L11 6L10.500 12z',
  'M-12 12C-12 5 -8 1 0 1L6.500 2L10.500 -2L10 -4.500A4.600 4.600 0 1 1 15.800 -12L18.500 -15L16.500 -9.500L15.500 -1L11 6L10.500 12z',
]
const HANDS_UP =
  'M-7 12L-8.500 6L-15 0L-14.500 -6.500L-17.500 -10.500L-14.800 -10L-14.500 -14L-12.300 -10.500L-10 -13L-10.500 -7.500L-10.500 -2L-5 2H5L10.500 -2L10.500 -7.500L10 -13L12.300 -10.500L14.500 -14L14.800 -10L17.500 -10.500L14.500 -6.500L15 0L8.500 6L7 12z'
/** Both hands up; arms out, as on a spring; and as wings. */
const CATCHERS = [
  HANDS_UP,
  'M-6 12L-7 6L-12 6.500L-18 -2L-12.500 1.500L-5 1.500H5L12.500 1.500L18 -2L12 6.500L7 6L6 12z',
  'M-6 12L-8 7L-18 5L-16.500 -1L-19 -7Q-11 -6 -6 1.500H6Q11 -6 19 -7L16.500 -1L18 5L8 7L6 12z',
]
/** Shoulders to the ears; hunched; with fists beside the head. */
const BIG_GUYS = [
  'M-12 13.500Q-17.500 7 -17.500 0C-17.500 -8 -12 -12 -7 -9L-4 -3H4L7 -9C12 -12 17.500 -8 17.500 0Q17.500 7 12 13.500z',
  'M-12 13.500Q-16 9 -16 4C-16 -6 -10 -12.500 0 -12.500S16 -6 16 4Q16 9 12 13.500z',
  'M-12 13.500Q-17 8 -17.500 0L-16.500 -7A5 5 0 0 1 -7 -9L-7 -3L-3 0H3L7 -3L7 -9A5 5 0 0 1 16.500 -7L17.500 0Q17 8 12 13.500z',
]
const BODIES: Readonly<Record<Exclude<Role, 'star'>, readonly string[]>> = {
  lineman: LINEMEN,
  blocker: BLOCKERS,
  blitzer: BLITZERS,
  thrower: THROWERS,
  catcher: CATCHERS,
  'big-guy': BIG_GUYS,
}
const USUAL = { size: 0.74, top: -16 }
const HEADS: Readonly<Record<Exclude<Role, 'star'>, { readonly size: number; readonly top: number }>> = {
  lineman: USUAL,
  blocker: { size: 0.68, top: -13 },
  blitzer: USUAL,
  thrower: { size: 0.72, top: -16 },
  catcher: { size: 0.66, top: -14.5 },
  'big-guy': { size: 0.6, top: -9.5 },
}

function bustOf(post: Post): Bust {
  const role = duty(post)
  const bodies = BODIES[role]
  return { body: bodies[variantOf(post)] ?? bodies[0] ?? '', ...HEADS[role] }
}

const drawn = new Map<string, Figure>()

/** Somebody of a team by his position; what no book knows is drawn from his sheet, as far as there is one. */
export function figureOf(roster: string, position: string, sheet: Omit<Post, 'id'> | null = null): Figure {
  const key = `${roster}/${position}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const post = postOf(roster, position) ?? {
    ma: 6,
    st: 3,
    skills: [],
    keywords: [],
    ...sheet,
    id: position,
  }
  const role = roleOf(post)
  const star = role === 'star' ? starOrBigGuy(position) : null
  const people = star === null || star.teams === 'any' ? roster : (star.teams[0] ?? roster)
  const figure: Figure = {
    role,
    head: glyphOf(people, position),
    bust: bustOf(post),
    portrait: role === 'star' ? portraitOf(post) : null,
  }
  drawn.set(key, figure)
  return figure
}

/** One letter for what a player does. */
export const ROLE_LETTERS: Readonly<Record<Role, string>> = {
  lineman: 'L',
  blocker: 'K',
  blitzer: 'B',
  thrower: 'T',
  catcher: 'C',
  'big-guy': 'G',
  star: '★',
}
