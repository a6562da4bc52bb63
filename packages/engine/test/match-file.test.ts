import { expect, test } from 'vitest'
import {
  editionOf,
  Game,
  type MatchFile,
  openMatch,
  type OpenMatch,
  SeededDice,
  stateHash,
  writeMatchFile,
} from '../src/index.ts'
import { randomSpec } from '../src/testing/index.ts'

const ENGINE = 'today'
const opening = () => ({ engine: ENGINE, dice: new SeededDice(77) })

/** A match by seeded coaches, as far as so many choices. */
function played(edition: string, choices = Infinity): Game {
  const book = editionOf(edition)
  const [home = '', away = ''] = Object.keys(book.teams.rosters)
  const game = Game.start(randomSpec(book, home, away, 3), {
    dice: new SeededDice(4),
    events: true,
    record: true,
  })
  const chance = new SeededDice(5)
  for (let count = 0; game.decision !== null && count < choices; count++) {
    const { options } = game.decision
    game.choose(options[chance.below(options.length)]!)
  }
  return game
}

const fileOf = (game: Game, changes: Partial<MatchFile> = {}): MatchFile => ({
  ...game.record(),
  engine: ENGINE,
  since: 0,
  settings: { odds: true },
  ...changes,
})
/** What these tests spoil in a file. */
interface Json {
  readonly answers: { by: string | null; readonly dice: [number, number][] }[]
  readonly events: unknown[][]
  readonly positions: {
    readonly after: number
    hash: string
    readonly saved: {
      readonly state: { weather: string; readonly players: { place: string; stance: string }[] }
    }
  }[]
}
const jsonOf = (file: MatchFile) => JSON.parse(writeMatchFile(file)) as Json

function opened(json: unknown): OpenMatch {
  const { value, problem } = openMatch(json, opening())
  if (value === null) throw new Error(problem)
  return value
}

test.each(['lrb4', 'basic', 'sevens'])(
  'a match of %s goes through a file and comes back the same',
  (edition) => {
    const game = played(edition)
    const { verdict, elsewhere, parting, goesOn, file } = opened(jsonOf(fileOf(game)))
    expect({ verdict, elsewhere, parting }).toEqual({ verdict: 'same', elsewhere: false, parting: null })
    expect(stateHash(goesOn!.game.state)).toBe(stateHash(game.state))
    expect(file.settings).toEqual({ odds: true })
    expect(file.positions.length).toBeGreaterThan(10)
    expect(file.positions.at(-1)?.hash).toBe(stateHash(game.state))
    expect(file.rows.flatMap(({ events }) => events)).toEqual(game.match.sink)
  },
)

test('a position is kept whenever a turn has ended, and at the last whistle, and at no other time', () => {
  const game = Game.start(randomSpec(editionOf('lrb4'), 'human', 'orc', 3), {
    dice: new SeededDice(4),
    record: true,
  })
  const chance = new SeededDice(5)
  const turn = () => {
    const { half, drive, turn, teams } = game.state
    return [half, drive, turn.side, turn.kind, teams.home.turn, teams.away.turn].join(' ')
  }
  const ends: number[] = []
  for (let rows = 2; game.decision !== null; rows++) {
    const before = turn()
    const { options } = game.decision
    game.choose(options[chance.below(options.length)]!)
    if (turn() !== before || game.decision === null) ends.push(rows)
  }
  expect(game.record().positions.map(({ after }) => after)).toEqual(ends)
})

test('a match under way goes on where it was left, and goes on being recorded', () => {
  const game = played('lrb4', 150)
  const { goesOn } = opened(jsonOf(fileOf(game)))
  expect(goesOn?.game.momentHash()).toBe(game.momentHash())
  const [choice] = game.decision!.options
  goesOn?.game.choose(choice!)
  expect(goesOn?.game.record().rows.length).toBe(game.record().rows.length + 1)
})

test('what another engine played is said to be so, even where it goes the same way', () => {
  const { verdict, elsewhere } = opened(jsonOf(fileOf(played('lrb4', 60), { engine: 'yesterday' })))
  expect({ verdict, elsewhere }).toEqual({ verdict: 'same', elsewhere: true })
})

