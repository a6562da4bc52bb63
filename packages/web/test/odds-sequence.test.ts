import { EDITIONS } from '@touchback/engine'
import { describe, expect, test } from 'vitest'
import {
  type Actor,
  decode,
  encode,
  example,
  type Feat,
  FRESH_ACTOR,
  FRESH_FEAT,
  freshActor,
  type Sequence,
} from '../src/odds/sequence.ts'
import { workOut } from '../src/odds/work-out.ts'

const edition = Object.values(EDITIONS)[0]!
const row = (feats: Partial<Feat>[], skills: string[] = [], more: Partial<Sequence> = {}): Sequence => ({
  ...example(edition),
  actors: [{ ...FRESH_ACTOR, skills }],
  feats: feats.map((feat) => ({ ...FRESH_FEAT, ...feat })),
  ...more,
})

test.each<[string, Sequence, number]>([
  ['a dodge of AG 3', row([{}]), 4 / 6],
  ['into two tackle zones', row([{ zones: 2 }]), 2 / 6],
  ['two dodges', row([{}, {}]), (4 / 6) ** 2],
  ['going for it', row([{ kind: 'rush' }]), 5 / 6],
  ['going for it in a blizzard', row([{ kind: 'rush' }], [], { weather: 'blizzard' }), 4 / 6],
  ['picking up in the rain', row([{ kind: 'pick-up' }], [], { weather: 'pouring-rain' }), 3 / 6],
  ['a long pass', row([{ kind: 'pass', band: 2 }]), 2 / 6],
  ['with Accurate', row([{ kind: 'pass', band: 2 }], ['accurate']), 3 / 6],
  ['catching a bouncing ball', row([{ kind: 'catch', accurate: false }]), 3 / 6],
  ['one block die, opponent down', row([{ kind: 'block' }]), 2 / 6],
  ['two dice against Dodge', row([{ kind: 'block', assists: [1, 0], against: ['dodge'] }]), 1 - (5 / 6) ** 2],
  ['two dice the opponent picks', row([{ kind: 'block', assists: [0, 1] }]), (2 / 6) ** 2],
  ['nobody of mine falls, with Block', row([{ kind: 'block', goal: 'safe' }], ['block']), 5 / 6],
  ['armour of 8 is broken by a nine', row([{ kind: 'harm' }]), 10 / 36],
  ['or by an eight, with Mighty Blow', row([{ kind: 'harm' }], ['mighty-blow']), 15 / 36],
  ['a casualty', row([{ kind: 'harm', hurt: 'casualty' }]), (10 / 36) * (6 / 36)],
  ['armour of 7', row([{ kind: 'harm', av: 7 }]), 15 / 36],
  [
    'a block that puts him down and breaks it',
    row([{ kind: 'block' }, { kind: 'harm' }]),
    (2 / 6) * (10 / 36),
  ],
  ['a foul with two helpers', row([{ kind: 'foul', assists: [2, 0] }]), 26 / 36],
])('%s', (_, sequence, chance) => {
  expect(workOut(sequence).plain).toBeCloseTo(chance)
})

test('the team re-roll saves one roll of the row', () => {
  const { plain, withSkills, withTeam } = workOut(row([{}, {}]))
  expect(withSkills).toBeCloseTo(plain)
  expect(withTeam).toBeCloseTo((4 / 6) ** 2 * (1 + 2 / 6 + 2 / 6))
})

test('Dodge rolls again once a turn, unless somebody with Tackle stands there', () => {
  const p = 4 / 6
  expect(workOut(row([{}], ['dodge'])).withSkills).toBeCloseTo(p + (1 - p) * p)
  expect(workOut(row([{}, {}], ['dodge'])).withSkills).toBeCloseTo(p * p * (1 + 2 * (1 - p)))
  expect(workOut(row([{ against: ['tackle'] }], ['dodge'])).withSkills).toBeCloseTo(p)
})

test('thrower and catcher each use their own skill', () => {
  const sequence: Sequence = {
    ...row([{ kind: 'pass' }, { kind: 'catch', actor: 1 }]),
    actors: [
      { ...FRESH_ACTOR, skills: ['pass'] },
      { ...FRESH_ACTOR, skills: ['catch'] },
    ],
  }
  const p = 4 / 6
  expect(workOut(sequence).withSkills).toBeCloseTo((p + (1 - p) * p) ** 2)
})

