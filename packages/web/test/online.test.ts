import { noMatches, noSeats } from '../src/online/lobby/empty-words.ts'
import { type Choice, EDITIONS, Game, type MatchFile, SeededDice } from '@touchback/engine'
import { randomSpec } from '@touchback/engine/testing'
import {
  type Entry,
  Line,
  RemoteMatch,
  type ServerMessage,
  type Socket,
  type TableInfo,
} from '@touchback/wire'
import { commitmentTo, ProvableDice, toHex } from '@touchback/wire/dice'
import { describe, expect, test } from 'vitest'
import { clockWords, leftOf, timeText } from '../src/online/clock.ts'
import { checkDice } from '../src/online/dice/check.ts'
import { OnlineTable } from '../src/online/table/online-table.ts'
import { countingInputs, isAdjourned, playedGame } from '../src/online/table/rows.ts'
import { stepAt, wheretoIn } from '../src/replay/whereto.ts'
import type { News, Seat, Status } from '../src/match/session/table.ts'

const edition = Object.values(EDITIONS)[0]!
const [home = '', away = ''] = Object.keys(edition.teams.rosters)
const spec = randomSpec(edition, home, away, 4)

type Row = Extract<Entry, { kind: 'input' }>

/** The rows of a match in which everybody takes what he is offered first. */
function rowsOf(count: number): Row[] {
  const game = Game.start(spec, { dice: new SeededDice(5), record: true })
  const hashes = [game.momentHash()]
  while (hashes.length < count && game.decision !== null) {
    game.choose(game.legalChoices()[0]!)
    hashes.push(game.momentHash())
  }
  return game.record().rows.map(({ by, choice, dice }, seq) => ({
    seq,
    at: seq,
    kind: 'input',
    by,
    choice,
    dice,
    hash: hashes[seq] ?? '',
    late: false,
  }))
}

const takenBack = (seq: number, hash: string): Entry => ({
  seq,
  at: seq,
  kind: 'take-back',
  by: 'home',
  hash,
})

describe('the rows of a match', () => {
  const rows = rowsOf(12)

  test('what was taken back does not count, and the numbers go on', () => {
    const [first, second] = [rows[0]!, rows[1]!]
    const told = [first, second, takenBack(2, first.hash), { ...second, seq: 3 }]
    expect(countingInputs(told).map(({ seq }) => seq)).toEqual([0, 1])
    expect(countingInputs(told.slice(0, 3))).toHaveLength(1)
  })

  test('they lead to the position the server says, or to a sentence', () => {
    const inputs = countingInputs(rows)
    expect(playedGame(spec, inputs).value?.momentHash()).toBe(rows.at(-1)?.hash)
    const wrong = inputs.map((input, seq) => (seq === 7 ? { ...input, hash: 'another' } : input))
    expect(playedGame(spec, wrong).problem).toBe('After input 7 the positions differ.')
    const thrown = inputs.findIndex(({ dice }) => dice.length > 0)
    const missing = inputs.map((input, seq) => (seq === thrown ? { ...input, dice: [] } : input))
    expect(playedGame(spec, missing).value).toBeNull()
    expect(playedGame(spec, []).problem).toBe('The match has not begun.')
  })

  test('a rest lasts until it is ended', () => {
    const pause: Entry = { seq: 12, at: 12, kind: 'pause' }
    expect(isAdjourned([...rows, pause])).toBe(true)
    expect(isAdjourned([...rows, pause, { seq: 13, at: 13, kind: 'resume' }])).toBe(false)
  })
})

/** The far end of a line, in the hands of the test. */
class FarEnd implements Socket {
  readonly readyState = 1
  readonly said: unknown[] = []
  readonly #ears: ((event: { data: unknown; code: number; reason: string }) => void)[] = []

  send(text: string): void {
    this.said.push(JSON.parse(text))
  }

  close(): void {}

  addEventListener(
    type: string,
    listener: (event: { data: unknown; code: number; reason: string }) => void,
  ): void {
    if (type === 'message') this.#ears.push(listener)
  }

