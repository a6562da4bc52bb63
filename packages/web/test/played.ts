import { BOTS } from '@touchback/bots'
import { type Choice, EDITIONS, Game, type MatchSpec, SeededDice } from '@touchback/engine'
import { randomSpec } from '@touchback/engine/testing'

interface Inputs {
  readonly spec: MatchSpec
  readonly choices: readonly Choice[]
  readonly dice: readonly number[]
}

/** What a recorded match is played again from. */
export function inputsOf(game: Game): Inputs {
  const { spec, rows } = game.record()
  return {
    spec,
    choices: rows.flatMap(({ choice }) => choice ?? []),
    dice: rows.flatMap(({ dice }) => dice.map(([face]) => face)),
  }
}

/** A whole match between two rookies, with strange teams and seeded dice. */
export function playedMatch(seed: number): Inputs {
  const edition = Object.values(EDITIONS)[0]!
  const [home = '', away = ''] = Object.keys(edition.teams.rosters)
  const game = Game.start(randomSpec(edition, home, away, seed), { dice: new SeededDice(seed), record: true })
  const coaches = { home: BOTS['rookie']!(seed), away: BOTS['rookie']!(seed + 1) }
  while (game.decision !== null) game.choose(coaches[game.decision.side].choose(game))
  return inputsOf(game)
}
