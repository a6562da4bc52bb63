import type { Choice, Decision, Game, Player } from '@touchback/engine'
import { carries, fetches, goesOn } from './carrying.ts'
import { blitzes, blocks, fouls } from './hitting.ts'
import { bestOfEach, isWorthwhile, legal, type Plan, walking } from './plan.ts'
import { moveOf } from './positions.ts'
import type { Sight } from './sight.ts'
import { special, withWeapon } from './specials.ts'
import { handOffs, passes, throwsOfTeamMates } from './throwing.ts'

/** What can be done with the ball in hand. */
export const ballPlans = (sight: Sight): Plan[] => [
  ...carries(sight),
  ...handOffs(sight),
  ...passes(sight),
  ...throwsOfTeamMates(sight),
]

/** What the active player had best do next, worked out from the position alone: nobody need remember why he was sent. */
export function nextDeed(game: Game, decision: Decision, sight: Sight): Choice {
  const end = decision.options.find((option) => option.type === 'end-activation') ?? decision.default
  if (decision.player === null) return end
  const player = game.match.player(decision.player)
  for (const deed of deedsOf(game, sight, player)) {
    const choice = withWeapon(decision, deed) ?? legal(game, deed)
    if (choice !== null) return choice
  }
  return special(sight, player, decision) ?? end
}

/** First deeds worth trying, best first. */
function* deedsOf(game: Game, sight: Sight, player: Player): Generator<Choice> {
  const action = game.state.activation?.action ?? ''
  const plans = [...ballPlans(sight), ...fetches(sight), ...blocks(sight), ...blitzes(sight), ...fouls(sight)]
  const [plan] = bestOfEach(plans.filter(({ player: id }) => id === player.id))
  if (plan?.deeds[0] !== undefined && isWorthwhile(plan)) yield plan.deeds[0]
  const onwards = goesOn(sight, player)
  if (onwards !== null && onwards.steps.length > 0) yield* walking(onwards).slice(0, 1)
  if (action === 'move' && sight.carrier !== player) yield* moveOf(sight, player)?.deeds.slice(0, 1) ?? []
}