  tell(message: ServerMessage): void {
    for (const ear of this.#ears) ear({ data: JSON.stringify(message), code: 0, reason: '' })
  }
}

const nobody = { coach: null, computer: null, team: null, rating: null, offer: null }
const tableInfo = (undo: 'off' | 'until-dice'): TableInfo => ({
  id: 'm',
  state: 'live',
  terms: { book: edition.id, clock: { type: 'untimed' }, rated: false, undo, public: true, delay: 0 },
  seats: { home: nobody, away: nobody },
  you: 'home',
  commitment: '',
  words: null,
  secret: null,
  spec,
  engine: '',
  createdAt: 0,
  begunAt: 0,
  overAt: null,
  ending: null,
  rematch: null,
})

/** A page at a table of which `known` rows have been played when it sits down. */
function seated(known: readonly Entry[], undo: 'off' | 'until-dice' = 'until-dice') {
  const end = new FarEnd()
  const line = new Line(() => end)
  const news: News[] = []
  const statuses: Status[] = []
  let anew = 0
  let table: OnlineTable | null = null
  const remote = new RemoteMatch(line, 'm', {
    entry: (row) => {
      if (row.kind === 'input' || row.kind === 'take-back') table?.hear(row)
    },
    other: (message) => {
      if (message.type === 'refused') table?.refused(message.sentence)
    },
  })
  const info = tableInfo(undo)
  end.tell({ type: 'table', table: info })
  end.tell({ type: 'rows', match: 'm', from: 0, rows: known, clock: null })
  table = new OnlineTable(remote, countingInputs(known).length, {
    anew: () => anew++,
    hurry: () => {},
    askToTakeBack: (seq) => line.say({ type: 'take-back', match: 'm', seq }),
  })
  const seat: Seat = {
    hear: (told) => {
      news.push(told)
      return Promise.resolve()
    },
    status: (status) => statuses.push(status),
  }
  table.sit(seat)
  const entry = (row: Entry) => end.tell({ type: 'entry', match: 'm', entry: row, clock: null })
  return { table, end, entry, news, statuses, anews: () => anew }
}

describe('a table far away', () => {
  const rows = rowsOf(40)
  const choice = (seq: number): Choice => rows[seq]!.choice!
  const quiet = rows.find((row) => row.seq > 3 && row.dice.length === 0 && row.by !== null)!

  /** The row as an answer of ours without a die, which is what can be taken back. */
  const own = (seq: number): Row => ({ ...quiet, seq, by: 'home' })

  test('an answer goes out with the number of the row, and counts when the row comes back', async () => {
    const { table, end, entry } = seated(rows.slice(0, 2))
    const answered = table.answer(2, choice(2))
    expect(end.said.at(-1)).toEqual({ type: 'choice', match: 'm', seq: 2, choice: choice(2) })
    entry({ ...rows[2]!, by: 'home' })
    expect(await answered).toBeNull()
  })

  test('rows that were taken back have numbers too', async () => {
    const { table, end } = seated([...rows.slice(0, 2), own(2), takenBack(3, rows[1]!.hash)])
    void table.answer(2, choice(2))
    expect(end.said.at(-1)).toMatchObject({ type: 'choice', seq: 4 })
  })

  test('an old question is not answered, and nothing goes out', async () => {
    const { table, end } = seated(rows.slice(0, 3))
    const before = end.said.length
    expect(await table.answer(2, choice(2))).toMatch(/gone on/)
    expect(end.said).toHaveLength(before)
  })

  test('what the server refuses is refused with its sentence', async () => {
    const { table, end } = seated(rows.slice(0, 2))
    const answered = table.answer(2, choice(2))
    end.tell({ type: 'refused', match: 'm', seq: 2, sentence: 'Not like that.' })
    expect(await answered).toBe('Not like that.')
  })

  test('an answer of ours without a die can be taken back, where the match allows it', async () => {
    const { table, end, entry, news, statuses } = seated(rows.slice(0, 2))
    expect(statuses.at(-1)?.takeBack).toBe('no')
    entry(own(2))
    expect(statuses.at(-1)?.takeBack).toBe('yes')
    const done = table.takeBack()
    expect(end.said.at(-1)).toEqual({ type: 'take-back', match: 'm', seq: 3 })
    entry(takenBack(3, rows[1]!.hash))
    expect(await done).toBeNull()
    expect(news.at(-1)).toEqual({ type: 'taken-back', to: 1 })
    expect(statuses.at(-1)?.takeBack).toBe('no')
    const refused = table.takeBack()
    end.tell({ type: 'refused', match: 'm', seq: 4, sentence: 'No more.' })
    expect(await refused).toBe('No more.')
  })

  test.each([
    ['the other coach chose', { ...own(2), by: 'away' as const }, 'until-dice' as const],
    ['a die has fallen', { ...own(2), dice: [[3, 6]] as const }, 'until-dice' as const],
    ['the clock chose', { ...own(2), late: true }, 'until-dice' as const],
    ['nothing is ever taken back', own(2), 'off' as const],
  ])('nothing can be taken back when %s', (_why, row, undo) => {
    const { entry, statuses } = seated(rows.slice(0, 2), undo)
    entry(row)
    expect(statuses.at(-1)?.takeBack).toBe('no')
  })

  test('what this page never saw otherwise is begun anew', () => {
    const { entry, news, anews } = seated([...rows.slice(0, 2), own(2)])
    entry(takenBack(3, rows[1]!.hash))
    expect(anews()).toBe(1)
    expect(news).toEqual([])
  })

  test('whoever is at the table answers until the match rests or is over', () => {
    const sitting = (...more: Entry[]) => seated([...rows.slice(0, 2), ...more]).table
    expect(sitting().isHere('home')).toBe(true)
    expect(sitting().isHere('away')).toBe(false)
    expect(sitting({ seq: 2, at: 2, kind: 'pause' }).isHere('home')).toBe(false)
    const score = { home: 0, away: 0 }
    const ending = { reason: 'draw-agreed', winner: 'draw', score } as const
    expect(sitting({ seq: 2, at: 2, kind: 'end', ending }).isHere('home')).toBe(false)
  })
})

describe('clocks', () => {
  const clock = {
    at: 1000,
    home: { turn: 5000, bank: 9000 },
    away: { turn: 0, bank: 4000 },
    running: 'home',
  } as const

  test.each([
    ['home', 1000, { turn: 5000, bank: 9000 }],
    ['home', 3000, { turn: 3000, bank: 9000 }],
    ['home', 8000, { turn: 0, bank: 7000 }],
    ['home', 99_000, { turn: 0, bank: 0 }],
    ['away', 8000, { turn: 0, bank: 4000 }],
    ['home', 500, { turn: 5000, bank: 9000 }],
  ] as const)('%s at %i', (side, now, left) => expect(leftOf(clock, side, now)).toEqual(left))

  test.each([
    [0, '0:00'],
    [1, '0:01'],
    [65_000, '1:05'],
    [3_725_000, '1:02:05'],
    [3 * 86_400_000, '3 days 0 h'],
  ])('%i ms reads %s', (ms, text) => expect(timeText(ms)).toBe(text))

  test('in words', () => {
    expect(clockWords({ type: 'turn', seconds: 240, bank: 60 })).toBe(
      '4 minutes a turn, 1 minute in the bank',
    )
    expect(clockWords({ type: 'chess', seconds: 90, increment: 0 })).toBe('90 seconds each')
    expect(clockWords({ type: 'days', days: 1 })).toBe('1 day a turn')
  })
})

describe('checking the dice', () => {
  const secret = Uint8Array.from({ length: 32 }, (_, n) => n)
  const words = { home: 'mine', away: null }
  const commitment = commitmentTo(secret)

  function record(): MatchFile {
    const game = Game.start(spec, { dice: new ProvableDice(secret, 'm', words), record: true })
    for (let n = 0; n < 30 && game.decision !== null; n++) game.choose(game.legalChoices()[0]!)
    const proof = { match: 'm', secret: toHex(secret), commitment, words }
    return { engine: null, since: 0, settings: {}, proof, ...game.record() }
  }

  test('every die follows from the secret and the words', () => {
    const { value } = checkDice(record(), commitment)
    expect(value).toMatchObject({ problem: null, promise: 'same', words })
    expect(value?.dice).toBeGreaterThan(0)
    expect(checkDice(record(), null).value?.promise).toBe('unknown')
  })

  test('another die, another promise, and no proof are found out', () => {
    const file = record()
    const at = file.rows.findIndex(({ dice }) => dice.length > 0)
    const [[face, sides] = [1, 6], ...others] = file.rows[at]!.dice
    const changed = { ...file.rows[at]!, dice: [[(face % sides) + 1, sides] as const, ...others] }
    expect(checkDice({ ...file, rows: file.rows.with(at, changed) }, commitment).value?.problem).toMatch(
      /^Die \d/,
    )
    expect(checkDice(file, commitmentTo(new Uint8Array(32))).value?.promise).toBe('other')
    const { proof: _proof, ...bare } = file
    expect(checkDice(bare, null).value).toBeNull()
  })
})

test.each([
  ['step=12&turn=3', 12],
  ['turn=3', 90],
  ['turn=9', 0],
  ['', 0],
  ['step=-4', 0],
])('an address with "%s" leads to step %i', (query, step) => {
  expect(stepAt(wheretoIn(new URLSearchParams(query)), [10, 50, 90])).toBe(step)
})

test('a lobby without anybody else says what is so, and does not forget whoever looks', () => {
  const table = (state: 'open' | 'live', isPublic = true) => ({ state, terms: { public: isPublic } })
  expect(noMatches([])).toBe('There is no match to watch just now.')
  expect(noMatches([table('live')])).toBe('There is no other match to watch just now.')
  expect(noSeats([table('live')], { filtered: true })).toMatch(/^Nobody is waiting for that\. Open a table/)
  expect(noSeats([table('open')], { filtered: false })).toBe(
    'Nobody else is waiting. Whoever looks in here finds your table.',
  )
  expect(noSeats([table('open', false)], { filtered: false })).toContain('whoever has its link')
})
