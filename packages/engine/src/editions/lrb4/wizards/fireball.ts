import { cast, type Choice } from '../../../match/choice.ts'
import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { fromXY, type Square, squaresOf } from '../../../match/square.ts'
import type { Player } from '../../../match/state.ts'
import { blastArea } from '../../../play/area.ts'
import { rollOnce } from '../../../rolls/roll.ts'
import { strike } from './strike.ts'

/** Any square of the pitch. rule: spell.fireball.area */
export const fireballTargets = (match: Match): Choice[] =>
  squaresOf(match.edition.field.pitch).map((square) => cast('fireball', square))

export const fireballArea = (match: Match, choice: Choice): readonly Square[] =>
  choice.type === 'spell' ? blastArea(match, fromXY(choice.to)) : []

/** The standing players in the three squares by three around the centre, row by row. */
const underTheBlast = (match: Match, choice: Choice): Player[] =>
  fireballArea(match, choice)
    .map((square) => match.at(square))
    .filter((player) => player?.stance === 'standing')
    .filter((player) => player !== null)

/** rule: spell.fireball.roll */
export function* castFireball(match: Match, choice: Extract<Choice, { type: 'spell' }>): Play {
  const under = underTheBlast(match, choice)
  const hit = under.filter(
    (player) => rollOnce(match, { test: 'fireball', player, from: player.at, to: player.at }).passed,
  )
  yield* strike(match, hit, 'spell.fireball.armour')
}
