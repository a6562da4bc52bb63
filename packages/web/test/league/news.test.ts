import { EDITIONS, SeededDice } from '@touchback/engine'
import { bookOf } from '@touchback/league'
import { expect, test } from 'vitest'
import { newsOf } from '../../src/league/home/news.ts'
import { befallen, blankSheet, counted, reportFrom, type Sheet } from '../../src/league/table-report/sheet.ts'
import { demoBook } from './demo.ts'

const [FIRST = ''] = Object.keys(EDITIONS)

test('news: who killed whom, who has learned, who has come; the newest first', async () => {
  const { book } = await demoBook(FIRST)
  const [fixture] = Object.values(book.league.fixtures)
  const { id: match, home, away } = fixture!
  const [ours, theirs] = [book.league.teams[home]!.team, book.league.teams[away]!.team]
  const [killer, victim] = [ours.players[0]!, theirs.players[1]!]
  const scored = (sheet: Sheet): Sheet => counted(sheet, 'home', killer.id, 'touchdowns', 1)
  const sheet = befallen(scored(scored(blankSheet)), 'away', victim.id, { injury: 'dead', by: killer.id })
  const { value: report } = reportFrom(bookOf(book.league), sheet, { home: ours, away: theirs }, null)
  expect(await book.append({ type: 'played', match, record: 'x', report: report! })).toBeNull()
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
