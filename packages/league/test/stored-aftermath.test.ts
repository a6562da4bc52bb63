import { RecordedDice, SeededDice } from '@touchback/engine'
import { type CareerChoice, noFeats, type OwnReport } from '@touchback/engine/career'
import { describe, expect, test } from 'vitest'
import { Aftermath, type SavedAftermath } from '../src/aftermath.ts'
import { found } from '../src/found.ts'
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
      mvps: 0,
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
