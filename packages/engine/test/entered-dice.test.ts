import { expect, test } from 'vitest'
import {
  type Choice,
  editionOf,
  EnteredDice,
  Game,
  MissingDie,
  RecordedDice,
  SeededDice,
  stateHash,
} from '../src/index.ts'
import { randomSpec } from '../src/testing/index.ts'

/** Plays to the end with dice typed one at a time: every missing one sends the match back to before the choice. */
function playWithTypedDice(spec: ReturnType<typeof randomSpec>, rolls: () => number): Game {
  const typed: number[] = []
  for (;;) {
    const dice = new EnteredDice()
    dice.enter(...typed)
    try {
      return playOn(Game.start(spec, { dice, events: true, record: true }), dice, rolls)
    } catch (error) {
      if (!(error instanceof MissingDie)) throw error
      typed.push((rolls() % error.sides) + 1)
    }
  }
}

function playOn(game: Game, dice: EnteredDice, rolls: () => number): Game {
  const coach = new SeededDice(7)
  while (game.decision !== null) {
    const options = game.legalChoices()
    const choice = options[coach.below(options.length)] as Choice
    for (;;) {
      const before = stateHash(game.state)
      const told = game.match.sink?.length
      try {
        game.choose(choice)
        break
      } catch (error) {
        if (!(error instanceof MissingDie)) throw error
        expect(stateHash(game.state)).toBe(before)
        expect(game.match.sink?.length).toBe(told)
        dice.enter((rolls() % error.sides) + 1)
      }
    }
  }
  return game
}

test('a match with dice entered one by one is the match its record replays', () => {
  const spec = randomSpec(editionOf('lrb4'), 'goblin', 'chaos-dwarf', 11)
  const seeded = new SeededDice(3)
  const game = playWithTypedDice(spec, () => seeded.below(5040))
  const { rows } = game.record()
  const dice = new RecordedDice(rows.flatMap((row) => row.dice))
  const again = Game.start(spec, { dice, events: true })
  for (const { by, choice } of rows) if (choice !== null) again.answer({ by, choice })
  expect(dice.left).toBe(0)
  expect(again.decision).toBeNull()
  expect(stateHash(again.state)).toBe(stateHash(game.state))
  expect(again.match.sink).toEqual(game.match.sink)
})