test('where the rules of today would play it otherwise it is told as it happened, and goes on from a kept position', () => {
  const game = played('lrb4', 220)
  const json = jsonOf(fileOf(game, { engine: 'yesterday' }))
  const at = json.positions[1]!.after
  json.events[at]!.unshift({ type: 'phase', phase: 'as it was', rule: 'seq.halves' })
  const { verdict, parting, goesOn, file } = opened(json)
  expect(verdict).toBe('otherwise')
  expect(parting).toEqual({ row: at, why: 'other things happen' })
  expect(file.rows[at]?.events[0]).toMatchObject({ phase: 'as it was' })
  const last = file.positions.at(-1)
  expect(goesOn?.after).toBe(last?.after)
  expect(stateHash(goesOn!.game.state)).toBe(last?.hash)

  const again = { ...fileOf(goesOn!.game), since: goesOn!.after }
  expect(again.rows.length).toBe(goesOn?.after)
  while (again.rows.length < goesOn!.after + 5 && goesOn!.game.decision !== null)
    goesOn!.game.choose(goesOn!.game.decision.options[0]!)
  const later = opened(jsonOf({ ...fileOf(goesOn!.game), since: goesOn!.after }))
  expect(later.verdict).toBe('same')
  expect(later.file.rows[at]?.events[0]).toMatchObject({ phase: 'as it was' })
  expect(later.goesOn?.game.momentHash()).toBe(goesOn?.game.momentHash())
})

test('a position that differs is noticed', () => {
  const json = jsonOf(fileOf(played('basic', 120)))
  json.positions[0]!.hash = '0000000000000000'
  expect(opened(json)).toMatchObject({
    verdict: 'otherwise',
    parting: { row: json.positions[0]!.after - 1, why: 'the position is another' },
  })
})

test.each([
  [
    'dice that are missing',
    (json: Json) => json.answers.find(({ dice }) => dice.length > 0)!.dice.pop(),
    'a die is missing',
  ],
  ['dice left over', (json: Json) => json.answers[20]!.dice.push([1, 6]), 'dice are left over'],
  [
    'a die of another kind',
    (json: Json) => (json.answers.find(({ dice }) => dice.length > 0)!.dice[0]![1] = 20),
    'The record holds a die of 20 sides',
  ],
  [
    'an answer by the wrong side',
    (json: Json) => (json.answers[3]!.by = 'clock'),
    'The clock may call time and nothing else',
  ],
])('%s are no new match', (_, change, why) => {
  const json = jsonOf(fileOf(played('lrb4', 100)))
  change(json)
  const { verdict, parting } = opened(json)
  expect(verdict).toBe('otherwise')
  expect(parting?.why).toContain(why)
})

test('an opening with a die too many is no new match either', () => {
  const json = jsonOf(fileOf(played('lrb4', 0)))
  json.answers[0]!.dice.push([1, 6])
  expect(opened(json)).toMatchObject({
    verdict: 'otherwise',
    parting: { row: 0, why: 'dice are left over' },
  })
})

test('a face that its own die does not have is refused', () => {
  const json = jsonOf(fileOf(played('lrb4', 20)))
  const row = json.answers.findIndex(({ dice }) => dice.length > 0)
  json.answers[row]!.dice[0] = [7, 6]
  expect(openMatch(json, opening()).problem).toBe(
    `The match.answers[${row}].dice[0] should be a whole number from 1 to 6, not 7.`,
  )
})

test('rules may hold from the very first answer on', () => {
  const game = played('leagues16', 0)
  const { spec: _, ...saved } = structuredClone(game.toJSON())
  const kept = { after: 1, hash: stateHash(game.state), saved }
  for (let count = 0; count < 5; count++) game.choose(game.legalChoices()[0]!)
  const { verdict, parting } = opened(jsonOf({ ...fileOf(game), since: 1, positions: [kept] }))
  expect({ verdict, parting }).toEqual({ verdict: 'same', parting: null })
})

test('a kept position that somebody has changed is not gone on from; what other rules have kept is', () => {
  const game = played('lrb4', 220)
  const json = jsonOf(fileOf(game))
  json.events[3]!.unshift({ type: 'phase', phase: 'as it was', rule: 'seq.halves' })
  const [before, last] = json.positions.slice(-2)
  const { players } = last!.saved.state
  players.find(({ place, stance }) => place === 'pitch' && stance === 'standing')!.stance = 'prone'
  const { goesOn } = opened(json)
  expect(goesOn?.after).toBe(before!.after)
  expect(stateHash(goesOn!.game.state)).toBe(before!.hash)
  expect(opened({ ...json, engine: 'yesterday' }).goesOn?.after).toBe(last!.after)
})

