import { BOTS } from '@touchback/bots'
import { type Choice, EDITIONS, type Game, RecordedDice, SeededDice } from '@touchback/engine'
import { randomSpec } from '@touchback/engine/testing'
import { describe, expect, test } from 'vitest'
import { type Beginning, begun } from '../src/match/session/beginning.ts'
import type { MatchSettings, UndoPolicy } from '../src/match/session/kept.ts'
import { LocalTable, ProgramFailed, type Programs } from '../src/match/session/local-table.ts'
import type { Input, News, Seat, Status } from '../src/match/session/table.ts'

const edition = Object.values(EDITIONS)[0]!
const [home = '', away = ''] = Object.keys(edition.teams.rosters)
const beginning: Beginning = { spec: randomSpec(edition, home, away, 4) }

const settings = (undo: UndoPolicy = 'until-dice', changed: Partial<MatchSettings> = {}): MatchSettings => ({
  coaches: { home: 'human', away: 'human' },
  undo,
  odds: true,
  tableDice: false,
  ...changed,
})

const nobody: Programs = { choice: () => null, stop: () => {} }

/** A seat that writes down what it hears. */
class Listener implements Seat {
  readonly news: News[] = []
  readonly statuses: Status[] = []

  hear(news: News): Promise<void> {
    this.news.push(news)
    return Promise.resolve()
  }

  status(status: Status): void {
    this.statuses.push(status)
  }

  get inputs(): Input[] {
    return this.news.flatMap((one) => (one.type === 'input' ? [one.input] : []))
  }
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 0))

function seated(match: MatchSettings, { programs = nobody, seed = 9 } = {}) {
  const dice = new SeededDice(seed)
  const started = match.tableDice ? null : begun(beginning, dice)
  const table = new LocalTable(beginning, match, { dice, programs, game: started })
  const seat = new Listener()
  table.sit(seat)
  /** The match as a page would have it that has heard so many inputs. */
  const game = (heard = seat.inputs): Game => {
    const opening = started?.record().rows[0]?.dice ?? []
    const heardDice = new RecordedDice([...opening, ...heard.flatMap((input) => input.dice)])
    const again = begun(beginning, heardDice)
    for (const { by, choice } of heard) if (choice !== null) again.answer({ by, choice })
    return again
  }
  return { table, seat, game }
}

const first = (game: Game): Choice => game.decision?.options[0] as Choice

