import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import {
  type ActionId,
  type Choice,
  editionOf,
  EnteredDice,
  Game,
  IllegalChoice,
  RecordedDice,
  SeededDice,
  stateHash,
  WrongDie,
} from '../src/index.ts'
import { randomSpec } from '../src/testing/index.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const spec = randomSpec(editionOf('lrb4'), 'human', 'orc', 5)
const started = () => Game.start(spec, { dice: new SeededDice(9), events: true, record: true })

/** Plays first options until a question of this kind is open. */
function upTo(type: string): Game {
  const game = started()
  while (game.decision !== null && game.decision.type !== type) game.choose(game.decision.options[0]!)
  return game
}

const refusal = (play: () => unknown): string => {
  try {
    play()
  } catch (error) {
    if (error instanceof IllegalChoice) return error.message
    throw error
  }
  return 'accepted'
}

test('only the coach who is asked may answer, and nothing else comes along', () => {
  const game = upTo('activate')
  const { side, options } = game.decision!
  const [choice] = options
  const before = game.momentHash()
  const others = { home: 'away', away: 'home' } as const
  expect(refusal(() => game.answer({ by: others[side], choice }))).toBe(
    `It is for the ${side} coach to answer.`,
  )
  expect(refusal(() => game.answer({ by: 'clock', choice }))).toBe(
    'The clock may call time and nothing else.',
  )
  expect(refusal(() => game.answer({ by: side, choice: { type: 'time-out' } }))).toBe(
    'Only the clock may call time.',
  )
  expect(refusal(() => game.answer({ by: side, choice, now: true }))).toBe('An answer has no "now".')
  expect(refusal(() => game.answer({ by: 'referee', choice }))).toContain('one of home, away, clock')
  expect(refusal(() => game.answer({ by: side }))).toContain('A choice should be')
  expect(game.momentHash()).toBe(before)
  expect(game.answer({ by: side, choice }).choice).toBe(choice)
})

test('an action that is refused says why and by which rule; any other refusal has neither', () => {
  const game = upTo('activate')
  const { side } = game.decision!
  const theirs = game.state.players.find((player) => player.side !== side)!
  const refused = (choice: Choice): unknown => {
    try {
      return game.choose(choice)
    } catch (error) {
      return error
    }
  }
  const error = refused({ type: 'activate', player: theirs.id, action: 'move' })
  expect(error).toBeInstanceOf(IllegalChoice)
  expect(error).toMatchObject({ reason: 'not-your-player', rule: 'why.not-your-player' })
  expect(error).toHaveProperty(
    'message',
    expect.stringMatching(/cannot take the action "move": not your player\.$/u),
  )
  expect(refused({ type: 'activate', player: 99, action: 'move' })).toMatchObject({
    reason: null,
    rule: null,
  })
})

test('the clock calls time, and the record says that it did', () => {
  const game = upTo('activate')
  const { side } = game.state.turn
  game.answer({ by: 'clock', choice: { type: 'time-out' } })
  expect(game.state.turn.side).not.toBe(side)
  expect(game.record().rows.at(-1)).toMatchObject({ by: 'clock', choice: { type: 'time-out' } })
})

test('an answer tells the dice it took, with their sides', () => {
  const game = started()
  const { side } = game.decision!
  expect(game.decision?.type).toBe('call')
  const { dice, events } = game.answer({ by: side, choice: { type: 'call', face: 'heads' } })
  expect(dice).toEqual([[expect.any(Number), 2]])
  expect(events[0]?.type).toBe('coin')
})

test('a hash of the position does not depend on the order of keys; that of the moment knows dice and question', () => {
  const game = upTo('activate')
  const turned = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(turned)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .toReversed()
              .map(([key, inner]) => [key, turned(inner)]),
          )
        : value
  expect(stateHash(turned(game.state) as typeof game.state)).toBe(stateHash(game.state))
  const toss = started()
  const [position, moment] = [stateHash(toss.state), toss.momentHash()]
  toss.choose({ type: 'call', face: 'heads' })
  expect(stateHash(toss.state)).toBe(position)
  expect(toss.momentHash()).not.toBe(moment)
})

test('a moment is the same in a fork and after saving and loading', () => {
  const game = upTo('activate')
  expect(game.fork().momentHash()).toBe(game.momentHash())
  const loaded = Game.load(JSON.parse(JSON.stringify(game)), { dice: new SeededDice(1) })
  expect(loaded.value?.momentHash()).toBe(game.momentHash())
})

test('a die from outside must be a face of that die, and the match waits for a right one', () => {
  for (const face of [0, 3, -1, 1.5, Number.NaN, 7]) {
    const game = started()
    const dice = new EnteredDice()
    game.continueWith(dice)
    const before = game.momentHash()
    dice.enter(face)
    expect(() => game.choose({ type: 'call', face: 'heads' })).toThrow(WrongDie)
    expect(game.momentHash()).toBe(before)
    dice.enter(1)
    expect(game.choose({ type: 'call', face: 'heads' })[0]).toMatchObject({ type: 'coin', face: 'heads' })
  }
})

test('recorded dice check every face and its sides, and say what is left', () => {
  const dice = new RecordedDice([[3, 6]])
  dice.feed([4, [2, 8]])
  expect(dice.left).toBe(3)
  expect(dice.next('d6', 6)).toBe(3)
  expect(dice.next('d6', 6)).toBe(4)
  expect(() => dice.next('d6', 6)).toThrow('a die of 8 sides where a d6 was rolled')
  expect(dice.next('d8', 8)).toBe(2)
  expect(dice.left).toBe(0)
  expect(() => dice.next('d6', 6)).toThrow('a d6 must be rolled')
})

test('a refusal keeps nothing of what was refused, and repeats little of it', () => {
  const game = upTo('activate')
  const [player] = game.state.players
  const refuse = (action: string) =>
    refusal(() => game.choose({ type: 'activate', player: player!.id, action: action as ActionId }))
  const used = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  refuse('x'.repeat(50_000))
  const before = used()
  for (let index = 0; index < 400; index++)
    expect(refuse(`${index}${'x'.repeat(50_000)}`).length).toBeLessThan(200)
  expect(used() - before).toBeLessThan(4_000_000)
})
