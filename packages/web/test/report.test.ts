import type { Event } from '@touchback/engine'
import {
  bestPlayer,
  luckTable,
  moments,
  statistics,
  swing,
  throwsOf,
  type Told,
  totalLuck,
} from '@touchback/league'
import { expect, test } from 'vitest'
import { Recording } from '../src/replay/recording.ts'
import { marginLine } from '../src/report/margin.ts'
import { deedsText, momentSentence } from '../src/report/sentences.ts'
import { namedSetting } from '../src/report/setting.ts'
import { fileOf, opened, playedGame } from './played.ts'

const recording = Recording.of(opened(fileOf(playedGame(11))))
const setting = namedSetting(recording.last)
const told = recording.told()
const HOME = 0
const AWAY = setting.players.find(({ side }) => side === 'away')!.id

const tell = (...events: (Partial<Event> & { type: Event['type'] })[]): Told[] =>
  events.map((event, step) => ({ step, event: { rule: 'x', ...event } as Event }))

test('touchdowns of players add up to the score', () => {
  const { home, away } = statistics(told, setting)
  expect([home.touchdowns, away.touchdowns]).toEqual([
    recording.last.state.teams.home.score,
    recording.last.state.teams.away.score,
  ])
  expect(home.squares).toBeGreaterThan(0)
  expect(home.blocks).toBeGreaterThan(0)
  expect(home.rolls).toBeGreaterThanOrEqual(home.passed)
})

test('blocks, knock-downs, carried squares and turnovers are counted', () => {
  const { home, away } = statistics(
    tell(
      { type: 'turn-started', side: 'home', turn: 1, half: 1 },
      { type: 'activated', player: HOME, action: 'blitz' },
      { type: 'picked-up', player: HOME },
      { type: 'moved', player: HOME, from: [1, 1], to: [2, 1] },
      { type: 'block-result', blocker: HOME, targets: [AWAY], face: 'down' },
      { type: 'knocked-down', player: AWAY, at: [3, 1] },
      { type: 'casualty', player: AWAY, die: 6, result: 'dead', by: HOME },
      { type: 'turnover', side: 'home', cause: 'knocked-down' },
    ),
    setting,
  )
  expect(home.players[0]).toMatchObject({
    withBall: 1,
    blocks: 1,
    knockDowns: 1,
    casualties: 1,
    turnovers: 1,
  })
  expect(home.causes).toEqual({ 'knocked-down': 1 })
  expect(away.players[0]?.hurt).toBe('dead')
})

test('the player of the match is whoever did most, and nobody when nothing was done', () => {
  expect(bestPlayer(statistics(tell(), setting))).toBeNull()
  const best = bestPlayer(
    statistics(
      tell(
        { type: 'knocked-down', player: HOME, at: [3, 1] },
        { type: 'picked-up', player: AWAY },
        { type: 'moved', player: AWAY, from: [1, 1], to: [2, 1] },
        { type: 'touchdown', player: AWAY, side: 'away' },
      ),
      setting,
    ),
  )
  expect(best?.id).toBe(AWAY)
  expect(best === null ? '' : deedsText(best)).toBe('1 touchdown, 1 square with the ball')
})

const dodge = (die: number, passed: boolean): Partial<Event> & { type: 'rolled' } => ({
  type: 'rolled',
  test: 'dodge',
  player: HOME,
  dice: [die],
  target: 4,
  modifiers: [['dodging', 1]],
  passed,
})

test('a roll is held against the chance it had', () => {
  const throws = throwsOf(tell(dodge(1, false), dodge(6, true)), setting)
  expect(throws.map(({ chance }) => chance)).toEqual([4 / 6, 4 / 6])
  const [row] = luckTable(throws, 'home')
  expect(row).toMatchObject({ kind: 'dodge', throws: 2, rolled: 1 })
  expect(row?.expected).toBeCloseTo(4 / 3)
  expect(totalLuck(luckTable(throws, 'home'))).toBeCloseTo(-1 / 3)
  expect(luckTable(throws, 'away')).toEqual([])
})

test('armour broken is luck of the other side', () => {
  const [only] = throwsOf(
    tell({ type: 'armour', player: AWAY, dice: [6, 4], modifiers: [], target: 9, broken: true }),
    setting,
  )
  expect(only).toMatchObject({ side: 'home', passed: true })
  expect(only?.chance).toBeCloseTo(10 / 36)
})

