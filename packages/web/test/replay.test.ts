import { RecordedDice, Game, stateHash } from '@touchback/engine'
import { expect, test } from 'vitest'
import { beginningsOf, marksOf } from '../src/replay/marks.ts'
import { readMatchFile } from '../src/replay/match-file.ts'
import { Recording } from '../src/replay/recording.ts'
import { namedSetting } from '../src/report/setting.ts'
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
  const { names, sideOf } = namedSetting(recording.last)
  const told = recording.told()
  const marks = marksOf(told, names, sideOf)
  const { home, away } = recording.last.state.teams
  expect(marks.filter(({ kind }) => kind === 'touchdown')).toHaveLength(home.score + away.score)
  const { turns, drives } = beginningsOf(told)
  expect(turns.length).toBeGreaterThan(20)
  expect(drives.length).toBeGreaterThanOrEqual(2)
  expect(turns).toEqual(turns.toSorted((a, b) => a - b))
})

const file = (more: object) =>
  readMatchFile(JSON.stringify({ ...record, format: 'touchback-match', version: 1, ...more }))

test.each([
  ['', 'not even JSON'],
  ['null', 'no saved match'],
  ['{"format":"touchback-team","version":1}', 'This is a team and no match'],
  ['{"format":"touchback-match","version":1}', 'no saved match'],
])('a file with %s says what is wrong', (text, words) => {
  expect(readMatchFile(text)).toMatchObject({ problem: expect.stringContaining(words) })
})

test.each([
  [{}],
  [{ settings: null }],
  [{ settings: { coaches: null, undo: 3, clock: 'x', colours: { home: 'red; }' } } }],
  [{ settings: { coaches: { home: 'nobody', away: 7 } } }],
])('settings that make no sense are as usual: %j', (more) => {
  expect(file(more)).toMatchObject({
    kept: {
      settings: { coaches: { home: 'human', away: 'human' }, undo: 'until-dice', odds: true, clock: null },
    },
  })
})

test('settings of a file are those of the match', () => {
  const settings = {
    coaches: { home: 'human', away: 'rookie' },
    undo: 'off',
    odds: false,
    tableDice: true,
    clock: 120,
    colours: { home: '#e8833a', away: '#56b4e9' },
  }
  expect(file({ settings })).toMatchObject({ kept: { settings } })
})
