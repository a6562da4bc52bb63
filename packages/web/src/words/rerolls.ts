import { isTeamReroll, mayReroll, type Side } from '@touchback/engine'
import type { MatchSession } from '../match/session/session.svelte.ts'

/** How it is with a team's re-rolls: how many were spent this turn, and the rest in words. */
export interface Rerolls {
  readonly spent: number
  readonly usable: boolean
  /** `2 re-rolls left` */
  readonly left: string
  /** `usable now`, `one spent this turn`; nothing where there is nothing to say. */
  readonly now: string
}

export function rerollsOf(session: MatchSession, side: Side): Rerolls {
  void session.version
  const { rerolls } = session.view.teams[side]
  const usable = mayReroll(session.game.match, side)
  const spent = spentBy(session, side)
  const now = [
    ...(spent === 0 ? [] : [`${spent === 1 ? 'one' : spent} spent this turn`]),
    ...(rerolls > 0 && usable ? ['usable now'] : []),
    ...(rerolls > 0 && !usable && spent === 0 ? ['not in this turn'] : []),
  ]
  return { spent, usable, left: `${rerolls} re-roll${rerolls === 1 ? '' : 's'}`, now: now.join(', ') }
}

/** Counters drawn on since the turn began. A book that allows one keeps it in mind itself, also where the log begins later. */
function spentBy({ log, view }: MatchSession, side: Side): number {
  const since = log.slice(log.findLastIndex(({ type }) => type === 'turn-started') + 1)
  const told = since.filter(
    (event) =>
      event.type === 'reroll' && isTeamReroll(event.with) && view.players[event.player]?.side === side,
  ).length
  return Math.max(told, view.teams[side].rerollUsed ? 1 : 0)
}
