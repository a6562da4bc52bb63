import { RecordedDice, SeededDice } from '@touchback/engine'
import { type CareerChoice, noFeats, type OwnReport } from '@touchback/engine/career'
import { describe, expect, test } from 'vitest'
import { Aftermath, type SavedAftermath } from '../src/aftermath.ts'
import { found } from '../src/found.ts'
import { readAftermath } from '../src/saved-aftermath.ts'
import { draft, edition } from './teams.ts'

const team = found(edition, draft(), { id: 'us', colour: '#e8833a' })
const star = team.players[0]!.id
const report: OwnReport = {
  score: [2, 1],
  conceded: null,
  forced: false,
  gate: 24_000,
  crowd: 1,
  stage: null,
  players: {
    [star]: {
      feats: { ...noFeats(), completions: 1, touchdowns: 2 },
      hurt: [],
      available: true,
      fielded: true,
      mvps: 2,
      learned: [],
    },
  },
  guests: [],
  joined: [],
  spent: 0,
  worth: 100,
  roster: 'human',
  name: 'Us',
  against: { worth: 100, roster: 'orc', name: 'Them' },
  casualties: [0, 0],
}

const lamed = { ...report.players[star], hurt: [{ effect: '-pa', cause: 'x' }] }

/** A whole aftermath as it is at each of its questions, and how it ended. */
function whole() {
  const aftermath = Aftermath.begin({ team, report, options: {} }, new SeededDice(3))
  const stages: SavedAftermath[] = []
  const choices: CareerChoice[] = []
  while (aftermath.decision !== null) {
    stages.push(structuredClone(aftermath.toJSON()))
    choices.push(aftermath.decision.default)
    aftermath.choose(aftermath.decision.default)
  }
  return { stages, choices, end: aftermath }
}

describe('an aftermath that was stored', () => {
  const { stages, choices, end } = whole()
  const { dice } = end.toJSON()

  test('goes on where it was left, with dice of its own', () => {
    expect(stages.length).toBeGreaterThan(1)
    expect(dice.length).toBeGreaterThan(stages[0]!.dice.length)
    for (const [index, stage] of stages.entries()) {
      const { value } = Aftermath.load(stage, new RecordedDice(dice.slice(stage.dice.length)))
      for (const choice of choices.slice(index)) value!.choose(choice)
      expect(value!.decision).toBeNull()
      expect(value!.team).toEqual(end.team)
      expect(value!.toJSON()).toEqual(end.toJSON())
    }
  })

  test('counts the match and the feats for whoever was there', () => {
    const [first, second] = end.team.players
    expect([first?.matches, first?.feats.touchdowns, first?.feats.completions]).toEqual([1, 2, 1])
    expect([second?.matches, second?.feats.touchdowns]).toEqual([0, 0])
    expect([first?.mvps, second?.mvps]).toEqual([2, 0])
  })

  test('holds the dice that were thrown: no more, no fewer, none that cannot be', () => {
    const last = end.toJSON()
    const problem = (changes: Partial<SavedAftermath>) =>
      Aftermath.load({ ...last, ...changes }, new SeededDice(1)).problem
    expect(problem({})).toBeNull()
    expect(problem({ dice: [...dice, 3] })).toMatch(/holds dice/)
    expect(problem({ dice: dice.slice(0, -1) })).toMatch(/lacks dice/)
    expect(problem({ dice: dice.map(() => 99) })).not.toBeNull()
    expect(problem({ choices: [...choices, { type: 'done' }] })).toMatch(/closed/)
  })
})

describe('an aftermath from outside', () => {
  type Stored = { readonly team: object; readonly report: object; readonly dice: readonly number[] }
  const stored = () => JSON.parse(JSON.stringify(whole().stages.at(-1))) as Stored

  test('is read where it was left', () => {
    const saved = stored()
    const { value: read, problem } = readAftermath(saved, new RecordedDice())
    expect(problem).toBeNull()
    expect(JSON.parse(JSON.stringify(read))).toEqual(saved)
  })

  test.each<[string, (saved: Stored) => unknown, string]>([
    ['nothing', () => null, 'The aftermath.team should be a team'],
    ['no team', (saved) => ({ ...saved, team: undefined }), 'The aftermath.team should be a team'],
    ['no report', (saved) => ({ ...saved, report: undefined }), 'The aftermath.report should be an object'],
    [
      'a book nobody has',
      (saved) => ({ ...saved, team: { ...saved.team, edition: 'lrb9' } }),
      'The aftermath.team.edition',
    ],
    [
      'a debt',
      (saved) => ({ ...saved, team: { ...saved.team, treasury: -5 } }),
      'The aftermath.team.treasury',
    ],
    ['a field too many', (saved) => ({ ...saved, luck: 1 }), 'The aftermath has no "luck".'],
    [
      'one score',
      (saved) => ({ ...saved, report: { ...saved.report, score: [1] } }),
      'The aftermath.report.score should be two numbers',
    ],
    [
      'a strange recruit',
      (saved) => ({ ...saved, report: { ...saved.report, joined: ['dragon'] } }),
      'team list has no "dragon".',
    ],
    [
      'an injury of another book',
      (saved) => ({ ...saved, report: { ...saved.report, players: { [star]: lamed } } }),
      'no injury is "-pa"',
    ],
    [
      'a strange list',
      (saved) => ({ ...saved, report: { ...saved.report, roster: 'dragons' } }),
      'has no team list "dragons".',
    ],
    ['an option nobody has', (saved) => ({ ...saved, options: { luck: true } }), 'The aftermath.options'],
    ['an option out of bounds', (saved) => ({ ...saved, options: { access: 7 } }), '"access" cannot be 7'],
    ['a die too many', (saved) => ({ ...saved, dice: [...saved.dice, 3] }), 'dice that nobody rolled'],
    [
      'too many choices',
      (saved) => ({ ...saved, choices: Array.from({ length: 2001 }, () => ({ type: 'done' })) }),
      'The aftermath.choices should be a list of at most 2000',
    ],
    [
      'too many dice',
      (saved) => ({ ...saved, dice: Array.from({ length: 2001 }, () => 1) }),
      'The aftermath.dice should be a list of at most 2000',
    ],
    ['a wrong face', (saved) => ({ ...saved, dice: [200, ...saved.dice.slice(1)] }), 'The record holds 200'],
  ])('with %s is refused with a sentence', (_, spoil, problem) => {
    expect(readAftermath(spoil(stored()), new RecordedDice()).problem).toContain(problem)
  })

  test('on a prize', () => {
    const prize = { what: 'spike', gold: 10_000, fans: 1, trophy: null, medal: 0, medals: [] }
    const saved = { team, prize, options: {}, choices: [], dice: [] }
    expect(readAftermath(saved, new RecordedDice()).value?.team.treasury).toBe(team.treasury + 10_000)
    expect(readAftermath({ ...saved, prize: { ...prize, gold: -1 } }, new RecordedDice()).problem).toContain(
      'The aftermath.prize.gold should be',
    )
  })

  test('with a lesson nobody can learn', () => {
    const saved = JSON.parse(JSON.stringify({ team, report, options: {}, choices: [], dice: [] }))
    saved.report.players[star].learned = [{ take: '+luck', kind: 'own' }]
    expect(readAftermath(saved, new RecordedDice()).problem).toContain('nobody can learn "+luck"')
  })
})
