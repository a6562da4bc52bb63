import { RecordedDice, Game, stateHash, writeMatchFile } from '@touchback/engine'
import { recordNote } from '@touchback/words'
import { describe, expect, test } from 'vitest'
import { openKept } from '../src/match/session/kept.ts'
import { snapshot } from '../src/match/session/view.ts'
import { follow } from '../src/match/session/view.ts'
import { beginningsOf, marksOf } from '../src/replay/marks.ts'
import { Recording } from '../src/replay/recording.ts'
import { namedSetting } from '../src/report/setting.ts'
import { fileOf, fromOtherRules, inputsOf, opened, playedGame } from './played.ts'

const played = playedGame(7)
const record = inputsOf(played)
const whole = fileOf(played)
const recording = Recording.of(opened(whole))

test('a replay to the end is the match that was played', () => {
  expect(stateHash(recording.last.state)).toEqual(stateHash(played.state))
  expect(stateHash(recording.at(recording.length).game.state)).toEqual(stateHash(played.state))
  expect(recording.isOver).toBe(true)
  expect(recordNote(opened(whole))).toBeNull()
})

test('any step is the same backwards as forwards', () => {
  const game = Game.start(record.spec, { dice: new RecordedDice(record.dice) })
  const hashes = record.choices.map((choice) => {
    const before = stateHash(game.state)
    game.choose(choice)
    return before
  })
  for (let step = record.choices.length - 1; step >= 0; step -= 7)
    expect(stateHash(recording.at(step).game.state)).toEqual(hashes[step])
})

test('playing on from a step takes the match up to it, and there is no playing on after the end', () => {
  const step = Math.floor(record.choices.length / 2)
  const half = Recording.of(opened(recording.upTo(step)!))
  expect(half.length).toBe(step)
  expect(half.isOver).toBe(false)
  expect(stateHash(half.last.state)).toEqual(stateHash(recording.at(step).game.state))
  expect(recording.upTo(recording.length)).toBeNull()
})

describe('a match that other rules have played', () => {
  const TURN = 9
  const other = fromOtherRules(whole, TURN)
  const open = opened(other)
  const told = Recording.of(open)

  test('is told as it happened, and says so', () => {
    expect(open.verdict).toBe('otherwise')
    expect(recordNote(open)).toMatch(
      /would play it otherwise from choice \d+ of \d+: it is shown as it happened/u,
    )
    expect(told.told()).toEqual(recording.told())
    expect(told.isOver).toBe(true)
    expect(told.steps.at(-1)?.score).toEqual(recording.steps.at(-1)?.score)
    const atTurns = ({ steps }: Recording) =>
      steps.flatMap(({ events, half, turn, side, score }) =>
        events.some(({ type }) => type === 'turn-started') ? [{ half, turn, side, score }] : [],
      )
    expect(atTurns(told)).toEqual(atTurns(recording))
  })

  test('is shown step by step: everybody stands where he stood', () => {
    for (let step = 0; step < told.length; step += 5) {
      const { view } = told.at(step)
      const truth = snapshot(recording.at(step).game)
      const onPitch = (players: typeof view.players) =>
        players.flatMap(({ id, at }) => (at === null ? [] : [[id, at]]))
      expect({ step, players: onPitch(view.players) }).toEqual({ step, players: onPitch(truth.players) })
    }
  })

  test('can be played on from where a turn had ended, never from a step that today would be another', () => {
    const { after } = whole.positions[TURN + 3]!
    const step = after + 2
    const point = told.upTo(step)!
    expect(point.rows.length).toBeLessThanOrEqual(step + 1)
    expect(point.since).toBe(point.rows.length)
    const again = opened(point)
    expect(again.verdict).toBe('same')
    expect(again.goesOn?.game.decision).not.toBeNull()
    expect(stateHash(again.goesOn!.game.state)).toBe(
      whole.positions.find((kept) => kept.after === point.since)?.hash,
    )
    expect(told.upTo(0)).toBeNull()
    expect(told.upTo(told.length)).toBeNull()
  })

  test('goes on under the rules of today from its last kept position, and keeps what was played', () => {
    const [last, next] = whole.positions.slice(TURN + 2)
    const rows = whole.rows.slice(0, next!.after - 1)
    const underWay = {
      ...other,
      rows,
      positions: other.positions.filter(({ after }) => after <= rows.length),
    }
    const { verdict, goesOn } = opened(underWay)
    expect(verdict).toBe('otherwise')
    expect(goesOn?.after).toBe(last!.after)
    expect(stateHash(goesOn!.game.state)).toBe(last!.hash)
    expect(goesOn!.game.record().rows).toEqual(rows.slice(0, last!.after))
  })
})

