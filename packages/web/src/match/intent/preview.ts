import {
  type ActionId,
  type Choice,
  type Decision,
  type Game,
  type Match,
  type Path,
  type Player,
  toXY,
  type XY,
} from '@touchback/engine'
import { declaringOdds } from '../odds/gates.ts'
import type { Odds } from '../odds/odds.ts'
import { choicesOf, type Undertaking, undertakingOdds } from '../odds/undertaking.ts'
import { type Options, rollsDice } from './options.ts'

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
  readonly aim: ActionId | null
  /** The way through the waypoints so far. */
  readonly prefix: Path | null
  /** Chances are shown. */
  readonly showsOdds: boolean
}

/** What an undertaking would look like, and what else the same click could mean. */
export function previewOf(
  { game, match, actor, showsOdds }: Situation,
  undertaking: Undertaking,
  { at = null, target = null, others = [] }: Partial<Pick<Preview, 'at' | 'target' | 'others'>> = {},
): Preview {
  const { declared, path, deed } = undertaking
  const choices = choicesOf(undertaking)
  const declaring = declared === undefined ? null : declaringOdds(game, declared, choices[1] ?? null)
  return {
    choices,
    at,
    path: path?.steps.map(({ to }) => toXY(to)) ?? [],
    odds: showsOdds ? undertakingOdds(game, actor, undertaking, declaring) : null,
    risky:
      declaring !== null ||
      declared?.target !== undefined ||
      (path?.rolls ?? []).length > 0 ||
      (deed !== undefined && rollsDice(match, actor, deed)),
    others,
    target,
  }
}
