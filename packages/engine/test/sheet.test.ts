import { expect, test } from 'vitest'
import { editionOf } from '../src/editions/index.ts'
import { Game } from '../src/game.ts'
import type { MatchSpec } from '../src/match/sheet.ts'
import type { Side } from '../src/match/side.ts'
import { SeededDice } from '../src/rolls/dice.ts'
import { randomSpec } from '../src/testing/index.ts'

const spec = randomSpec(editionOf('lrb4'), 'human', 'orc', 4)

/** The first players of a side by these ids. */
const withIds = (from: MatchSpec, side: Side, ...ids: readonly string[]): MatchSpec => ({
  ...from,
  teams: {
    ...from.teams,
    [side]: {
      ...from.teams[side],
      players: from.teams[side].players.map((sheet, index) => {
        const id = ids[index]
        return id === undefined ? sheet : { ...sheet, id }
      }),
    },
  },
})

const idsAfter = (from: MatchSpec): (string | undefined)[] => {
  const game = Game.start(from, { dice: new SeededDice(1) })
  const { value, problem } = Game.load(JSON.parse(JSON.stringify(game)), { dice: new SeededDice(1) })
  if (value === null) throw new Error(problem)
  const { match } = value
  return match.state.players.filter(({ side }) => side === 'away').map((player) => match.sheet(player).id)
}

test('a player keeps the id his league knows him by, and needs none', () => {
  expect(idsAfter(withIds(spec, 'away', 'p-7', 'p-3')).slice(0, 3)).toEqual(['p-7', 'p-3', undefined])
})

test('two team-mates never share an id, two opponents may', () => {
  const twice = withIds(spec, 'away', 'p-7', 'p-3', 'p-7')
  expect(() => idsAfter(twice)).toThrow('two players of the away team have the id "p-7"')
  const saved = { ...Game.start(spec, { dice: new SeededDice(1) }).toJSON(), spec: twice }
  expect(Game.load(saved, { dice: new SeededDice(1) }).problem).toMatch('spec.teams.away.players should be')
  expect(idsAfter(withIds(withIds(spec, 'away', 'p-7'), 'home', 'p-7'))[0]).toBe('p-7')
})