describe('a table on this device', () => {
  test('tells every answer that counts with its dice and the position it leads to', async () => {
    const { table, seat, game } = seated(settings())
    for (let seq = 1; seq <= 12; seq++) {
      expect(await table.answer(seq, first(game()))).toBeNull()
      await soon()
      expect(seat.inputs.at(-1)).toMatchObject({ seq, by: expect.any(String), hash: game().momentHash() })
    }
    expect(seat.inputs.some(({ dice }) => dice.length > 0)).toBe(true)
  })

  test('refuses what is late, doubled or against the rules with a sentence, and nothing happens', async () => {
    const { table, seat, game } = seated(settings())
    const choice = first(game())
    expect(await table.answer(2, choice)).toMatch(/gone on/u)
    expect(await table.answer(1, { type: 'end-turn' })).toMatch(/\.$/u)
    await soon()
    expect(seat.news).toEqual([])
    expect(await table.answer(1, choice)).toBeNull()
    expect(await table.answer(1, choice)).toMatch(/gone on/u)
    await soon()
    expect(seat.inputs).toHaveLength(1)
  })

  test('asks programs, one after the other, and the page hears them in order', async () => {
    const make = BOTS['rookie']!
    const coaches = { home: make(1), away: make(2) }
    let asked = 0
    const programs: Programs = {
      choice: (side, game) => (asked++ < 40 ? Promise.resolve(coaches[side].choose(game)) : null),
      stop: () => {},
    }
    const { table, seat, game } = seated(settings('off', { coaches: { home: 'rookie', away: 'rookie' } }), {
      programs,
    })
    for (let guard = 0; guard < 2000 && seat.inputs.length < 40; guard++) await soon()
    expect(seat.inputs.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
    expect(seat.statuses.some(({ thinking }) => thinking)).toBe(true)
    expect(game().momentHash()).toBe(seat.inputs.at(-1)?.hash)
    expect(table.isHere('home')).toBe(false)
  })

  test('says why the match cannot go on when a program has failed', async () => {
    const programs: Programs = {
      choice: () => Promise.reject(new ProgramFailed('The computer could not be loaded.')),
      stop: () => {},
    }
    const { seat } = seated(settings('off', { coaches: { home: 'rookie', away: 'rookie' } }), { programs })
    await soon()
    expect(seat.statuses.at(-1)).toMatchObject({
      thinking: false,
      halted: 'The computer could not be loaded.',
    })
  })

  test('says nothing more to whoever has left', async () => {
    const { table, seat, game } = seated(settings())
    const choice = first(game())
    table.leave()
    await table.answer(1, choice)
    await soon()
    expect(seat.news).toEqual([])
  })
})

describe('taking back', () => {
  /** Answers until dice have fallen (or so many times), as the first option says. */
  async function until(rolled: boolean, { table, seat, game }: ReturnType<typeof seated>): Promise<number> {
    for (let seq = seat.inputs.length + 1; ; seq++) {
      await table.answer(seq, first(game()))
      await soon()
      if ((seat.inputs.at(-1)?.dice.length ?? 0) > 0 === rolled) return seq
    }
  }

  test('until dice: what rolled nothing goes back, and the match stands as before', async () => {
    const seatedHere = seated(settings())
    const { table, seat } = seatedHere
    await until(true, seatedHere)
    expect(seat.statuses.at(-1)?.takeBack).toBe('no')
    expect(await table.takeBack()).toMatch(/Nothing/u)
    const seq = await until(false, seatedHere)
    expect(seat.statuses.at(-1)?.takeBack).toBe('yes')
    expect(await table.takeBack()).toBeNull()
    expect(seat.news.at(-1)).toEqual({ type: 'taken-back', to: seq - 1 })
    expect(seat.statuses.at(-1)?.takeBack).toBe('no')
    expect(await table.answer(seq, first(seatedHere.game(seat.inputs.slice(0, -1))))).toBeNull()
  })

  test('by consent: past dice the other coach has a say', async () => {
    const seatedHere = seated(settings('consent'))
    await until(true, seatedHere)
    expect(seatedHere.seat.statuses.at(-1)?.takeBack).toBe('consent')
    expect(await seatedHere.table.takeBack()).toBeNull()
  })

  test('never, where the match says so', async () => {
    const seatedHere = seated(settings('off'))
    await until(false, seatedHere)
    expect(seatedHere.seat.statuses.at(-1)?.takeBack).toBe('no')
  })
})

describe('with real dice', () => {
  test('every die is asked for, what it is for is said, and what is no face of it is not taken', async () => {
    const seatedHere = seated(settings('off', { tableDice: true }))
    const { table, seat, game } = seatedHere
    const answerDice = async () => {
      await soon()
      for (let status = seat.statuses.at(-1); status?.wanted; status = seat.statuses.at(-1)) {
        table.enter(status.wanted.sides + 1)
        table.enter(0.5)
        await soon()
        expect(seat.statuses.at(-1)?.wanted).toEqual(status.wanted)
        table.enter(1)
        await soon()
      }
    }
    await answerDice()
    expect(seat.inputs[0]).toMatchObject({ seq: 0, choice: null })
    for (let seq = 1; seq <= 10; seq++) {
      const taken = table.answer(seq, first(game()))
      await answerDice()
      expect(await taken).toBeNull()
      await soon()
    }
    expect(seat.inputs.flatMap(({ dice }) => dice).every(([face]) => face === 1)).toBe(true)
    expect(seat.inputs.flatMap(({ dice }) => dice).length).toBeGreaterThan(0)
    expect(seat.statuses.some(({ wanted }) => wanted?.event?.type !== undefined)).toBe(true)
  })

  /** Types ones until no die is asked for. */
  async function typeOnes({ table, seat }: ReturnType<typeof seated>): Promise<void> {
    await soon()
    while (seat.statuses.at(-1)?.wanted) {
      table.enter(1)
      await soon()
    }
    await soon()
  }
  const kept = ({ seat }: ReturnType<typeof seated>): Input[] => {
    const heard: Input[] = []
    for (const news of seat.news) {
      if (news.type === 'input') heard.push(news.input)
      else heard.splice(news.to + 1)
    }
    return heard
  }
  const facesOf = ({ dice }: Pick<Input, 'dice'>): number[] => dice.map(([face]) => face)

  test('the last die of the beginning is typed again', async () => {
    const here = seated(settings('off', { tableDice: true }))
    await typeOnes(here)
    const [opening] = kept(here)
    expect(here.seat.statuses.at(-1)?.correctable).toBe(true)
    here.table.takeBackDie()
    await soon()
    expect(here.seat.news.at(-1)).toEqual({ type: 'taken-back', to: -1 })
    expect(here.seat.statuses.at(-1)?.entered).toEqual(facesOf(opening!).slice(0, -1))
    here.table.enter(2)
    await typeOnes(here)
    const [again] = kept(here)
    expect(facesOf(again!)).toEqual([...facesOf(opening!).slice(0, -1), 2])
    expect(here.game(kept(here)).momentHash()).toBe(again?.hash)
  })

  test('a die is typed again after its step, and after what was answered since, until the next one is typed', async () => {
    const here = seated(settings('off', { tableDice: true }))
    const { table } = here
    await typeOnes(here)
    const answer = async (): Promise<void> => {
      void table.answer(kept(here).length, first(here.game(kept(here))))
      await typeOnes(here)
    }
    // On to a step with dice, and past it with none.
    while ((kept(here).at(-1)?.dice.length ?? 0) > 0 || kept(here).length < 3) await answer()
    const thrown = kept(here).findLast(({ dice }) => dice.length > 0)!
    table.takeBackDie()
    await soon()
    expect(here.seat.news.at(-1)).toEqual({ type: 'taken-back', to: thrown.seq - 1 })
    await typeOnes(here)
    expect(kept(here).at(-1)).toMatchObject({ seq: thrown.seq, choice: thrown.choice, dice: thrown.dice })
    expect(here.game(kept(here)).momentHash()).toBe(kept(here).at(-1)?.hash)
  })

  test('while the first die of the next step is asked for, the one before it can still be typed again', async () => {
    const here = seated(settings('off', { tableDice: true }))
    const { table, seat } = here
    await typeOnes(here)
    /** Answers until the first die of a step is asked for. */
    const asked = async (): Promise<{ before: Input[]; taken: Promise<string | null> }> => {
      const before = kept(here)
      const taken = table.answer(before.length, first(here.game(before)))
      await soon()
      return seat.statuses.at(-1)?.wanted ? { before, taken } : asked()
    }
    const { before, taken } = await asked()
    const thrown = before.findLast(({ dice }) => dice.length > 0)!
    table.takeBackDie()
    expect(await taken).toMatch(/typed again/u)
    await soon()
    expect(seat.news.at(-1)).toEqual({ type: 'taken-back', to: thrown.seq - 1 })
    await typeOnes(here)
    expect(kept(here).length).toBe(thrown.seq + 1)
  })
})
