import type { Event, Game } from '@touchback/engine'
import { matchReport, type MatchReport } from '@touchback/engine/career'

/** What a match means for the careers of both teams. It must have kept its events; those of a match file may stand in for them. */
export function reportOf(game: Game, events: readonly Event[] | null = game.match.sink): MatchReport {
  if (events === null) throw new Error('this match has kept no events')
  return matchReport(game.match, events)
}
