import { type Choice, type Decision, type Game, SeededDice } from '@touchback/engine'
import type { Coach, CoachMaker, Thinking } from './bot.ts'
import { Captain } from './captain.ts'
import { fetches } from './carrying.ts'
import { blitzes, blocks } from './hitting.ts'
import { passesOnTheRun } from './outlets.ts'
import { declaring, legal, net } from './plan.ts'
import { runs } from './running.ts'
import { type Candidate, search, searches, TurnClock } from './search.ts'
import { look, type Sight } from './sight.ts'
import { handOffs, passes } from './throwing.ts'

/** The captain's script, with his doubts looked into: whole turns are tried out on forks before somebody is sent. */
class Veteran implements Coach {
  readonly #seeds: SeededDice
  readonly #captain: Captain
  readonly #thinking: Thinking
  readonly #clock: TurnClock
  /** What the active player is still to do; a veteran who has just come in works it out anew. */
  #deeds: Choice[] = []

  constructor(seed: number, thinking: Thinking) {
    this.#seeds = new SeededDice(seed)
    this.#captain = new Captain(seed)
    this.#thinking = thinking
    this.#clock = new TurnClock(thinking)
  }

  choose(game: Game): Choice {
    const { decision } = game
    if (decision === null) throw new Error('there is nothing to choose')
    const { half, drive, teams } = game.state
    const turn = `${half} ${drive} ${teams[decision.side].turn}`
    return this.#clock.answer(turn, () =>
      decision.type === 'activate' ? this.#activate(game, decision) : this.#follow(game, decision),
    )
  }

  #activate(game: Game, decision: Decision): Choice {
    const choice = this.#captain.choose(game)
    const own: Candidate = { choice, deeds: this.#captain.deeds }
    if (choice.type === 'advance-marker' || !searches(this.#thinking)) return choice
    const candidates = [own, ...rivals(game, look(game, decision.side), choice)]
    const best = search(game, decision.side, candidates, this.#clock.part(), this.#seeds)
    this.#deeds = best === own ? [] : [...best.deeds]
    return best.choice
  }

  /** What was found better than the script, as far as it still goes; then the script. */
  #follow(game: Game, decision: Decision): Choice {
    const deed = decision.type === 'act' ? this.#deeds.shift() : undefined
    const choice = deed === undefined ? null : legal(game, deed)
    if (choice !== null) return choice
    if (decision.type === 'act') this.#deeds = []
    return this.#captain.choose(game)
  }
}

/** The best other things to do, one of each kind: with the ball, for it, against it, or nothing at all. */
function rivals(game: Game, sight: Sight, own: Choice): Candidate[] {
  const kinds = [
    [...handOffs(sight), ...passes(sight), ...passesOnTheRun(sight)],
    fetches(sight),
    blocks(sight),
    blitzes(sight),
    runs(sight, { brief: true }),
  ]
  const found: Candidate[] = []
  for (const plans of kinds) {
    const [best] = plans.filter(({ deeds }) => deeds.length > 0).toSorted((a, b) => net(b) - net(a))
    const choice = best === undefined ? null : declaring(game, best)
    if (best !== undefined && choice !== null && choice !== own) found.push({ choice, deeds: best.deeds })
  }
  const end = game.legalChoices().find(({ type }) => type === 'end-turn')
  const stop = end === undefined || end === own ? [] : [{ choice: end, deeds: [] }]
  return [...found, ...stop]
}

export const veteran: CoachMaker = (seed, thinking = {}) => new Veteran(seed, thinking)
