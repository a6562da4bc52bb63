import { actionProblem, blockOdds, isAdjacent } from '@touchback/engine'
import type { Intent } from '../match/intent/intent.svelte.ts'

/** How many dice a block on this player would have, and whether the blocker's coach chooses. */
export interface Badge {
  readonly player: number
  readonly count: number
  readonly ours: boolean
}

/** The block dice shown on targets: of the one who is blocking, or of the one who is selected and could. */
export function badges(intent: Intent): Badge[] {
  const { actor, decision, session } = intent
  const { match } = session.game
  if (actor === null || decision === null) return []
  const badge = (id: number): Badge => {
    const { dice, chooser } = blockOdds(match, actor, [match.player(id)])
    return { player: id, count: dice, ours: chooser === actor.side }
  }
  const shown = intent.preview ?? intent.hint
  const far =
    shown?.odds?.dice !== undefined && shown.target !== null
      ? [{ player: shown.target, count: shown.odds.dice.count, ours: shown.odds.dice.ours }]
      : []
  const beside =
    decision.type === 'activate'
      ? actor.side === decision.side && actionProblem(match, actor, 'block') === null
        ? match.state.players
            .filter(
              (foe) =>
                foe.side !== actor.side &&
                foe.place === 'pitch' &&
                foe.stance === 'standing' &&
                isAdjacent(foe.at, actor.at),
            )
            .map(({ id }) => badge(id))
        : []
      : [...intent.options.players]
          .filter(([, choices]) => choices.some(({ type }) => type === 'block'))
          .map(([id]) => badge(id))
  return [...beside.filter(({ player }) => far.every((other) => other.player !== player)), ...far]
}

/** Who is blocking and who is blocked, while a block is being decided. */
export function fighters({ session, decision }: Intent): {
  attacker: number | null
  defenders: readonly number[]
} {
  const { state } = session.game
  const attacker = state.activation?.player ?? null
  if (decision === null) return { attacker: null, defenders: [] }
  if (decision.type === 'push')
    return { attacker, defenders: decision.player === null ? [] : [decision.player] }
  if (decision.type === 'reroll' || decision.type === 'pick-die') {
    const { targets } = decision.about
    if (targets !== undefined) return { attacker: decision.player, defenders: targets }
  }
  return { attacker: decision.type === 'follow-up' ? decision.player : null, defenders: [] }
}
