import { type Choice, steer } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { DIRECTIONS, type Square } from '../../../match/square.ts'
import type { Player } from '../../../match/state.ts'
import { templateDirection } from '../../../play/ball.ts'
import { scatterAlong, type Scattered } from '../../../play/scatter.ts'

/** Towards an End Zone or a sideline. */
const STRAIGHT = DIRECTIONS.flatMap(([dx, dy], index) => (dx === 0 || dy === 0 ? [index] : []))

/** He glides: his coach faces the template, a D6 gives the direction and a D3 the squares. rule: swoop.template */
export function* swoop(match: Match, thrown: Player, to: Square): Play<Scattered> {
  const options: readonly Choice[] = STRAIGHT.map((direction) => steer(direction))
  const [first] = options
  if (first === undefined) throw new Error('a template can be faced four ways')
  const choice = yield decision('steer', thrown.side, thrown.id, 'swoop.template', options, first)
  const facing = STRAIGHT[options.indexOf(choice)] ?? 0
  const way = match.dice.d6()
  const squares = match.dice.d3()
  return { ...scatterAlong(match, to, templateDirection(facing, way), squares), dice: [way, squares] }
}
