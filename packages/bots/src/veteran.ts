import { type Choice, type Decision, type Game, SeededDice } from '@touchback/engine'
import type { Coach, CoachMaker, Thinking } from './bot.ts'
import { Captain } from './captain.ts'
import { fetches } from './carrying.ts'
import { blitzes, blocks } from './hitting.ts'
import { declaring, legal, net, type Plan } from './plan.ts'
import { runs } from './running.ts'
import { type Candidate, search, searches } from './search.ts'
import { look, type Sight } from './sight.ts'
import { handOffs, passes } from './throwing.ts'

/** Other ideas that are tried against the captain's own. */
const RIVALS = 2

/** The captain's script, with his doubts looked into: whole turns are tried out on forks before somebody is sent. */
class Veteran implements Coach {
  readonly #seeds: SeededDice
  readonly #captain: Captain
  readonly #thinking: Thinking
  /** What the active player is still to do; a veteran who has just come in works it out anew. */
  #deeds: Choice[] = []

  constructor(seed: number, thinking: Thinking) {
    this.#seeds = new SeededDice(seed)
    this.#captain = new Captain(seed)
    this.#thinking = thinking
  }

  choose(game: Game): Choice {
    const { decision } = game
    if (decision === null) throw new Error('there is nothing to choose')
    if (decision.type === 'activate') return this.#activate(game, decision)
    const deed = decision.type === 'act' ? this.#deeds.shift() : undefined
    const choice = deed === undefined ? null : legal(game, deed)
    if (choice !== null) return choice
    if (decision.type === 'act') this.#deeds = []
    return this.#captain.choose(game)
  }

  #activate(game: Game, decision: Decision): Choice {
    const choice = this.#captain.choose(game)
    const own: Candidate = { choice, deeds: this.#captain.deeds }
    if (choice.type === 'advance-marker' || !searches(this.#thinking)) return choice
    const candidates = [own, ...rivals(game, look(game, decision.side), choice)]
    const best = search(game, decision.side, candidates, this.#thinking, this.#seeds)
    this.#deeds = best === own ? [] : [...best.deeds]
    return best.choice
  }
}

/** The best other things to do: with the ball, against it, or nothing at all. */
function rivals(game: Game, sight: Sight, own: Choice): Candidate[] {
  const others = [
    ...fetches(sight),
    ...handOffs(sight),
    ...passes(sight),
    ...blocks(sight),
    ...blitzes(sight),
  ]
  const best = new Map<string, Plan>()
  for (const plan of others) {
    const key = `${plan.player} ${plan.action}`
    const known = best.get(key)
    if (known === undefined || net(plan) > net(known)) best.set(key, plan)
  }
  const plans = [...best.values()].toSorted((a, b) => net(b) - net(a))
  const found: Candidate[] = []
  for (const plan of [...runs(sight, { brief: true }), ...plans]) {
    const choice = declaring(game, plan)
    if (choice !== null && choice !== own && plan.deeds.length > 0) found.push({ choice, deeds: plan.deeds })
  }
  const end = game.legalChoices().find(({ type }) => type === 'end-turn')
  const stop = end === undefined || end === own ? [] : [{ choice: end, deeds: [] }]
  return [...found.slice(0, RIVALS), ...stop]
}

export const veteran: CoachMaker = (seed, thinking = {}) => new Veteran(seed, thinking)
