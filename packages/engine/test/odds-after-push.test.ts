import { expect, test } from 'vitest'
import type { XY } from '../src/match/square.ts'
import { afterPush } from '../src/odds/after-push.ts'
import { gameAt } from './tried-dice.ts'

/** A block of the hero, upwards from [12, 2], where others stand in these squares. */
function pushed(
  others: readonly XY[],
  { hero = [] as readonly string[], foe = [] as readonly string[] } = {},
) {
  const game = gameAt({
    home: { team: 'human', players: { hero: { at: [12, 2], skills: hero }, mate: { at: [2, 2] } } },
    away: {
      team: 'orc',
      players: {
        foe: { at: [12, 1], skills: foe },
        ...Object.fromEntries(others.map((at, index) => [`other${index}`, { at }])),
      },
    },
  })
  game.choose({ type: 'activate', player: 0, action: 'block' })
  return afterPush(game, { type: 'block', target: 2 })
}

test('somewhere to go, and nothing more comes of it', () =>
  expect(pushed([])).toEqual({ crowd: false, again: null }))

test('whoever stands in his way goes over the edge, and not he', () =>
  expect(
    pushed([
      [11, 0],
      [12, 0],
      [13, 0],
    ]),
  ).toEqual({ crowd: false, again: null }))

test('with Frenzy there is a second block, from where both stand then', () => {
  const { crowd, again } = pushed([], { hero: ['+frenzy'] })
  expect(crowd).toBe(false)
  expect(again?.reached).toBe(1)
  expect(again?.block.dice).toBe(1)
})

test('at the edge he is gone, unless he holds his ground', () => {
  const edge = (foe: readonly string[]) => {
    const game = gameAt({
      home: { team: 'human', players: { hero: { at: [12, 1] }, mate: { at: [2, 2] } } },
      away: { team: 'orc', players: { foe: { at: [12, 0], skills: foe } } },
    })
    game.choose({ type: 'activate', player: 0, action: 'block' })
    return afterPush(game, { type: 'block', target: 2 })
  }
  expect(edge([])).toEqual({ crowd: true, again: null })
  expect(edge(['+stand-firm'])).toEqual({ crowd: false, again: null })
})
