import type { Choice, Decision, Game, Match, Path, Player, XY } from '@touchback/engine'
import { choiceOdds } from '../odds/choice-odds.ts'
import { chained, type Odds } from '../odds/odds.ts'
import { type Options, rollsDice } from './options.ts'
import { gateOdds } from '../odds/rehearsal.ts'

/** What a second click (or Enter) will do. */
export interface Preview {
  readonly choices: readonly Choice[]
  readonly at: XY | null
  readonly path: readonly XY[]
  readonly odds: Odds | null
  /** Dice will be rolled. */
  readonly risky: boolean
  /** Other things the same click could mean. */
  readonly others: readonly Choice[]
  readonly target: number | null
}

/** What previews are made from: the question, who would act, and what clicks mean. */
export interface Situation {
  readonly game: Game
  readonly match: Match
  readonly decision: Decision | null
  readonly options: Options
  /** Who acts, or would. */
  readonly actor: Player | null
  /** The player who moves when squares are clicked. */
  readonly mover: Player | null
  /** What a click on a square means. */
  readonly meaning: string | null
  /** The action for which a target is being looked for. */
  readonly aim: string | null
  /** The way through the waypoints so far. */
  readonly prefix: Path | null
  /** Chances are shown. */
  readonly showsOdds: boolean
}

/** One choice, and what else the same click could mean. */
export function previewOf(
  situation: Situation,
  choice: Choice,
  { at = null, target = null, others = [] }: Partial<Pick<Preview, 'at' | 'target' | 'others'>> = {},
): Preview {
  const { game, match, actor, showsOdds } = situation
  const odds = showsOdds ? choiceOdds(game, actor, choice) : null
  const risky = rollsDice(match, actor, choice)
  return withGate(situation, { choices: [choice], at, path: [], odds, risky, others, target })
}

/** With the roll that must be made before the deed itself. */
export function withGate({ game, showsOdds }: Situation, preview: Preview): Preview {
  const gate = showsOdds && preview.odds !== null ? gateOdds(game, preview.choices) : null
  return gate === null || preview.odds === null ? preview : { ...preview, odds: chained(gate, preview.odds) }
}
