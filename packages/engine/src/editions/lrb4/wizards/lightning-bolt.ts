import { cast, type Choice } from '../../../match/choice.ts'
import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { DIRECTIONS, fromXY, type Square, squareAt, step, turned } from '../../../match/square.ts'
import type { Player } from '../../../match/state.ts'
import { rollOnce } from '../../../rolls/roll.ts'
import { strike } from './strike.ts'

const SPELL = 'lightning-bolt'
const [NORTH, WEST, EAST, SOUTH] = [1, 3, 4, 6] as const
/** How far the bolt reaches from the edge. */
const REACH = 5

/** Squares along the edges, the first of each pair under a bolt, with the direction into the pitch. */
function* edges(match: Match): Generator<readonly [at: Square, inwards: number]> {
  const { length, width } = match.edition.pitch
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

/** rule: spell.lightning.first-hit-stops */
export function* castLightningBolt(match: Match, choice: Extract<Choice, { type: 'spell' }>): Play {
  const edge = fromXY(choice.to)
  const inwards =
    choice.towards === undefined
      ? ([...edges(match)].find(([at]) => at === edge)?.[1] ?? SOUTH)
      : DIRECTIONS.indexOf(choice.towards)
  for (let row = 0, at = edge; row < REACH; row++, at = step(at, inwards))
    for (const player of inRow(match, at, inwards))
      if (rollOnce(match, { test: SPELL, player, from: player.at, to: player.at }).passed)
        return yield* strike(match, [player], 'spell.lightning.effect')
}

/** The standing players of one row of the strip; a die says who of two comes first. rule: spell.lightning.nearest-first */
function inRow(match: Match, at: Square, inwards: number): Player[] {
  const beside = inwards === NORTH || inwards === SOUTH ? EAST : SOUTH
  const pair = [at, step(at, beside)]
  if (turned(inwards, 2) !== beside) pair.reverse()
  const standing = pair.map((square) => match.at(square)).filter((player) => player?.stance === 'standing')
  const found = standing.filter((player) => player !== null)
  if (found.length < 2) return found
  const die = match.dice.d6()
  match.emit({ type: 'dice', what: SPELL, dice: [die], player: null, rule: 'spell.lightning.nearest-first' })
  return die <= 3 ? found : found.toReversed()
}
