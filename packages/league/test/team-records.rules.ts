import assert from 'node:assert/strict'
import { RecordedDice } from '@touchback/engine'
import { type MatchReport, noFeats, ownReport, type PlayerReport } from '@touchback/engine/career'
import { rule } from '@touchback/engine/testing'
import { Aftermath } from '../src/aftermath.ts'
import { found } from '../src/found.ts'
import { draft, edition } from './teams.ts'

const team = found(edition, draft({ rerolls: 2, cheerleaders: 1 }), { id: 'reavers', colour: '#aa0000' })

rule(
  ['lrb4.create.roster-sheet', 'lrb4.create.initial-tr'],
  'a roster holds all that a league writes down',
  () => {
    assert.equal(team.players.length, 11)
    assert.deepEqual(
      [team.rerolls, team.fanFactor, team.cheerleaders, team.treasury, team.rating],
      [2, 1, 1, 330_000, 100],
    )
    for (const { points, niggles, missNext, scars } of team.players)
      assert.deepEqual([points, niggles, missNext, scars], [{}, 0, false, []])
  },
)

const present: PlayerReport = {
  feats: noFeats(),
  hurt: [],
  available: true,
  fielded: true,
  mvps: 0,
  learned: [],
}
const [first] = team.players
const lines = Object.fromEntries(team.players.map(({ id }) => [id, present]))
const side = { players: lines, guests: [], joined: [], spent: 0, worth: 100, roster: 'human' }
const report: MatchReport = {
  score: { home: 1, away: 1 },
  gate: 15_000,
  crowd: { home: 0, away: 0 },
  weather: 'nice',
  stage: 'semi-final',
  conceded: null,
  sides: {
    home: {
      ...side,
      name: 'Reavers',
      players: { ...lines, [first?.id ?? '']: { ...present, feats: { ...noFeats(), casualties: 2 } } },
    },
    away: { ...side, name: 'Others' },
  },
}

/** The team after the match: a 4 for the winnings, the last player's award, a 3 for the fans, and nothing bought. */
function after(as: 'home' | 'away') {
  const aftermath = Aftermath.begin(
    { team, report: ownReport(report, as), options: {} },
    new RecordedDice([4, 11, 3]),
  )
  aftermath.choose({ type: 'done' })
  return aftermath.team
}

rule(
  ['lrb4.league.match-record'],
  'a match is entered with opponent, score, casualties, gate and winnings',
  () => {
    assert.deepEqual(after('home').matches, [
      {
        opponent: 'Others',
        score: [1, 1],
        casualties: [2, 0],
        gate: 15_000,
        winnings: 40_000,
        conceded: null,
        stage: 'semi-final',
        worth: 105,
        treasury: 370_000,
      },
    ])
    assert.deepEqual(after('away').matches[0]?.casualties, [0, 2])
  },
)

rule(['lrb4.league.stadiums'], 'a neutral stadium pays both teams by the same table', () => {
  assert.deepEqual([after('home').treasury, after('away').treasury], [370_000, 370_000])
})
