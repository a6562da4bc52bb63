import assert from 'node:assert/strict'
import { editionOf, Game, type MatchSpec, SeededDice } from '@touchback/engine'
import { rule } from '@touchback/engine/testing'
import { Aftermath } from '../src/aftermath.ts'
import { type Draft, draftProblems, teamValue } from '../src/draft.ts'
import { type OwnReport, priceList } from '@touchback/engine/career'
import { found } from '../src/found.ts'
import { teamSheet } from '../src/team-sheet.ts'
import { draft, players } from './teams.ts'

const edition = editionOf('leagues16')
const base = editionOf('lrb4')

const problems = (changes: Partial<Draft>): string[] =>
  draftProblems(edition, draft(changes), { league: true })

rule(['leagues16.roster.create'], 'a team is created as in the book these leagues are played with', () => {
  for (const changes of [
    {},
    { players: players({ lineman: 10 }) },
    { players: players({ lineman: 8, thrower: 3 }) },
    { fanFactor: 0 },
    { fanFactor: 10 },
    { apothecaries: 2 },
  ])
    assert.deepEqual(problems(changes), draftProblems(base, draft(changes), { league: true }))
  assert.equal(teamValue(edition, draft()), teamValue(base, draft()))
})

rule(['leagues16.roster.treasury'], 'it is built from a million, and need not spend it all', () => {
  const all = { fanFactor: 4, rerolls: 8, assistants: ['Kicking'] }
  assert.equal(teamValue(edition, draft(all)), 1_000_000)
  assert.deepEqual(problems(all), [])
  assert.match(problems({ ...all, cheerleaders: 1 }).join(' '), /1,010,000 gold pieces.*1,000,000/)
  assert.deepEqual(problems({}), [])
})

rule(['leagues16.roster.no-stars'], 'no star, wizard or other hired help is part of a new team', () => {
  assert.match(
    problems({ players: players({ lineman: 10, 'mighty-zug': 1 }) }).join(' '),
    /Zug.*single match/,
  )
  assert.match(problems({ wizard: 'wizard' }).join(' '), /wizard.*single match/)
  assert.match(problems({ extras: { bribes: 1 } }).join(' '), /Bribe.*single match/)
  assert.deepEqual(problems({ players: players({ lineman: 10, ogre: 1 }) }), [])
})

rule(['leagues16.roster.records'], 'every match stands in the record of its team', () => {
  const team = found(edition, draft(), { id: 'us', colour: '#e8833a' })
  const report: OwnReport = {
    score: [1, 2],
    conceded: null,
    forced: false,
    gate: 24_000,
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
    casualties: [3, 1],
  }
  const aftermath = Aftermath.begin({ team, report, options: {} }, new SeededDice(1))
  aftermath.choose({ type: 'done' })
  const { opponent, score, casualties, gate, winnings } = aftermath.team.matches[0] ?? {}
  assert.deepEqual(
    { opponent, score, casualties, gate, winnings },
    {
      opponent: 'Them',
      score: [1, 2],
      casualties: [3, 1],
      gate: 24_000,
      winnings: aftermath.team.treasury - team.treasury,
    },
  )
})

const LISTS = Object.keys(edition.teams.rosters)

rule(['leagues16.freebooter.wizard'], 'a wizard costs 150,000, and one is all', () => {
  for (const id of LISTS) assert.deepEqual(priceList(edition, id).wizard, { kind: 'wizard', cost: 150_000 })
  assert.equal(teamValue(edition, draft({ wizard: 'wizard' })) - teamValue(edition, draft()), 150_000)
  assert.equal(teamSheet(edition, draft({ wizard: 'wizard' })).wizard, 'wizard')
})

function apothecariesOf(extras: Record<string, number>): number {
  const team = teamSheet(edition, draft({ apothecaries: 1, extras }))
  const spec: MatchSpec = {
    edition: edition.id,
    teams: { home: team, away: team },
    options: {
      modules: edition.modules,
      league: true,
      tie: 'draw',
      rerollSuccesses: false,
      illegalProcedure: false,
    },
  }
  return Game.start(spec, { dice: new SeededDice(1) }).state.teams.home.apothecaries
}

rule(
  ['leagues16.freebooter.apothecary'],
  'an apothecary may be hired beside the team’s own, for 50,000',
  () => {
    assert.deepEqual([apothecariesOf({}), apothecariesOf({ 'hired-apothecary': 1 })], [1, 2])
    const { max, cost } = priceList(edition, 'human').extras['hired-apothecary']!
    assert.deepEqual([max, cost], [1, 50_000])
    for (const id of LISTS)
      assert.equal(
        'hired-apothecary' in priceList(edition, id).extras,
        edition.teams.rosters[id]!.apothecary.allowed,
      )
  },
)

rule([], 'what else can be hired, for how much and how many', () => {
  for (const id of LISTS) {
    const { chirurgeon, bribes, babes, 'extra-team-training': training } = priceList(edition, id).extras
    assert.deepEqual(
      [chirurgeon, bribes, training, babes].map((extra) => [extra?.max, extra?.cost]),
      [
        [1, 50_000],
        [3, 100_000],
        [4, 100_000],
        [1, 100_000],
      ],
    )
  }
})
