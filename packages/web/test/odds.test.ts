import {
  type ActionId,
  type Choice,
  editionOf,
  foulChances,
  fromXY,
  Game,
  NoDice,
  reach,
  standingAt,
  type XY,
} from '@touchback/engine'
import { describe, expect, test } from 'vitest'
import { replayed } from '../e2e/match.ts'
import { everyCase } from '../e2e/positions.ts'
import { type Position, prepare } from '../src/learn/position.ts'
import { choiceOdds } from '../src/match/odds/choices.ts'
import { declaration, isOpen } from '../src/match/intent/declaring.ts'
import { gathered } from '../src/match/odds/odds.ts'
import { groupOptions, rollsDice } from '../src/match/intent/options.ts'
import { previewOf, type Situation } from '../src/match/intent/preview.ts'
import { proposalAt } from '../src/match/intent/proposal.ts'

const edition = editionOf('lrb4')

const CROWD: Position = {
  rosters: { home: 'human', away: 'orc' },
  players: {
    home: [
      { name: 'Dieter', position: 'blitzer', at: [8, 7] },
      { name: 'Otto', position: 'lineman', at: [11, 3] },
    ],
    away: [
      { name: 'Mug', position: 'lineman', at: [7, 7] },
      { name: 'Low', position: 'lineman', at: [11, 7], lying: true },
      { name: 'Pal', position: 'lineman', at: [12, 8] },
    ],
  },
  ball: 0,
  rerolls: 1,
}

function gameOf(position: Position, change: (from: ReturnType<typeof prepare>) => void = () => {}): Game {
  const prepared = prepare(edition, position)
  change(prepared)
  return Game.from(prepared.spec, prepared.from, { dice: new NoDice() })
}

/** What the screen knows with a player selected, or one acting. */
function looking(game: Game, id = 0, showsOdds = true): Situation {
  const { match, decision } = game
  const actor = match.player(id)
  const mover = decision?.type === 'act' || isOpen(decision, id, 'move') ? actor : null
  const options = groupOptions(game, decision)
  return { game, match, decision, options, actor, mover, meaning: 'move', aim: null, prefix: null, showsOdds }
}

const whats = (odds: { lines: readonly { what: string }[] } | null | undefined) =>
  odds?.lines.map(({ what }) => what)

describe('before the dice', () => {
  const rolling = everyCase()
    .filter(({ choice }) => choice.type !== 'kick')
    .map((one) => ({ ...one, game: replayed(one.kept) }))
    .map((one) => {
      const id = one.game.decision?.player ?? null
      return { ...one, actor: id === null ? null : one.game.match.player(id) }
    })
    .filter(({ game, actor, choice }) => rollsDice(game.match, actor, choice))

  test.each(rolling)('$name shows what it may come to', ({ game, actor, choice }) => {
    const { lines, dice } = choiceOdds(game, actor, choice)
    // A fireball on empty grass strikes nobody.
    const expected = choice.type === 'spell' && choice.spell === 'fireball' ? 0 : 1
    expect(lines.length + (dice === undefined ? 0 : 1)).toBeGreaterThanOrEqual(expected)
  })

  test('looking changes nothing', () => {
    for (const { game, actor, choice } of rolling) {
      const before = JSON.stringify(game.state)
      choiceOdds(game, actor, choice)
      expect(JSON.stringify(game.state)).toBe(before)
    }
  })
})

test('a foul after a walk: the walk, the boots and the referee', () => {
  const game = gameOf(CROWD)
  const found = proposalAt(looking(game), [11, 7])
  expect(found?.choices.map(({ type }) => type)).toEqual(['activate', 'move', 'foul'])
  expect(whats(found?.odds)).toEqual(['dodge', 'armour-broken', 'stunned', 'ko', 'casualty', 'spotted'])
  const { match } = game
  const path = found?.path.at(-1) as XY
  const there = fromXY(path)
  const foul = standingAt(match, match.player(0), there, () =>
    foulChances(match, match.player(0), match.player(3)),
  )
  expect(found?.odds?.chance).toBeCloseTo(reach(match, match.player(0)).chance(there) * foul.broken)
})

test('a hand-off after a walk: the walk and the catch', () => {
  const game = gameOf(CROWD)
  game.choose({ type: 'activate', player: 0, action: 'hand-off' })
  const found = proposalAt(looking(game), [11, 3])
  expect(found?.choices.map(({ type }) => type)).toEqual(['move', 'hand-off'])
  expect(whats(found?.odds)).toEqual(['dodge', 'catch'])
  expect(found?.odds?.chance).toBeCloseTo((2 / 3) * (2 / 3))
})

test('a blitz: the walk and the block, with the strengths where it is thrown', () => {
  const found = proposalAt(looking(gameOf(CROWD)), [12, 8])
  expect(whats(found?.odds)?.[0]).toBe('dodge')
  expect(found?.odds?.dice?.strength).toEqual([3, 3])
})

