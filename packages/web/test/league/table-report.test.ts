import { EDITIONS, Game, SeededDice } from '@touchback/engine'
import { INJURY_EFFECTS, lastingEffects, rolledInjury } from '@touchback/engine/career'
import { bookOf, fixtureMatch, joiningPositions } from '@touchback/league'
import { expect, test } from 'vitest'
import { handshake } from '../../src/league/table-report/handshake.ts'
import {
  befallen,
  blankSheet,
  counted,
  culpritsOf,
  deedsOf,
  reportFrom,
  scoreOf,
  sheetFrom,
  totalOf,
} from '../../src/league/table-report/sheet.ts'
import { handsOf, visitorOf, withoutVisitor, withVisitor } from '../../src/league/table-report/visitors.ts'
import { demoBook } from './demo.ts'

/** The first match of a league; of a larger one that in which a team list is at home. */
async function table(edition: string = Object.keys(EDITIONS)[0]!, list: string | null = null) {
  const lists = Object.keys(EDITIONS[edition]!.teams.rosters)
  const { book } = await demoBook(edition, list === null ? 4 : lists.length)
  const fixture = Object.values(book.league.fixtures).find(
    (each) => list === null || book.league.teams[each.home]?.team.roster === list,
  )
  const home = book.league.teams[fixture!.home]!.team
  const away = book.league.teams[fixture!.away]!.team
  const edited = bookOf(book.league)
  return {
    book,
    fixture: fixture!,
    home,
    away,
    edition: edited,
    report: (sheet: typeof blankSheet) => reportFrom(edited, sheet, { home, away }, null),
  }
}

