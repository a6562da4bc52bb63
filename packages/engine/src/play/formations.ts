import type { Choice } from '../match/choice.ts'
import type { Edition } from '../match/edition.ts'
import type { Match } from '../match/match.ts'
import type { Side } from '../match/side.ts'
import { type Square, squareAt, toXY } from '../match/square.ts'
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

/** Squares for everyone, whatever the pitch and the line-up: the formation's own, then whatever is left behind the line. */
function squaresOf(match: Match, side: Side, { rows, wings }: Formation, wanted: number): Square[] {
  const { pitch, lineUp } = match.edition.field
  const back = side === 'home' ? -1 : 1
  const middle = (pitch.width - 1) / 2
  const reach = middle - pitch.wideZone
  const found: Square[] = []
  const add = (depth: number, across: number) => {
    const square = squareAt(pitch.scrimmage[side] + back * depth, middle + across)
    if (found.length < wanted && maySetUpAt(match, side, square) && !found.includes(square))
      found.push(square)
  }
  const addRow = ([depth, across]: Row) => {
    for (const row of across) if (Math.abs(row) <= reach) add(depth, row)
  }
  const [line, ...behind] = rows
  if (line !== undefined) addRow(line)
  for (let row = 0; found.length < Math.min(wanted, lineUp.onScrimmage) && row <= reach; row++)
    addRow([0, [row, -row]])
  const [depth, left, right] = wings
  for (let row = 0; row < Math.min(lineUp.perWideZone, pitch.wideZone); row++) {
    if (row < left) add(depth, -reach - 1 - row)
    if (row < right) add(depth, reach + 1 + row)
  }
  for (const row of behind) addRow(row)
  for (let spare = 2; found.length < wanted && spare < pitch.length; spare++)
    for (let row = 0; row <= reach; row++) addRow([spare, [row, -row]])
  return found
}

/** The best of those at hand when there are more than may play; the sturdy ones first, to stand in front. */
function lineUp(match: Match, fit: readonly Player[], wanted: number): Player[] {
  const worth = (player: Player): number => {
    const { ma, st, ag, av, skills } = match.kit(player)
    return ma + 2 * st + 2 * ag + av + 2 * skills.size
  }
  const sturdiness = (player: Player): number => {
    const { st, av, ag } = match.kit(player)
    return 4 * st + av - 2 * ag
  }
  return fit
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, wanted)
    .toSorted((a, b) => sturdiness(b) - sturdiness(a))
}

/** By edition, side and number of players: the squares never change. */
const known = new WeakMap<Edition, Record<string, readonly (readonly Square[])[]>>()

/** The formations for so many players, no two alike. */
function formationsFor(match: Match, side: Side, wanted: number): readonly (readonly Square[])[] {
  const ofEdition = known.get(match.edition) ?? {}
  known.set(match.edition, ofEdition)
  return (ofEdition[`${side} ${wanted} ${reads(match, 'set-up-in-end-zone')}`] ??= [
    ...new Map(
      FORMATIONS.map((formation) => {
        const squares = squaresOf(match, side, formation, wanted)
        return [squares.join(), squares]
      }),
    ).values(),
  ])
}

/** A handful of legal set-ups for these players, no two alike; none when nobody can play. */
export function sampleSetUps(match: Match, side: Side, able: readonly Player[]): Choice[] {
  const fit = withoutRivals(match, able)
  const wanted = Math.min(match.edition.field.lineUp.players, fit.length)
  if (wanted === 0) return []
  const players = lineUp(match, fit, wanted)
  return formationsFor(match, side, wanted).map((squares) => ({
    type: 'set-up',
    place: Object.fromEntries(players.map((player, index) => [player.id, toXY(must(squares[index]))])),
  }))
}
