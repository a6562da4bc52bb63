import { type Choice, DECLINE, steer } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import { DIRECTIONS, type Square } from '../../../match/square.ts'
import type { Player } from '../../../match/state.ts'
import { templateDirection } from '../../../play/ball.ts'
import { type Ground, NO_FACING, scatterAlong, type Scattered } from '../../../play/scatter.ts'

/** Towards an End Zone or a sideline. */
export const STRAIGHT = DIRECTIONS.flatMap(([dx, dy], index) => (dx === 0 || dy === 0 ? [index] : []))

/** A D6 gives the direction and a D3 the squares. rule: swoop.template */
export function glide(ground: Ground, to: Square, facing: number): Scattered {
  const way = ground.dice.d6()
  const squares = ground.dice.d3()
  return { ...scatterAlong(ground, to, templateDirection(facing, way), squares), dice: [way, squares] }
}

/** His coach faces the template, or has him scatter like anybody else. rule: swoop.template, skill-use.optional */
export function* faceTemplate(thrown: Player): Play<number> {
  const options: readonly Choice[] = [...STRAIGHT.map((direction) => steer(direction)), DECLINE]
  const choice = yield decision('steer', thrown.side, thrown.id, 'swoop.template', options, DECLINE)
  return STRAIGHT[options.indexOf(choice)] ?? NO_FACING
}
