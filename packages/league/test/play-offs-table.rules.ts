import assert from 'node:assert/strict'
import { rule } from '@touchback/engine/testing'
import { tablesIn, tableWith } from '../src/views/table.ts'
import { type Office, officeOf } from './office.ts'

const CUP = { competition: 'cup', name: 'Cup' }
const FOUR = ['annas', 'berts', 'doras', 'emils']

/** Four coaches and the one who runs their cup. */
function cup(format: string, more: object = {}): Office {
  const office = officeOf('lrb4', ['anna', 'bert', 'dora', 'emil'], { inARow: 0 })
  office.must('carla', { type: 'competition-opened', ...CUP, format, teams: FOUR, ...more })
  return office
}
const playOffs = (): Office => cup('play-offs', { cup: 'chaos-cup' })

/** Dora wins once and high, Anna twice and barely; Emil loses twice and keeps the worse one back. */
function played(office: Office): void {
  office.meet('p1', ['doras', 'emils'], [9, 0], 'cup')
  office.meet('p2', ['annas', 'emils'], [1, 0], 'cup')
  office.meet('p3', ['annas', 'berts'], [1, 0], 'cup')
}

const table = (office: Office) =>
  tablesIn(office.league, 'cup').flatMap(({ lines }) => lines.map(({ team, points }) => [team, points]))

/** The weeks pass, and it is settled who goes on. */
function over(office: Office, ...dice: readonly number[]): void {
  for (const week of [2, 3, 4]) office.must('carla', { type: 'week-begun', competition: 'cup', week })
  office.must('carla', { type: 'qualified', competition: 'cup', dice })
}

rule(
  ['lrb4.tourn.points', 'lrb4.tourn.best-three'],
  'the table of the play-offs counts what is handed in, and not the points of the league',
  () => {
    const office = playOffs()
    played(office)
    const [{ division } = {}] = tablesIn(office.league, 'cup')
    assert.equal(division, null)
    assert.deepEqual(table(office), [
      ['annas', 32],
      ['doras', 24],
      ['emils', 4],
      ['berts', 4],
    ])
    office.must('anna', { type: 'submitted', competition: 'cup', team: 'annas', matches: ['p2'] })
    assert.deepEqual(table(office).slice(0, 2), [
      ['doras', 24],
      ['annas', 16],
    ])
    const [line] = tableWith(office.league, 'annas', 'cup')?.lines.slice(1) ?? []
    assert.deepEqual([line?.place, line?.played, line?.won], [2, 2, 2])
  },
)

/** Whoever scored more has the better rating, and nothing else tells them apart. */
function level(office: Office): void {
  office.meet('p1', ['annas', 'berts'], [2, 0], 'cup')
  office.meet('p2', ['emils', 'doras'], [5, 3], 'cup')
}

rule(['lrb4.tourn.tie'], 'level on points, the higher rating stands first, and the table says so', () => {
  const office = playOffs()
  level(office)
  assert.deepEqual(table(office), [
    ['emils', 17],
    ['annas', 17],
    ['doras', 3],
    ['berts', 3],
  ])
  const [reason] = tablesIn(office.league, 'cup')[0]?.reasons ?? []
  assert.deepEqual([reason?.above, reason?.below, reason?.criterion], ['emils', 'annas', 'worth'])
  assert.deepEqual(
    reason?.steps.map(({ criterion }) => criterion),
    ['points', 'worth'],
  )
})

rule(
  ['lrb4.tourn.tie', 'lrb4.tourn.qualify'],
  'matches of the league move ratings while the play-offs last, and no place once they are over',
  () => {
    const office = playOffs()
    level(office)
    const better = (match: string): void => office.meet(match, ['berts', 'doras'], [1, 0])
    const last = () => table(office).slice(2)
    better('f1')
    better('f2')
    assert.deepEqual(last(), [
      ['berts', 3],
      ['doras', 3],
    ])
    over(office)
    for (const match of ['f3', 'f4', 'f5']) office.meet(match, ['doras', 'berts'], [9, 0])
    const rating = (team: string) => office.team(team).rating ?? 0
    assert.ok(rating('doras') > rating('berts'))
    assert.deepEqual(last(), [
      ['berts', 3],
      ['doras', 3],
    ])
  },
)

rule(['lrb4.tourn.qualify'], 'a team that retires stands behind the others while the play-offs last', () => {
  const office = playOffs()
  played(office)
  office.must('anna', { type: 'retired', team: 'annas' })
  assert.deepEqual(table(office), [
    ['doras', 24],
    ['emils', 4],
    ['berts', 4],
    ['annas', 0],
  ])
})

rule(
  ['lrb4.tourn.third-place'],
  'a match for third place that two agree on counts in no table of the rounds before it',
  () => {
    const office = cup('groups', { groups: 1, through: 4, rounds: 1 })
    const round = (number: number, ...pairings: readonly (readonly string[])[]): void =>
      office.must('carla', { type: 'round-drawn', competition: 'cup', round: number, pairings })
    round(1, ['annas', 'emils'], ['berts', 'doras'])
    for (const match of ['cup/1/1', 'cup/1/2']) office.play(match, [1, 0])
    const before = tablesIn(office.league, 'cup')
    round(2, ['annas', 'doras'], ['berts', 'emils'])
    for (const match of ['cup/2/1', 'cup/2/2']) office.play(match, [1, 0])
    office.must('dora', {
      type: 'match-agreed',
      competition: 'cup',
      match: 'third',
      home: 'doras',
      away: 'emils',
      stage: 'third-place',
    })
    office.play('third', [9, 0])
    assert.deepEqual(tablesIn(office.league, 'cup'), before)
  },
)
