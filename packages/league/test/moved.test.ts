import { expect, test } from 'vitest'
import { Handmade } from './handmade.ts'
import { hallOfFame, killers, leaders, playerTallies, wanted } from '../src/views/index.ts'

/** Anna's p1 scores twice and kills, goes to Bert, scores once more, and kills again. */
function league(): Handmade {
  const league = new Handmade({ anna: 'amazon', bert: 'amazon', dora: 'orc' })
  const dead = { hurt: [{ effect: 'dead', cause: 'dead', by: 'p1' }] } as const
  league.play('m1', 'anna', 'dora', {
    score: [2, 0],
    home: { p1: { touchdowns: 2, casualties: 1 } },
    away: { p3: dead },
  })
  league.write('anna', {
    type: 'transferred',
    from: 'anna',
    to: 'bert',
    player: 'p1',
    agreed: ['anna', 'bert'],
  })
  const { id } = league.team('bert').players.at(-1)!
  league.play('m2', 'bert', 'dora', {
    score: [1, 0],
    home: { [id]: { touchdowns: 1, casualties: 1 } },
    away: { p4: { hurt: [{ effect: 'dead', cause: 'dead', by: id }] } },
  })
  return league
}

test('whoever goes to another team takes all he has done along, and is listed once', () => {
  const monday = league().league
  const { id } = monday.teams['bert']!.team.players.at(-1)!
  const his = { team: 'bert', player: id }
  expect(leaders(monday, 'touchdowns')).toMatchObject([{ ...his, count: 3 }])
  expect(leaders(monday, 'touchdowns', { fits: () => true })).toMatchObject([{ ...his, count: 3 }])
  expect(leaders(monday, 'touchdowns', { fits: ({ id: match }) => match === 'm1' })).toMatchObject([
    { ...his, count: 2 },
  ])
  expect(killers(monday)).toMatchObject([{ ...his, count: 2 }])
  expect(wanted(monday)).toMatchObject([{ ...his, count: 2, kills: 2 }])
  expect(playerTallies(monday).filter(({ kills }) => kills > 0)).toMatchObject([
    { ...his, matches: 2, kills: 2, feats: { touchdowns: 3 } },
  ])
})

test('who stays where he was is still listed there', () => {
  const { league: monday } = league()
  const listed = leaders(monday, 'matches', { most: 99 }).map(({ team, player }) => [team, player])
  expect(listed).toContainEqual(['anna', 'p2'])
  expect(listed).not.toContainEqual(['anna', 'p1'])
  expect(listed).toContainEqual(['dora', 'p1'])
})

test('he is not remembered as one who plays no more', () => {
  expect(hallOfFame(league().league).map(({ team, player }) => [team, player])).toEqual([])
})
