import { BOTS } from '@touchback/bots'
import { EDITIONS, Game, type MatchRecord, SeededDice } from '@touchback/engine'
import { randomSpec } from '@touchback/engine/testing'

/** A whole match between two rookies, with strange teams and seeded dice. */
export function playedMatch(seed: number): MatchRecord {
  const edition = Object.values(EDITIONS)[0]!
  const [home = '', away = ''] = Object.keys(edition.rosters)
  const game = Game.start(randomSpec(edition, home, away, seed), { dice: new SeededDice(seed), record: true })
  const coaches = { home: BOTS['rookie']!(seed), away: BOTS['rookie']!(seed + 1) }
  while (game.decision !== null) game.choose(coaches[game.decision.side].choose(game))
  return game.record()
}
