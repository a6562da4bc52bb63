import {
  type Choice,
  fromXY,
  type Game,
  isHandler,
  isHitter,
  type Match,
  other,
  type Player,
  setUpProblem,
  type Side,
  type Square,
  squareAt,
  toXY,
  type XY,
} from '@touchback/engine'
import { handling, nimbleness, sturdiness } from './sight.ts'

/** The kind of player wanted somewhere. */
type Who = 'strong' | 'quick' | 'hands' | 'any'

/** Who goes where: squares behind the line and across from the middle. */
type Spot = readonly [depth: number, across: number, who: Who]

/** Most important first: with fewer players the last spots stay empty. Drawn for `DRAWN_FOR`, and fitted to any pitch. */
const RECEIVING: readonly Spot[] = [
  [0, 0, 'strong'],
  [0, 1, 'strong'],
  [0, -1, 'strong'],
  [7, 0, 'hands'],
  [1, 3, 'strong'],
  [1, -3, 'strong'],
  [4, 2, 'hands'],
  [4, -2, 'any'],
  [1, 5, 'quick'],
  [1, -5, 'quick'],
  [2, 0, 'any'],
]
const KICKING: readonly Spot[] = [
  [0, 0, 'strong'],
  [0, 2, 'strong'],
  [0, -2, 'strong'],
  [3, 0, 'quick'],
  [1, 3, 'quick'],
  [1, -3, 'quick'],
  [2, 1, 'strong'],
  [2, -1, 'strong'],
  [1, 5, 'quick'],
  [1, -5, 'quick'],
  [5, 0, 'quick'],
]
/** Squares behind the line, and on either side of the middle before the wide zones begin. */
const DRAWN_FOR = { depth: 12, middle: 3 }

/** Whoever throws or catches stays off the line while there is anybody else, and waits for the ball before others do. */
const HANDS_OFF_THE_LINE = 50
const WAITS_FOR_THE_BALL = 6

/** Whoever hits is wanted where there is somebody to hit. */
const WANTED_IN_FRONT = 4

const SUITS: Readonly<Record<Who, (match: Match, player: Player) => number>> = {
  strong: (match, player) =>
    3 * match.kit(player).st +
    8 * sturdiness(match, player) -
    6 * nimbleness(match, player) -
    match.kit(player).ma / 2 -
    (isHandler(match, player) ? HANDS_OFF_THE_LINE : 0),
  quick: (match, player) => 2 * match.kit(player).ma + 6 * nimbleness(match, player),
  hands: (match, player) =>
    handling(match, player) +
    (isHandler(match, player) ? WAITS_FOR_THE_BALL : 0) -
    (isHitter(match, player) ? WANTED_IN_FRONT : 0),
  any: (match, player) => sturdiness(match, player),
}

/** A formation of my own, or the first that the decision offers when that is not legal. */
export function setUp(game: Game, side: Side): Choice | null {
  const { match, decision } = game
  const sample = decision?.options.find((option) => option.type === 'set-up')
  if (sample === undefined || sample.type !== 'set-up') return null
  const free = Object.keys(sample.place).map((id) => match.player(Number(id)))
  const place = new Map<Player, Square>()
  for (const { at, who } of spotsFor(match, side, free.length)) {
    const suited = free.toSorted((a, b) => SUITS[who](match, b) - SUITS[who](match, a) || a.id - b.id)
    const [player] = suited
    if (player === undefined) break
    free.splice(free.indexOf(player), 1)
    place.set(player, at)
  }
  if (setUpProblem(match, side, place) !== null) return sample
  const squares: Record<string, XY> = {}
  for (const [player, at] of place) squares[player.id] = toXY(at)
  return { type: 'set-up', place: squares }
}

interface Post {
  readonly at: Square
  readonly who: Who
}

/** So many squares of the formation as this pitch and line-up allow: first the line, then the rest by importance. */
function spotsFor(match: Match, side: Side, wanted: number): Post[] {
  const { pitch, lineUp } = match.edition.field
  const { scrimmage, width, length, wideZone } = pitch
  const back = scrimmage[side] < scrimmage[other(side)] ? -1 : 1
  const behind = back < 0 ? scrimmage[side] : length - 1 - scrimmage[side]
  const middle = Math.floor((width - 1) / 2)
  const room = middle - wideZone
  const posts: Post[] = []
  const inZone = { left: 0, right: 0 }
  const add = (depth: number, across: number, who: Who): void => {
    if (posts.length >= wanted || depth > behind || Math.abs(across) > middle) return
    const at = squareAt(scrimmage[side] + back * depth, middle + across)
    if (!match.isOnPitch(at) || posts.some((post) => post.at === at)) return
    if (pitch.trapdoors?.some((xy) => fromXY(xy) === at)) return
    const zone = across < -room ? 'left' : across > room ? 'right' : null
    if (zone !== null && inZone[zone] >= lineUp.perWideZone) return
    if (zone !== null) inZone[zone]++
    posts.push({ at, who })
  }
  /** A row further out than the middle of the drawing belongs to the wide zone here too. */
  const across = (row: number): number => {
    const away = Math.abs(row)
    const fitted =
      away <= DRAWN_FOR.middle
        ? Math.round((away * room) / DRAWN_FOR.middle)
        : room + Math.min(wideZone, away - DRAWN_FOR.middle)
    return Math.sign(row) * fitted
  }
  const formation = match.state.kicking === side ? KICKING : RECEIVING
  const line = formation.filter(([depth]) => depth === 0)
  for (const [, row, who] of line) if (posts.length < lineUp.onScrimmage) add(0, across(row), who)
  for (let row = 0; posts.length < Math.min(wanted, lineUp.onScrimmage) && row <= room; row++)
    for (const each of [row, -row]) if (posts.length < lineUp.onScrimmage) add(0, each, 'strong')
  for (const [depth, row, who] of formation)
    if (depth > 0) add(Math.max(1, Math.round((depth * behind) / DRAWN_FOR.depth)), across(row), who)
  for (let depth = 1; posts.length < wanted && depth <= behind; depth++)
    for (let row = 0; row <= room; row++) for (const each of [row, -row]) add(depth, each, 'any')
  return posts
}