describe('a blitz at the end of his movement: one square is run for, once', () => {
  /** Seven squares are what he has, and seven take him beside the orc. */
  const FAR: Position = {
    rosters: { home: 'human', away: 'orc' },
    players: {
      home: [{ name: 'Dieter', position: 'blitzer', at: [4, 7] }],
      away: [
        { name: 'Mug', position: 'lineman', at: [12, 7] },
        { name: 'Low', position: 'lineman', at: [4, 6], lying: true },
      ],
    },
    ball: [1, 1],
    rerolls: 1,
  }
  /** He knows how to block: three faces bring the orc down. */
  const knocked = 1 / 2

  test('free all the way', () => {
    const found = proposalAt(looking(gameOf(FAR)), [12, 7])
    expect(whats(found?.odds)?.filter((what) => what === 'rush')).toHaveLength(1)
    expect(found?.odds?.chance).toBeCloseTo((5 / 6) * knocked)
  })

  test('with a dodge before it', () => {
    const marked = gameOf(FAR, ({ from }) => Object.assign(from.players[2] ?? {}, { stance: 'standing' }))
    const found = proposalAt(looking(marked), [12, 7])
    expect(whats(found?.odds)?.slice(0, 2)).toEqual(['dodge', 'rush'])
    expect(found?.odds?.chance).toBeCloseTo((2 / 3) * (5 / 6) * knocked)
  })

  test('once he has got there', () => {
    const game = gameOf(FAR)
    game.choose({ type: 'activate', player: 0, action: 'blitz' })
    game.choose({ type: 'move', path: [5, 6, 7, 8, 9, 10, 11].map((x): XY => [x, 7]) })
    for (const found of [
      proposalAt(looking(game), [12, 7]),
      previewOf(looking(game), { deed: { type: 'block', target: 1 } }),
    ]) {
      expect(whats(found?.odds)?.filter((what) => what === 'rush')).toHaveLength(1)
      expect(found?.odds?.chance).toBeCloseTo((5 / 6) * knocked)
    }
  })

  test('whoever is foul to look at is dared as well', () => {
    const foul = gameOf(FAR, ({ spec }) =>
      Object.assign(spec.teams.away.players[0] ?? {}, { skills: ['foul-appearance'] }),
    )
    const found = proposalAt(looking(foul), [12, 7])
    expect(whats(found?.odds)?.filter((what) => what === 'rush')).toHaveLength(1)
    expect(whats(found?.odds)).toContain('foul-appearance')
    expect(found?.odds?.chance).toBeCloseTo((5 / 6) * (5 / 6) * knocked)
  })
})

test('whoever is foul to look at must be dared first', () => {
  const foul = gameOf(CROWD, ({ spec }) => {
    const [mug] = spec.teams.away.players
    Object.assign(mug ?? {}, { skills: ['foul-appearance'] })
  })
  const plain = proposalAt(looking(gameOf(CROWD)), [7, 7])
  const dared = proposalAt(looking(foul), [7, 7])
  expect(whats(plain?.odds)?.[0]).toBe('defender-down')
  expect(dared?.odds?.lines[0]).toMatchObject({ what: 'foul-appearance', needed: 2 })
  expect(dared?.odds?.chance).toBeCloseTo((5 / 6) * (plain?.odds?.chance ?? 0))
})

test('an action that is a roll by itself is shown before it is declared', () => {
  const armed = gameOf(CROWD, ({ spec }) => {
    Object.assign(spec.teams.home.players[0] ?? {}, { skills: ['chainsaw'] })
    Object.assign(spec.teams.home.players[1] ?? {}, { skills: ['bomb'] })
  })
  const declaring = (id: number, action: ActionId) =>
    previewOf(looking(armed, id), { declared: declaration(armed.decision, armed.match.player(id), action) })
  const saw = declaring(0, 'start-chainsaw')
  expect(saw).toMatchObject({ risky: true, odds: { lines: [{ what: 'start-chainsaw' }] } })
  const bomb = declaring(1, 'throw-bomb')
  expect(bomb.odds?.lines[0]).toMatchObject({ what: 'fuse', needed: 2 })
  const move = declaring(0, 'move')
  expect(move).toMatchObject({ risky: false, odds: null })
})

test('standing up is shown first where it takes a roll', () => {
  const lying = (ma: number) =>
    gameOf(
      {
        ...CROWD,
        players: {
          ...CROWD.players,
          home: [{ name: 'Dieter', position: 'blitzer', at: [8, 7], lying: true }],
        },
        ball: [2, 2],
      },
      ({ spec }) => Object.assign(spec.teams.home.players[0] ?? {}, { ma }),
    )
  const up: Choice = { type: 'stand-up' }
  for (const [ma, risky] of [
    [2, true],
    [7, false],
  ] as const) {
    const game = lying(ma)
    game.choose({ type: 'activate', player: 0, action: 'move' })
    const preview = previewOf(looking(game), { deed: up })
    expect(preview.risky).toBe(risky)
    expect(whats(preview.odds)).toEqual(risky ? ['stand-up'] : [])
  }
})

test('where odds are switched off there are none at all', () => {
  for (const at of [
    [11, 7],
    [12, 8],
    [7, 7],
    [12, 3],
  ] as const)
    expect(proposalAt(looking(gameOf(CROWD), 0, false), at)).toMatchObject({ odds: null })
})

test('rolls that are alike are told once', () => {
  const dodge = { what: 'dodge', needed: 4, chance: 0.5, modifiers: [] }
  const thief = { what: 'intercept', needed: 6, chance: 1 / 6 }
  const told = gathered([
    { ...dodge, at: [1, 1] },
    { what: 'rush', needed: 2, chance: 5 / 6 },
    { ...dodge, at: [2, 2] },
    { ...thief, player: 3, modifiers: [['tackle-zones', -1]] },
    { ...thief, player: 5, modifiers: [] },
  ])
  expect(told.map(({ line, all }) => [line.what, all.length])).toEqual([
    ['dodge', 2],
    ['rush', 1],
    ['intercept', 2],
  ])
})
