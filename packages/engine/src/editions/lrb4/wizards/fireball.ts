import { cast, type Choice } from '../../../match/choice.ts'
import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { fromXY, type Square, squareAt, squaresOf, xOf, yOf } from '../../../match/square.ts'
import type { Player } from '../../../match/state.ts'
import { rollOnce } from '../../../rolls/roll.ts'
import { strike } from './strike.ts'

/** Any square of the pitch. rule: spell.fireball.area */
export const fireballTargets = (match: Match): Choice[] =>
  squaresOf(match.edition.pitch).map((square) => cast('fireball', square))

/** The standing players in the three squares by three around the centre, row by row. */
function underTheBlast(match: Match, centre: Square): Player[] {
  const found: Player[] = []
  for (const dy of [-1, 0, 1])
    for (const dx of [-1, 0, 1]) {
      const player = match.at(squareAt(xOf(centre) + dx, yOf(centre) + dy))
      if (player?.stance === 'standing') found.push(player)
    }
  return found
}

/** rule: spell.fireball.roll */
export function* castFireball(match: Match, choice: Extract<Choice, { type: 'spell' }>): Play {
  const under = underTheBlast(match, fromXY(choice.to))
  const hit = under.filter(
    (player) => rollOnce(match, { test: 'fireball', player, from: player.at, to: player.at }).passed,
  )
  yield* strike(match, hit, 'spell.fireball.armour')
}
