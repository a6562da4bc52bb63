import { RecordedDice, Game, stateHash } from '@touchback/engine'
import { expect, test } from 'vitest'
import { beginningsOf, marksOf } from '../src/replay/marks.ts'
import { Recording } from '../src/replay/recording.ts'
import { settingOf } from '../src/report/setting.ts'
import { playedMatch } from './played.ts'

const record = playedMatch(7)
const recording = Recording.read(record) as Recording

test('a replay to the end is the match that was played', () => {
  const game = Game.start(record.spec, { dice: new RecordedDice(record.dice) })
  for (const choice of record.choices) game.choose(choice)
  expect(stateHash(recording.last.state)).toEqual(stateHash(game.state))
  expect(stateHash(recording.at(recording.length).state)).toEqual(stateHash(game.state))
  expect(recording.isOver).toBe(true)
})

test('any step is the same backwards as forwards', () => {
  const game = Game.start(record.spec, { dice: new RecordedDice(record.dice) })
  const hashes = record.choices.map((choice) => {
    const before = stateHash(game.state)
    game.choose(choice)
    return before
  })
  for (let step = record.choices.length - 1; step >= 0; step -= 7)
    expect(stateHash(recording.at(step).state)).toEqual(hashes[step])
})

test('playing on from a step takes the choices and the dice up to it', () => {
  const step = Math.floor(record.choices.length / 2)
  const half = Recording.read(recording.upTo(step)) as Recording
  expect(half.length).toBe(step)
  expect(half.isOver).toBe(false)
  expect(stateHash(half.last.state)).toEqual(stateHash(recording.at(step).state))
})

test('a record that does not fit says where', () => {
  const broken = Recording.read({ ...record, choices: record.choices.slice(1) })
  expect(broken).toEqual({ problem: expect.stringMatching(/^It (?:does not fit|cannot|has no dice)/) })
  const short = Recording.read({ ...record, dice: record.dice.slice(0, 20) })
  expect(short).toEqual({ problem: expect.stringMatching(/no dice left at choice \d+/) })
})

test('the timeline has every touchdown, and turns in order', () => {
  const { names, sideOf } = settingOf(recording.last)
  const told = recording.told()
  const marks = marksOf(told, names, sideOf)
  const { home, away } = recording.last.state.teams
  expect(marks.filter(({ kind }) => kind === 'touchdown')).toHaveLength(home.score + away.score)
  const { turns, drives } = beginningsOf(told)
  expect(turns.length).toBeGreaterThan(20)
  expect(drives.length).toBeGreaterThanOrEqual(2)
  expect(turns).toEqual(turns.toSorted((a, b) => a - b))
})
