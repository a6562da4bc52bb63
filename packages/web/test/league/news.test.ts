import { EDITIONS, SeededDice } from '@touchback/engine'
import { noFeats } from '@touchback/engine/career'
import { expect, test } from 'vitest'
import { newsOf } from '../../src/league/home/news.ts'
import { demoBook } from './demo.ts'

const [FIRST = ''] = Object.keys(EDITIONS)

test('news: who killed whom, who has learned, who has come; the newest first', async () => {
  const { book } = await demoBook(FIRST)
  const [fixture] = Object.values(book.league.fixtures)
  const { id: match, home, away } = fixture!
  const [ours, theirs] = [book.league.teams[home]!.team, book.league.teams[away]!.team]
  const sides = Object.fromEntries(
    (['home', 'away'] as const).map((side) => {
      const { players, roster, name } = side === 'home' ? ours : theirs
      const line = { feats: noFeats(), hurt: [], available: true, fielded: true, mvps: 0, learned: [] }
      return [
        side,
        {
          players: Object.fromEntries(players.map(({ id }) => [id, line])),
          guests: [],
          joined: [],
          spent: 0,
          worth: 100,
          roster,
          name,
        },
      ]
    }),
  ) as Record<'home' | 'away', { players: Record<string, object> }>
  const [killer, victim] = [ours.players[0]!, theirs.players[1]!]
  sides.home.players[killer.id] = { ...sides.home.players[killer.id], feats: { ...noFeats(), touchdowns: 2 } }
  sides.away.players[victim.id] = {
    ...sides.away.players[victim.id],
    hurt: [{ effect: 'dead', cause: 'dead', by: killer.id }],
  }
  const report = {
    score: { home: 2, away: 0 },
    gate: 20_000,
    crowd: { home: 0, away: 0 },
    weather: null,
    stage: null,
    conceded: null,
    sides,
  }
  expect(await book.append({ type: 'played', match, record: 'x', report } as never)).toBeNull()
  const told = `${killer.name} of ${ours.name} kills ${victim.name} of ${theirs.name}.`
  expect(newsOf(book.league, book.entries, 3)[0]).toBe(told)
  const { value: books } = book.open({ match, team: home }, new SeededDice(4))
  while (books!.decision !== null) books!.choose(books!.decision.default)
  const { choices, dice } = books!.toJSON()
  expect(await book.append({ type: 'aftermath', match, team: home, choices, dice })).toBeNull()
  const news = newsOf(book.league, book.entries, 4)
  expect(news[0]).toMatch(new RegExp(`^${ours.name}: .*${killer.name} gains `, 'u'))
  expect(news).toContain(told)
  expect(newsOf(book.league, book.entries, 2)).toHaveLength(2)
  const signing = { type: 'buy', what: killer.position, name: 'Newcomer' } as const
  const entry = {
    no: 99,
    at: '',
    by: 'Ada',
    type: 'aftermath',
    match: 'later',
    team: home,
    dice: [],
  } as const
  expect(newsOf(book.league, [{ ...entry, choices: [signing] }], 4)).toEqual([
    `Newcomer signs for ${ours.name}.`,
  ])
})
