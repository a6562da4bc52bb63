import { type Match, type Path, type Player, type Reach, reach, type Square } from '@touchback/engine'

/** Where a player could get to from the end of a path (or from where he is). */
export function onwards(match: Match, player: Player, before: Path | null): Reach {
  if (before === null) return reach(match, player)
  const at = before.steps.at(-1)?.to ?? player.at
  const moves = before.steps.reduce((sum, { leap }) => sum + (leap ? 2 : 1), 0)
  const own = match.state.activation?.player === player.id ? match.state.activation.moved : 0
  // The search counts standing up itself: it is not counted twice.
  const standing = before.standsUp ? before.moved - moves - own : 0
  const hasBall = before.rolls.some(({ test }) => test === 'pick-up')
  return reach(match, player, { at, moved: before.moved - standing, ...(hasBall ? { hasBall } : {}) })
}

/** The likeliest way on from the end of a path (or from where the player is). */
export function joined(match: Match, player: Player, before: Path | null, to: Square): Path | null {
  if (before === null) return reach(match, player).path(to)
  if (before.steps.at(-1)?.to === to) return before
  const on = onwards(match, player, before).path(to)
  if (on === null || (before.steps.some(({ leap }) => leap) && on.steps.some(({ leap }) => leap))) return null
  return {
    ...before,
    steps: [...before.steps, ...on.steps],
    rolls: [...before.rolls, ...on.rolls.filter(({ test }) => test !== 'stand-up')],
    moved: on.moved,
  }
}
