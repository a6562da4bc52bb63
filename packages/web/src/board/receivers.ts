import { catchChance, fromXY, passChances } from '@touchback/engine'
import type { Intent } from '../match/intent/intent.svelte.ts'
import { meantSquares } from './meant.ts'

/** One who could get the ball, and how likely he has it then. */
export interface Receiver {
  readonly player: number
  readonly chance: number
}

/** While a ball is to be thrown or handed over: everybody of one's own who could get it from here. */
export function receivers(intent: Intent): Receiver[] {
  const { actor, meaning, session } = intent
  const { match, state } = session.game
  if (actor === null || !session.settings.odds || state.ball.holder !== actor.id) return []
  if (meaning === 'pass')
    return meantSquares(intent).flatMap((at) => {
      const there = match.at(fromXY(at))
      const found = there?.side === actor.side ? passChances(match, actor, there.at) : null
      return there === null || found === null ? [] : [{ player: there.id, chance: found.completed }]
    })
  if (state.activation?.action !== 'hand-off' || state.activation.done) return []
  return state.players
    .filter((mate) => mate.side === actor.side && mate !== actor && mate.place === 'pitch')
    .map((mate) => ({ player: mate.id, chance: catchChance(match, mate, { accurate: true }) }))
    .filter(({ chance }) => chance > 0)
}
