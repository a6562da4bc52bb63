import { cast, type Choice } from '../../../match/choice.ts'
import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { reads } from '../../../match/readings.ts'
import { DIRECTIONS, fromXY, type Square, squareAt, step, turned } from '../../../match/square.ts'
import type { Player } from '../../../match/state.ts'
import { rollOnce } from '../../../rolls/roll.ts'
import { strike } from './strike.ts'

const SPELL = 'lightning-bolt'
const [NORTH, WEST, EAST, SOUTH] = [1, 3, 4, 6] as const
type Cast = Extract<Choice, { type: 'spell' }>
/** How far the bolt reaches from the edge. */
const REACH = 5

/** Squares along the edges, the first of each pair under a bolt, with the direction into the pitch. */
function* edges(match: Match): Generator<readonly [at: Square, inwards: number]> {
  const { length, width } = match.edition.field.pitch
  for (let x = 0; x < length - 1; x++) {
    yield [squareAt(x, 0), SOUTH]
    yield [squareAt(x, width - 1), NORTH]
  }
  for (let y = 0; y < width - 1; y++) {
    yield [squareAt(0, y), EAST]
    yield [squareAt(length - 1, y), WEST]
  }
}

/** From any two neighbouring squares of any edge inwards: the one with the smaller x or y is named. rule: spell.lightning.area */
export const boltTargets = (match: Match): Choice[] =>
  [...edges(match)].map(([at, inwards]) => cast(SPELL, at, inwards))

/** But for one corner there is only one way in, and it need not be said. */
export const boltShorthand = (match: Match): Choice[] =>
  [...edges(match)].filter(([at]) => at !== squareAt(0, 0)).map(([at]) => cast(SPELL, at))

/** The strip, row by row from the edge; of each row the square that counts as first. */
function* rows(match: Match, { to, towards }: Cast): Generator<readonly [Square, Square]> {
  const edge = fromXY(to)
  const inwards =
    towards === undefined
      ? ([...edges(match)].find(([at]) => at === edge)?.[1] ?? SOUTH)
      : DIRECTIONS.indexOf(towards)
  const beside = inwards === NORTH || inwards === SOUTH ? EAST : SOUTH
  const inOrder = turned(inwards, 2) === beside
  for (let row = 0, at = edge; row < REACH; row++, at = step(at, inwards)) {
    const second = step(at, beside)
    yield inOrder ? [at, second] : [second, at]
  }
}

export const boltArea = (match: Match, choice: Choice): readonly Square[] =>
  choice.type === 'spell' ? [...rows(match, choice)].flat() : []

/** rule: spell.lightning.first-hit-stops */
export function* castLightningBolt(match: Match, choice: Cast): Play {
  for (const row of rows(match, choice))
    for (const player of inRow(match, row))
      if (rollOnce(match, { test: SPELL, player, from: player.at, to: player.at }).passed)
        return yield* strike(match, [player], 'spell.lightning.effect')
}

/** Whom a bolt can strike. */
export const isConductor = (match: Match, { place, stance }: Player): boolean =>
  place === 'pitch' && (stance === 'standing' || reads(match, 'bolt-hits-prone'))

/** Those in one row of the strip; a die says who of two comes first. rule: spell.lightning.nearest-first */
function inRow(match: Match, row: readonly [Square, Square]): Player[] {
  const there = row.map((square) => match.at(square)).filter((player) => player !== null)
  const found = there.filter((player) => isConductor(match, player))
  if (found.length < 2) return found
  const die = match.dice.d6()
  match.emit({ type: 'dice', what: SPELL, dice: [die], player: null, rule: 'spell.lightning.nearest-first' })
  return die <= 3 ? found : found.toReversed()
}
