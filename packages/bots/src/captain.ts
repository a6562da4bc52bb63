import {
  ballCarrier,
  type Choice,
  type Decision,
  type Game,
  type PlayerId,
  reach,
  SeededDice,
  walking,
} from '@touchback/engine'
import { answerTo, keenReroll } from './answers.ts'
import { assists } from './assisting.ts'
import type { Coach } from './bot.ts'
import { fetches, goesOn, TOUCHDOWN, wayToScore } from './carrying.ts'
import { contains, guards } from './guarding.ts'
import { blitzes, blocks, gangFouls } from './hitting.ts'
import { type Doctrine, nextDeed } from './ideas.ts'
import { bestOfEach, declaring, isWorthwhile, legal, type Plan, urgency } from './plan.ts'
import { moveOf, safeMove, screen } from './positions.ts'
import { LOST, runs } from './running.ts'
import { openMen, outlets, passesOnTheRun } from './outlets.ts'
import { setUp } from './set-up.ts'
import { iHaveTheBall, look, type Sight, theyHaveTheBall, waiting } from './sight.ts'
import { weapons } from './specials.ts'
import { hailMaries, handOffs, passes, throwsOfTeamMates } from './throwing.ts'

/** Plans this urgent come before the moves that risk nothing. */
const URGENT = 4
/** The same once the carrier stands where he is to stay: guards come before a hit that may end the turn. */
const URGENT_NOW = 15
/** Hits this safe come before the carrier's move. */
const OPENING_RISK = 0.12
/** What a square of movement is worth in whoever takes the ball. */
const SWIFT = 0.3

const bestBall = (plans: readonly Plan[]): Plan | undefined => plans.toSorted((a, b) => b.value - a.value)[0]

/** The one thing to do with the ball, if anything is to be done. */
function ballPlans(sight: Sight, brief: boolean): Plan[] {
  const throwing = [
    ...handOffs(sight),
    ...passes(sight),
    ...passesOnTheRun(sight),
    ...throwsOfTeamMates(sight),
  ]
    .filter(({ value }) => value > 1.5)
    .map((plan) => ({ ...plan, value: plan.value - TOUCHDOWN * LOST * plan.risk }))
  const best = bestBall([...runs(sight, { brief }), ...throwing, ...hailMaries(sight)])
  return best === undefined || best.deeds.length === 0 ? [] : [{ ...best, value: Math.max(1, best.value) }]
}

const doctrineOf = (brief: boolean): Doctrine => ({
  ball: (sight) => ballPlans(sight, brief),
  onwards(sight, player) {
    if (sight.carrier === player) return [...(bestBall(runs(sight, { brief }))?.deeds ?? [])]
    const path = goesOn(sight, player)
    return path === null ? [] : walking(path)
  },
  place(sight, player) {
    return freed(sight, null) ?? (brief ? null : posted(sight, null)) ?? moveOf(sight, player, screen)
  },
})
const DOCTRINE = doctrineOf(false)
const BRIEF_DOCTRINE = doctrineOf(true)

/** A ball that may well be fumbled is taken last: then everybody else has come. */
const canWait = ({ ball, carrier }: Sight, { action, risk }: Plan): boolean =>
  ball !== null && carrier === null && action === 'move' && risk > 0.15

const stop = (decision: Decision): Choice =>
  decision.options.find((option) => option.type === 'end-activation') ?? decision.default

/** Somebody to get free ahead of my carrier. */
const freed = (sight: Sight, reserved: PlayerId | null): Plan | null =>
  iHaveTheBall(sight) ? outlets(sight, reserved) : null

/** Somebody to guard my carrier, or to stand in the way of theirs. */
const posted = (sight: Sight, reserved: PlayerId | null): Plan | null =>
  iHaveTheBall(sight)
    ? guards(sight, reserved, openMen(sight))
    : theyHaveTheBall(sight)
      ? contains(sight, reserved)
      : null

/** The fewer are still to act, the less a turnover costs. */
const withStakes = (sight: Sight): Sight => ({ ...sight, stakes: 0.8 + 0.3 * waiting(sight).length })

/**
 * The script of a coach with some seasons behind him: what the rookie knows, fewer risks, a ball that goes where it can be
 * guarded, guards where they make it hardest to get at, and defenders where their carrier gets least far.
 */
export class Captain implements Coach {
  readonly #dice: SeededDice
  /** Players with nothing useful to do in the turn `#turn`. */
  readonly #idle = new Set<PlayerId>()
  #turn = ''
  #deeds: Choice[] = []
  /** The carrier, sent where he is to stay. */
  #sent: PlayerId | null = null
  readonly #brief: boolean

  /** `brief`: does without the closest look at where people stand; ten times as fast. */
  constructor(seed: number, { brief = false } = {}) {
    this.#brief = brief
    this.#dice = new SeededDice(seed)
  }

