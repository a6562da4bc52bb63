import type { Choice } from '../match/choice.ts'
import type { Edition } from '../match/edition.ts'
import type { Match } from '../match/match.ts'
import type { Side } from '../match/side.ts'
import { fromXY, type Square, squareAt, toXY } from '../match/square.ts'
import type { Player } from '../match/state.ts'
import { reads } from '../match/readings.ts'
import { maySetUpAt, withoutRivals } from './set-up-rules.ts'
import { must } from '../match/must.ts'

/** Squares of a formation: how deep behind the line of scrimmage, and which rows, counted from the middle. */
type Row = readonly [depth: number, across: readonly number[]]

/** A formation, the most important squares first; enough of them stand on the line to be legal for any number of players. */
interface Formation {
  readonly rows: readonly Row[]
  /** Depth of the players in the wide zones, and how many there are on either flank. */
  readonly wings: readonly [depth: number, left: number, right: number]
}

const FORMATIONS: readonly Formation[] = [
  {
    rows: [
      [0, [0, 1, -1]],
      [1, [3, -3]],
      [3, [0, 2, -2]],
      [6, [0]],
    ],
    wings: [1, 1, 1],
  },
  {
    rows: [
      [0, [0, 2, -2]],
      [2, [1, -1, 3, -3]],
      [4, [0]],
      [7, [0]],
    ],
    wings: [3, 1, 1],
  },
  {
    rows: [
      [0, [1, -1, 0, 2, -2, 3, -3]],
      [3, [2, -2]],
      [6, [1, -1]],
    ],
    wings: [2, 0, 0],
  },
  {
    rows: [
      [0, [3, -3, 0]],
      [1, [1, -1]],
      [4, [2, -2]],
    ],
    wings: [1, 2, 2],
  },
  {
    rows: [
      [0, [-1, -2, -3]],
      [1, [-3, 0]],
      [2, [-2]],
      [4, [-1, 1]],
      [7, [0]],
    ],
    wings: [2, 2, 0],
  },
  {
    rows: [
      [0, [2, 3, 1]],
      [1, [3, 0]],
      [2, [2]],
      [4, [1, -1]],
      [7, [0]],
    ],
    wings: [2, 0, 2],
  },
]

/** Squares for everyone: those on the line come first, and then the one far behind it. */
interface Squares {
  readonly line: number
  readonly all: readonly Square[]
}

/** How far behind the line somebody waits for the ball, of all the squares there are. */
const DEEP = 0.55

/** No more of a team than this stand on the line, however many could. */
const MOST_ON_LINE = 0.65

/** Whatever the pitch and the line-up: the formation's own squares, then whatever is left behind the line. */
function squaresOf(
  match: Match,
  side: Side,
  { rows, wings }: Formation,
  { wanted, forTheLine }: Numbers,
): Squares {
  const { pitch, lineUp } = match.edition.field
  const back = side === 'home' ? -1 : 1
  const middle = (pitch.width - 1) / 2
  const reach = middle - pitch.wideZone
  const behindTheLine = side === 'home' ? pitch.scrimmage.home : pitch.length - 1 - pitch.scrimmage.away
  const found: Square[] = []
  const isTrap = (square: Square) => pitch.trapdoors?.some((xy) => fromXY(xy) === square) ?? false
  const add = (depth: number, across: number) => {
    const square = squareAt(pitch.scrimmage[side] + back * depth, middle + across)
    const fits = maySetUpAt(match, side, square) && !found.includes(square) && !isTrap(square)
    if (found.length < wanted && fits) found.push(square)
  }
  const deep = Math.round(behindTheLine * DEEP)
  const addRow = ([depth, across]: Row) => {
    for (const row of across) if (Math.abs(row) <= reach) add(depth, row)
  }
  const [line, ...behind] = rows
  const most = Math.max(lineUp.onScrimmage, Math.min(forTheLine, Math.floor(wanted * MOST_ON_LINE)))
  if (line !== undefined) addRow([0, line[1].slice(0, most)])
  for (let row = 0; found.length < Math.min(wanted, lineUp.onScrimmage) && row <= reach; row++)
    addRow([0, [row, -row]])
  const onLine = found.length
  add(deep, 0)
  // On a short pitch a row drawn for a long one would stand behind or beside whoever waits for the ball.
  const drawn = (depth: number) => Math.min(depth, deep - 1)
  const [depth, left, right] = wings
  for (let row = 0; row < Math.min(lineUp.perWideZone, pitch.wideZone); row++) {
    if (row < left) add(drawn(depth), -reach - 1 - row)
    if (row < right) add(drawn(depth), reach + 1 + row)
  }
  for (const [far, across] of behind) addRow([drawn(far), across])
  for (let spare = 2; found.length < wanted && spare < pitch.length; spare++)
    for (let row = 0; row <= reach; row++) addRow([spare, [row, -row]])
  return { line: onLine, all: found }
}

