import type { Event, Game } from '@touchback/engine'
import { Narrator } from '@touchback/words'
import { logLine } from './log-line.ts'
import { pitchText } from './pitch.ts'

/** When the pitch is worth a look. */
const MOMENTS: readonly Event['type'][] = ['turn-ended', 'touchdown']

/**
 * Prints a match as it goes: a line an event and, if wanted, the pitch at the end of each turn. It listens at the sink
 * itself, because a turn can end and everybody leave the pitch before the next decision.
 */
export function tellMatch(game: Game, { pitch }: { readonly pitch: boolean }): void {
  const { sink } = game.match
  if (sink === null) throw new Error('nobody can tell a match without events')
  const narrator = new Narrator(game)
  const tell = (event: Event): void => {
    for (const line of narrator.tell([event])) console.log(logLine(line))
    if (pitch && MOMENTS.includes(event.type)) console.log(`\n${pitchText(game)}\n`)
  }
  console.log(heading(game))
  for (const event of sink) tell(event)
  sink.push = (...events) => {
    for (const event of events) tell(event)
    return Array.prototype.push.apply(sink, events)
  }
}

const heading = ({ match }: Game): string => {
  const { home, away } = match.spec.teams
  return `${home.name} (home, playing to the right ▸) against ${away.name} (away, ◂), ${match.edition.name}\n`
}
