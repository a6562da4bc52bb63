import { Game, RecordedDice } from '@touchback/engine'
import type { KeptMatch } from '../match/session/kept.ts'

export interface Whereabouts {
  readonly score: readonly [home: number, away: number]
  readonly half: number
  readonly turn: number
  readonly finished: boolean
}

/** Where a match stands, in the words of a coach. */
export function standing({ finished, half, turn }: Whereabouts): string {
  if (finished) return 'at the end'
  return turn === 0 ? `half ${half}, before the kick-off` : `half ${half}, turn ${turn}`
}

/** How far a kept match has got: played again from its dice. Null when it cannot be. */
export function whereabouts(kept: KeptMatch): Whereabouts | null {
  try {
    const { spec, from } = kept
    const options = { dice: new RecordedDice(kept.dice) }
    const game = from === undefined ? Game.start(spec, options) : Game.from(spec, from, options)
    for (const choice of kept.choices) game.choose(choice)
    const { half, teams, turn } = game.state
    return {
      score: [teams.home.score, teams.away.score],
      half,
      turn: teams[turn.side].turn,
      finished: game.decision === null,
    }
  } catch {
    return null
  }
}
