import assert from 'node:assert/strict'
import { editionOf, SeededDice } from '@touchback/engine'
import {
  type OwnReport,
  redraftBudget,
  redraftPrice,
  type Result,
  seasonPrize,
  tablePoints,
  usualPoints,
  type TeamMatch,
  worthOf,
} from '@touchback/engine/career'
import { rule } from '@touchback/engine/testing'
import { Aftermath } from '../src/aftermath.ts'
import { bring } from '../src/bring.ts'
import { found } from '../src/found.ts'
import { draft, players } from './teams.ts'

const edition = editionOf('sevens')
const result = (score: Result['score'], casualties = 0, conceded: Result['conceded'] = null): Result => ({
  score,
  casualties: [casualties, 0],
  conceded,
})

const points = (played: Result, bonus = false): number =>
  tablePoints(usualPoints(edition, { 'bonus-points': bonus }), played).reduce(
    (sum, [, value]) => sum + value,
    0,
  )

rule(['s2.league.points'], 'three for a victory, one for a draw, none for a defeat', () => {
  assert.equal(points(result([2, 1])), 3)
  assert.equal(points(result([1, 1])), 1)
  assert.equal(points(result([1, 2])), 0)
  assert.equal(points(result([1, 2], 0, 'theirs')), 3)
  assert.equal(points(result([2, 1], 0, 'own')), 0)
})

rule(
  ['s2.league.points', 'sevens.gap.league-casualties'],
  'one more each, where the league gives them',
  () => {
    assert.equal(points(result([3, 1]), true), 4)
    assert.equal(points(result([2, 1]), true), 3)
    assert.equal(points(result([0, 0]), true), 2)
    assert.equal(points(result([0, 1], 3), true), 1)
    assert.equal(points(result([0, 1], 2), true), 0)
    assert.equal(points(result([3, 0], 3), true), 6)
    assert.equal(points(result([3, 0], 3)), 3)
    assert.equal(edition.career.options['bonus-points']?.usual, false)
  },
)

rule(['s2.league.prizes'], 'the first three of a season are paid', () => {
  assert.deepEqual(
    [1, 2, 3, 4].map((place) => seasonPrize(edition, place)),
    [100_000, 60_000, 30_000, 0],
  )
})

const team = found(
  edition,
  draft({ roster: 'human', players: players({ 'human-lineman': 7 }), fanFactor: 1 }),
  { id: 'us', colour: '#e8833a' },
)

rule(
  ['sevens.gap.treasury', 's2.draft.treasury'],
  'what a new team has not spent lies in its treasury',
  () => {
    assert.equal(team.treasury, 600_000 - 350_000)
  },
)

rule(['sevens.gap.treasury', 's2.post.mistakes'], 'where it may be wasted like any other gold', () => {
  const report: OwnReport = {
    score: [0, 0],
    conceded: null,
    forced: false,
    gate: 0,
    crowd: 0,
    stage: null,
    players: {},
    guests: [],
    joined: [],
    spent: 0,
    worth: 0,
    roster: 'human',
    name: 'Us',
    against: { worth: 0, roster: 'orc', name: 'Them' },
    casualties: [0, 0],
  }
  const aftermath = Aftermath.begin({ team, report, options: {} }, new SeededDice(1))
  const events = aftermath.choose({ type: 'done' })
  assert.ok(events.some((event) => event.type === 'rolled' && event.what === 'mistakes'))
})

rule(
  ['s2.value.ctv', 's2.injury.mng'],
  'who misses the next match is left out of what a team is held to be worth',
  () => {
    const [first, ...others] = team.players
    if (first === undefined) throw new Error('nobody')
    const short = { ...team, players: [{ ...first, missNext: true }, ...others] }
    assert.equal(bring(edition, team).value, 350_000)
    assert.equal(bring(edition, short).value, 300_000)
    assert.equal(worthOf(edition, short), 350_000)
  },
)

const played = (score: TeamMatch['score']): TeamMatch => ({
  ...result(score),
  opponent: 'Them',
  gate: 6,
  winnings: 0,
  stage: null,
  worth: 0,
  treasury: 0,
})

rule(['s2.league.redraft'], 'a season played is gold for the next draft', () => {
  const season = [played([1, 0]), played([2, 0]), played([1, 1]), played([0, 3])]
  const budget = redraftBudget(edition, { treasury: 45_000 }, season)
  assert.deepEqual(budget, [
    ['draft', 600_000],
    ['treasury', 45_000],
    ['matches', 80_000],
    ['victories', 40_000],
    ['draws', 10_000],
  ])
})

rule(
  ['s2.league.redraft'],
  'players ask for what they are worth, and more for every season they stayed',
  () => {
    const [player] = team.players
    if (player === undefined) throw new Error('nobody')
    const gained = [{ take: 'block', kind: 'own', after: 1 } as const]
    assert.equal(redraftPrice(edition, team, player), 50_000)
    assert.equal(redraftPrice(edition, team, { ...player, gained, seasons: 2 }), 100_000)
  },
)