  get #doctrine(): Doctrine {
    return this.#brief ? BRIEF_DOCTRINE : DOCTRINE
  }

  choose(game: Game): Choice {
    const { decision } = game
    if (decision === null) throw new Error('there is nothing to choose')
    switch (decision.type) {
      case 'activate':
        return this.#activate(game, decision)
      case 'act': {
        const deed = this.#deeds.shift()
        const choice = deed === undefined ? null : legal(game, deed)
        if (choice !== null) return choice
        const sent = this.#sent
        this.#deeds = []
        this.#sent = null
        if (deed === undefined && sent !== null && sent === decision.player) return stop(decision)
        return nextDeed(game, decision, withStakes(look(game, decision.side)), this.#doctrine)
      }
      case 'set-up':
        return setUp(game, decision.side) ?? decision.default
      case 'reroll': {
        const keen = keenReroll(game, decision)
        if (keen !== null) return keen
        return answerTo(game, decision)
      }
      default:
        return answerTo(game, decision)
    }
  }

  /** What the player just sent out is to do. */
  get deeds(): readonly Choice[] {
    return this.#deeds
  }

  #activate(game: Game, decision: Decision): Choice {
    const marker = decision.options.find((option) => option.type === 'advance-marker')
    if (marker !== undefined) return marker
    const { half, teams, drive } = game.state
    const turn = `${half}.${drive}.${teams[decision.side].turn}`
    if (turn !== this.#turn) this.#idle.clear()
    this.#turn = turn
    const sight = withStakes(look(game, decision.side))
    const plan = this.#bestPlan(sight, (candidate) => declaring(game, candidate) !== null)
    const choice = plan === null ? null : declaring(game, plan)
    this.#deeds = plan === null ? [] : [...plan.deeds]
    this.#sent = plan !== null && plan.player === ballCarrier(game.match)?.id ? plan.player : null
    return choice ?? decision.options.find((option) => option.type === 'end-turn') ?? decision.default
  }

  /** What is urgent, then guards and obstacles, then what is safe, then what is risky, then what is dirty. */
  #bestPlan(sight: Sight, offered: (plan: Plan) => boolean): Plan | null {
    const opening = this.#opening(sight, offered)
    if (opening !== null) return opening
    const help = assists(sight)
    if (help !== null) return help
    const plans = bestOfEach(
      [
        ...this.#doctrine.ball(sight),
        ...fetches(sight, { swift: SWIFT }),
        ...weapons(sight),
        ...blocks(sight),
        ...(theyHaveTheBall(sight) ? blitzes(sight) : []),
      ].filter(offered),
    )
    const first = this.#most(plans, sight.stakes)
    const urgent = iHaveTheBall(sight) && sight.carrier?.acted ? URGENT_NOW : URGENT
    if (first !== null && urgency(first) >= urgent && !canWait(sight, first)) return first
    const reserved = first?.player ?? null
    const place = freed(sight, reserved) ?? (this.#brief ? null : posted(sight, reserved))
    if (place !== null) return place
    for (const { id } of openMen(sight)) this.#idle.add(id)
    const safe = safeMove(sight, this.#idle, reserved, screen)
    if (safe !== null) return safe
    const blitz = theyHaveTheBall(sight) ? null : this.#most(blitzes(sight).filter(offered), sight.stakes)
    const risky = [first, blitz].filter((plan) => plan !== null)
    return this.#most(risky, sight.stakes) ?? this.#most(gangFouls(sight).filter(offered), sight.stakes)
  }

  /** With the ball in hand and still to move: hits that are as good as safe first, so that there is a way to go. */
  #opening(sight: Sight, offered: (plan: Plan) => boolean): Plan | null {
    const { carrier } = sight
    if (!iHaveTheBall(sight) || carrier === null || carrier.acted || carrier.stance !== 'standing')
      return null
    const score = wayToScore(sight, reach(sight.match, carrier))
    if (score !== null && score.chance > 0.9) return null
    const hits = [...blocks(sight), ...blitzes(sight)].filter(
      (plan) => plan.risk <= OPENING_RISK && plan.player !== carrier.id && offered(plan),
    )
    return this.#most(bestOfEach(hits), sight.stakes)
  }

  /** The most urgent; of equals, any. */
  #most(plans: readonly Plan[], stakes: number): Plan | null {
    let best: Plan[] = []
    for (const plan of plans) {
      if (!isWorthwhile(plan, stakes)) continue
      const [leader] = best
      const ahead = leader === undefined ? 1 : urgency(plan) - urgency(leader)
      if (ahead > 0) best = [plan]
      else if (ahead === 0) best.push(plan)
    }
    return best.length > 1 ? (best[this.#dice.below(best.length)] ?? null) : (best[0] ?? null)
  }
}