test('Pro and Break Tackle', () => {
  const p = 4 / 6
  expect(workOut(row([{}], ['pro'])).withSkills).toBeCloseTo(p + ((1 - p) * p) / 2)
  const strong = { ...row([{}]), actors: [{ ag: 1, st: 5, skills: ['break-tackle'] }] }
  expect(workOut(strong).plain).toBeCloseTo(5 / 6)
})

test('a pass too long for the weather never arrives', () => {
  const { plain, answers } = workOut(row([{ kind: 'pass', band: 3 }], [], { weather: 'blizzard' }))
  expect(plain).toBe(0)
  expect(answers[0]?.outOfRange).toBe(true)
})

test('an address holds the whole row, and nonsense is no row', () => {
  const sequence = row(
    [
      { zones: 3, against: ['tackle'] },
      { kind: 'block', st: 5 },
    ],
    ['pro', 'dodge'],
  )
  expect(decode(encode(sequence))).toEqual(sequence)
  expect(decode('nonsense')).toBeNull()
  expect(decode(encode({ ...sequence, edition: 'none' }))).toBeNull()
})

describe.each(Object.values(EDITIONS))('in $name', (book) => {
  const alone = (feat: Partial<Feat>): Sequence => ({ ...example(book), feats: [{ ...FRESH_FEAT, ...feat }] })
  const kinds = ['block', ...Object.keys(book.rolls.tests)]

  test.each(kinds)('%s has a chance', (kind) => {
    for (const band of book.passing.bands.keys()) {
      const { plain, withTeam } = workOut(alone({ kind, band }))
      expect(plain).toBeGreaterThanOrEqual(0)
      expect(withTeam).toBeGreaterThanOrEqual(plain)
      expect(withTeam).toBeLessThanOrEqual(1)
    }
  })

  test('an address holds it all', () => {
    const sequence = example(book)
    expect(decode(encode(sequence))).toEqual(sequence)
  })
})

test('a number that the die must reach is rolled against as it stands', () => {
  const book = Object.values(EDITIONS).find(({ players }) =>
    players.characteristics.some(({ id, kind }) => id === 'pa' && kind === 'target'),
  )!
  const rolls = (actor: Partial<Actor>, feat: Partial<Feat>): number =>
    workOut({
      ...example(book),
      actors: [{ ...freshActor(book), ...actor }],
      feats: [{ ...FRESH_FEAT, ...feat }],
    }).plain
  expect(rolls({ ag: 2 }, { kind: 'pick-up' })).toBeCloseTo(5 / 6)
  expect(rolls({ ag: 4 }, { kind: 'pick-up' })).toBeCloseTo(3 / 6)
  expect(rolls({ pa: 3 }, { kind: 'pass' })).toBeCloseTo(4 / 6)
  expect(rolls({ pa: 5 }, { kind: 'pass' })).toBeCloseTo(2 / 6)
})

test('nobody rolls armour again', () => {
  const { plain, withTeam, answers } = workOut(row([{ kind: 'harm' }]))
  expect(withTeam).toBeCloseTo(plain)
  expect(answers[0]?.spotted).toBeNull()
  expect(workOut(row([{ kind: 'foul' }])).answers[0]?.spotted).toBeGreaterThan(0)
})

test.each(Object.values(EDITIONS))('$name answers for every roll and every skill', (book) => {
  for (const kind of ['block', 'harm', 'foul', ...Object.keys(book.rolls.tests)])
    for (const skill of Object.keys(book.players.skills)) {
      const asked = { ...FRESH_FEAT, kind, zones: 1, against: [skill] }
      const actor = { ...freshActor(book), skills: [skill] }
      const { plain, withSkills, withTeam } = workOut({ ...example(book), actors: [actor], feats: [asked] })
      expect(plain, `${kind} with ${skill}`).toBeGreaterThanOrEqual(0)
      expect(withSkills, `${kind} with ${skill}`).toBeGreaterThanOrEqual(plain - 1e-9)
      expect(withTeam, `${kind} with ${skill}`).toBeGreaterThanOrEqual(withSkills - 1e-9)
      expect(withTeam, `${kind} with ${skill}`).toBeLessThanOrEqual(1 + 1e-9)
    }
})