test('a position kept in a way that rules of today do not know is left out, and the match is told without it', () => {
  const game = played('lrb4', 220)
  const json = jsonOf(fileOf(game, { engine: 'yesterday' }))
  json.positions.at(-1)!.saved.state.weather = 'as it was called'
  const { verdict, goesOn, file } = opened(json)
  expect(verdict).toBe('same')
  expect(goesOn?.game.momentHash()).toBe(game.momentHash())
  expect(file.positions.length).toBe(json.positions.length - 1)

  json.events[3]!.unshift({ type: 'phase', phase: 'as it was', rule: 'seq.halves' })
  expect(opened(json)).toMatchObject({
    verdict: 'otherwise',
    goesOn: { after: json.positions.at(-2)!.after },
  })
  for (const { saved } of json.positions) saved.state.weather = 'as it was called'
  const told = opened(json)
  expect(told).toMatchObject({ verdict: 'otherwise', goesOn: null })
  expect(told.file.rows[3]?.events[0]).toMatchObject({ phase: 'as it was' })
})

test.each(['constructor', '__proto__', 'toString'])('nothing that happens is called %s', (name) => {
  const json = jsonOf(fileOf(played('lrb4', 30)))
  json.events[3]!.unshift({ type: 'ball', at: null, how: name, dice: [], rule: 'seq.halves' })
  expect(openMatch(json, opening()).problem).toBe(
    `The match.events[3][0].how should be the name of something, not "${name}".`,
  )
})

test('a file of version 1 is played again, and says what it cannot promise', () => {
  const game = played('lrb4')
  const { spec, rows } = game.record()
  const old = {
    format: 'touchback-match',
    version: 1,
    spec,
    choices: rows.flatMap(({ choice }) => choice ?? []),
    dice: rows.flatMap(({ dice }) => dice.map(([face]) => face)),
  }
  const { verdict, elsewhere, goesOn, parting, file } = opened(JSON.parse(JSON.stringify(old)))
  expect({ verdict, elsewhere, parting }).toEqual({ verdict: 'unproven', elsewhere: true, parting: null })
  expect(file.rows.map(({ events }) => events)).toEqual(rows.map(({ events }) => events))
  expect(stateHash(goesOn!.game.state)).toBe(stateHash(game.state))

  const short = opened(JSON.parse(JSON.stringify({ ...old, dice: old.dice.slice(0, 60) })))
  expect(short.parting?.why).toBe('a die is missing')
  expect(short.file.rows.length).toBe(short.parting?.row)
  const long = opened(JSON.parse(JSON.stringify({ ...old, dice: [...old.dice, 1] })))
  expect(long.parting).toEqual({ row: old.choices.length, why: 'dice are left over' })
})

test('a match under way of version 1 goes on with dice of its own', () => {
  const { spec, rows } = played('lrb4', 40).record()
  const old = {
    format: 'touchback-match',
    version: 1,
    spec,
    choices: rows.flatMap(({ choice }) => choice ?? []),
    dice: rows.flatMap(({ dice }) => dice.map(([face]) => face)),
  }
  const { game } = opened(JSON.parse(JSON.stringify(old))).goesOn!
  while (game.decision !== null) game.choose(game.decision.default)
  expect(game.state.phase).toBe('over')
})

test('a match that begins with a position keeps it in its record, forks included', () => {
  const game = played('basic', 60)
  const from = structuredClone(game.state)
  const begun = Game.from(game.match.spec, from, { dice: new SeededDice(6), record: true })
  expect(begun.record().from).toEqual(from)
  expect(begun.fork(new SeededDice(1), { record: true }).record().from).toEqual(from)
})

test.each([
  ['nothing', null, 'should be an object whose "format"'],
  ['a stranger', { format: 'chess' }, 'should be an object whose "format"'],
  [
    'a version of the future',
    { format: 'touchback-match', version: 3 },
    'version should be a whole number from 1 to 2',
  ],
  ['no spec', { format: 'touchback-match', version: 2 }, 'spec should be an object'],
  [
    'an edition nobody has',
    { format: 'touchback-match', version: 2, spec: { edition: 'constructor' } },
    'spec.edition should be one of lrb4',
  ],
])('%s is refused with a sentence', (_, json, problem) => {
  expect(openMatch(json, opening()).problem).toContain(problem)
})
