import { SeededDice } from '@touchback/engine'
import { type MatchReport, noFeats, type Team } from '@touchback/engine/career'
import type { KeptBook } from '../../src/league/book/kept-book.ts'
import { closeProgramBooks } from '../../src/league/fixture/programs.ts'

const sideOf = ({ players, roster, name }: Team) => ({
  players: Object.fromEntries(
    players.map(({ id }) => [
      id,
      { feats: noFeats(), hurt: [], available: true, fielded: true, mvps: 0, learned: [] },
    ]),
  ),
  guests: [],
  joined: [],
  spent: 0,
  worth: 100,
  roster,
  name,
})

/** A result without a match: so many points, and nobody did anything to speak of. */
const quickReport = (
  home: Team,
  away: Team,
  score: readonly [number, number],
  stage: string | null,
): MatchReport => ({
  score: { home: score[0], away: score[1] },
  gate: 20_000,
  crowd: { home: 0, away: 0 },
  weather: null,
  stage,
  conceded: null,
  sides: { home: sideOf(home), away: sideOf(away) },
})

let seed = 1
const fresh = (): number => seed++

/** Everything that is to be played ends with a victory of the home team, and all books are closed by the usual answers. */
export async function playAll(book: KeptBook): Promise<void> {
  for (const { id, report, settled } of Object.values(book.league.fixtures)) {
    if (report !== null || settled) continue
    const fixture = book.league.fixtures[id]!
    const [home, away] = [book.league.teams[fixture.home]!.team, book.league.teams[fixture.away]!.team]
    const content = {
      type: 'played',
      match: id,
      record: 'x',
      report: quickReport(home, away, [2, 1], fixture.stage),
    } as const
    const problem = await book.append(content)
    if (problem !== null) throw new Error(problem)
    await closeAll(book, id)
  }
}

async function closeAll(book: KeptBook, match: string): Promise<void> {
  const late = await closeProgramBooks(book, fresh)
  if (late !== null) throw new Error(late)
  const { home, away, closed } = book.league.fixtures[match]!
  for (const team of [closed.home ? null : home, closed.away ? null : away].filter((each) => each !== null)) {
    const { value: aftermath } = book.open({ match, team }, new SeededDice(fresh()))
    while (aftermath!.decision !== null) aftermath!.choose(aftermath!.decision.default)
    const { choices, dice } = aftermath!.toJSON()
    const problem = await book.append({ type: 'aftermath', match, team, choices, dice })
    if (problem !== null) throw new Error(problem)
  }
}
