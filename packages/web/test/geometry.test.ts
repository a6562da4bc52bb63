import { type Choice, Game, reach, SeededDice, toXY, walking, type XY } from '@touchback/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  cell,
  centre,
  columns,
  isOnBoard,
  keyOf,
  type Layout,
  nameOf,
  rows,
  squareOf,
  UNIT,
} from '../src/board/geometry.ts'
import { choiceOdds } from '../src/match/odds/choices.ts'
import { pathOdds } from '../src/match/odds/odds.ts'
import { groupOptions, rollsDice } from '../src/match/intent/options.ts'
import { snapshot } from '../src/match/session/view.ts'
import { joined } from '../src/match/intent/walk.ts'
import { sevensLike, sevensSpec, shelveSevens } from './sevens-like.ts'

let unshelve = () => {}
beforeAll(() => {
  unshelve = shelveSevens()
})
afterAll(() => unshelve())

const layouts: Layout[] = [true, false].flatMap((upright) =>
  (['home', 'away'] as const).map((own) => ({
    length: sevensLike.field.pitch.length,
    width: sevensLike.field.pitch.width,
    upright,
    own,
  })),
)

describe('a pitch of 20 by 11', () => {
  it.each(layouts)('is turned without losing a square: %o', (layout) => {
    expect([columns(layout), rows(layout)]).toEqual(layout.upright ? [11, 20] : [20, 11])
    const seen = new Set<string>()
    for (let x = 0; x < layout.length; x++)
      for (let y = 0; y < layout.width; y++) {
        const at = cell([x, y], layout)
        expect(isOnBoard(at, layout)).toBe(true)
        expect(squareOf(at, layout)).toEqual([x, y])
        expect(centre([x, y], layout)[0]).toBeLessThan(columns(layout) * UNIT)
        seen.add(keyOf(at))
      }
    expect(seen.size).toBe(220)
  })

  it('draws the own team below when upright, attacking upward', () => {
    const layout: Layout = { length: 20, width: 11, upright: true, own: 'away' }
    expect(cell([19, 0], layout)[1]).toBe(19)
    expect(nameOf([19, 10])).toBe('k20')
  })
})

/** Plays on with the first option until a decision of this kind. */
function until(game: Game, type: string): Game {
  for (let guard = 0; guard < 200 && game.decision !== null && game.decision.type !== type; guard++) {
    const { options } = game.decision
    game.choose(options.find((option) => option.type === 'decline') ?? (options[0] as Choice))
  }
  return game
}

describe('a match of seven a side', () => {
  it('is set up, shown and played for a turn with what the screen uses', () => {
    const game = until(Game.start(sevensSpec, { dice: new SeededDice(7), events: true }), 'activate')
    const view = snapshot(game)
    expect(view.players.filter(({ at, side }) => at !== null && side === 'home')).toHaveLength(7)
    const inside = ([x, y]: XY) => x >= 0 && x < 20 && y >= 0 && y < 11
    expect(view.players.every(({ at }) => at === null || inside(at))).toBe(true)

    const { side } = game.decision ?? { side: 'home' }
    let acted = 0
    for (
      let guard = 0;
      guard < 60 && game.decision?.type === 'activate' && game.decision.side === side;
      guard++
    ) {
      const activation = game.decision.options.find(
        (option) => option.type === 'activate' && option.action === 'move',
      )
      if (activation?.type !== 'activate') break
      const player = game.match.player(activation.player)
      const paths = reach(game.match, player)
      const target = paths.squares().find((square) => paths.chance(square) === 1)
      const path = target === undefined ? null : joined(game.match, player, null, target)
      game.choose(activation)
      expect(path?.steps.every(({ to }) => inside(toXY(to))) ?? true).toBe(true)
      expect(path === null ? 1 : pathOdds(game.match, path).chance).toBe(1)
      for (const choice of path === null ? [] : walking(path)) game.choose(choice)
      const grouped = groupOptions(game, game.decision)
      expect(
        [...grouped.squares.keys()].every((key) => inside(key.split(',').map(Number) as unknown as XY)),
      ).toBe(true)
      for (const choice of game.decision?.options ?? [])
        if (typeof game.decision?.player === 'number') {
          const player = game.match.player(game.decision.player)
          if (rollsDice(game.match, player, choice)) choiceOdds(game, player, choice)
        }
      if (game.legalChoices().some(({ type }) => type === 'end-activation'))
        game.choose({ type: 'end-activation' })
      acted++
    }
    expect(acted).toBeGreaterThan(3)
    expect(game.edition.timing.turns).toBe(6)
  })

  it('has waypoints: a longer way through a square is joined from two', () => {
    const game = until(Game.start(sevensSpec, { dice: new SeededDice(11) }), 'activate')
    const { match } = game
    const runner = match.state.players.find(
      (player) =>
        player.side === game.decision?.side &&
        player.place === 'pitch' &&
        reach(match, player).squares().length > 12,
    )
    expect(runner).toBeDefined()
    if (runner === undefined) return
    const first = reach(match, runner)
    const near = first.squares().find((square) => first.moved(square) === 1)
    const far = first.squares().find((square) => first.moved(square) === 3 && first.chance(square) === 1)
    if (near === undefined || far === undefined) return
    const path = joined(match, runner, joined(match, runner, null, near), far)
    expect(path?.steps[0]?.to).toBe(near)
    expect(path?.steps.at(-1)?.to).toBe(far)
  })
})
