import { answerAll, BOTS, playedByPrograms } from '@touchback/bots'
import { EDITIONS, SeededDice } from '@touchback/engine'
import { Aftermath, fixtureMatch, reportOf } from '@touchback/league'
import { careerSentence } from '@touchback/words'
import { describe, expect, test } from 'vitest'
import { chapters } from '../../src/league/aftermath/chapters.ts'
import { BooksDesk } from '../../src/league/aftermath/desk.ts'
import { drawnNames, namesIn } from '../../src/league/aftermath/names.ts'
import { advanceGroups, learningGroups, stallOf } from '../../src/league/aftermath/offers.ts'
import { openDesk } from '../../src/league/aftermath/opening.ts'
import type { KeptBook } from '../../src/league/book/kept-book.ts'
import { demoBook } from './demo.ts'

const random = BOTS['random']!

/** A demo league after the first match of a person's team. */
async function played(edition: string): Promise<{ book: KeptBook; match: string }> {
  const { book } = await demoBook(edition)
  const [fixture] = Object.values(book.league.fixtures)
  const game = playedByPrograms(
    fixtureMatch(book.league, fixture!),
    { home: random(1), away: random(2) },
    { dice: new SeededDice(11), events: true },
  )
  await book.append({ type: 'played', match: fixture!.id, record: 'x', report: reportOf(game) })
  return { book, match: fixture!.id }
}

describe.each(Object.values(EDITIONS))('$id', (edition) => {
  test('books are answered to the end on the desk, left and taken up anywhere, and closed in the log', async () => {
    const { book, match } = await played(edition.id)
    const books = { match, team: 'team-1' }
    const { value: opened } = openDesk(book, books, new SeededDice(5), { kept: undefined, typed: false })
    let desk = opened!
    let questions = 0
    for (; desk.aftermath?.decision; questions++) {
      const { decision, team } = desk.aftermath
      const shown = [
        ...learningGroups(edition, decision).flatMap(({ options }) => options),
        ...advanceGroups(decision, (id) => id).flatMap(({ options }) => options),
      ]
      for (const option of decision.options) expect(shown).toContain(option)
      const { things, players } = stallOf(edition, decision, team)
      expect([...things, ...players].filter(({ cost }) => cost <= 0)).toEqual([])
      const before = JSON.stringify(desk.paper.thrown)
      expect(desk.choose(decision.default)).toBeNull()
      const after = JSON.stringify([desk.events, desk.paper])
      desk.undo()
      expect(desk.aftermath?.decision).toEqual(decision)
      expect(JSON.stringify(desk.paper.thrown).startsWith(before.slice(0, -1))).toBe(true)
      expect(desk.choose(decision.default)).toBeNull()
      // What was rolled stays rolled when an answer is taken back and given again.
      expect(JSON.stringify([desk.events, desk.paper])).toBe(after)
      const kept = JSON.parse(JSON.stringify(desk.paper)) as unknown
      desk = openDesk(book, books, new SeededDice(99), { kept, typed: false }).value!
      expect(JSON.stringify([desk.events, desk.paper])).toBe(after)
    }
    expect(questions).toBeGreaterThan(0)
    expect(desk.isDone).toBe(true)
    const names = namesIn(edition, desk.setting, desk.aftermath!.team)
    const told = chapters(desk.events)
    expect(told.flatMap(({ events }) => events)).toEqual(desk.events)
    for (const event of desk.events) expect(careerSentence(event, names)).not.toMatch(/undefined/u)
    expect(await book.append({ type: 'aftermath', match, ...desk.written })).toBeNull()
    expect(book.league.teams['team-1']?.team).toEqual(desk.aftermath!.team)
  })

  test('with real dice every die is asked for, what it is for is said, and one typed wrong is typed again', async () => {
    const { book, match } = await played(edition.id)
    const books = { match, team: 'team-1' }
    const { value: rolled } = book.open(books, new SeededDice(5))
    answerAll(rolled!, 'rookie', 1)
    const { choices, dice, ...setting } = rolled!.toJSON()
    const desk = BooksDesk.open(setting, new SeededDice(1), { choices: [], thrown: [], typed: true })
    const [queue, answers] = [[...dice], [...choices]]
    const wrong: unknown[] = []
    while (!desk.isDone) {
      const { wanted } = desk
      if (wanted === null) {
        wrong.push(desk.choose(answers.shift()!))
        continue
      }
      const unknown =
        wanted.kind === 'player'
          ? wanted.among.filter((place) => drawnNames(desk.setting)[place] === undefined)
          : []
      const face = queue.shift()!
      const before = JSON.stringify([desk.paper, desk.events, wanted])
      desk.enter(wanted.sides + 1)
      desk.enter(face === 1 && wanted.sides > 1 ? 2 : 1)
      desk.undo()
      const same = JSON.stringify([desk.paper, desk.events, desk.wanted]) === before
      wrong.push(same && wanted.what !== null && unknown.length === 0 ? null : wanted)
      desk.enter(face)
    }
    expect(wrong.filter((each) => each !== null)).toEqual([])
    expect(desk.written).toEqual({ team: 'team-1', choices, dice })
    expect(Aftermath.load({ ...setting, choices, dice }, new SeededDice(1)).problem).toBeNull()
  })
})

test('papers that make no sense are not taken up', async () => {
  const { book, match } = await played(Object.keys(EDITIONS)[0]!)
  const books = { match, team: 'team-1' }
  for (const kept of [7, {}, { choices: [{ type: 'improve', take: 'block' }], thrown: [], typed: false }]) {
    const { value: desk } = openDesk(book, books, new SeededDice(5), { kept, typed: false })
    expect(desk?.paper.choices).toEqual([])
  }
  expect(
    openDesk(book, { match, team: 'nobody' }, new SeededDice(1), { kept: undefined, typed: false }).problem,
  ).not.toBeNull()
})
