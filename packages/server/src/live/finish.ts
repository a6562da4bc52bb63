import { type DiceProof, Game, RecordedDice, writeMatchFile } from '@touchback/engine'
import type { Ending, Entry } from '@touchback/wire'
import { commitmentTo, toHex } from '@touchback/wire/dice'
import type { Database } from '../database/database.ts'
import type { MatchRow } from '../database/matches.ts'
import type { Referee, Setup } from './referee.ts'

/** How a match has ended, by the rules or otherwise. */
export function endingOf({ ending, game }: Pick<Referee, 'ending' | 'game'>): Ending {
  if (ending !== null) return ending
  return { reason: 'played', winner: winnerOf(game), score: scoreOf(game) }
}

export const scoreOf = ({ state }: Game): Ending['score'] => ({
  home: state.teams.home.score,
  away: state.teams.away.score,
})

const winnerOf = ({ state }: Game): Ending['winner'] => state.winner ?? 'draw'

/** The inputs that count, in order. */
function countingInputs(entries: readonly Entry[]): Extract<Entry, { kind: 'input' }>[] {
  const counting: Extract<Entry, { kind: 'input' }>[] = []
  for (const entry of entries) {
    if (entry.kind === 'input') counting.push(entry)
    else if (entry.kind === 'take-back') counting.pop()
  }
  return counting
}

const proofOf = ({ id, secret, words }: Setup): DiceProof => ({
  match: id,
  secret: toHex(secret),
  commitment: commitmentTo(secret),
  words,
})

/** The match as a file: played again with events and positions, so that it can be shown when rules have changed. */
export function matchFile(setup: Setup, row: MatchRow, entries: readonly Entry[], engine: string): string {
  const dice = new RecordedDice()
  const [opening, ...answers] = countingInputs(entries)
  dice.feed(opening?.dice ?? [])
  const game = Game.start(setup.spec, { dice, events: true, record: true })
  for (const { by, choice, dice: thrown } of answers) {
    dice.feed(thrown)
    game.answer({ by, choice })
  }
  const { home, away } = row.seats
  const settings = {
    coaches: { home: home?.computer ?? 'human', away: away?.computer ?? 'human' },
    undo: setup.undo,
    odds: true,
    tableDice: false,
    ...(home !== null && away !== null
      ? { colours: { home: home.team.colour, away: away.team.colour } }
      : {}),
    online: { match: setup.id, ending: endingOf({ ending: row.ending, game }) },
  }
  return writeMatchFile({ engine, since: 0, settings, proof: proofOf(setup), ...game.record() })
}

/** A match is over: it is written down once, by whoever comes first. True for him. */
export async function keepEnding(
  database: Database,
  id: string,
  ending: Ending,
  file: string,
): Promise<boolean> {
  await database.rows('insert into match_record (match, file) values ($1, $2) on conflict do nothing', [
    id,
    file,
  ])
  const row = await database.one(
    `update match set state = 'over', ending = $2, over_at = now() where id = $1 and state = 'live' returning id`,
    [id, JSON.stringify(ending)],
  )
  return row !== null
}
