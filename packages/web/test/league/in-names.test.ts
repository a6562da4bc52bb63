import { expect, test } from 'vitest'
import { inNames } from '../../src/league/words/in-names.ts'
import { demoBook } from './demo.ts'

test('a refusal speaks of teams, coaches and matches by their names', async () => {
  const { book } = await demoBook()
  const { league } = book
  const [one = '', other = ''] = Object.keys(league.teams)
  const [first, second] = [one, other].map((id) => league.teams[id]?.team.name)
  const [match] = Object.values(league.fixtures)
  expect(one).toMatch(/-/)
  expect(inNames(league, `${one} has made its challenge of week 1.`)).toBe(
    `${first} has made its challenge of week 1.`,
  )
  expect(inNames(league, `${one} and ${other} may meet once in the play-offs.`)).toBe(
    `${first} and ${second} may meet once in the play-offs.`,
  )
  expect(inNames(league, `"${one}" does not play in it.`)).toBe(`${first} does not play in it.`)
  const between = `${league.teams[match!.home]?.team.name} v ${league.teams[match!.away]?.team.name}`
  expect(inNames(league, `Match "${match!.id}" has not been settled yet.`)).toBe(
    `Match ${between} has not been settled yet.`,
  )
  // What is no name of anything stays as it is.
  expect(inNames(league, 'There is no team "nobody-9" in this league.')).toBe(
    'There is no team "nobody-9" in this league.',
  )
})

test('what a book refuses is said in names', async () => {
  const { book } = await demoBook('lrb4', 4, 'year')
  const { league } = book
  const [competition = ''] = Object.keys(league.competitions)
  const [one = '', other = '', third = ''] = Object.keys(league.teams)
  const challenge = (id: string, to: string) =>
    book.append({ type: 'challenged', challenge: id, competition, from: one, to })
  expect(await challenge('c1', other)).toBeNull()
  expect(await challenge('c2', third)).toBe(
    `${league.teams[one]?.team.name} has made its challenge of week 1.`,
  )
})
