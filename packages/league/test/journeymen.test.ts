import { editionOf, SeededDice } from '@touchback/engine'
import { type CareerChoice, noFeats, type OwnReport } from '@touchback/engine/career'
import { expect, test } from 'vitest'
import { Aftermath } from '../src/aftermath.ts'
import { found } from '../src/found.ts'
import { suggestedDraft } from '../src/suggested.ts'

const edition = editionOf('sevens')
const team = {
  ...found(edition, suggestedDraft(edition, 'human'), { id: 'us', colour: '#e8833a' }),
  treasury: 500_000,
}
type Guest = OwnReport['guests'][number]

/** A journeyman of the match, with whatever differs. */
const journeyman = (name: string, changes: Partial<Guest> = {}): Guest => ({
  name,
  position: 'human-lineman',
  kind: 'journeyman',
  skills: [],
  feats: noFeats(),
  hurt: [],
  available: true,
  fielded: true,
  mvps: 0,
  learned: [],
  ...changes,
})

const report = (guests: readonly Guest[]): OwnReport => ({
  score: [1, 0],
  conceded: null,
  forced: false,
  gate: null,
  crowd: 0,
  stage: null,
  players: {},
  guests,
  joined: [],
  spent: 0,
  worth: 0,
  roster: 'human',
  name: 'Us',
  against: { worth: 0, roster: 'orc', name: 'Them' },
  casualties: [0, 0],
})

/** The books after a match, up to the first question of a kind. */
function books(guests: readonly Guest[], type: string): Aftermath {
  const aftermath = Aftermath.begin({ team, report: report(guests), options: {} }, new SeededDice(3))
  while (aftermath.decision !== null && aftermath.decision.type !== type)
    aftermath.choose(aftermath.decision.default)
  return aftermath
}
const names = (choices: readonly CareerChoice[] = []): string[] =>
  choices.flatMap((choice) => ('player' in choice && choice.player !== undefined ? [choice.player] : []))

test('whoever is kept has played his first match, and what he did in it is his', () => {
  const aftermath = books([journeyman('Otto', { feats: { ...noFeats(), touchdowns: 1, fouls: 2 } })], 'buy')
  aftermath.choose({ type: 'keep', player: 'Otto' })
  const otto = aftermath.team.players.find(({ name }) => name === 'Otto')
  expect(otto).toMatchObject({ matches: 1, feats: { touchdowns: 1, fouls: 2, completions: 0 } })
})

test('nobody is kept twice', () => {
  const aftermath = books([journeyman('Otto'), journeyman('Emil')], 'buy')
  const kept = () => names(aftermath.decision?.options.filter(({ type }) => type === 'keep'))
  expect(kept()).toEqual(['Otto', 'Emil'])
  aftermath.choose({ type: 'keep', player: 'Otto' })
  expect(kept()).toEqual(['Emil'])
})

test('only those learn who were on the pitch and left it alive', () => {
  const guests = [
    journeyman('Otto'),
    journeyman('Idle', { fielded: false }),
    journeyman('Late', { hurt: [{ effect: 'dead', cause: 'dead' }] }),
    journeyman('Star', { kind: 'star' }),
  ]
  const offered = names(books(guests, 'advance').decision?.options)
  expect(['Otto', 'Idle', 'Late', 'Star'].filter((name) => offered.includes(name))).toEqual(['Otto'])
})