test('what led to a turnover weighs more than what was rolled again', () => {
  const lost = throwsOf(
    tell({ type: 'picked-up', player: HOME }, dodge(1, false), {
      type: 'turnover',
      side: 'home',
      cause: 'knocked-down',
    }),
    setting,
  )
  const saved = throwsOf(
    tell(dodge(1, false), { type: 'reroll', player: HOME, with: 'team' }, dodge(4, true)),
    setting,
  )
  expect(swing(lost[0]!)).toBeLessThan(swing(saved[0]!))
  expect(momentSentence(lost[0]!, setting)).toMatch(
    /failed to dodge with the ball at stake, a chance of 33%: the turn was lost\.$/,
  )
})

test('a whole match has five moments of each sort, the heaviest first', () => {
  const throws = throwsOf(told, setting)
  const { lucky, unlucky } = moments(throws, 'home')
  expect(lucky).toHaveLength(5)
  expect(unlucky).toHaveLength(5)
  expect(swing(lucky[0]!)).toBeGreaterThanOrEqual(swing(lucky[4]!))
  expect(swing(unlucky[0]!)).toBeLessThanOrEqual(swing(unlucky[4]!))
  for (const each of [...lucky, ...unlucky]) expect(momentSentence(each, setting)).toMatch(/chance/)
})

test('the margin follows the touchdowns', () => {
  const line = marginLine(
    tell(
      { type: 'turn-started', side: 'home', turn: 1, half: 1 },
      { type: 'touchdown', side: 'home', player: HOME },
      { type: 'turn-started', side: 'away', turn: 1, half: 1 },
      { type: 'half-ended', half: 1 },
      { type: 'turn-started', side: 'home', turn: 1, half: 2 },
      { type: 'touchdown', side: 'away', player: AWAY },
    ),
  )
  expect(line.points.map(({ turn, margin }) => [turn, margin])).toEqual([
    [0, 0],
    [1, 1],
    [3, 0],
    [3, 0],
  ])
  expect(line.halves).toEqual([2])
})

test('the injury of one player does not answer for another', () => {
  const [armour] = throwsOf(
    tell(
      { type: 'armour', player: AWAY, dice: [1, 1], modifiers: [], target: 8, broken: false },
      { type: 'casualty', player: HOME, die: 6, result: 'dead', by: null },
      { type: 'turnover', side: 'home', cause: 'knocked-down' },
    ),
    setting,
  )
  expect(armour?.after).toMatchObject({ casualty: false, turnover: false, weight: 1 })
})

test('a casualty counts for whoever caused it on the other side, and for nobody else', () => {
  const hurt = (player: number, by: number | null) =>
    statistics(tell({ type: 'casualty', player, die: 6, result: 'badly-hurt', by }), setting)
  const counted = ({ home, away }: ReturnType<typeof hurt>) => [home.casualties, away.casualties]
  expect(counted(hurt(AWAY, HOME))).toEqual([1, 0])
  expect(counted(hurt(HOME, AWAY))).toEqual([0, 1])
  // One's own side, the crowd, oneself: bad luck, and nobody's deed.
  expect(counted(hurt(HOME, HOME + 1))).toEqual([0, 0])
  expect(counted(hurt(AWAY, AWAY + 1))).toEqual([0, 0])
  expect(counted(hurt(HOME, null))).toEqual([0, 0])
  expect(counted(hurt(HOME, HOME))).toEqual([0, 0])
  const { home, away } = hurt(AWAY, HOME)
  expect(home.players.find(({ id }) => id === HOME)?.casualties).toBe(1)
  expect(away.players.find(({ id }) => id === AWAY)).toMatchObject({ casualties: 0, hurt: 'badly-hurt' })
})

test('a turn that is lost counts for the side that lost it', () => {
  const { home, away } = statistics(
    tell(
      { type: 'activated', player: AWAY, action: 'move' },
      { type: 'turnover', side: 'away', cause: 'fell' },
      { type: 'turnover', side: 'home', cause: 'time' },
    ),
    setting,
  )
  expect([home.turnovers, away.turnovers]).toEqual([1, 1])
  expect(away.players.find(({ id }) => id === AWAY)?.turnovers).toBe(1)
  expect([home.causes, away.causes]).toEqual([{ time: 1 }, { fell: 1 }])
})
