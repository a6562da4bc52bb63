import { type Choice, editionOf, Game } from '@touchback/engine'
import { readSpec, readState, type ScenarioPosition, ScriptedDice } from '@touchback/engine/testing'
import { describe, expect, test } from 'vitest'
import { rookie } from '../src/rookie.ts'

type Position = Omit<ScenarioPosition, 'edition'>

function gameAt(position: Position, dice: readonly string[]): Game {
  const edition = editionOf('lrb4')
  const from = { edition: 'lrb4', ...position }
  const spec = readSpec(edition, from)
  return Game.from(spec, readState(edition, spec, from), { dice: new ScriptedDice(dice, () => '') })
}

/** Lets the rookie make so many choices for the home side, with scripted dice. */
function coached(position: Position, dice: readonly string[], count: number) {
  const game = gameAt(position, dice)
  const coach = rookie(1)
  const choices: Choice[] = []
  while (choices.length < count && game.decision?.side === 'home') {
    const choice = coach.choose(game)
    choices.push(choice)
    game.choose(choice)
  }
  return { game, choices }
}

const LAST_TURN = { half: 1, turn: { home: 8, away: 7 }, active: 'home' } as const
const FAR_AWAY = { team: 'orc', players: { urg: { at: [2, 13] } } } as const

describe('the rookie', () => {
  test('runs a ball in that can be run in', () => {
    const { game } = coached(
      {
        home: { team: 'human', players: { hero: { at: [20, 7] }, mate: { at: [5, 5] } } },
        away: FAR_AWAY,
        ball: 'hero',
      },
      [],
      3,
    )
    expect(game.state.teams.home.score).toBe(1)
  })

  test('picks up the ball and takes it on', () => {
    const { game } = coached(
      {
        home: { team: 'human', players: { hero: { at: [10, 7] } } },
        away: FAR_AWAY,
        ball: [12, 7],
      },
      ['d6=4'],
      2,
    )
    expect(game.state.ball.holder).toBe(0)
  })

  test('hands the ball to a faster team-mate when only he can score', () => {
    const { choices } = coached(
      {
        ...LAST_TURN,
        home: {
          team: 'human',
          players: { slow: { at: [16, 7], stats: { ma: 4 } }, quick: { at: [17, 7], stats: { ma: 8 } } },
        },
        away: FAR_AWAY,
        ball: 'slow',
      },
      ['d6=6'],
      3,
    )
    expect(choices).toContainEqual({ type: 'hand-off', target: 1 })
  })

  test('throws the ball to a team-mate who can score and cannot be reached', () => {
    const { choices } = coached(
      {
        ...LAST_TURN,
        home: {
          team: 'human',
          rerolls: 1,
          players: {
            thrower: { position: 'thrower', at: [10, 7], stats: { ma: 3, ag: 4 } },
            quick: { at: [19, 7] },
          },
        },
        away: FAR_AWAY,
        ball: 'thrower',
      },
      ['d6=6', 'd6=6'],
      3,
    )
    expect(choices).toContainEqual({ type: 'pass', to: [19, 7] })
  })

  test('throws the team-mate with the ball when nothing else can score', () => {
    const { choices } = coached(
      {
        ...LAST_TURN,
        home: {
          team: 'orc',
          rerolls: 1,
          players: {
            troll: { at: [13, 7], skills: ['+throw-team-mate'], stats: { ag: 4 } },
            goblin: { position: 'goblin', at: [14, 7] },
          },
        },
        away: { team: 'human', players: { hans: { at: [2, 13] } } },
        ball: 'goblin',
      },
      ['d6=6', 'd6=6'],
      5,
    )
    expect(choices.map((choice) => choice.type)).toContain('throw-team-mate')
  })

  test('blocks with two dice and leaves alone whoever is stronger', () => {
    const blocksAgainst = (st: number) =>
      coached(
        {
          home: { team: 'orc', players: { brute: { at: [10, 7], stats: { st: 4 } } } },
          away: { team: 'human', players: { hans: { at: [11, 7], stats: { st } } } },
        },
        ['block=down,down', '2d6=1+1'],
        2,
      ).choices.map((choice) => choice.type)
    expect(blocksAgainst(3)).toContain('block')
    expect(blocksAgainst(5)).not.toContain('block')
  })

  test('blocks two at once who are weaker even together', () => {
    const { choices } = coached(
      {
        home: {
          team: 'orc',
          players: { brute: { at: [10, 7], stats: { st: 6 }, skills: ['+multiple-block'] } },
        },
        away: {
          team: 'human',
          players: { hans: { at: [11, 7], stats: { st: 2 } }, franz: { at: [11, 8], stats: { st: 2 } } },
        },
      },
      ['block=down,down', '2d6=1+1', '2d6=1+1'],
      2,
    )
    expect(choices).toContainEqual({ type: 'multiple-block', targets: [1, 2] })
  })

  test('throws the ball away towards a runner when the half is lost otherwise', () => {
    const position = (turn: number): Position => ({
      half: 1,
      turn: { home: turn, away: turn - 1 },
      active: 'home',
      home: {
        team: 'human',
        players: {
          thrower: { position: 'thrower', at: [2, 7], skills: ['+hail-mary-pass'] },
          quick: { at: [21, 7] },
        },
      },
      away: { team: 'orc', players: { urg: { at: [2, 13] } } },
      ball: 'thrower',
    })
    const declared = (turn: number) => {
      const game = gameAt(position(turn), [])
      const coach = rookie(1)
      const choice = coach.choose(game)
      game.choose(choice)
      return [choice, coach.choose(game)]
    }
    expect(declared(8)).toContainEqual({ type: 'hail-mary', to: [21, 7] })
    expect(declared(3)).not.toContainEqual({ type: 'hail-mary', to: [21, 7] })
  })

  test('picks the worst die for the blocker when the pick is his', () => {
    const position = {
      home: { team: 'human', players: { hans: { at: [10, 7] } } },
      away: { team: 'orc', players: { brute: { at: [11, 7], stats: { st: 4 } } } },
    } as const
    const game = gameAt(position, ['block=down,skull', '2d6=1+1'])
    game.choose({ type: 'activate', player: 0, action: 'block' })
    game.choose({ type: 'block', target: 1 })
    expect(rookie(1).choose(game)).toEqual({ type: 'pick-die', index: 1 })
  })
})
