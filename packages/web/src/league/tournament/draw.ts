import { Dice, type Reading, SeededDice } from '@touchback/engine'
import { type Competition, type Draw, fixturesOf, type League, nextRound } from '@touchback/league'
import { stageName } from '@touchback/words'
import type { Writing } from '../book/book.ts'
import { competitionName } from '../words/cups.ts'

/** Whether lots are drawn for the next round: the first of a cup, and all last rounds of the book's own. */
const isByLot = ({ format, drawn }: Competition): boolean =>
  format === 'play-offs' || (format === 'knock-out' && drawn.length === 0)

/** A round that has been drawn and not been written yet. */
export interface Drawing {
  readonly writing: Writing
  readonly pairings: Draw
}

/** The next round of a competition as it would be written, or why it cannot be drawn. */
export function drawWriting(league: League, id: string, dice: Dice): Reading<Drawing> {
  const competition = league.competitions[id]
  const lots = competition !== undefined && isByLot(competition) ? dice : null
  const { value: next, problem } = nextRound(league, id, lots)
  if (next === null) return { value: null, problem }
  const { round, pairings } = next
  const lotsDrawn = lots === null ? {} : { dice: lots.since }
  const writing: Writing = { type: 'round-drawn', competition: id, round, pairings, ...lotsDrawn }
  return { value: { writing, pairings }, problem: null }
}

/** Competitions whose next round can be drawn now, and what the button says. A round waits until the one before has been played. */
export function nextDraw(league: League): { competition: string; text: string }[] {
  return Object.values(league.competitions).flatMap((competition) => {
    const { id, over, format, drawn } = competition
    if (over || format === 'open' || format === 'ladder') return []
    if (fixturesOf(league, id).some(({ settled }) => !settled)) return []
    // Lots are only tried here: which they are does not matter for what the round is called.
    const lots = isByLot(competition) ? new Dice(new SeededDice(1)) : null
    const { value: next } = nextRound(league, id, lots)
    if (next === null) return []
    const [stage = null] = next.stages
    const several = Object.keys(league.competitions).length > 1
    const what =
      stage === null ? `round ${drawn.length + 1}` : `the ${stageName(stage)}${stage === 'final' ? '' : 's'}`
    return [{ competition: id, text: `Draw ${what}${several ? ` of ${competitionName(league, id)}` : ''}` }]
  })
}

/** A round as it is shown when it has been drawn. */
export interface DrawnRound {
  readonly title: string
  readonly pairings: Draw
}
