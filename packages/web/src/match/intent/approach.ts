import {
  isAdjacent,
  type Match,
  type Path,
  type Player,
  reach,
  type Square,
  STEPS,
  toXY,
  walking,
  type XY,
} from '@touchback/engine'
import { declaration, declaring, isOpen, withDeclaration } from './declaring.ts'
import { type Deed, deedOdds } from '../odds/choice-odds.ts'
import { blockOddsOf } from '../odds/harm-odds.ts'
import { chained, NOTHING, type Odds, pathOdds, rushOdds } from '../odds/odds.ts'
import { type Preview, type Situation, withGate } from './preview.ts'

/** What is done to the target of an action that walks up to one. */
const DEEDS: Readonly<Record<string, Deed>> = {
  blitz: 'block',
  foul: 'foul',
  'hand-off': 'hand-off',
  gaze: 'gaze',
}

/**
 * In a turn, with one's own player selected: what a click on an opponent does. An action that waits for its target gets
 * it; otherwise one beside him is blocked, one farther off is blitzed, and one on the ground is fouled.
 */
export function attack(situation: Situation, target: Player, at: XY): Preview | null {
  const { actor, aim, decision } = situation
  if (actor === null || target.side === actor.side) return null
  if (aim !== null)
    return isOpen(decision, actor.id, aim, target.id)
      ? (against(situation, aim, target, at) ?? declaring(situation, actor, aim, { target: target.id, at }))
      : null
  const standing = target.stance === 'standing'
  const beside = standing && isAdjacent(actor.at, target.at) && isOpen(decision, actor.id, 'block')
  return against(situation, beside ? 'block' : standing ? 'blitz' : 'foul', target, at)
}

/** An action declared against somebody, the way to him and the deed; null when he cannot be got at. */
function against(situation: Situation, action: string, target: Player, at: XY): Preview | null {
  const { match, actor, decision, showsOdds } = situation
  if (actor === null || !isOpen(decision, actor.id, action, target.id)) return null
  const declared = (preview: Preview): Preview =>
    withGate(situation, withDeclaration(situation, declaration(situation, actor, action, target.id), preview))
  if (action === 'block') {
    const choices = [{ type: 'block', target: target.id } as const]
    const odds = showsOdds ? blockOddsOf(match, actor, target) : null
    return declared({ choices, at, path: [], odds, risky: true, others: [], target: target.id })
  }
  const deed = DEEDS[action]
  if (deed === undefined) return null
  const way = walkUp(situation, actor, target, at, deed)
  return way === null ? null : declared(way)
}

/** Within an action that has a target: the way there and the deed. */
export function approach(situation: Situation, target: Player, at: XY): Preview | null {
  const { match, mover } = situation
  const { activation } = match.state
  if (mover === null || activation === null || activation.done) return null
  const deed = DEEDS[activation.action]
  const named = activation.target === null || activation.target === target.id
  if (deed === undefined || !named || !fits(deed, mover, target)) return null
  const way = walkUp(situation, mover, target, at, deed)
  return way === null ? null : withGate(situation, way)
}

/** Whether a player is the kind of target that a deed has. */
function fits(deed: Deed, mover: Player, target: Player): boolean {
  const standing = target.stance === 'standing'
  if (deed === 'hand-off') return target.side === mover.side && standing
  return target.side !== mover.side && standing === (deed !== 'foul')
}

function walkUp(
  { match, prefix, showsOdds }: Situation,
  mover: Player,
  target: Player,
  at: XY,
  deed: Deed,
): Preview | null {
  const last = prefix?.steps.at(-1)?.to
  const arrived = last !== undefined && isAdjacent(last, target.at)
  const beside = prefix === null && mover.stance === 'standing' && isAdjacent(mover.at, target.at)
  const path = arrived ? prefix : beside ? null : bestSpot(match, mover, target, deed)
  if (path === null && !beside) return null
  const from = path?.steps.at(-1)?.to ?? mover.at
  return {
    choices: [...(path === null ? [] : walking(path)), { type: deed, target: target.id }],
    at,
    path: path?.steps.map(({ to }) => toXY(to)) ?? [],
    odds: showsOdds ? oddsOf(match, mover, target, path, from, deed) : null,
    risky: true,
    others: [],
    target: target.id,
  }
}

/** The square beside the target that promises most. */
function bestSpot(match: Match, mover: Player, target: Player, deed: Deed): Path | null {
  const paths = reach(match, mover, { keep: deed === 'block' ? 1 : 0 })
  let best: { path: Path; worth: number } | null = null
  for (const step of STEPS) {
    const square = (target.at + step) as Square
    const path = paths.path(square)
    if (path === null) continue
    const chance = paths.chance(square)
    const after = deed === 'block' ? (blockOddsOf(match, mover, target, square).chance ?? 0) : 1
    const worth = chance * (1 + after) - path.steps.length / 1000
    if (best === null || worth > best.worth) best = { path, worth }
  }
  return best?.path ?? null
}

/** The way there, the square that a block may still cost, and the deed. */
function oddsOf(
  match: Match,
  mover: Player,
  target: Player,
  path: Path | null,
  from: Square,
  deed: Deed,
): Odds {
  const way = path === null ? NOTHING : pathOdds(match, path)
  const before = { action: 'blitz', from, ...(path === null ? {} : { moved: path.moved }) }
  const rush = deed === 'block' ? rushOdds(match, mover, before) : NOTHING
  return chained(chained(way, rush), deedOdds(match, mover, deed, target, from))
}
