import { type Choice, type Decision, type Game, type Player, walking } from '@touchback/engine'
import { carries, fetches, goesOn } from './carrying.ts'
import { blitzes, blocks, fouls } from './hitting.ts'
import { bestOfEach, isWorthwhile, legal, type Plan } from './plan.ts'
import { moveOf } from './positions.ts'
import type { Sight } from './sight.ts'
import { special, withWeapon } from './specials.ts'
import { hailMaries, handOffs, passes, throwsOfTeamMates } from './throwing.ts'

/** Where coaches differ: what they do with the ball, and where they send the others. */
export interface Doctrine {
  /** What can be done with the ball in hand. */
  ball(sight: Sight): Plan[]
  /** What an active carrier does with the movement he has left. */
  onwards(sight: Sight, player: Player): Choice[]
  /** A place for a player with nothing better to do. */
  place(sight: Sight, player: Player): Plan | null
}

export const rookieDoctrine: Doctrine = {
  ball: (sight) => [
    ...carries(sight),
    ...handOffs(sight),
    ...passes(sight),
    ...throwsOfTeamMates(sight),
    ...hailMaries(sight),
  ],
  onwards(sight, player) {
    const path = goesOn(sight, player)
    return path === null ? [] : walking(path)
  },
  place: moveOf,
}

/** What the active player had best do next, worked out from the position alone: nobody need remember why he was sent. */
export function nextDeed(game: Game, decision: Decision, sight: Sight, doctrine: Doctrine): Choice {
  const end = decision.options.find((option) => option.type === 'end-activation') ?? decision.default
  if (decision.player === null) return end
  const player = game.match.player(decision.player)
  for (const deed of deedsOf(game, sight, player, doctrine)) {
    const choice = withWeapon(decision, deed) ?? legal(game, deed)
    if (choice !== null) return choice
  }
  return special(sight, player, decision) ?? end
}

/** First deeds worth trying, best first. */
function* deedsOf(game: Game, sight: Sight, player: Player, doctrine: Doctrine): Generator<Choice> {
  const { activation } = game.state
  const plans = [
    ...doctrine.ball(sight),
    ...fetches(sight),
    ...blocks(sight),
    ...blitzes(sight),
    ...fouls(sight),
  ]
  const [plan] = bestOfEach(plans.filter(({ player: id }) => id === player.id))
  if (plan?.deeds[0] !== undefined && isWorthwhile(plan, sight.stakes)) yield plan.deeds[0]
  yield* doctrine.onwards(sight, player).slice(0, 1)
  if (activation?.action === 'move' && activation.moved === 0 && sight.carrier !== player)
    yield* doctrine.place(sight, player)?.deeds.slice(0, 1) ?? []
}
