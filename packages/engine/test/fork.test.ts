import { expect, test } from 'vitest'
import { EDITIONS, editionOf } from '../src/editions/index.ts'
import { Game } from '../src/game.ts'
import type { Choice } from '../src/match/choice.ts'
import { SeededDice } from '../src/rolls/dice.ts'
import { randomSpec } from '../src/testing/index.ts'

/** Plays on with seeded answers. */
function play(game: Game, seed: number, choices: number): void {
  const chance = new SeededDice(seed)
  for (let count = 0; count < choices && game.decision !== null; count++) {
    const { options } = game.decision
    game.choose(options[chance.below(options.length)]!)
  }
}

/** A match that is written down, some way into it. */
function begun(): Game {
  const spec = randomSpec(editionOf('lrb4'), 'human', 'orc', 3)
  const game = Game.start(spec, { dice: new SeededDice(3), events: true, record: true })
  play(game, 3, 40)
  return game
}

test('a fork writes down what the match did only where it is asked to', () => {
  const game = begun()
  const { rows } = game.record()
  const fork = game.fork(new SeededDice(1), { record: true })
  expect(fork.record().rows).toEqual(rows)
  play(fork, 1, 1)
  expect(fork.record().rows).toHaveLength(rows.length + 1)
  expect(game.record().rows).toHaveLength(rows.length)
  expect(() => game.fork(new SeededDice(1)).record()).toThrow('not recorded')
})

test.for(['lrb4', 'basic', 'sevens'])('an answer to a fork of %s is one that the match would offer', (id) => {
  const edition = editionOf(id)
  const [home = '', away = ''] = Object.keys(edition.teams.rosters)
  const game = Game.start(randomSpec(edition, home, away, 3), { dice: new SeededDice(3) })
  const made: string[] = []
  for (let asked = 0; asked < 200 && game.decision !== null; asked++, play(game, asked, 1)) {
    const { type, side, options } = game.decision
    const { choice } = game.fork(new SeededDice(1)).answer({ by: side, choice: { ...options.at(-1) } })
    if (!options.includes(choice)) made.push(type)
  }
  expect(made.filter((type) => type !== 'set-up')).toEqual([])
})

test.for(Object.keys(EDITIONS))('a fork of %s goes on as the match would from where it was saved', (id) => {
  const edition = editionOf(id)
  const [home = '', away = ''] = Object.keys(edition.teams.rosters)
  const game = Game.start(randomSpec(edition, home, away, 5), { dice: new SeededDice(5) })
  const after = (copy: Game, choice: Choice): unknown => {
    copy.choose(choice)
    return [copy.decision, copy.momentHash()]
  }
  const random = new SeededDice(5)
  const any = (): Choice => game.decision!.options[random.below(game.decision!.options.length)]!
  for (let asked = 0; game.decision !== null; asked++) {
    const choice = any()
    const loaded = Game.load(game.toJSON(), { dice: new SeededDice(asked) }).value!
    expect(after(game.fork(new SeededDice(asked)), choice)).toEqual(after(loaded, choice))
    for (let more = 0; more < 3 && game.decision !== null; more++) game.choose(any())
  }
})

test('neither a fork nor what was saved changes when the match goes on, nor the match when its fork does', () => {
  const game = begun()
  const fork = game.fork(new SeededDice(1))
  const [saved, forked] = [game.toJSON(), fork.toJSON()]
  const then = JSON.stringify(saved)
  play(game, 4, 80)
  expect([JSON.stringify(saved), JSON.stringify(forked), JSON.stringify(fork.toJSON())]).toEqual([
    then,
    then,
    then,
  ])
  const now = JSON.stringify(game.toJSON())
  const other = game.fork(new SeededDice(2))
  play(other, 5, 80)
  expect(JSON.stringify(game.toJSON())).toBe(now)
})

test('a fork that has never been asked for anything can be forked after the match has gone on', () => {
  const game = begun()
  const fork = game.fork(new SeededDice(1))
  const then = JSON.stringify(fork.state)
  play(game, 4, 80)
  expect(JSON.stringify(fork.fork(new SeededDice(1)).state)).toBe(then)
})

test('a fork that listens hears what happens from now on, and nothing of what was before', () => {
  const game = begun()
  for (let count = 0; count < 60; count++) {
    play(game, 7 + count, 1)
    expect(game.fork(new SeededDice(1), { events: true }).match.sink).toEqual([])
  }
})
