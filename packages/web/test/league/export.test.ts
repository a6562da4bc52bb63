import { EDITIONS } from '@touchback/engine'
import { describe, expect, test } from 'vitest'
import { appointments } from '../../src/league/export/fixtures.ts'
import { type Appointment, calendar, hasDay } from '../../src/league/export/ics.ts'
import { EXPORTS } from '../../src/league/export/tables.ts'
import { demoBook } from './demo.ts'
import { playAll } from './quick.ts'

const NOW = new Date('2026-03-01T09:30:15.123Z')
const match = (when: string | null, more: Partial<Appointment> = {}): Appointment => ({
  id: 'league/m 1',
  title: 'Reds v Blues',
  about: '',
  when,
  ...more,
})
const linesOf = (text: string): string[] => text.split('\r\n').slice(0, -1)
const unfolded = (text: string): string[] => linesOf(text.replaceAll('\r\n ', ''))
const size = (text: string): number => new TextEncoder().encode(text).length

describe('a calendar', () => {
  test('has what every calendar must have, each line ended as the standard says', () => {
    const text = calendar('League', [match('2026-03-08')], NOW)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u)
    expect(linesOf(text)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Touchback//League fixtures//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:League',
      'BEGIN:VEVENT',
      'UID:league%2Fm%201@touchback',
      'DTSTAMP:20260301T093015Z',
      'DTSTART;VALUE=DATE:20260308',
      'DTEND;VALUE=DATE:20260309',
      'SUMMARY:Reds v Blues',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })

  test.each([
    ['2026-12-31', ['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101']],
    ['2026-03-08T19:30', ['DTSTART:20260308T193000', 'DURATION:PT3H']],
    ['2026-03-08 19:30', ['DTSTART:20260308T193000', 'DURATION:PT3H']],
    ['2026-03-08T19:30:00.000Z', ['DTSTART:20260308T193000Z', 'DURATION:PT3H']],
  ])('%s is a day of an event', (when, expected) => {
    expect(hasDay(match(when))).toBe(true)
    expect(linesOf(calendar('L', [match(when)], NOW)).slice(9, 11)).toEqual(expected)
  })

  test.each([null, '', 'next week', '2026-02-30', '2026-13-01', '2026-03-08T25:00', '2026-03-08 soon'])(
    '%s is no day: a thing to do without one',
    (when) => {
      expect(hasDay(match(when))).toBe(false)
      const text = calendar('L', [match(when)], NOW)
      expect(text).toContain('BEGIN:VTODO\r\nUID:')
      expect(text).toContain('DTSTAMP:20260301T093015Z')
      expect(text).not.toContain('DTSTART')
    },
  )

  test('texts are escaped, and nobody can write a line of his own', () => {
    const title = 'A; B, C \\ D\nEND:VEVENT\r\nX\u0007'
    const text = calendar('L', [match('2026-03-08', { title })], NOW)
    expect(unfolded(text)).toContain('SUMMARY:A\\; B\\, C \\\\ D\\nEND:VEVENT\\nX ')
    expect(linesOf(text).filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  })

  test('no line is longer than 75 bytes, no character is cut, and put together it is the same', () => {
    const title = `${'Ü'.repeat(60)}${'🏈'.repeat(40)}${'x'.repeat(90)}`
    const text = calendar('L', [match('2026-03-08', { title })], NOW)
    for (const line of linesOf(text)) expect(size(line)).toBeLessThanOrEqual(75)
    expect(text).not.toContain('\uFFFD')
    expect(unfolded(text)).toContain(`SUMMARY:${title}`)
  })
})

test('the matches to come are appointments, under names that stay', async () => {
  const { book } = await demoBook()
  const coming = appointments('demo', book.league)
  expect(coming).toHaveLength(Object.keys(book.league.fixtures).length)
  expect(new Set(coming.map(({ id }) => id)).size).toBe(coming.length)
  expect(coming[0]?.title).toMatch(/^Team \d v Team \d$/u)
  expect(coming[0]?.about).toContain('Demo League')
  expect(appointments('demo', book.league)).toEqual(coming)
})

test('every table can be taken along, of a league in which nothing has happened too', async () => {
  const { book } = await demoBook()
  const lines = Object.fromEntries(EXPORTS.map(({ id, rows }) => [id, rows(book.league)]))
  expect(lines['teams']).toHaveLength(4)
  expect(lines['tables']).toHaveLength(4)
  expect(lines['rosters']?.[0]).toMatchObject({ team: 'Team 1', number: 1 })
  expect(lines['fixtures']?.[0]).toMatchObject({ 'home score': null, winner: '', by: '', settled: false })
  for (const id of ['players', 'champions', 'fame', 'cemetery', 'records']) expect(lines[id]).toEqual([])
})

test.each(Object.keys(EDITIONS))('%s: what is exported of a played league can be read', async (edition) => {
  const { book } = await demoBook(edition)
  await playAll(book)
  const rows = EXPORTS.flatMap((table) => table.rows(book.league))
  const headings = new Set(rows.flatMap((row) => Object.keys(row)))
  expect([...headings].filter((heading) => /[a-z][A-Z]/u.test(heading))).toEqual([])
  for (const { level } of rows) expect(typeof (level ?? '')).toBe('string')
  const played = rows.filter(({ settled }) => settled === true)
  expect(played.length).toBeGreaterThan(0)
  for (const row of played) expect(row).toMatchObject({ winner: row['home'], by: 'score' })
})
