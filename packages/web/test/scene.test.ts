import { BOTS } from '@touchback/bots'
import { EDITIONS, type Event, Game, SeededDice } from '@touchback/engine'
import { randomSpec } from '@touchback/engine/testing'
import { expect, test } from 'vitest'
import { snapshot } from '../src/match/session/view.ts'
import { SCENE_KINDS, type SceneKind, sceneLength, sceneOf } from '../src/moments/scene.ts'

const edition = Object.values(EDITIONS)[0]!
const [home = '', away = ''] = Object.keys(edition.teams.rosters)
const view = snapshot(Game.start(randomSpec(edition, home, away, 5), { dice: new SeededDice(5) }))
const theirs = view.players.find(({ side }) => side === 'away')!
const event = (one: { readonly type: Event['type'] } & Readonly<Record<string, unknown>>): Event =>
  ({ rule: 'x', ...one }) as unknown as Event

test.each<[SceneKind, Parameters<typeof event>[0], number | null, string]>([
  ['touchdown', { type: 'touchdown', side: 'away', player: theirs.id }, theirs.id, 'away'],
  ['casualty', { type: 'casualty', player: 0, result: 'badly-hurt' }, 0, 'home'],
  ['turnover', { type: 'turnover', side: 'away', cause: 'knocked-down' }, null, 'away'],
  ['interception', { type: 'intercepted', player: theirs.id }, theirs.id, 'away'],
  ['sent-off', { type: 'sent-off', player: 0 }, 0, 'home'],
  ['half-time', { type: 'half-ended', half: 1 }, null, 'home'],
])('%s has a scene that says whose it is', (kind, told, player, side) => {
  const scene = sceneOf(view, [event(told)], 0)
  expect(scene).toMatchObject({ kind, player, side, score: [0, 0] })
  const who = player === null ? null : view.players[player]!.sheet
  expect(scene?.text).toContain(who === null ? '' : `${who.number} ${who.name}`)
  expect(scene?.text).not.toMatch(/-hurt|knocked-/)
})

test('the last whistle is no half-time, and nothing else is a scene', () => {
  const last = [event({ type: 'half-ended', half: 2 }), event({ type: 'match-ended', score: [0, 0] })]
  expect(sceneOf(view, last, 0)).toBeNull()
  expect(sceneOf(view, [event({ type: 'half-ended', half: 2 })], 0)?.title).toBe('Extra time')
  expect(sceneOf(view, [event({ type: 'moved', player: 0 })], 0)).toBeNull()
  expect(sceneOf(view, [], 0)).toBeNull()
})

test.each(SCENE_KINDS)('%s is over within a second and a half at any pace', (kind) => {
  for (const pace of [0, 0.5, 1, 2, 4, 20]) {
    expect(sceneLength(kind, pace)).toBeGreaterThan(0)
    expect(sceneLength(kind, pace)).toBeLessThan(1500)
  }
  expect(sceneLength(kind, 4)).toBeLessThan(sceneLength(kind, 1))
})

test('a match has its scenes, and every touchdown is one of them', () => {
  const game = Game.start(randomSpec(edition, home, away, 9), { dice: new SeededDice(9), events: true })
  const coaches = { home: BOTS['rookie']!(1), away: BOTS['rookie']!(2) }
  const kinds: string[] = []
  let touchdowns = 0
  while (game.decision !== null) {
    const events = game.choose(coaches[game.decision.side].choose(game))
    for (const index of events.keys()) kinds.push(sceneOf(snapshot(game), events, index)?.kind ?? '')
    touchdowns += events.filter(({ type }) => type === 'touchdown').length
  }
  expect(kinds.filter((kind) => kind === 'touchdown')).toHaveLength(touchdowns)
  expect(kinds.filter((kind) => kind === 'half-time')).toHaveLength(1)
  expect(kinds).toContain('turnover')
})
