import { expect, test } from 'vitest'
import { positionOf } from '../src/doors/position.ts'
import { read } from '../src/doors/shape.ts'
import { editionOf } from '../src/editions/index.ts'
import { Game } from '../src/game.ts'
import { belongings, holdingsFrom } from '../src/match/belongings.ts'
import { stateHash } from '../src/match/hash.ts'
import { clone, type MatchState, type Team } from '../src/match/state.ts'
import { SeededDice } from '../src/rolls/dice.ts'
import { randomSpec } from '../src/testing/random-team.ts'

const edition = editionOf('sevens')
const spec = randomSpec(edition, 'human', 'nurgle', 3)

/** A position in which the home team has some of everything. */
function position(): MatchState {
  const state = clone(Game.start(spec, { dice: new SeededDice(1) }).state)
  Object.assign(state.teams.home, {
    stock: { kegs: 2, 'set-piece': 0 },
    gold: 70_000,
    hiredValue: 50_000,
    keptRerolls: 0,
    marks: ['infected', 'noted:set-piece', 'treacherous-trapdoor'],
  })
  return state
}

/** As positions were kept when all of it was one list. */
function asOneList(team: Team): object {
  const { gold: _gold, hiredValue: _hired, keptRerolls: _kept, marks: _marks, ...others } = team
  return { ...others, stock: belongings(team) }
}

test('what a team has is one list by id and can be told apart again', () => {
  const { home } = position().teams
  expect(belongings(home)).toEqual({
    kegs: 2,
    'set-piece': 0,
    treasury: 70_000,
    'hired-value': 50_000,
    'kept-rerolls': 1,
    infected: 1,
    'noted:set-piece': 1,
    'treacherous-trapdoor': 1,
  })
  expect(home).toMatchObject(holdingsFrom(belongings(home)))
  expect(holdingsFrom({})).toEqual({ stock: {}, gold: 0, hiredValue: 0, keptRerolls: null, marks: [] })
})

test('a position from before money and marks had names is read, and its fingerprint holds', () => {
  const state = position()
  const { home, away } = state.teams
  const old = { ...state, teams: { home: asOneList(home), away: asOneList(away) } }
  const { value } = read(positionOf(edition, spec), JSON.parse(JSON.stringify(old)), 'The position')
  expect(value).toEqual(state)
  expect(value && stateHash(value)).toBe(stateHash(state))
})

test('a mark that no team can have is refused', () => {
  const state = position()
  Object.assign(state.teams.away, { marks: ['lucky'] })
  expect(read(positionOf(edition, spec), state, 'The position').problem).toMatch(/holds for a team/)
})