test.each(Object.keys(EDITIONS))(
  '%s: what is tapped is the report, both agree, and it counts',
  async (id) => {
    const { book, fixture, home, away, edition, report } = await table(id)
    let sheet = blankSheet
    for (const deed of deedsOf(edition)) sheet = counted(sheet, 'home', home.players[0]!.id, deed, 1)
    sheet = counted(sheet, 'home', home.players[1]!.id, 'touchdowns', 1)
    sheet = counted(sheet, 'away', away.players[0]!.id, 'touchdowns', 1)
    for (const effect of lastingEffects(edition))
      sheet = befallen(sheet, 'away', away.players[2]!.id, { injury: effect })
    expect(scoreOf(sheet)).toEqual([2, 1])
    expect(totalOf(sheet, 'home', 'touchdowns')).toBe(2)
    expect(sheetFrom(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet)
    const { value, problem } = report(sheet)
    expect(problem).toBeNull()
    expect(value!.sides.home.players[home.players[0]!.id]!.feats).toMatchObject({
      touchdowns: 1,
      casualties: 1,
    })
    const { people, writings } = handshake(book.league, fixture, 'Ada')
    expect(people).toHaveLength(1)
    expect(await book.append(...writings(value!, true))).toBeNull()
    expect(book.league.fixtures[fixture.id]?.settled).toBe(true)
  },
)

test('one of two who types it in waits for the other', async () => {
  const { book, fixture, report } = await table()
  const { value } = report(blankSheet)
  expect(await book.append(...handshake(book.league, fixture, 'Ada').writings(value!, false))).toBeNull()
  expect(book.league.fixtures[fixture.id]).toMatchObject({ settled: false, disputed: null })
})

test('on a disputed match the commissioner rules alone; on one of his own both must come to agree', async () => {
  const { book, fixture, report } = await table()
  const { value } = report(blankSheet)
  const disputed = { ...fixture, disputed: 'it was otherwise' }
  const own = handshake(book.league, disputed, 'Ada')
  expect(own.isRuling).toBe(false)
  expect(own.people).toEqual(handshake(book.league, fixture, 'Ada').people)
  expect(own.writings(value!, true).map(({ type }) => type)).toEqual(['reported', 'confirmed'])
  const judge = handshake(book.league, disputed, 'Zoe')
  expect(judge).toMatchObject({ isRuling: true, people: [] })
  expect(judge.writings(value!, true)).toMatchObject([{ type: 'ruled', match: fixture.id }])
  expect(handshake(book.league, fixture, 'Zoe').isRuling).toBe(false)
})

test('what cannot have been is refused with a sentence, on the sheet and by the log', async () => {
  const { book, fixture, home, away, report } = await table()
  const [first, second] = home.players
  let butcher = blankSheet
  for (let hits = 0; hits < 12; hits++) butcher = counted(butcher, 'home', first!.id, 'casualties', 1)
  expect(report(butcher).problem).toMatch(/more than 11 .*casualties of/u)
  expect(report(counted(blankSheet, 'home', 'nobody', 'touchdowns', 1)).problem).toMatch(/a player of/u)
  home.players[1]!.missNext = true
  expect(report(counted(blankSheet, 'home', second!.id, 'touchdowns', 1)).problem).toMatch(
    /did not take part/u,
  )
  home.players[1]!.missNext = false
  let many = blankSheet
  for (const { id } of home.players.slice(0, 2))
    for (let hits = 0; hits < 9; hits++) many = counted(many, 'home', id, 'casualties', 1)
  expect(away.players.length).toBeLessThan(18)
  expect(report(many).problem).toMatch(/more casualties than there were opponents/u)
  const { value } = report(counted(blankSheet, 'home', first!.id, 'touchdowns', 1))
  const lied = { ...value!, score: { home: 0, away: 0 } }
  expect(await book.append({ type: 'reported', match: fixture.id, report: lied })).toMatch(
    /scored 1 times, and the team only 0/u,
  )
})

test.each([7, null, {}, { home: { p1: { touchdowns: 1000 } } }])('%j is no sheet: it is blank', (kept) => {
  expect(sheetFrom(kept)).toEqual(blankSheet)
})

test.each(Object.keys(EDITIONS))('%s: an injury is rolled by the tables of the book', async (id) => {
  const { book, fixture } = await table(id)
  const seen = new Set<string>()
  for (let seed = 1; seed <= 60; seed++) {
    const { match } = Game.start(fixtureMatch(book.league, fixture), { dice: new SeededDice(seed) })
    for (const { effect } of rolledInjury(match, match.state.players[0]!)) seen.add(effect)
  }
  expect(seen.size).toBeGreaterThan(0)
  for (const effect of seen) expect(INJURY_EFFECTS).toContain(effect)
})

test('who did it, who was not there, what was paid: all of it is in the report', async () => {
  const { home, away, report } = await table()
  const [killer, victim, absent] = [home.players[3]!.id, away.players[4]!.id, away.players[5]!.id]
  let sheet = counted(blankSheet, 'home', killer, 'casualties', 1)
  expect(culpritsOf(sheet, { home, away }, 'away')[0]).toEqual({ id: killer, name: home.players[3]!.name })
  sheet = befallen(sheet, 'away', victim, { injury: 'dead', by: killer })
  sheet = befallen(sheet, 'away', absent, { absent: true })
  sheet = { ...sheet, spent: { home: 0, away: 30_000 }, conceded: 'away', forced: true }
  expect(sheetFrom(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet)
  const { value, problem } = report(sheet)
  expect(problem).toBeNull()
  const { players, spent } = value!.sides.away
  expect(players[victim]!.hurt).toEqual([{ effect: 'dead', cause: 'dead', by: killer }])
  expect(players[absent]).toMatchObject({ available: false, fielded: false })
  expect(spent).toBe(30_000)
  expect(value!.conceded).toEqual({ side: 'away', forced: true })
  expect(report(counted(sheet, 'away', absent, 'touchdowns', 1)).problem).toMatch(/did not take part/u)
  expect(befallen(sheet, 'away', victim, {})['away'][victim]).toEqual({})
})

/** Where nothing is paid for nobody comes for the day. */
const hiring = Object.values(EDITIONS).filter(({ career }) => career.market.paid)
test.each(hiring.map(({ id }) => id))(
  '%s: somebody who came for the day scores, hurts and is hurt under a name of his own',
  async (id) => {
    const { home, away, edition, report } = await table(id)
    const { players, stars, kind } = handsOf(edition, home)
    const named = (taken: readonly string[]) =>
      visitorOf(edition, home, players[0]!, { taken, below: () => 0 })
    const guest = named([])
    expect(guest).toMatchObject({ position: players[0], kind })
    expect(named([guest.name]).name).toBe(`${guest.name} 2`)
    let sheet = withVisitor(withVisitor(blankSheet, 'home', guest), 'home', guest)
    expect(sheet.visitors.home).toEqual([guest])
    sheet = counted(counted(sheet, 'home', guest.name, 'touchdowns', 1), 'home', guest.name, 'casualties', 1)
    sheet = befallen(sheet, 'away', away.players[0]!.id, { injury: 'miss-next', by: guest.name })
    sheet = befallen(sheet, 'home', guest.name, { injury: 'dead' })
    expect(scoreOf(sheet)).toEqual([1, 0])
    const { value, problem } = report(sheet)
    expect(problem).toBeNull()
    expect(value!.sides.home.guests).toMatchObject([
      { ...guest, feats: { touchdowns: 1, casualties: 1 }, hurt: [{ effect: 'dead' }] },
    ])
    expect(value!.sides.away.players[away.players[0]!.id]!.hurt[0]!.by).toBe(guest.name)
    expect(withoutVisitor(sheet, 'home', guest.name)).toMatchObject({ home: {}, visitors: { home: [] } })
    const [star] = stars.map((each) => visitorOf(edition, home, each, { taken: [], below: () => 0 }))
    expect(star).toEqual(
      stars.length === 0
        ? undefined
        : { name: edition.teams.specialPlayers[stars[0]!]!.name, position: stars[0], kind: 'star' },
    )
  },
)

test('a journeyman of a table and a raised man stand in the report that counts', async () => {
  const { book, fixture, home, away, edition, report } = await table('sevens', 'shambling-undead')
  const guest = visitorOf(edition, home, handsOf(edition, home).players[0]!, { taken: [], below: () => 0 })
  expect(guest.kind).toBe('journeyman')
  const risen = joiningPositions(edition, home.roster)
  const met = { ...withVisitor(blankSheet, 'home', guest), joined: { home: risen, away: [] } }
  expect(report(met).problem).toContain('only 0 of the opponents died')
  const { value } = report(befallen(met, 'away', away.players[0]!.id, { injury: 'dead' }))
  expect(await book.append(...handshake(book.league, fixture, 'Ada').writings(value!, true))).toBeNull()
  expect(book.league.fixtures[fixture.id]!.report!.sides.home).toMatchObject({
    guests: [{ name: guest.name, kind: 'journeyman' }],
    joined: ['zombie-lineman'],
  })
})

test('a sheet that was begun before others could be noted is read on', () => {
  const { visitors: _visitors, joined: _joined, spent: _spent, forced: _forced, ...older } = blankSheet
  expect(sheetFrom(counted({ ...blankSheet, ...older }, 'home', 'p1', 'touchdowns', 1)).home).toEqual({
    p1: { touchdowns: 1 },
  })
  expect(sheetFrom({ ...older, gate: 12_000 })).toEqual({ ...blankSheet, gate: 12_000 })
})