/** How nimble somebody is, whether his book prints a rating or a roll that is needed. */
function agilityOf(match: Match, player: Player): number {
  const { ag } = match.kit(player)
  const printed = match.edition.players.characteristics.find(({ id }) => id === 'ag')
  return printed?.kind === 'target' ? 7 - ag : ag
}

/** Whether his skills are for the ball, or for something else that is thrown: he is wasted on the line. */
export const isHandler = (match: Match, player: Player): boolean => {
  const { rerolls, skills } = match.kit(player)
  return (
    ['pass', 'catch', 'pick-up'].some((test) => rerolls[test] !== undefined) ||
    ['bomb', 'bombardier'].some((skill) => skills.has(skill))
  )
}

/** Throwers and catchers behind everybody else, of whom the sturdy come first. */
function sturdiness(match: Match, player: Player): number {
  const { st, av, ma } = match.kit(player)
  return 4 * st + av - 2 * agilityOf(match, player) - ma - (isHandler(match, player) ? 100 : 0)
}

/** Whether his skills are for hitting: he is wanted where there is somebody to hit. */
export const isHitter = (match: Match, player: Player): boolean =>
  ['block', 'frenzy', 'claw', 'claws', 'mighty-blow'].some((skill) => match.kit(player).skills.has(skill))

const handiness = (match: Match, player: Player): number =>
  2 * agilityOf(match, player) +
  match.kit(player).ma +
  (isHandler(match, player) ? 6 : 0) -
  (isHitter(match, player) ? 4 : 0)

/** The best of those at hand when there are more than may play; the sturdy ones first, to stand in front. */
function lineUp(match: Match, fit: readonly Player[], wanted: number): Player[] {
  const worth = (player: Player): number => {
    const { ma, st, av, skills } = match.kit(player)
    return ma + 2 * st + 2 * agilityOf(match, player) + av + 2 * skills.size
  }
  return bestFirst(bestFirst(fit, worth).slice(0, wanted), (player) => sturdiness(match, player))
}

/** Each is judged once; those alike stay in their order. */
const bestFirst = (players: readonly Player[], judge: (player: Player) => number): Player[] =>
  players
    .map((player) => ({ player, worth: judge(player) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ player }) => player)

interface Numbers {
  /** How many are set up. */
  readonly wanted: number
  /** How many of them there are for the line. */
  readonly forTheLine: number
}

/** By edition, side and number of players: the squares never change. */
const known = new WeakMap<Edition, Record<string, readonly Squares[]>>()

/** The formations for so many players, no two alike. */
function formationsFor(match: Match, side: Side, numbers: Numbers): readonly Squares[] {
  const ofEdition = known.get(match.edition) ?? {}
  known.set(match.edition, ofEdition)
  const { wanted, forTheLine } = numbers
  return (ofEdition[`${side} ${wanted} ${forTheLine} ${reads(match, 'set-up-in-end-zone')}`] ??= [
    ...new Map(
      FORMATIONS.map((formation) => {
        const squares = squaresOf(match, side, formation, numbers)
        return [squares.all.join(), squares]
      }),
    ).values(),
  ])
}

/** The sturdy on the line, whoever is best with the ball far behind it, the others in between. */
function inOrder(players: readonly Player[], forTheBall: readonly Player[], line: number): Player[] {
  const front = players.slice(0, line)
  const rest = players.slice(line)
  const deep = forTheBall.find((player) => rest.includes(player))
  return deep === undefined ? front : [...front, deep, ...rest.filter((player) => player !== deep)]
}

/** A handful of legal set-ups for these players, no two alike; none when nobody can play. */
export function sampleSetUps(match: Match, side: Side, able: readonly Player[]): Choice[] {
  const fit = withoutRivals(match, able)
  const wanted = Math.min(match.edition.field.lineUp.players, fit.length)
  if (wanted === 0) return []
  const players = lineUp(match, fit, wanted)
  const forTheBall = bestFirst(players, (player) => handiness(match, player))
  const forTheLine = players.filter((player) => !isHandler(match, player)).length
  return formationsFor(match, side, { wanted, forTheLine }).map(({ line, all }) => ({
    type: 'set-up',
    place: Object.fromEntries(
      inOrder(players, forTheBall, line).map((player, index) => [player.id, toXY(must(all[index]))]),
    ),
  }))
}
