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
import { gameAt } from './tried-dice.ts'

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
      const before = game.momentHash()
      const told = game.match.sink?.length
      try {
        game.choose(choice)
        break
      } catch (error) {
        if (!(error instanceof MissingDie)) throw error
        expect(game.momentHash()).toBe(before)
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

test('a die of a step that waits for another one can be thrown again', () => {
  const game = gameAt({
    home: { team: 'human', players: { hans: { at: [10, 7] }, gregor: { at: [10, 6] } } },
    away: { team: 'orc', players: { ugg: { at: [11, 7] } } },
  })
  const dice = new EnteredDice()
  game.continueWith(dice)
  game.choose({ type: 'activate', player: 0, action: 'block' })
  const block = { type: 'block', target: 2 } as const
  dice.enter(1)
  expect(() => game.choose(block)).toThrow(MissingDie)
  game.forgetDice()
  dice.enter(6, 3)
  game.choose(block)
  expect(game.decision).toMatchObject({ type: 'pick-die', about: { faces: ['down', 'pushed'] } })
})
