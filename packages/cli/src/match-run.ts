import { BOTS, type Coach, type Thinking } from '@touchback/bots'
import { Game, SeededDice, type Side } from '@touchback/engine'
import { seedFor } from './seeds.ts'
import { matchSpec, type Pairing } from './teams.ts'
import { UsageError } from './usage-error.ts'

/** A run of matches: with the seed and an index any one of them can be played again. */
export interface Run {
  readonly edition: string
  readonly home: string
  readonly away: string
  readonly pairing: Pairing
  readonly seed: number
  /** Milliseconds a turn for coaches who search; without it they count tries, which is the same on any machine. */
  readonly budget?: number
}

export function coachNamed(name: string, seed: number, thinking?: Thinking): Coach {
  const make = BOTS[name]
  if (make === undefined)
    throw new UsageError(`there is no bot "${name}"; there are ${Object.keys(BOTS).join(', ')}`)
  return make(seed, thinking)
}

export interface Played {
  readonly game: Game
  readonly decisions: number
}

/** Something endless is a mistake of ours: no match of any book comes near this many decisions. */
const ENDLESS = 200_000

/** Plays match number `index` of a run; `onStart` sees it before the first choice. */
export function playMatch(
  run: Run,
  index: number,
  options: { readonly events: boolean; readonly record: boolean },
  onStart?: (game: Game) => void,
): Played {
  const { budget } = run
  const thinking = budget === undefined ? {} : { budget, now: () => performance.now() }
  const coaches: Record<Side, Coach> = {
    home: coachNamed(run.home, seedFor(run.seed, index, 'home coach'), thinking),
    away: coachNamed(run.away, seedFor(run.seed, index, 'away coach'), thinking),
  }
  const spec = matchSpec(run.edition, run.pairing, run.seed, index)
  const game = Game.start(spec, { dice: new SeededDice(seedFor(run.seed, index, 'dice')), ...options })
  onStart?.(game)
  let decisions = 0
  while (game.decision !== null) {
    if (decisions++ > ENDLESS) throw new Error(`the match does not end after ${ENDLESS} decisions`)
    game.choose(coaches[game.decision.side].choose(game))
  }
  return { game, decisions }
}
