import { EDITIONS } from '@touchback/engine'
import { totalPoints } from '@touchback/engine/career'
import { eager } from '@touchback/engine/testing'
import { LeagueLog } from '@touchback/league'
import { describe, expect, test } from 'vitest'
import { matchesIn, playSeason } from '../src/index.ts'

const seedOf =
  (seed: number) =>
  (...parts: readonly (number | string)[]) =>
    new TextEncoder().encode(parts.join('/')).reduce((sum, byte) => (Math.imul(sum, 31) + byte) >>> 0, seed)

describe.each(Object.values(EDITIONS))('a season of $name', (edition) => {
  const plan = { edition, teams: 4, rounds: 3, coach: 'random', maker: eager, seed: seedOf(7) }
  let played = 0
  const season = playSeason(plan, () => played++)
  const { league, entries } = season.log

  test('has as many matches as its plan', () => {
    expect(played).toBe(matchesIn(plan))
    expect(Object.keys(league.fixtures)).toHaveLength(played)
  })

  test('everybody plays every round, and one is champion', () => {
    expect(season.table.map(({ played }) => played)).toEqual([3, 3, 3, 3])
    // Where the book has rounds of its own the match for third place is agreed on, elsewhere it is drawn with the final.
    const last = edition.career.tournaments === undefined ? 2 : 1
    expect(season.playOffs.map(({ draw }) => draw.length)).toEqual([2, last])
    const third = Object.values(league.fixtures).filter(({ stage }) => stage === 'third-place')
    expect(third).toMatchObject([{ settled: true, closed: { home: true, away: true } }])
    expect(Object.keys(league.teams)).toContain(season.champion)
  })

  test('nobody is in debt, the dead stay dead, and no id is given twice', () => {
    for (const { team } of Object.values(league.teams)) {
      expect(team.treasury).toBeGreaterThanOrEqual(0)
      const ids = [...team.players, ...team.former].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(team.players.every(({ status }) => status === 'active')).toBe(true)
      expect(team.former.some(({ status }) => status === 'active')).toBe(false)
      for (const player of team.players) expect(totalPoints(player)).toBeGreaterThanOrEqual(0)
    }
  })

  test('teams and players have names of their own, and shirts that differ', () => {
    const teams = Object.values(league.teams).map(({ team }) => team)
    expect(new Set(teams.map(({ name }) => name)).size).toBe(teams.length)
    expect(new Set(teams.map(({ colour }) => colour)).size).toBe(teams.length)
    const drafted = entries.flatMap((entry) => (entry.type === 'drafted' ? entry.draft.players : []))
    expect(drafted.filter(({ name }) => name === undefined || /\d$/u.test(name))).toEqual([])
  })

  test('its log, read again from its lines, is the same league', () => {
    const lines = entries.map((entry) => JSON.parse(JSON.stringify(entry)) as unknown)
    const again = LeagueLog.read(lines)
    expect(again.problem).toBeNull()
    expect(again.value?.league).toEqual(league)
  })
})

describe('seasons that follow each other', () => {
  const play = (id: string, seasons: number) =>
    playSeason({
      edition: EDITIONS[id]!,
      teams: 4,
      rounds: 2,
      coach: 'random',
      maker: eager,
      seed: seedOf(11),
      seasons,
    })

  test('majors take turns through the year, and every trophy has one holder', () => {
    const { log } = play('lrb4', 5)
    const { competitions, teams, seasons, honours } = log.league
    const cups = Object.values(competitions).flatMap(({ cup }) => cup ?? [])
    const year = ['chaos-cup', 'blood-bowl', 'spike', 'dungeonbowl']
    const first = year.indexOf(cups[0]!)
    expect(cups).toEqual(Array.from({ length: 5 }, (_, index) => year[(first + index) % 4]))
    const held = Object.values(teams).flatMap(({ team }) => team.trophies)
    expect(held.toSorted()).toEqual(year.toSorted())
    expect(seasons.map(({ closed }) => closed)).toEqual([true, true, true, true, true])
    expect(honours.map(({ season }) => season)).toEqual(
      cups.flatMap((cup, index) => (cup === 'spike' ? [`season-${index + 1}`] : [])),
    )
  })

  test('what the book pays at the end of a season is paid each time', () => {
    const { log, champion } = play('sevens', 2)
    const paid = log.league.prizes.map(({ competition, prize }) => [competition, prize.gold])
    expect(paid).toEqual([
      ['season-1', 100_000],
      ['season-1', 60_000],
      ['season-1', 30_000],
      ['season-2', 100_000],
      ['season-2', 60_000],
      ['season-2', 30_000],
    ])
    expect(log.league.prizes[3]?.team).toBe(champion)
  })
})

test('whoever a program hires has a name that fits, and that nobody beside him has', () => {
  const [edition] = Object.values(EDITIONS)
  const { log } = playSeason({
    edition: edition!,
    teams: 4,
    rounds: 6,
    coach: 'rookie',
    maker: eager,
    seed: seedOf(3),
  })
  const hired = log.entries.flatMap((entry) =>
    entry.type === 'aftermath'
      ? entry.choices.flatMap((choice) =>
          choice.type === 'buy' && choice.name !== undefined ? [choice.name] : [],
        )
      : [],
  )
  expect(hired.length).toBeGreaterThan(3)
  expect(hired.filter((name) => /\d/u.test(name))).toEqual([])
  for (const { team } of Object.values(log.league.teams)) {
    const names = team.players.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  }
})
