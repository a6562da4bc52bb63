import { describe, expect, test } from 'vitest'
import { Dice, type DiceSource } from '../src/rolls/dice.ts'

/** Shows the highest face of whatever is rolled, and remembers what it was asked. */
class Highest implements DiceSource {
  readonly asked: unknown[][] = []
  next(...question: Parameters<DiceSource['next']>): number {
    this.asked.push(question)
    return question[1]
  }
}

const twice = (question: unknown[]): unknown[][] => [question, question]

describe('what the rules roll', () => {
  test.for([
    ['d6', (dice) => dice.d6(), 6, [['d6', 6, 1, []]]],
    ['d3', (dice) => dice.d3(), 3, [['d3', 3, 1, []]]],
    ['d8', (dice) => dice.d8(), 8, [['d8', 8, 1, []]]],
    ['d16', (dice) => dice.d16(), 16, [['d16', 16, 1, []]]],
    ['two dice', (dice) => dice.two(), [6, 6], twice(['2d6', 6, 2, []])],
    ['d66', (dice) => dice.d66(), 66, twice(['d66', 6, 2, []])],
    [
      'd68',
      (dice) => dice.d68(),
      68,
      [
        ['d68', 6, 2, []],
        ['d68', 8, 2, []],
      ],
    ],
    ['a coin', (dice) => dice.coin(), 'tails', [['coin', 2, 1, []]]],
    ['two block dice', (dice) => dice.block(2), [6, 6], twice(['block', 6, 2, []])],
    ['one of three players', (dice) => dice.player([4, 7, 9]), 9, [['player', 3, 1, [4, 7, 9]]]],
  ] as [string, (dice: Dice) => unknown, unknown, unknown[][]][])('%s', ([, rolls, shown, asked]) => {
    const source = new Highest()
    const dice = new Dice(source)
    expect(rolls(dice)).toEqual(shown)
    expect(source.asked).toEqual(asked)
    const sides = asked.map(([, each]) => each)
    expect([dice.since, dice.step, dice.stepSides]).toEqual([sides, sides, sides])
    expect([dice.thrown, dice.inPhase]).toEqual([asked.length, asked.length])
  })

  test('dice that are played again come first, as they were, and count like any other', () => {
    const before = [2, 5]
    const dice = new Dice(new Highest())
    dice.replay(before)
    before.push(1)
    expect([dice.d6(), dice.d6(), dice.d6()]).toEqual([2, 5, 6])
    expect([dice.since, dice.thrown]).toEqual([[2, 5, 6], 3])
    dice.begin()
    expect([dice.step, dice.stepSides, dice.since]).toEqual([[], [], [2, 5, 6]])
    dice.replay([3])
    expect([dice.d6(), dice.d6()]).toEqual([3, 6])
  })
})
