import { BOTS } from '@touchback/bots'
import { EDITIONS, Game, SeededDice } from '@touchback/engine'
import { randomSpec } from '@touchback/engine/testing'
import { expect, test } from 'vitest'
import { isShown } from '../src/match/session/pace.ts'
import { choiceLabel, onlyNames } from '../src/words/choices.ts'
import { resultText } from '../src/words/results.ts'

/** They say it themselves. */
const FACES = ['block-rolled', 'block-result']

test.each(Object.values(EDITIONS))('$name: no dice lie there without a word', (edition) => {
  const [home = '', away = ''] = Object.keys(edition.teams.rosters)
  const game = Game.start(randomSpec(edition, home, away, 3), { dice: new SeededDice(3), events: true })
  const coaches = { home: BOTS['rookie']!(1), away: BOTS['rookie']!(2) }
  const silent = new Set<string>()
  while (game.decision !== null)
    for (const event of game.choose(coaches[game.decision.side].choose(game)))
      if (isShown(event) && !FACES.includes(event.type) && resultText(game, event) === '')
        silent.add(event.type)
  expect([...silent]).toEqual([])
})

test('an answer that is only a name bears the number on the shirt', () => {
  const edition = Object.values(EDITIONS)[0]!
  const [home = '', away = ''] = Object.keys(edition.teams.rosters)
  const game = Game.start(randomSpec(edition, home, away, 3), { dice: new SeededDice(3) })
  const { number } = game.match.sheet(game.match.player(4))
  const choice = { type: 'touchback', player: 4 } as const
  expect(choiceLabel(game, choice)).toMatch(new RegExp(`^${number} \\S`, 'u'))
  expect(onlyNames(game, choice)).toMatchObject({ number })
  expect(onlyNames(game, { type: 'decline' })).toBeNull()
})
