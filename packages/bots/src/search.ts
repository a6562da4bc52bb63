import { type Choice, type Game, SeededDice, type Side } from '@touchback/engine'
import type { Thinking } from './bot.ts'
import { Captain } from './captain.ts'
import { judge } from './judgement.ts'
import { legal } from './plan.ts'

/** Whom to activate, for what, and what he is to do. */
export interface Candidate {
  readonly choice: Choice
  readonly deeds: readonly Choice[]
}

/** How much better than the first candidate another one was, try by try. */
interface Rival {
  readonly candidate: Candidate
  tries: number
  sum: number
  squares: number
}

/** Each search may use such a part of what is left of the turn's time: the first are the ones that matter most. */
const PARTS = 4
/** The rest of a turn's time is for the script, who has work to do after the last search too. */
const SEARCHED = 0.75
/** No judgement on fewer tries. */
const FEWEST = 8
/** Standard errors by which a rival must lead before the script is overruled. */
const SURE = 2.5

/** Whether anything is to be tried out at all: not unless somebody says how much. */
export const searches = ({ nodes, budget, now }: Thinking): boolean =>
  (nodes ?? 0) > 0 || (nodes === undefined && budget !== undefined && now !== undefined)

/** What is left of a turn's time, or of its tries. */
export class TurnClock {
  readonly #thinking: Thinking
  #turn = ''
  #nodes = 0
  #ms = 0
  #begun = 0

  constructor(thinking: Thinking) {
    this.#thinking = thinking
  }

  #now(): number {
    return this.#thinking.now?.() ?? 0
  }

  /** An answer given in such a turn: whatever it takes comes off the turn's time, script and search alike. */
  answer<T>(turn: string, think: () => T): T {
    if (turn !== this.#turn) {
      this.#turn = turn
      this.#nodes = 0
      this.#ms = 0
    }
    this.#begun = this.#now()
    const answer = think()
    this.#ms += this.#now() - this.#begun
    return answer
  }

  /** Gives a search its part of what is left, and says when that is used up; every time it is asked is a node. */
  part(): () => boolean {
    const { nodes = Infinity, budget = Infinity } = this.#thinking
    const from = this.#now()
    const time = (SEARCHED * budget - this.#ms - (from - this.#begun)) / PARTS
    let tries = (nodes - this.#nodes) / PARTS
    return () => {
      if (this.#now() - from >= time || --tries < 0) return true
      this.#nodes++
      return false
    }
  }
}

/**
 * Plays the turn out from each candidate with the script and the same dice, and judges where it ends. The first candidate
 * stands unless another is better beyond doubt: dice are noisy, and a good script is right more often than a short search.
 */
export function search(
  game: Game,
  side: Side,
  candidates: readonly Candidate[],
  over: () => boolean,
  seeds: SeededDice,
): Candidate {
  const [first, ...others] = candidates
  if (first === undefined) throw new Error('there is nothing to search')
  let rivals = others.map((candidate): Rival => ({ candidate, tries: 0, sum: 0, squares: 0 }))
  while (rivals.length > 0) {
    const seed = seeds.below(2 ** 31)
    if (over()) break
    const base = turnPlayedOut(game, side, first, seed)
    for (const rival of rivals) {
      if (over()) return winner(first, rivals)
      const lead = turnPlayedOut(game, side, rival.candidate, seed) - base
      rival.tries++
      rival.sum += lead
      rival.squares += lead * lead
    }
    rivals = rivals.filter(({ tries, sum }) => tries < FEWEST || sum > 0)
  }
  return winner(first, rivals)
}

function winner(first: Candidate, rivals: readonly Rival[]): Candidate {
  let best = first
  let most = SURE
  for (const { candidate, tries, sum, squares } of rivals) {
    if (tries < FEWEST) continue
    const mean = sum / tries
    const spread = Math.max(0.05, squares / tries - mean * mean)
    const lead = mean / Math.sqrt(spread / tries)
    if (lead <= most) continue
    most = lead
    best = candidate
  }
  return best
}

/** The worth of the position at the end of my turn, when it begins like this and the script plays it out. */
function turnPlayedOut(game: Game, side: Side, { choice, deeds }: Candidate, seed: number): number {
  const fork = game.fork(new SeededDice(seed))
  const coach = new Captain(seed, { brief: true })
  const { half, drive } = fork.state
  let next = 0
  let begun = false
  for (let answer = choice; fork.decision !== null;) {
    fork.choose(answer)
    const { decision, state } = fork
    if (decision === null || decision.type === 'set-up') break
    if (state.half !== half || state.drive !== drive || state.turn.side !== side) break
    if (decision.type === 'activate') begun = true
    const deed = !begun && decision.type === 'act' ? deeds[next++] : undefined
    answer = (deed === undefined ? null : legal(fork, deed)) ?? coach.choose(fork)
  }
  return judge(fork.match, side)
}
