import { EDITIONS, own, type Position, type SpecialPlayer } from '@touchback/engine'

/** What somebody is in his team for. */
export const ROLES = ['lineman', 'blocker', 'blitzer', 'thrower', 'catcher', 'big-guy', 'star'] as const
export type Role = (typeof ROLES)[number]
/** Whoever is a star has one of these duties as well. */
type Duty = Exclude<Role, 'star'>

/** As much of a position as tells what it is for: a line of a team list, a star's card, or a player's sheet. */
export interface Post {
  readonly id: string
  readonly ma: number
  readonly st: number
  readonly skills: readonly string[]
  readonly keywords: readonly string[]
  readonly lineman?: boolean
  readonly max?: number
  readonly kind?: SpecialPlayer['kind']
}

const names = (skills: readonly string[]): ReadonlySet<string> =>
  new Set(skills.map((skill) => skill.split(':')[0] ?? skill))
const has = (skills: readonly string[], ...wanted: readonly string[]): boolean => {
  const all = names(skills)
  return wanted.some((one) => all.has(one))
}

/** A list that lets a team have this many of somebody is made of him. */
const MANY = 12
const BY_NAME: readonly (readonly [RegExp, Duty])[] = [
  [/throw|thro-ra|phoenix/, 'thrower'],
  [/catch|runner|runna|lion-|gutter|ghoul/, 'catcher'],
  [/blitz|centaur|vampire/, 'blitzer'],
  [/block/, 'blocker'],
]
const BY_SKILL: readonly (readonly [duty: Duty, skills: readonly string[]])[] = [
  ['thrower', ['pass', 'dump-off', 'bombardier', 'bomb', 'accurate', 'trickster']],
  [
    'blitzer',
    ['frenzy', 'stab', 'chainsaw', 'ball-and-chain', 'dauntless', 'horns', 'juggernaut', 'poisoned-dagger'],
  ],
  ['catcher', ['catch', 'diving-catch', 'pogo-stick', 'swoop', 'sprint', 'on-the-ball', 'my-ball']],
  ['blocker', ['wrestle', 'guard', 'stand-firm', 'brawler', 'tackle', 'fend']],
  ['blitzer', ['block']],
]
const STRONG = 4
const HUGE = 5
const FAST = 8

const isSmall = ({ skills, keywords }: Post): boolean =>
  keywords.includes('small') || has(skills, 'stunty', 'titchy', 'ball-and-chain')

/** What somebody is for on the pitch, whoever has made a star of him. */
export function duty(post: Post): Duty {
  const { id, ma, st, skills, keywords, max = 0, lineman, kind } = post
  if (keywords.includes('big-guy') || kind === 'big-guy' || (st >= HUGE && !isSmall(post))) return 'big-guy'
  if (lineman ?? max >= MANY) return 'lineman'
  const called = BY_NAME.find(([pattern]) => pattern.test(id))?.[1]
  if (called !== undefined) return called
  if (st >= STRONG && !isSmall(post)) return 'blocker'
  const told = BY_SKILL.find(([, able]) => has(skills, ...able))?.[0]
  return told ?? (ma >= FAST ? 'catcher' : 'lineman')
}

/** What a position is for, from what its team list says of it. */
export const roleOf = (post: Post): Role =>
  post.kind === 'star' || post.keywords.includes('star') ? 'star' : duty(post)

/** Positions of one team with one role tell themselves apart by something in what they are. */
export function variantOf(post: Post): number {
  const { ma, st, skills } = post
  switch (duty(post)) {
    case 'blitzer':
      return has(skills, 'stab', 'chainsaw', 'claws', 'claw')
        ? 2
        : has(skills, 'frenzy', 'ball-and-chain')
          ? 1
          : 0
    case 'lineman':
      return st === 1 ? 2 : ma <= 4 || has(skills, 'disturbing-presence') ? 1 : 0
    case 'catcher':
      return has(skills, 'swoop') ? 2 : has(skills, 'pogo-stick', 'shadowing') ? 1 : 0
    case 'big-guy':
      return has(skills, 'kick-team-mate', 'secret-weapon', 'frenzy')
        ? 2
        : has(skills, 'really-stupid')
          ? 1
          : 0
    case 'blocker':
      return has(skills, 'breathe-fire', 'frenzy', 'jump-up') ? 1 : 0
    case 'thrower':
      return has(skills, 'bombardier', 'bomb', 'trickster') ? 1 : 0
  }
}

/** Every line of every book's team lists, by list and position. */
function everyPost(): ReadonlyMap<string, Position> {
  const posts = new Map<string, Position>()
  for (const { teams } of Object.values(EDITIONS))
    for (const { id, positions } of Object.values(teams.rosters))
      for (const position of positions)
        if (!posts.has(`${id}/${position.id}`)) posts.set(`${id}/${position.id}`, position)
  return posts
}
let posts: ReadonlyMap<string, Position> | null = null

/** Somebody who hires himself out, whichever book he is in. */
export function starOrBigGuy(id: string): SpecialPlayer | null {
  for (const { teams } of Object.values(EDITIONS)) {
    const found = own(teams.specialPlayers, id)
    if (found !== undefined) return found
  }
  return null
}

/** A line of a team list, or a star; null for what no book knows. */
export const postOf = (roster: string, position: string): Post | null =>
  (posts ??= everyPost()).get(`${roster}/${position}`) ?? starOrBigGuy(position)
