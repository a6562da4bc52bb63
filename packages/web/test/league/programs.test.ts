import { BOTS, playedByPrograms } from '@touchback/bots'
import { EDITIONS, Game, SeededDice } from '@touchback/engine'
import { fixtureMatch, openBooks, reportOf, unreadyProblem } from '@touchback/league'
import { expect, test } from 'vitest'
import { beforeOf, hasNews, isUnderWay } from '../../src/league/fixture/before.ts'
import { closeProgramBooks, programMatches } from '../../src/league/fixture/programs.ts'
import { leagueSetting, programsFor, usualCoaches } from '../../src/league/fixture/seats.ts'
import { drawWriting, nextDraw } from '../../src/league/tournament/draw.ts'
import { Dice } from '@touchback/engine'
import { demoBook } from './demo.ts'

const random = BOTS['random']!

test.each(Object.keys(EDITIONS))(
  '%s: a round of programs is played, their books close by themselves, the next can be drawn',
  async (edition) => {
    const { book } = await demoBook(edition)
    const { league } = book
    let seed = 1
    const fresh = () => seed++
    const theirs = programMatches(league)
    expect(theirs).toHaveLength(1)
    for (const { id } of Object.values(league.fixtures)) {
      const fixture = league.fixtures[id]!
      expect(unreadyProblem(league, fixture)).toBeNull()
      const { spec, settings } = leagueSetting(league, fixture, {
        coaches: usualCoaches(league, fixture),
        tableDice: false,
      })
      expect(settings.coaches[fixture.home === 'team-1' ? 'home' : 'away']).toBe(
        theirs.includes(fixture) ? 'random' : 'human',
      )
      expect(spec).toEqual(fixtureMatch(league, fixture))
      const game = playedByPrograms(
        spec,
        { home: random(1), away: random(2) },
        { dice: new SeededDice(3), events: true },
      )
      expect(
        await book.append({ type: 'played', match: id, record: game.momentHash(), report: reportOf(game) }),
      ).toBeNull()
    }
    expect(await closeProgramBooks(book, fresh)).toBeNull()
    expect(
      ['team-1', 'team-2', 'team-3', 'team-4'].map((team) => openBooks(book.league, team).length),
    ).toEqual([1, 0, 0, 0])
    const [draw] = nextDraw(book.league)
    expect(draw?.text).toBe('Draw round 2')
    const { value: drawing } = drawWriting(book.league, draw!.competition, new Dice(new SeededDice(1)))
    expect(await book.append(drawing!.writing)).toBeNull()
    expect(nextDraw(book.league)).toEqual([])
    const [own] = Object.values(book.league.fixtures).filter(
      ({ round, home, away }) => round === 2 && [home, away].includes('team-1'),
    )
    expect(unreadyProblem(book.league, own!)).toMatch(/books/u)
    expect(programsFor(book.league, own!)).toEqual({ home: expect.any(String), away: expect.any(String) })
    expect(Object.values(programsFor(book.league, own!))).not.toContain('human')
  },
)

test('before a league match its gate and weather are told with their dice, until somebody sets up', async () => {
  const { book } = await demoBook()
  const [fixture] = Object.values(book.league.fixtures)
  const game = Game.start(fixtureMatch(book.league, fixture!), { dice: new SeededDice(5), events: true })
  const coach = random(1)
  while (!game.match.sink!.some(({ type }) => type === 'coin')) game.choose(coach.choose(game))
  const told = beforeOf(game, game.match.sink!)
  expect(hasNews(told)).toBe(true)
  expect(told.gate!.gate).toBe(1000 * told.gate!.dice.reduce((sum, die) => sum + die, 0))
  expect(told.weather?.dice).toHaveLength(2)
  expect(isUnderWay(game.match.sink!)).toBe(false)
  while (!isUnderWay(game.match.sink!)) game.choose(coach.choose(game))
  expect(hasNews(beforeOf(game, []))).toBe(false)
})
