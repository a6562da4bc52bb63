import { expect, test } from 'vitest'
import type { CareerEvent } from '@touchback/engine/career'
import { bookOf } from '@touchback/league'
import { chapters } from '../../src/league/aftermath/chapters.ts'
import { firstSentences, fullest } from '../../src/league/aftermath/first-sentences.ts'
import { outsideLimits, worthLeft } from '../../src/league/aftermath/offers.ts'
import { demoBook } from './demo.ts'

test('a rule beside a choice ends with a sentence, or says that it goes on', () => {
  expect(firstSentences('He jumps. He lands. He falls.', 22)).toBe('He jumps. He lands.')
  expect(firstSentences('He jumps.', 22)).toBe('He jumps.')
  expect(firstSentences('He jumps over everybody who is there', 22)).toBe('He jumps over …')
})

test('a skill of which a book tells twice is told once, where there is most', () => {
  const rule = (chapter: string, text: string) => ({
    id: text,
    text,
    place: { name: 'Catch', chapter, page: null },
    book: '',
    rulings: [],
  })
  const once = [
    rule('core', 'Re-roll a catch.'),
    rule('all', 'Re-roll a failed catch.'),
    rule('all', 'And more.'),
  ]
  expect(fullest(once)).toBe('Re-roll a failed catch. And more.')
  expect(fullest([])).toBe('')
})

test('a team outside its limits is told which, and what to do about it', async () => {
  const { book } = await demoBook('basic')
  const edition = bookOf(book.league)
  const [entrant] = Object.values(book.league.teams)
  const team = entrant!.team
  const { worth, most } = worthLeft(edition, team)!
  expect(worth).toBeGreaterThan(0)
  const rerolls = team.rerolls + 1 + Math.ceil((most - worth) / 50_000)
  const rich = { ...team, rerolls }
  const above = worthLeft(edition, rich)!.worth - most
  expect(outsideLimits(edition, rich)).toBe(
    `The team is worth ${above.toLocaleString('en')} more than it may be: let somebody or something go.`,
  )
  const few = { ...team, players: team.players.slice(0, 9) }
  expect(outsideLimits(edition, few)).toBe('The team has 9 players and needs 11: hire 2 more.')
  const { book: other } = await demoBook('lrb4')
  expect(worthLeft(bookOf(other.league), team)).toBeNull()
})

test('rolls for points stand with the points they bring', () => {
  const roll = { type: 'rolled', what: 'star-roll', player: 'p1', dice: [3], modifiers: [], total: 3 }
  const points = { type: 'points', player: 'p1', points: 1, source: 'star-roll' }
  // Rules and results have no part in how they are grouped.
  const events = [roll, points, roll, points] as unknown as CareerEvent[]
  expect(chapters(events).map(({ title }) => title)).toEqual(['Star player points'])
  const random = { type: 'rolled', what: 'general', rule: 'career.random-skill' } as unknown as CareerEvent
  const fans = { type: 'fans', change: 1, now: 2 } as unknown as CareerEvent
  expect(chapters([fans, random]).map(({ title }) => title)).toEqual(['Fans', 'Levels'])
})
