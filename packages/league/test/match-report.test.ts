import { editionOf, type Event, Game, SeededDice } from '@touchback/engine'
import { matchReport, type Team } from '@touchback/engine/career'
import { expect, test } from 'vitest'
import { leagueMatch } from '../src/bring.ts'
import { found } from '../src/found.ts'
import { suggestedDraft } from '../src/suggested.ts'

const book = editionOf('lrb4')
const team = (id: string, roster: string): Team =>
  found(book, suggestedDraft(book, roster), { id, colour: '#e8833a' })
const [home, away] = [team('us', 'human'), team('them', 'nurgle')]
const { match } = Game.start(leagueMatch(book, home, away), { dice: new SeededDice(5) })
const [first] = home.players
const FOE = home.players.length

type Happened = Partial<Event> & { type: Event['type'] }
const after = (...events: Happened[]) =>
  matchReport(
    match,
    events.map((event) => ({ rule: 'x', ...event }) as Event),
  )
const lineOf = (...events: Happened[]) => after(...events).sides.home.players[first!.id]

test('whoever joins for nothing joins the team that infected or raised him', () => {
  const { sides } = after({ type: 'will-join', side: 'away', position: 'rotter' })
  expect([sides.home.joined, sides.away.joined]).toEqual([[], ['rotter']])
})

test('what is learned before the match is learned, and what ageing does is a scar', () => {
  const learned = (take: string, kind: 'own' | 'special' | 'ageing', player = 0): Happened => ({
    type: 'learned',
    player,
    take,
    kind,
  })
  expect(lineOf(learned('block', 'own'), learned('+ma', 'special'), learned('-av', 'ageing'))).toMatchObject({
    learned: [
      { take: 'block', kind: 'own' },
      { take: '+ma', kind: 'special' },
    ],
    hurt: [{ effect: '-av', cause: 'ageing' }],
  })
  expect(lineOf(learned('niggle', 'own'))).toMatchObject({ hurt: [] })
  expect(lineOf(learned('block', 'own', FOE), learned('-av', 'ageing', 1))).toMatchObject({
    learned: [],
    hurt: [],
  })
})

test('an award before the match is for whoever was inspired, and being fielded for whoever was', () => {
  const gained = (source: string, player = 0): Happened =>
    ({ type: 'gained', player, source, points: 5 }) as Happened
  expect(lineOf(gained('inspiration'))?.mvps).toBe(1)
  expect([lineOf(gained('touchdown')), lineOf(gained('inspiration', 1))].map((line) => line?.mvps)).toEqual([
    0, 0,
  ])
  const fielded = (player: number, on: boolean): Happened => ({
    type: 'condition',
    player,
    condition: 'fielded',
    on,
  })
  expect([lineOf(fielded(0, true)), lineOf(fielded(1, true)), lineOf(fielded(0, false))]).toMatchObject([
    { fielded: true },
    { fielded: false },
    { fielded: false },
  ])
})

test('a casualty counts once, however often it is rolled for, and again when he is hurt again', () => {
  const out: Happened = { type: 'casualty', player: FOE, by: 0, cause: 'block' }
  const hurt: Happened = { type: 'injury', player: FOE }
  const casualties = (...events: Happened[]) => lineOf(...events)?.feats.casualties
  expect([casualties(hurt, out), casualties(hurt, out, out), casualties(hurt, out, hurt, out)]).toEqual([
    1, 1, 2,
  ])
})

test('the gate is the last that was counted, or the fans of both where nobody counts anybody else', () => {
  const gate = (count: number, crowd: object): Happened => ({ type: 'gate', gate: count, crowd }) as Happened
  expect(after()).toMatchObject({ gate: null, crowd: { home: 0, away: 0 }, weather: null })
  expect(after(gate(20_000, { home: 0, away: 0 }), gate(23_000, { home: 1, away: 0 }))).toMatchObject({
    gate: 23_000,
    crowd: { home: 1, away: 0 },
  })
  const fans = (side: 'home' | 'away', fanFactor: number): Happened => ({ type: 'fans', side, fanFactor })
  expect(after(fans('home', 3), fans('away', 4)).gate).toBe(7)
})
