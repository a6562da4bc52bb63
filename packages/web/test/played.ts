import { BOTS } from '@touchback/bots'
import {
  type Choice,
  EDITIONS,
  Game,
  type MatchFile,
  type MatchSpec,
  SeededDice,
  writeMatchFile,
} from '@touchback/engine'
import { randomSpec } from '@touchback/engine/testing'
import { ENGINE } from '../src/lib/engine.ts'
import { openKept, type OpenedMatch } from '../src/match/session/kept.ts'

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
export function playedGame(seed: number): Game {
  const edition = Object.values(EDITIONS)[0]!
  const [home = '', away = ''] = Object.keys(edition.teams.rosters)
  const spec = randomSpec(edition, home, away, seed)
  const game = Game.start(spec, { dice: new SeededDice(seed), record: true, events: true })
  const coaches = { home: BOTS['rookie']!(seed), away: BOTS['rookie']!(seed + 1) }
  while (game.decision !== null) game.choose(coaches[game.decision.side].choose(game))
  return game
}

/** A match as these rules write it down. */
export const fileOf = (game: Game, settings: unknown = {}): MatchFile => ({
  engine: ENGINE,
  since: 0,
  settings,
  ...game.record(),
})

/** The same as other rules might have left it: from a turn's end on they come to other positions. */
export function fromOtherRules(file: MatchFile, turn: number): MatchFile {
  const positions = file.positions.map((kept, index) =>
    index < turn ? kept : { ...kept, hash: 'f'.repeat(16) },
  )
  return { ...file, engine: 'an older engine', positions }
}

export function opened(file: MatchFile): OpenedMatch {
  const { value, problem } = openKept(writeMatchFile(file))
  if (value === null) throw new Error(problem)
  return value
}
