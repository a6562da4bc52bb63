import { BOTS } from '@touchback/bots'
import { type Choice, EDITIONS, type Game, SeededDice, stateHash } from '@touchback/engine'
import { randomSpec } from '@touchback/engine/testing'
import { describe, expect, test } from 'vitest'
import { type Beginning, begun, playedAgain } from '../src/match/session/inputs.ts'
import type { MatchSettings, UndoPolicy } from '../src/match/session/kept.ts'
import { LocalTable, type Programs } from '../src/match/session/local-table.ts'
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
  const played = match.tableDice ? null : begun(beginning, dice)
  const table = new LocalTable(beginning, match, { dice, programs, played })
  const seat = new Listener()
  table.sit(seat)
  const game = (): Game => playedAgain(beginning, [...(played?.inputs ?? []), ...seat.inputs]).game
  return { table, seat, game }
}

const first = (game: Game): Choice => game.decision?.options[0] as Choice

describe('a table on this device', () => {
  test('tells every answer that counts with its dice and the position it leads to', async () => {
    const { table, seat, game } = seated(settings())
    for (let seq = 1; seq <= 12; seq++) {
      expect(await table.answer(seq, first(game()))).toBeNull()
      await soon()
      expect(seat.inputs.at(-1)).toMatchObject({ seq, hash: stateHash(game().state) })
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
    expect(stateHash(game().state)).toBe(seat.inputs.at(-1)?.hash)
    expect(table.isHere('home')).toBe(false)
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
    const { game } = playedAgain(beginning, [
      ...begun(beginning, new SeededDice(9)).inputs,
      ...seat.inputs.slice(0, -1),
    ])
    expect(await table.answer(seq, first(game))).toBeNull()
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
    expect(seat.inputs.flatMap(({ dice }) => dice).every((die) => die === 1)).toBe(true)
    expect(seat.inputs.flatMap(({ dice }) => dice).length).toBeGreaterThan(0)
    expect(seat.statuses.some(({ wanted }) => wanted?.event?.type !== undefined)).toBe(true)
  })
})
