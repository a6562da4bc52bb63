import {
  type ActionId,
  type AimedDeed,
  blockChances,
  isAdjacent,
  type Match,
  own,
  type Path,
  type Player,
  reach,
  STEPS,
  type XY,
  shifted,
} from '@touchback/engine'
import type { Undertaking } from '../odds/undertaking.ts'
import { declaration, isOpen } from './declaring.ts'
import { type Preview, previewOf, type Situation } from './preview.ts'

/**
 * In a turn, with one's own player selected: what a click on an opponent does. An action that waits for its target gets
 * it; otherwise one beside him is blocked, one farther off is blitzed, and one on the ground is fouled.
 */
export function attack(situation: Situation, target: Player, at: XY): Preview | null {
  const { actor, aim, decision } = situation
  if (actor === null || target.side === actor.side) return null
  if (aim !== null) {
    if (!isOpen(decision, actor.id, aim, target.id)) return null
    const declared = declaration(decision, actor, aim, target.id)
    return (
      against(situation, aim, target, at) ?? previewOf(situation, { declared }, { at, target: target.id })
    )
  }
  const standing = target.stance === 'standing'
  const beside = standing && isAdjacent(actor.at, target.at) && isOpen(decision, actor.id, 'block')
  return against(situation, beside ? 'block' : standing ? 'blitz' : 'foul', target, at)
}

/** An action declared against somebody, the way to him and the deed; null when he cannot be got at. */
function against(situation: Situation, action: ActionId, target: Player, at: XY): Preview | null {
  const { match, actor, decision } = situation
  if (actor === null || !isOpen(decision, actor.id, action, target.id)) return null
  const deed = own(match.edition.turn.actions, action)?.aim
  const there =
    action === 'block' ? blockOf(target) : deed === undefined ? null : walkUp(situation, actor, target, deed)
  if (there === null) return null
  const declared = declaration(decision, actor, action, target.id)
  return previewOf(situation, { declared, ...there }, { at, target: target.id })
}

/** Within an action that has a target: the way there and the deed. */
export function approach(situation: Situation, target: Player, at: XY): Preview | null {
  const { match, mover } = situation
  const { activation } = match.state
  if (mover === null || activation === null || activation.done) return null
  const deed = own(match.edition.turn.actions, activation.action)?.aim
  const named = activation.target === null || activation.target === target.id
  if (deed === undefined || !named || !fits(match, deed, mover, target)) return null
  const there = walkUp(situation, mover, target, deed)
  return there === null ? null : previewOf(situation, there, { at, target: target.id })
}

/** Whether a player is the kind of target that a deed has. */
function fits({ edition }: Match, deed: AimedDeed, mover: Player, { side, stance }: Player): boolean {
  const target = edition.turn.deeds[deed]?.target
  if (target === undefined) return false
  return (target.side === 'own') === (side === mover.side) && target.standing === (stance === 'standing')
}

const blockOf = (target: Player): Undertaking => ({ deed: { type: 'block', target: target.id } })

function walkUp(
  { match, prefix }: Situation,
  mover: Player,
  target: Player,
  deed: AimedDeed,
): Undertaking | null {
  const last = prefix?.steps.at(-1)?.to
  const arrived = last !== undefined && isAdjacent(last, target.at)
  const beside = prefix === null && mover.stance === 'standing' && isAdjacent(mover.at, target.at)
  const path = arrived ? prefix : beside ? null : bestSpot(match, mover, target, deed)
  return path === null && !beside ? null : { path, deed: { type: deed, target: target.id } }
}

/** The square beside the target that promises most. */
function bestSpot(match: Match, mover: Player, target: Player, deed: AimedDeed): Path | null {
  const paths = reach(match, mover, { keep: deed === 'block' ? 1 : 0 })
  let best: { path: Path; worth: number } | null = null
  for (const step of STEPS) {
    const from = shifted(target.at, step)
    const path = paths.path(from)
    if (path === null) continue
    const after = deed === 'block' ? blockChances(match, mover, target, { from }).chance['defender-down'] : 1
    const worth = paths.chance(from) * (1 + after) - path.steps.length / 1000
    if (best === null || worth > best.worth) best = { path, worth }
  }
  return best?.path ?? null
}
