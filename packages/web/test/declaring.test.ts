import { editionOf, Game, NoDice } from '@touchback/engine'
import { expect, test } from 'vitest'
import { prepare } from '../src/learn/position.ts'
import { groupOptions } from '../src/match/intent/options.ts'
import type { Situation } from '../src/match/intent/preview.ts'
import { proposalAt } from '../src/match/intent/proposal.ts'

const edition = editionOf('lrb4')

/** A player of some kind beside an opponent, about to be given something to do. */
function selecting(position: string, roster: string): Situation {
  const { spec, from } = prepare(edition, {
    rosters: { home: roster, away: 'orc' },
    players: {
      home: [{ name: 'Bruto', position, at: [12, 7] }],
      away: [{ name: 'Mug', position: 'lineman', at: [13, 7] }],
    },
    ball: [2, 2],
    rerolls: 0,
  })
  const game = Game.from(spec, from, { dice: new NoDice() })
  const { match, decision } = game
  const actor = match.player(0)
  const options = groupOptions(game, decision)
  return {
    game,
    match,
    decision,
    options,
    actor,
    mover: actor,
    meaning: 'move',
    aim: null,
    prefix: null,
    showsOdds: true,
  }
}

/** A team list with a position that has a skill. */
function withSkill(skill: string): readonly [position: string, roster: string] {
  for (const [roster, { positions }] of Object.entries(edition.teams.rosters))
    for (const { id, skills } of positions) if (skills.includes(skill)) return [id, roster]
  throw new Error(`nobody has ${skill}`)
}

const OGRE = withSkill('bone-head')

test('the chance of a walk that is not declared yet has the roll of the big and slow in it', () => {
  const slow = proposalAt(selecting(...OGRE), [12, 6])
  const quick = proposalAt(selecting('lineman', 'human'), [12, 6])
  expect(quick?.odds?.lines.map(({ what }) => what)).toEqual(['dodge'])
  expect(slow?.odds?.lines[0]).toMatchObject({ what: 'bone-head', needed: 2 })
  expect(slow?.odds?.chance).toBeCloseTo((5 / 6) * (slow?.odds?.lines[1]?.chance ?? 0))
})

test('so has the chance of a block, and its results are unchanged', () => {
  const slow = proposalAt(selecting(...OGRE), [13, 7])
  expect(slow?.choices.map(({ type }) => type)).toEqual(['activate', 'block'])
  const down = slow?.odds?.lines.find(({ what }) => what === 'defender-down')?.chance ?? 0
  expect(slow?.odds?.chance).toBeCloseTo((5 / 6) * down)
})

test('once declared the roll is behind him', () => {
  const before = selecting(...OGRE)
  const game = before.game.fork({ next: () => 6 })
  game.choose({ type: 'activate', player: 0, action: 'move' })
  const { match, decision } = game
  const after = { ...before, game, match, decision, options: groupOptions(game, decision) }
  const walk = proposalAt({ ...after, actor: match.player(0), mover: match.player(0) }, [11, 6])
  expect(walk?.odds?.lines.map(({ what }) => what)).toEqual(['dodge'])
})
