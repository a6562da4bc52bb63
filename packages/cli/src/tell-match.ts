import { type DiceSource, type Event, Game, type MatchFile, NoDice, SeededDice } from '@touchback/engine'
import { Narrator } from '@touchback/words'
import { logLine } from './log-line.ts'
import { pitchText } from './pitch.ts'
import { plain } from './plain.ts'

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
    for (const line of narrator.tell([event])) console.log(plain(logLine(line)))
    if (pitch && MOMENTS.includes(event.type)) console.log(`\n${pitchText(game)}\n`)
  }
  console.log(`${plain(heading(game))}\n`)
  for (const event of sink) tell(event)
  sink.push = (...events) => {
    for (const event of events) tell(event)
    return Array.prototype.push.apply(sink, events)
  }
}

/**
 * Prints a match as it was written down, without playing it: a line an event and, if wanted, the pitch as it was kept at the
 * end of each turn.
 */
export function tellRecord(file: MatchFile, { pitch }: { readonly pitch: boolean }): void {
  const kept = file.positions.map(({ after, saved }) => {
    const { value: game } = Game.load(
      { spec: file.spec, ...saved, choices: [], dice: [] },
      { dice: new NoDice() },
    )
    return { after, game }
  })
  // Whoever joined later is known where the match was kept last; a match of which nothing was kept has its beginning.
  const witness = kept.findLast(({ game }) => game !== null)?.game ?? beginning(file, new SeededDice(1))
  const narrator = new Narrator(witness)
  console.log(`${plain(heading(witness))}\n`)
  for (const [row, { events }] of file.rows.entries()) {
    for (const line of narrator.tell(events)) console.log(plain(logLine(line)))
    const position = kept.find(({ after }) => after === row + 1)?.game
    if (pitch && position) console.log(`\n${pitchText(position)}\n`)
  }
}

/** A match at its first question. */
export function beginning({ spec, from }: MatchFile, dice: DiceSource): Game {
  const options = { dice, events: true }
  return from === null ? Game.start(spec, options) : Game.from(spec, from, options)
}

const heading = ({ match }: Game): string => {
  const { home, away } = match.spec.teams
  return `${home.name} (home, playing to the right ▸) against ${away.name} (away, ◂), ${match.edition.name}`
}