test('the timeline has every touchdown, and turns in order', () => {
  const { names, sideOf } = namedSetting(recording.last)
  const told = recording.told()
  const marks = marksOf(told, names, sideOf)
  const { home, away } = recording.last.state.teams
  expect(marks.filter(({ kind }) => kind === 'touchdown')).toHaveLength(home.score + away.score)
  const seen = marks.map(({ step, shown }) => recording.steps[step]!.events[shown - 1]!.type)
  expect(seen).toEqual(marks.map(({ kind }) => kind))
  const { turns, drives } = beginningsOf(told)
  expect(turns.length).toBeGreaterThan(20)
  expect(drives.length).toBeGreaterThanOrEqual(2)
  expect(turns).toEqual(turns.toSorted((a, b) => a - b))
})

test('in the picture of a touchdown the scorer stands in the end zone with the ball', () => {
  const { names, sideOf } = namedSetting(recording.last)
  const marks = marksOf(recording.told(), names, sideOf).filter(({ kind }) => kind === 'touchdown')
  expect(marks.length).toBeGreaterThan(0)
  const { length } = recording.last.edition.field.pitch
  for (const { step, shown, side } of marks) {
    const { view } = recording.at(step - 1)
    for (const event of recording.steps[step]!.events.slice(0, shown)) follow(view, event)
    expect(view.players[view.holder!]).toMatchObject({ side, place: 'pitch' })
    expect(view.ball?.[0]).toBe(side === 'home' ? length - 1 : 0)
    // When the step is over the pitch is clear again.
    expect(recording.at(step).view.holder).toBeNull()
  }
})

const file = (more: object) =>
  openKept(JSON.stringify({ ...record, format: 'touchback-match', version: 1, ...more }))

test('an old file is played as far as it goes, and says what it cannot promise', () => {
  const old = file({}).value!
  expect(old.verdict).toBe('unproven')
  expect(recordNote(old)).toContain('holds no positions to compare with')
  expect(Recording.of(old).told()).toEqual(recording.told())
  const short = file({ dice: record.dice.slice(0, 20) }).value!
  expect(recordNote(short)).toMatch(/stops at choice \d+ \(a die is missing\)/u)
  expect(Recording.of(short).length).toBeLessThan(recording.length)
})

test.each([
  ['', 'not even JSON'],
  ['null', 'no saved match'],
  ['{"format":"touchback-team","version":1}', 'This is a team and no match'],
  ['{"format":"touchback-match","version":1}', 'no saved match'],
  ['{"format":"touchback-match","version":3}', 'no saved match'],
])('a file with %s says what is wrong', (text, words) => {
  expect(openKept(text)).toMatchObject({ value: null, problem: expect.stringContaining(words) })
})

test('a byte order mark is no part of a file', () => {
  expect(openKept(`\uFEFF${writeMatchFile(whole)}`).value?.verdict).toBe('same')
})

test.each([
  [{}],
  [{ settings: null }],
  [{ settings: { coaches: null, undo: 3, clock: 'x', colours: { home: 'red; }' } } }],
  [{ settings: { coaches: { home: 'x'.repeat(50), away: 7 }, clock: 1e9 } }],
  [
    {
      settings: JSON.parse('{"__proto__":{"odds":false,"tableDice":true,"undo":"off","clock":5}}') as unknown,
    },
  ],
])('settings that make no sense are as usual: %j', (more) => {
  expect(file(more).value?.file.settings).toEqual({
    coaches: { home: 'human', away: 'human' },
    undo: 'until-dice',
    odds: true,
    tableDice: false,
    clock: null,
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
  expect(file({ settings }).value?.file.settings).toEqual(settings)
})
