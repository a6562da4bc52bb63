import { EDITIONS } from '@touchback/engine'
import { expect, test } from 'vitest'
import {
  correctedReport,
  correction,
  entryOfReport,
  rosterThen,
  sheetOf,
  slipIn,
  standingReports,
} from '../../src/league/correct/report-entry.ts'
import { befallen, counted } from '../../src/league/table-report/sheet.ts'
import { visitorOf, withVisitor } from '../../src/league/table-report/visitors.ts'
import { demoBook } from './demo.ts'
import { playAll } from './quick.ts'

test('a report on a sheet and back is the same report', async () => {
  const { book } = await demoBook()
  await playAll(book)
  for (const { report } of Object.values(book.league.fixtures)) {
    expect(correctedReport(report!, sheetOf(report!))).toEqual(report)
    const { away } = report!.sides
    const [player = ''] = Object.keys(away.players)
    const told = befallen(counted(sheetOf(report!), 'away', player, 'casualties', 1), 'away', player, {
      injury: 'niggle',
      by: Object.keys(report!.sides.home.players)[0],
    })
    const changed = correctedReport(report!, told)
    expect(sheetOf(changed)).toEqual(told)
    expect(correctedReport(changed, sheetOf(changed))).toEqual(changed)
  }
})

test('a correction adds whoever came for the day, takes him out again, and changes what he did', async () => {
  const { book } = await demoBook()
  await playAll(book)
  const [fixture] = Object.values(book.league.fixtures)
  const { report, home } = fixture!
  const { team } = book.league.teams[home]!
  const edition = EDITIONS[book.league.edition]!
  const guest = visitorOf(edition, team, team.players[0]!.position, { taken: [], below: () => 1 })
  const with1 = withVisitor({ ...sheetOf(report!), spent: { home: 45_000, away: 0 } }, 'home', guest)
  const told = counted(with1, 'home', guest.name, 'touchdowns', 1)
  const changed = correctedReport(report!, told)
  expect(changed.score.home).toBe(report!.score.home + 1)
  expect(changed.sides.home).toMatchObject({
    spent: 45_000,
    guests: [...report!.sides.home.guests, { ...guest, feats: { touchdowns: 1 }, available: true }],
  })
  expect(sheetOf(changed)).toEqual(told)
  expect(correctedReport(changed, sheetOf(report!))).toEqual(report)
  const [absent = ''] = Object.keys(report!.sides.away.players)
  const away = correctedReport(report!, befallen(sheetOf(report!), 'away', absent, { absent: true }))
  expect(away.sides.away.players[absent]).toMatchObject({ available: false, fielded: false })
  expect(
    correctedReport(away, befallen(sheetOf(away), 'away', absent, {})).sides.away.players[absent],
  ).toMatchObject({ available: true, fielded: true })
})

test.each(Object.keys(EDITIONS))(
  '%s: a correction is told before it is done, changes what it said, and stands in the log with its reason',
  async (edition) => {
    const { book } = await demoBook(edition)
    await playAll(book)
    const [match = ''] = Object.keys(book.league.fixtures)
    const { report, home } = book.league.fixtures[match]!
    const [player = ''] = Object.keys(report!.sides.home.players)
    const sheet = counted(sheetOf(report!), 'home', player, 'touchdowns', 1)
    const writing = correction(book.league, book.entries, match, sheet, ' a slip of the pen ')!
    expect([...standingReports(book.entries)]).toEqual(
      Object.keys(book.league.fixtures).map((id) => entryOfReport(book.entries, id)!.no),
    )
    expect(writing).toMatchObject({ entry: entryOfReport(book.entries, match)!.no, why: 'a slip of the pen' })
    const { value: changes } = book.preview(writing)
    expect(changes!.map(({ line }) => line).join('\n')).toMatch(/touchdowns: 2-1 → 3-1/u)
    expect(await book.append(writing)).toBeNull()
    expect(book.league.fixtures[match]?.report?.score).toEqual({ home: 3, away: 1 })
    expect(book.league.teams[home]?.team.players.find(({ id }) => id === player)?.feats.touchdowns).toBe(1)
    expect(book.entries.at(-1)).toMatchObject({ type: 'corrected', why: 'a slip of the pen' })
    const { home: ours } = report!.sides
    expect(
      rosterThen(book.league.teams[home]!.team, ours)
        .players.map(({ id }) => id)
        .toSorted(),
    ).toEqual(Object.keys(ours.players).toSorted())
    expect(correction(book.league, book.entries, 'nowhere', sheet, '')).toBeNull()
  },
)

test('a slip of the pen in the correction of a refereed match is named, and what was odd before may stay', async () => {
  const { book } = await demoBook()
  await playAll(book)
  const [fixture] = Object.values(book.league.fixtures)
  const { report, home, away } = fixture!
  const edition = EDITIONS[book.league.edition]!
  const teamOf = (id: string) => book.league.teams[id]!.team
  const teams = {
    home: rosterThen(teamOf(home), report!.sides.home),
    away: rosterThen(teamOf(away), report!.sides.away),
  }
  const [killer = ''] = Object.keys(report!.sides.home.players)
  const sheet = sheetOf(report!)
  expect(slipIn(edition, teams, report!, sheet)).toBeNull()
  let twelve = sheet
  for (let hits = 0; hits < 12; hits++) twelve = counted(twelve, 'home', killer, 'casualties', 1)
  expect(slipIn(edition, teams, report!, twelve)).toMatch(/^Nobody puts more than \d+ out of one match/u)
  expect(slipIn(edition, teams, correctedReport(report!, twelve), twelve)).toBeNull()
})
