import { type Choice, type Decision, type Game, type PlayerId, SeededDice } from '@touchback/engine'
import { answerTo } from './answers.ts'
import type { Coach, CoachMaker } from './bot.ts'
import { fetches } from './carrying.ts'
import { blitzes, blocks, fouls } from './hitting.ts'
import { nextDeed, rookieDoctrine } from './ideas.ts'
import { bestForBall, bestOfEach, declaring, isWorthwhile, type Plan, urgency } from './plan.ts'
import { safeMove } from './positions.ts'
import { setUp } from './set-up.ts'
import { look, type Sight, theyHaveTheBall } from './sight.ts'
import { weapons } from './specials.ts'

/** Plans this urgent come before the moves that risk nothing. */
const URGENT = 4

/**
 * A beginner with his heart in the right place: gets the ball, runs it in, hits whoever is in the way when the odds are
 * good, and keeps the rest of his men near the ball.
 */
class Rookie implements Coach {
  readonly #dice: SeededDice
  /** Players with nothing useful to do in the turn `#turn`. */
  readonly #idle = new Set<PlayerId>()
  #turn = ''

  constructor(seed: number) {
    this.#dice = new SeededDice(seed)
  }

  choose(game: Game): Choice {
    const { decision } = game
    if (decision === null) throw new Error('there is nothing to choose')
    switch (decision.type) {
      case 'activate':
        return this.#activate(game, decision)
      case 'act':
        return nextDeed(game, decision, look(game, decision.side), rookieDoctrine)
      case 'set-up':
        return setUp(game, decision.side) ?? decision.default
      default:
        return answerTo(game, decision)
    }
  }

  #activate(game: Game, decision: Decision): Choice {
    const marker = decision.options.find((option) => option.type === 'advance-marker')
    if (marker !== undefined) return marker
    const { half, teams, drive } = game.state
    const turn = `${half}.${drive}.${teams[decision.side].turn}`
    if (turn !== this.#turn) this.#idle.clear()
    this.#turn = turn
    const sight = look(game, decision.side)
    const plan = this.#bestPlan(sight, (candidate) => declaring(game, candidate) !== null)
    const choice = plan === null ? null : declaring(game, plan)
    return choice ?? decision.options.find((option) => option.type === 'end-turn') ?? decision.default
  }

  /** What is urgent, then what is safe, then what is risky, then what is dirty. */
  #bestPlan(sight: Sight, offered: (plan: Plan) => boolean): Plan | null {
    const plans = bestOfEach(
      [
        ...bestForBall(rookieDoctrine.ball(sight)),
        ...fetches(sight),
        ...weapons(sight),
        ...blocks(sight),
        ...(theyHaveTheBall(sight) ? blitzes(sight) : []),
      ].filter(offered),
    )
    const first = this.#most(plans)
    if (first !== null && urgency(first) >= URGENT) return first
    const safe = safeMove(sight, this.#idle, first?.player ?? null)
    if (safe !== null) return safe
    const blitz = theyHaveTheBall(sight) ? null : this.#most(blitzes(sight).filter(offered))
    const risky = [first, blitz].filter((plan) => plan !== null)
    return this.#most(risky) ?? this.#most(fouls(sight).filter(offered))
  }

  /** The most urgent; of equals, any. */
  #most(plans: readonly Plan[]): Plan | null {
    let best: Plan[] = []
    for (const plan of plans) {
      if (!isWorthwhile(plan)) continue
      const [leader] = best
      const ahead = leader === undefined ? 1 : urgency(plan) - urgency(leader)
      if (ahead > 0) best = [plan]
      else if (ahead === 0) best.push(plan)
    }
    return best.length > 1 ? (best[this.#dice.below(best.length)] ?? null) : (best[0] ?? null)
  }
}

export const rookie: CoachMaker = (seed) => new Rookie(seed)
