import { fromXY, passChances } from '@touchback/engine'
import type { Intent } from '../match/intent/intent.svelte.ts'
import { handOffOdds } from '../match/odds/throws.ts'
import { meantSquares } from './meant.ts'

/** One who could get the ball, and how likely he has it then. */
export interface Receiver {
  readonly player: number
  readonly chance: number
  /** The same with a re-roll, where there is one for it; null where there is none. */
  readonly rerolled: number | null
}

const receiver = (player: number, chance: number, withRerolls: number): Receiver => ({
  player,
  chance,
  rerolled: withRerolls > chance ? withRerolls : null,
})

/** While a ball is to be thrown or handed over: everybody of one's own who could get it from here. */
export function receivers(intent: Intent): Receiver[] {
  const { actor, meaning, session } = intent
  const { match, state } = session.game
  if (actor === null || !session.settings.odds || state.ball.holder !== actor.id) return []
  if (meaning === 'pass')
    return meantSquares(intent).flatMap((at) => {
      const there = match.at(fromXY(at))
      const found = there?.side === actor.side ? passChances(match, actor, there.at) : null
      return there === null || found === null ? [] : [receiver(there.id, found.completed, found.withRerolls)]
    })
  if (state.activation?.action !== 'hand-off' || state.activation.done) return []
  return state.players
    .filter((mate) => mate.side === actor.side && mate !== actor && mate.place === 'pitch')
    .map((mate) => {
      const { chance, withRerolls } = handOffOdds(match, mate)
      return receiver(mate.id, chance ?? 0, withRerolls ?? 0)
    })
    .filter(({ chance }) => chance > 0)
}
