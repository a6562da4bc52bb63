import {
  actionProblem,
  explain,
  isAdjacent,
  type Match,
  type Path,
  type Player,
  reach,
  type Square,
  STEPS,
  toXY,
  type XY,
} from '@touchback/engine'
import { declaration, withDeclaration } from './declaring.ts'
import { blockOddsOf, chained, type Odds, pathOdds } from './odds.ts'
import type { Preview, Situation } from './preview.ts'
import { asChoices } from './walk.ts'

/** What is done to the target of an action that walks up to one. */
type Deed = 'block' | 'foul' | 'hand-off'
const DEEDS: Readonly<Record<string, Deed>> = { blitz: 'block', foul: 'foul', 'hand-off': 'hand-off' }

/** In a turn: an opponent beside the selected player is blocked, one farther off is blitzed. */
export function attack(situation: Situation, target: Player, at: XY): Preview | null {
  const { match, actor: blocker, showsOdds } = situation
  if (blocker === null || target.side === blocker.side || target.stance !== 'standing') return null
  const declared = (action: string, preview: Preview): Preview =>
    withDeclaration(situation, declaration(situation, blocker, action, target.id), preview)
  if (isAdjacent(blocker.at, target.at) && actionProblem(match, blocker, 'block') === null) {
    const choices = [{ type: 'block', target: target.id } as const]
    const odds = showsOdds ? blockOddsOf(match, blocker, target) : null
    return declared('block', { choices, at, path: [], odds, risky: true, others: [], target: target.id })
  }
  if (actionProblem(match, blocker, 'blitz') !== null) return null
  const way = walkUp(situation, blocker, target, at, 'block')
  return way === null ? null : declared('blitz', way)
}

/** Within an action that has a target: the way there and the deed. */
export function approach(situation: Situation, target: Player, at: XY): Preview | null {
  const { match, mover } = situation
  const { activation } = match.state
  if (mover === null || activation === null || activation.done) return null
  const deed = DEEDS[activation.action]
  if (deed === undefined || !fits(deed, mover, target)) return null
  return walkUp(situation, mover, target, at, deed)
}

/** Whether a player is the kind of target that a deed has. */
function fits(deed: Deed, mover: Player, target: Player): boolean {
  const standing = target.stance === 'standing'
  if (deed === 'hand-off') return target.side === mover.side && standing
  return target.side !== mover.side && standing === (deed === 'block')
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
  const path = arrived ? prefix : bestSpot(match, mover, target, deed)
  if (path === null) return null
  const from = path.steps.at(-1)?.to ?? mover.at
  return {
    choices: [...asChoices(path), { type: deed, target: target.id }],
    at,
    path: path.steps.map(({ to }) => toXY(to)),
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

function oddsOf(match: Match, mover: Player, target: Player, path: Path, from: Square, deed: Deed): Odds {
  const way = pathOdds(match, path)
  if (deed !== 'block') return way
  const far = path.moved + 1 > match.kit(mover).ma
  const rush = far ? explain(match, { test: 'rush', player: mover, from, to: from }) : null
  const toBlock: Odds =
    rush === null
      ? way
      : chained(way, {
          chance: rush.chance,
          withRerolls: null,
          lines: [{ what: 'rush', needed: rush.needed, chance: rush.chance, modifiers: rush.modifiers }],
        })
  return chained(toBlock, blockOddsOf(match, mover, target, from))
}
