import { EDITIONS, type Event, settledBy, type XY } from '@touchback/engine'
import { describe, expect, test } from 'vitest'
import { type Names, sentence } from '../src/sentences.ts'
import { testName, testOutcome, testWords } from '../src/tests.ts'
import { plainWords } from '../src/words.ts'

const { lrb4 } = EDITIONS
if (lrb4 === undefined) throw new Error('a book is missing')

const names: Names = {
  player: (id) => ['Dieter', 'Urgash'][id] ?? `player ${id}`,
  team: (side) => (side === 'home' ? 'Reavers' : 'Gouges'),
  skill: plainWords,
  thing: (id) => ({ kegs: 'Kegs', treasury: 'Treasury' })[id] ?? plainWords(id),
  weather: plainWords,
  square: (at) => (at === null ? 'off the pitch' : at.join(',')),
  test: (id) => testWords(lrb4, id),
  outcome: (id, passed) => testOutcome(lrb4, id, passed),
  settled: (event) => settledBy(lrb4, event),
}
/** The sentence of an event, of which only what it speaks of is given. */
const told = (event: object) => sentence({ rule: 'dodge.roll', ...event } as unknown as Event, names)

describe('a roll is told as a coach would tell it', () => {
  const rolled = (id: string, dice: number[], passed: boolean, modifiers: [string, number][] = []) =>
    told({ type: 'rolled', test: id, player: 0, dice, modifiers, target: 4, passed })

  test.each([
    ['dodge', true, 'Dieter dodges: 4, needs 4+: passed'],
    ['pick-up', false, 'Dieter tries to pick the ball up: 4, needs 4+: failed'],
    ['referee', true, 'Dieter hopes that the referee looks away: 4, needs 4+: seen'],
    ['referee', false, 'Dieter hopes that the referee looks away: 4, needs 4+: not seen'],
    ['pitch-invasion', true, 'Dieter meets the crowd: 4, needs 4+: struck down'],
    ['fuse', false, 'Dieter holds a burning fuse: 4, needs 4+: it goes off in his hand'],
    ['bone-head', true, 'Dieter rolls for Bone Head: 4, needs 4+: passed'],
  ])('%s, %s', (id, passed, expected) => expect(rolled(id, [4], passed)).toBe(expected))

  test('what nobody could do has no dice', () =>
    expect(rolled('catch', [], false)).toBe('Dieter tries to catch and cannot'))

  test('what comes to less than nothing has the sign of its parts', () =>
    expect(rolled('catch', [1], false, [['tackle-zones', -2]])).toBe(
      'Dieter tries to catch: 1 −2 tackle zones = −1, needs 4+: failed',
    ))

  test.each<[string, number, boolean, [string, number][], string]>([
    [
      'catch',
      6,
      true,
      [['tackle-zones', -4]],
      '6 −4 tackle zones = 2, needs 4+, but a natural 6 always succeeds: passed',
    ],
    [
      'catch',
      1,
      false,
      [['accurate', 3]],
      '1 +3 accurate = 4, needs 4+, but a natural 1 always fails: failed',
    ],
    ['catch', 5, false, [['tackle-zones', -4]], '5 −4 tackle zones = 1, needs 4+: failed'],
    ['catch', 6, true, [['tackle-zones', -2]], '6 −2 tackle zones = 4, needs 4+: passed'],
    // What has no natural rolls goes by its sum alone.
    ['bone-head', 1, true, [['rallied', 3]], '1 +3 rallied = 4, needs 4+: passed'],
  ])('%s: what a natural %s settles against the sum is said, and only that', (id, die, passed, why, said) =>
    expect(rolled(id, [die], passed, why)).toContain(`: ${said}`),
  )
})

describe.each(Object.values(EDITIONS))('$name', (edition) => {
  test.each(Object.keys(edition.rolls.tests))('%s has words of its own, or is a skill', (id) => {
    const isSkill = Object.values(edition.players.skills).some(({ name }) => name === testName(edition, id))
    expect(isSkill || !testWords(edition, id).startsWith('rolls for')).toBe(true)
    expect(testOutcome(edition, id, true)).not.toBe(testOutcome(edition, id, false))
  })
})

test.each<[string, object, string | null]>([
  ['a bounce', { type: 'ball', how: 'bounce', at: [4, 5], dice: [3] }, 'The ball bounces to 4,5 (rolled 3)'],
  [
    'a ball that is lost',
    { type: 'ball', how: 'bounce', at: null, dice: [3] },
    'The ball bounces off the pitch (rolled 3)',
  ],
  ['re-rolls', { type: 'rerolls', side: 'home', change: 2, left: 2 }, 'Reavers get 2 re-rolls: 2 left'],
  [
    'the last one',
    { type: 'rerolls', side: 'away', change: -1, left: 0 },
    'Gouges lose a re-roll: none left',
  ],
  [
    'a keg',
    { type: 'stock', side: 'home', what: 'kegs', change: -1, left: 0 },
    'Kegs of Reavers: 1 used, none left',
  ],
  [
    'what stays',
    { type: 'serious-injury', player: 1, dice: 64, result: 'ag-1' },
    'What stays with Urgash, rolled 64: he is clumsier by 1',
  ],
  [
    'a coach who argues',
    { type: 'argued', side: 'home', die: 1, outcome: 'expelled' },
    'Reavers argue the call (rolled 1): the coach is sent away',
  ],
  [
    'the end of a turn',
    { type: 'turnover', side: 'home', cause: 'blood-lust' },
    'TURNOVER: the turn of Reavers is over, one of theirs thirsts for blood and finds none',
  ],
  [
    'dice for nobody',
    { type: 'dice', what: 'bomb', player: null, dice: [3] },
    'Rolled for where the bomb comes down: 3',
  ],
  ['dice for somebody', { type: 'dice', what: 'heat', player: 0, dice: [1] }, 'Dieter rolls for the heat: 1'],
  ['a lot', { type: 'dice', what: 'throw-a-rock', player: 1, dice: [] }, 'The rock from the crowd: Urgash'],
  [
    'a table',
    { type: 'table', table: 'kick-off', dice: [1, 5], row: 'riot' },
    'Rolled on the kick-off table: 1+5=6, riot',
  ],
  ['who is gone', { type: 'removed', player: 0, to: 'ko' }, 'Dieter is carried off, knocked out'],
  ['book-keeping', { type: 'condition', player: 0, condition: 'fielded', on: true }, null],
  [
    'what is over',
    { type: 'condition', player: 0, condition: 'toad', on: false },
    'Dieter is no longer a toad',
  ],
  [
    'a flight into the crowd',
    { type: 'flew', player: 0, to: null as XY | null, dice: [1, 2, 3] },
    'Dieter flies off the pitch (rolled 1, 2, 3)',
  ],
])('%s', (_, event, expected) => expect(told(event)).toBe(expected))
