import assert from 'node:assert/strict'
import { SeededDice } from '@touchback/engine'
import { noFeats, ownReport } from '@touchback/engine/career'
import { rule } from '@touchback/engine/testing'
import { Aftermath } from '../src/aftermath.ts'
import { found } from '../src/found.ts'
import { draft, edition } from './teams.ts'

const team = found(edition, draft(), { id: 'reavers', colour: '#aa0000' })
const line = { feats: noFeats(), hurt: [], available: true, fielded: true, mvps: 0, learned: [] }
const players = Object.fromEntries(team.players.map(({ id }) => [id, line]))
const side = { players, guests: [], joined: [], spent: 0, worth: 100, roster: 'human', name: 'Reavers' }

/** What gate and rating add to the die after a draw. */
function modifier(gate: number, rating: number): number | undefined {
  const report = {
    score: { home: 1, away: 1 },
    gate,
    crowd: { home: 0, away: 0 },
    weather: null,
    stage: null,
    conceded: null,
    sides: { home: side, away: side },
  }
  const setting = { team: { ...team, rating }, report: ownReport(report, 'home'), options: {} }
  const { events } = Aftermath.begin(setting, new SeededDice(1))
  const rolled = events.find((event) => event.type === 'rolled' && event.what === 'winnings')
  return rolled?.type === 'rolled' ? rolled.modifiers[0]?.[1] : undefined
}

/** The last gate of every row and the last rating of every column, but for those without an end. */
const ROWS = [20_000, 40_000, 60_000, 80_000, 100_000, 120_000, 140_000, 160_000]
const COLUMNS = [99, 125, 150, 175, 200, 225, 250, 275, 300]

rule(['lrb4.winnings.gate-rows'], 'a gate belongs to the row up to its last spectator', () => {
  for (const [row, last] of ROWS.entries()) {
    assert.equal(modifier(last, 99), 1 + row, `${last} spectators`)
    assert.equal(modifier(last + 1, 99), 2 + row, `${last + 1} spectators`)
  }
})

rule(['lrb4.winnings.tr-columns'], 'a rating belongs to the column up to its last point', () => {
  for (const [column, last] of COLUMNS.entries()) {
    assert.equal(modifier(20_000, last), 1 - column, `a rating of ${last}`)
    assert.equal(modifier(20_000, last + 1), 0 - column, `a rating of ${last + 1}`)
  }
})

rule(['lrb4.winnings.matrix'], 'rows add, columns take away', () => {
  for (const [row, gate] of ROWS.entries())
    for (const [column, rating] of COLUMNS.entries())
      assert.equal(modifier(gate, rating), 1 + row - column, `${gate} spectators, a rating of ${rating}`)
  assert.equal(modifier(1_000_000, 1000), 0)
})
