import { Dice, EDITIONS, SeededDice } from '@touchback/engine'
import { placesOf } from '@touchback/league'
import { type Champion, champions } from '@touchback/league/views'
import { expect, test } from 'vitest'
import { headOf } from '../../src/league/book/head.ts'
import type { KeptBook } from '../../src/league/book/kept-book.ts'
import type { Form } from '../../src/league/found/forms.ts'
import { entryText } from '../../src/league/words/entries.ts'
import { waitText } from '../../src/league/words/waits.ts'
import { bracketTexts, drawnBracket, shortened } from '../../src/league/tournament/bracket.ts'
import { drawWriting, nextDraw } from '../../src/league/tournament/draw.ts'
import { playOffLines } from '../../src/league/tournament/play-offs.ts'
import {
  arrangeable,
  freeMatch,
  programWeek,
  stepsOf,
  takenNames,
} from '../../src/league/tournament/steps.ts'
import { demoBook } from './demo.ts'
import { playAll } from './quick.ts'

const [FIRST = ''] = Object.keys(EDITIONS)

const must = async (written: Promise<string | null>): Promise<void> => {
  const problem = await written
  if (problem !== null) throw new Error(problem)
}

/** Does whatever the commissioner can do, until a step has been taken. */
async function playOn(book: KeptBook, until: string): Promise<string[]> {
  const done: string[] = []
  for (let rounds = 0; rounds < 40; rounds++) {
    await playAll(book)
    const [draw] = nextDraw(book.league)
    const [competition] = arrangeable(book.league)
    const arranged =
      competition === undefined || competition.playOffs !== null ? [] : programWeek(book.league, competition)
    const [step] = stepsOf(book.league)
    if (draw !== undefined) {
      const { value } = drawWriting(book.league, draw.competition, new Dice(new SeededDice(rounds + 1)))
      done.push(draw.text)
      await must(book.append(value!.writing))
    } else if (arranged.length > 0 && rounds < 5) await must(book.append(...arranged))
    else if (step === undefined) return done
    else {
      const { value } = step.write(new SeededDice(rounds + 1))
      done.push(step.text)
      await must(book.append(...value!))
      if (step.id === until) return done
    }
  }
  return done
}

test.each<[Form, number, string[]]>([
  ['knock-out', 6, ['Draw the quarter-finals', 'Draw the semi-finals', 'Draw the final']],
  ['swiss', 8, ['Draw round 2', 'Draw round 3']],
  ['groups', 8, ['Draw round 2', 'Draw round 3', 'Draw the semi-finals', 'Draw the final']],
  ['round-robin', 4, ['Draw round 2', 'Draw round 3']],
])(
  '%s: rounds are drawn to the end, prizes given, the season closed and another begun',
  async (form, teams, draws) => {
    const { book } = await demoBook(FIRST, teams, form)
    const done = await playOn(book, 'next')
    expect(done.filter((text) => text.startsWith('Draw'))).toEqual(draws)
    expect(done.filter((text) => !text.startsWith('Draw'))).toEqual([
      expect.stringMatching(/give the prizes/u),
      'Close Season 1',
      'Begin season 2',
    ])
    expect(champions(book.league)).toHaveLength(1)
    const [{ winner }] = champions(book.league) as [Champion]
    const prizes = book.entries.find(({ type }) => type === 'prizes-given')
    expect(entryText(book.league, prizes!)).toContain(`${book.league.teams[winner]!.team.name} win `)
    expect(book.league.seasons.map(({ name }) => name)).toEqual(['Season 1', 'Season 2'])
    expect(Object.keys(book.league.competitions)).toHaveLength(2)
  },
)

test('a bracket has a place for every match, drawn or to come, and lines to the next', async () => {
  const { book } = await demoBook(FIRST, 6, 'knock-out')
  const [id = ''] = Object.keys(book.league.competitions)
  expect(drawnBracket(book.league, book.league.competitions[id]!)).toBeNull()
  const { value } = drawWriting(book.league, id, new Dice(new SeededDice(1)))
  await book.append(value!.writing)
  const drawn = drawnBracket(book.league, book.league.competitions[id]!)!
  expect(drawn.titles.map(({ text }) => text)).toEqual(['Quarter-finals', 'Semi-finals', 'Final'])
  expect(drawn.places).toHaveLength(7)
  expect(drawn.places.filter(({ bye }) => bye)).toHaveLength(2)
  expect(drawn.places.filter(({ line }) => line === null)).toHaveLength(1)
  for (const { match } of drawn.places)
    expect(match === null || book.league.fixtures[match] !== undefined).toBe(true)
  await playOn(book, 'none')
  const texts = bracketTexts(book.league, book.league.competitions[id]!)
  expect(texts.some((text) => text.startsWith('final:'))).toBe(true)
  expect(texts.some((text) => text.startsWith('third place:'))).toBe(true)
  expect(shortened('x'.repeat(200))).toHaveLength(34)
  const [longest] = Object.values(book.league.teams)
    .map(({ team }) => team.name.length)
    .toSorted((a, b) => b - a)
  expect(drawn.box).toBeGreaterThan(7 * longest!)
})

test('the year of the book: weeks, a challenge refused, results handed in, who goes on, the final and the prizes', async () => {
  const { book } = await demoBook(FIRST, 6, 'year')
  const [id = ''] = Object.keys(book.league.competitions)
  await book.append({ type: 'joined', coach: 'Bob', name: 'Bob' })
  const challenge = freeMatch(takenNames(book.league), 'c')
  expect(
    await book.append({ type: 'challenged', challenge, competition: id, from: 'team-1', to: 'team-2' }),
  ).toBeNull()
  expect(await book.append({ type: 'challenge-refused', challenge, by: 'Computer 1' })).toBeNull()
  expect(book.league.fixtures[challenge]?.awarded?.why).toBe('refused')
  expect(freeMatch(takenNames(book.league), 'c')).toBe('c2')
  const competition = () => book.league.competitions[id]!
  const [line] = playOffLines(book.league, competition())
  expect(line).toMatchObject({
    team: 'team-1',
    wins: 1,
    handedIn: false,
    counted: [challenge],
    results: [challenge],
  })
  expect(
    await book.append({ type: 'submitted', competition: id, team: 'team-1', matches: [challenge] }),
  ).toBeNull()
  expect(playOffLines(book.league, competition())[0]).toMatchObject({ handedIn: true, counted: [challenge] })
  const done = await playOn(book, `prizes-${id}`)
  expect(done.join('\n')).toMatch(
    /begin week 2[^]*who goes on\?[^]*Draw the semi-finals[^]*Draw the final[^]*give the prizes/u,
  )
  expect(placesOf(book.league, competition())).not.toBeNull()
  expect(competition().over).toBe(true)
})

test('a challenge to a person waits for him on the first page too, one to a computer does not', async () => {
  const { book } = await demoBook(FIRST, 4, 'year')
  const [id = ''] = Object.keys(book.league.competitions)
  const waits = () => waitText(headOf('demo', 'Ada', book.league, 0))
  const challenged = { type: 'challenged', competition: id } as const
  expect(await book.append({ ...challenged, challenge: 'c1', from: 'team-1', to: 'team-2' })).toBeNull()
  expect(waits()).toBe('')
  expect(
    await book.append({ ...challenged, challenge: 'c2', from: 'team-3', to: 'team-1', by: 'Computer 2' }),
  ).toBeNull()
  expect(waits()).toBe('1 challenge to answer')
})
