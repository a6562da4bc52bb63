import { type Played, playMatch, type Run } from './match-run.ts'
import { addMatch, emptyTally, type Tally } from './tally.ts'
import { messageOf } from './what-happened.ts'

export interface Batch {
  readonly run: Run
  readonly from: number
  readonly to: number
}

/** Plays the matches `from` up to `to` of a run. A match that breaks is counted, and the others go on. */
export default function playBatch({ run, from, to }: Batch): Tally {
  const tally = emptyTally()
  for (let index = from; index < to; index++) {
    try {
      count(tally, playMatch(run, index, { events: true, record: false }))
    } catch (error) {
      tally.errors++
      tally.firstError ??= `match ${index}: ${messageOf(error)}`
    }
  }
  return tally
}

function count(tally: Tally, { game, decisions }: Played): void {
  const { state } = game
  addMatch(tally, {
    winner: state.winner,
    score: [state.teams.home.score, state.teams.away.score],
    decisions,
    events: game.match.sink ?? [],
    sideOf: (player) => game.match.player(player).side,
  })
}
