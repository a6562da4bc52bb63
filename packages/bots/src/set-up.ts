import {
  type Choice,
  type Game,
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
import { handling } from './sight.ts'

/** Who goes where: squares behind the line and across from the middle, with the kind of player wanted there. */
type Spot = readonly [depth: number, across: number, who: 'strong' | 'quick' | 'hands' | 'any']

/** Most important first: with fewer players the last spots stay empty. */
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

const SUITS: Readonly<Record<Spot[2], (match: Match, player: Player) => number>> = {
  strong: (match, player) => 3 * match.kit(player).st + match.kit(player).av - match.kit(player).ag,
  quick: (match, player) => 2 * match.kit(player).ma + match.kit(player).ag,
  hands: handling,
  any: (match, player) => match.kit(player).av,
}

/** A formation of my own, or the first that the decision offers when that is not legal. */
export function setUp(game: Game, side: Side): Choice | null {
  const { match, decision } = game
  const sample = decision?.options.find((option) => option.type === 'set-up')
  if (sample === undefined || sample.type !== 'set-up') return null
  const free = Object.keys(sample.place).map((id) => match.player(Number(id)))
  const spots = (match.state.kicking === side ? KICKING : RECEIVING).slice(0, free.length)
  const place = new Map<Player, Square>()
  for (const [depth, across, who] of spots) {
    const suited = free.toSorted((a, b) => SUITS[who](match, b) - SUITS[who](match, a) || a.id - b.id)
    const [player] = suited
    if (player === undefined) break
    free.splice(free.indexOf(player), 1)
    place.set(player, spotAt(match, side, depth, across))
  }
  if (setUpProblem(match, side, place) !== null) return sample
  const squares: Record<string, XY> = {}
  for (const [player, at] of place) squares[player.id] = toXY(at)
  return { type: 'set-up', place: squares }
}

function spotAt(match: Match, side: Side, depth: number, across: number): Square {
  const { scrimmage, width } = match.edition.pitch
  const back = scrimmage[side] < scrimmage[other(side)] ? -1 : 1
  return squareAt(scrimmage[side] + back * depth, (width - 1) / 2 + across)
}
