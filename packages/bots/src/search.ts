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

/** A turn has about eleven activations; each may use its share of the time, and something is left for the script. */
const ACTIVATIONS = 13
/** No judgement on fewer tries. */
const FEWEST = 8
/** Standard errors by which a rival must lead before the script is overruled. */
const SURE = 2.5

/** Whether anything is to be tried out at all: not unless somebody says how much. */
export const searches = ({ nodes, budget, now }: Thinking): boolean =>
  (nodes ?? 0) > 0 || (nodes === undefined && budget !== undefined && now !== undefined)

/**
 * Plays the turn out from each candidate with the script and the same dice, and judges where it ends. The first candidate
 * stands unless another is better beyond doubt: dice are noisy, and a good script is right more often than a short search.
 */
export function search(
  game: Game,
  side: Side,
  candidates: readonly Candidate[],
  thinking: Thinking,
  seeds: SeededDice,
): Candidate {
  const [first, ...others] = candidates
  if (first === undefined) throw new Error('there is nothing to search')
  let rivals = others.map((candidate): Rival => ({ candidate, tries: 0, sum: 0, squares: 0 }))
  const over = stopwatch(thinking)
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

/** Says when this activation's share of the time is over; every question is a node. */
function stopwatch({ now, budget, nodes }: Thinking): () => boolean {
  const start = now?.() ?? 0
  const most = (nodes ?? Infinity) / ACTIVATIONS
  const time = (budget ?? 1000) / ACTIVATIONS
  let spent = 0
  return () => spent++ >= most || (now !== undefined && now() - start >= time)
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
