import { expect, test } from 'vitest'
import { EDITIONS } from '../src/editions/index.ts'
import { Game } from '../src/game.ts'
import { must } from '../src/match/must.ts'
import { SeededDice } from '../src/rolls/dice.ts'
import { randomSpec } from '../src/testing/random-team.ts'

/** A match somewhere in a pass action; there is always one sooner or later. */
function midPass(id: string): Game {
  const edition = must(EDITIONS[id])
  const [home = '', away = ''] = Object.keys(edition.teams.rosters)
  const chance = new SeededDice(3)
  const game = Game.start(randomSpec(edition, home, away, 1), { dice: new SeededDice(1) })
  while (game.state.activation?.action !== 'pass') {
    const { options } = must(game.decision)
    const passes = options.filter((option) => option.type === 'activate' && option.action === 'pass')
    const among = passes.length > 0 ? passes : options
    game.choose(must(among[chance.below(among.length)]))
  }
  return game
}

test.each(Object.keys(EDITIONS))('%s: nobody is on the pitch and nowhere on it in a saved match', (id) => {
  const saved = midPass(id).toJSON()
  expect(Game.load(saved, { dice: new SeededDice(2) }).problem).toBeNull()
  const lost = structuredClone(saved)
  const player = must(lost.state.players.find(({ place }) => place === 'pitch'))
  Object.assign(player, { at: 0 })
  expect(Game.load(lost, { dice: new SeededDice(2) }).problem).toMatch(/on the pitch and nowhere on it/u)
})
