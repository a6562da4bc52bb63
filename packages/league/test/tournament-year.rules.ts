import assert from 'node:assert/strict'
import { rule } from '@touchback/engine/testing'
import { nextRound } from '../src/competition/next-round.ts'
import { placesOf } from '../src/competition/tables.ts'
import { duesOf } from '../src/log/prizes.ts'
import { type Office, officeOf } from './office.ts'

const FIVE = ['anna', 'bert', 'dora', 'emil', 'fred']
const CUP = {
  type: 'competition-opened',
  competition: 'cup',
  name: 'Cup',
  format: 'play-offs',
  cup: 'chaos-cup',
}
const at = (hours: number): string =>
  `2026-03-${String(1 + Math.floor(hours / 24)).padStart(2, '0')}T${String(hours % 24).padStart(2, '0')}:00:00Z`

/** A league of five that plays for the Chaos Cup, all of them entered. */
function cup(coaches: readonly string[] = FIVE): Office {
  const office = officeOf('lrb4', coaches)
  office.must('carla', { ...CUP, teams: coaches.map((coach) => `${coach}s`) })
  return office
}

const week = (office: Office, number: number): string | null =>
  office.write('carla', { type: 'week-begun', competition: 'cup', week: number })
const mustBegin = (office: Office, ...weeks: readonly number[]): void => {
  for (const number of weeks) assert.equal(week(office, number), null)
}
const agreed = (match: string, home: string, away: string) => ({
  type: 'match-agreed',
  match,
  home,
  away,
  competition: 'cup',
})
const qualified = { type: 'qualified', competition: 'cup', dice: [] }
const drawn = (round: number, pairings: readonly unknown[], dice?: readonly number[]) => ({
  type: 'round-drawn',
  competition: 'cup',
  round,
  pairings,
  ...(dice === undefined ? {} : { dice }),
})

/** Play-offs whose order is that of the alphabet: everybody beats fred, the first most of all. */
function playOffs(office: Office): void {
  office.meet('p1', ['annas', 'freds'], [4, 0], 'cup')
  office.meet('p2', ['berts', 'freds'], [3, 0], 'cup')
  office.meet('p3', ['doras', 'freds'], [2, 0], 'cup')
  office.meet('p4', ['emils', 'freds'], [1, 0], 'cup')
}

/** The cup up to its semi-finals: anna plays dora, bert plays emil. */
function semiFinals(): Office {
  const office = cup()
  playOffs(office)
  mustBegin(office, 2, 3, 4)
  office.must('carla', qualified)
  const pairings = [
    ['annas', 'doras'],
    ['berts', 'emils'],
  ]
  // The order they qualified in is anna, bert, dora, emil: the first lot is hers, then of three the second, then of two the first.
  office.must('carla', drawn(1, pairings, [1, 2, 1]))
  return office
}

rule(['lrb4.tourn.open'], 'every team of the league may enter a major, on its own word', () => {
  const office = officeOf('lrb4', FIVE)
  office.must('carla', { ...CUP, teams: [] })
  for (const coach of FIVE) office.must(coach, { type: 'entered', competition: 'cup', team: `${coach}s` })
  assert.deepEqual(
    office.league.competitions['cup']?.teams,
    FIVE.map((coach) => `${coach}s`),
  )
  const again = { type: 'entered', competition: 'cup', team: 'annas' }
  assert.equal(office.write('anna', again), 'A team is named twice.')
  assert.match(office.write('bert', again) ?? '', /^Only commissioner or delegate or coach/)
  mustBegin(office, 2, 3, 4)
  office.meet('late', ['annas', 'berts'], [1, 0])
})

rule(['lrb4.tourn.open'], 'nobody enters when it is settled who goes on', () => {
  const office = cup()
  playOffs(office)
  mustBegin(office, 2, 3, 4)
  office.must('carla', qualified)
  assert.equal(office.enter('gina'), null)
  assert.equal(
    office.write('gina', { type: 'entered', competition: 'cup', team: 'ginas' }),
    '"Cup" has begun without it.',
  )
})

rule(['lrb4.tourn.organiser'], 'the commissioner may leave a tournament to a coach, who then runs it', () => {
  const office = cup()
  const second = { type: 'week-begun', competition: 'cup', week: 2 }
  assert.match(office.write('dora', second) ?? '', /^Only commissioner or delegate/)
  office.must('carla', { type: 'delegated', competition: 'cup', coach: 'dora' })
  office.must('dora', second)
  assert.match(office.write('dora', { ...CUP, competition: 'other', teams: [] }) ?? '', /^Only commissioner/)
  office.must('carla', { ...CUP, competition: 'other', teams: [] })
  assert.match(office.write('dora', { ...second, competition: 'other' }) ?? '', /^Only commissioner/)
})

rule(
  ['lrb4.tourn.length'],
  'three weeks of play-offs, the semi-finals in the fourth, the final in the fifth',
  () => {
    const office = cup()
    playOffs(office)
    mustBegin(office, 2, 3)
    assert.equal(
      office.write('carla', qualified),
      'The play-offs of "Cup" last until week 4 begins, and this is week 3.',
    )
    office.must('anna', agreed('p5', 'annas', 'berts'))
    office.play('p5', [1, 0])
    mustBegin(office, 4)
    assert.equal(office.write('anna', agreed('p6', 'annas', 'doras')), 'The play-offs of "Cup" are over.')
    assert.equal(week(office, 5), 'The round of week 4 is not drawn yet.')
    assert.equal(week(office, 6), 'The next week of "Cup" is 5, not 6.')
    office.must('carla', qualified)
    const semis = nextRound(office.league, 'cup')
    assert.equal(semis.problem, 'The teams of this round of "Cup" are drawn by lot.')
    office.must(
      'carla',
      drawn(
        1,
        [
          ['annas', 'berts'],
          ['doras', 'emils'],
        ],
        [1, 1, 1],
      ),
    )
    office.play('cup/1/1', [1, 0])
    office.play('cup/1/2', [1, 0])
    const final = drawn(2, [['annas', 'doras']])
    assert.equal(office.write('carla', final), 'This round of "Cup" is played in week 5.')
    mustBegin(office, 5)
    office.must('carla', final)
    assert.equal(week(office, 6), 'The final of "Cup" is its last week.')
  },
)

rule(
  ['lrb4.tourn.playoff-matches', 'lrb4.tourn.playoff-once'],
  'in the play-offs coaches arrange any number of matches, each opponent once',
  () => {
    const office = cup()
    for (const [index, other] of ['berts', 'doras', 'emils', 'freds'].entries()) {
      office.must('anna', agreed(`p${index}`, 'annas', other))
      office.play(`p${index}`, [1, 0])
    }
    assert.equal(office.team('annas').matches.length, 4)
    assert.equal(
      office.write('bert', agreed('again', 'berts', 'annas')),
      'berts and annas may meet once in the play-offs.',
    )
    office.must('bert', { ...agreed('outside', 'berts', 'annas'), competition: undefined })
  },
)

rule(['lrb4.tourn.one-entry'], 'a coach with two teams enters one of them', () => {
  const office = officeOf('lrb4', ['anna', 'bert'], { teamsPerCoach: 2 })
  assert.equal(office.enter('anna', 'others'), null)
  const refusal = 'Coach "anna" may enter 1 team in a tournament.'
  const teams = ['annas', 'others', 'berts']
  assert.equal(office.write('carla', { ...CUP, teams }), refusal)
  office.must('carla', { ...CUP, teams: ['annas', 'berts'] })
  assert.equal(office.write('anna', { type: 'entered', competition: 'cup', team: 'others' }), refusal)
  const table = { ...CUP, competition: 'table', format: 'round-robin', cup: undefined, teams }
  office.must('carla', table)
})

rule(['lrb4.tourn.draw'], 'the semi-finals are drawn by lot, and only as the lots fell', () => {
  const office = cup()
  playOffs(office)
  mustBegin(office, 2, 3, 4)
  office.must('carla', qualified)
  assert.deepEqual(office.league.competitions['cup']?.playOffs?.qualified, [
    'annas',
    'berts',
    'doras',
    'emils',
  ])
  const pairs = (...teams: readonly string[]) => [teams.slice(0, 2), teams.slice(2)]
  const first = pairs('doras', 'annas', 'emils', 'berts')
  assert.equal(office.write('carla', drawn(1, first)), 'The teams of this round of "Cup" are drawn by lot.')
  assert.equal(office.write('carla', drawn(1, first, [3, 1])), 'It takes more dice than that.')
  assert.equal(office.write('carla', drawn(1, first, [3, 1, 2, 1])), 'There are dice that nobody rolled.')
  assert.match(office.write('carla', drawn(1, first, [5, 1, 2])) ?? '', /holds 5 where a player was rolled/)
  assert.equal(office.write('carla', drawn(1, first, [3, 1, 1])), 'The draw comes out otherwise.')
  office.must('carla', drawn(1, first, [3, 1, 2]))
  assert.equal(office.league.fixtures['cup/1/1']?.stage, 'semi-final')
})

rule(['lrb4.tourn.draw'], 'three are drawn by lot too, and two need no lots', () => {
  const office = cup(['anna', 'bert', 'dora'])
  office.meet('p1', ['annas', 'berts'], [2, 0], 'cup')
  office.meet('p2', ['berts', 'doras'], [1, 0], 'cup')
  mustBegin(office, 2, 3, 4)
  office.must('carla', qualified)
  assert.equal(nextRound(office.league, 'cup').problem, 'The teams of this round of "Cup" are drawn by lot.')
  office.must(
    'carla',
    drawn(
      1,
      [
        ['berts', 'doras'],
        ['annas', null],
      ],
      [1, 2],
    ),
  )
  office.play('cup/1/1', [1, 0])
  mustBegin(office, 5)
  office.must('carla', drawn(2, [['berts', 'annas']]))
})

rule(['lrb4.tourn.final'], 'the winners of the semi-finals play the final, and one must win', () => {
  const office = semiFinals()
  mustBegin(office, 5)
  office.play('cup/1/1', [2, 1])
  assert.equal(
    office.write('carla', drawn(2, [['annas', 'berts']])),
    'Match "cup/1/2" has not been settled yet.',
  )
  office.play('cup/1/2', [1, 1])
  assert.equal(office.write('carla', drawn(2, [['annas', 'emils']])), 'Match "cup/1/2" must have a winner.')
  office.must('carla', { type: 'decided', match: 'cup/1/2', winner: 'emils' })
  assert.equal(office.write('carla', drawn(2, [['annas', 'berts']])), 'The draw comes out otherwise.')
  office.must('carla', drawn(2, [['annas', 'emils']]))
  const final = office.league.fixtures['cup/2/1']
  assert.equal(final?.stage, 'final')
  assert.equal(
    office.write('carla', {
      type: 'played',
      match: 'cup/2/1',
      record: 'r',
      report: office.report('cup/2/1', [1, 0], { stage: null }),
    }),
    'It is final, not an ordinary match.',
  )
  office.play('cup/2/1', [1, 1], { shootOut: 'away' })
  assert.deepEqual(placesOf(office.league, office.league.competitions['cup']!)?.slice(0, 2), [
    'emils',
    'annas',
  ])
  assert.equal(office.write('carla', drawn(3, [])), '"Cup" has been decided.')
})

rule(['lrb4.tourn.third-place'], 'those who lost the semi-finals may play for third place', () => {
  const office = semiFinals()
  const third = { ...agreed('third', 'doras', 'emils'), stage: 'third-place' }
  const refusal = 'For third place of "Cup" those who lost the semi-finals meet.'
  assert.equal(office.write('dora', third), refusal)
  office.play('cup/1/1', [2, 1])
  office.play('cup/1/2', [1, 0])
  assert.equal(office.write('dora', { ...third, away: 'freds' }), refusal)
  office.must('dora', third)
  assert.equal(
    office.write('emil', { ...third, match: 'x' }),
    'The match for third place of "Cup" stands already.',
  )
  mustBegin(office, 5)
  office.must('carla', drawn(2, [['annas', 'berts']]))
  office.play('cup/2/1', [1, 0])
  const { cup: competition } = office.league.competitions
  assert.equal(placesOf(office.league, competition!), null)
  office.play('third', [0, 1])
  assert.deepEqual(placesOf(office.league, competition!), ['annas', 'berts', 'emils'])
})

rule(['lrb4.tourn.third-place'], 'and need not', () => {
  const office = semiFinals()
  office.play('cup/1/1', [2, 1])
  office.play('cup/1/2', [1, 0])
  mustBegin(office, 5)
  office.must('carla', drawn(2, [['annas', 'berts']]))
  office.play('cup/2/1', [1, 0])
  assert.equal(placesOf(office.league, office.league.competitions['cup']!)?.[0], 'annas')
})

const challenge = (id: string, from: string, to: string) => ({
  type: 'challenged',
  challenge: id,
  competition: 'cup',
  from,
  to,
})

rule(['lrb4.tourn.challenge.limit'], 'one challenge a week and coach', () => {
  const office = cup()
  office.must('anna', challenge('c1', 'annas', 'berts'))
  assert.equal(
    office.write('anna', challenge('c2', 'annas', 'doras')),
    'annas has made its challenge of week 1.',
  )
  office.must('bert', challenge('c3', 'berts', 'doras'))
  mustBegin(office, 2)
  office.must('anna', challenge('c2', 'annas', 'doras'))
  assert.match(office.write('emil', challenge('c4', 'freds', 'annas')) ?? '', /^Only commissioner/)
})

rule(
  ['lrb4.tourn.challenge.deadline', 'lrb4.tourn.challenge.accept'],
  'the challenged has a day to answer; accepted, it is a match like any other',
  () => {
    const office = cup()
    office.must('anna', { ...challenge('c1', 'annas', 'berts'), at: at(0) })
    office.must('bert', { ...challenge('c2', 'berts', 'doras'), at: at(0) })
    const accepted = (id: string) => ({ type: 'challenge-accepted', challenge: id })
    assert.match(office.write('anna', { ...accepted('c1'), at: at(1) }) ?? '', /^Only coach may write/)
    office.must('bert', { ...accepted('c1'), at: at(24) })
    assert.equal(office.write('dora', { ...accepted('c2'), at: at(25) }), 'The time to answer "c2" is over.')
    assert.equal(
      office.write('dora', {
        type: 'challenge-substituted',
        challenge: 'c2',
        team: 'emils',
        agreed: ['emil'],
        at: at(25),
      }),
      'The time to answer "c2" is over.',
    )
    assert.equal(
      office.write('bert', { ...accepted('c1'), at: at(24) }),
      'Challenge "c1" has been accepted already.',
    )
    office.play('c1', [1, 2])
    assert.equal(office.team('berts').matches.length, 1)
  },
)

rule(
  ['lrb4.tourn.challenge.deadline', 'lrb4.tourn.challenge.refuse'],
  'whoever does not answer in time has refused, and the organiser writes it down',
  () => {
    const office = cup()
    office.must('anna', { ...challenge('c1', 'annas', 'berts'), at: at(0) })
    const refused = { type: 'challenge-refused', challenge: 'c1' }
    assert.equal(office.write('carla', { ...refused, at: at(24) }), 'The challenged may still answer "c1".')
    office.must('carla', { ...refused, at: at(25) })
    const fixture = office.league.fixtures['c1']
    assert.deepEqual(fixture?.awarded, { score: { home: 2, away: 0 }, why: 'refused' })
    assert.deepEqual(office.team('annas').matches, [])
    assert.equal(
      office.write('anna', agreed('x', 'annas', 'berts')),
      'annas and berts may meet once in the play-offs.',
    )
  },
)

rule(
  ['lrb4.tourn.challenge.substitute'],
  'somebody else of the tournament who is willing and has not met the challenger may come instead',
  () => {
    const office = cup()
    assert.equal(office.enter('gina'), null)
    office.meet('p1', ['annas', 'freds'], [1, 0], 'cup')
    office.must('anna', challenge('c1', 'annas', 'berts'))
    const instead = (team: string, ...willing: readonly string[]) => ({
      type: 'challenge-substituted',
      challenge: 'c1',
      team,
      agreed: willing,
    })
    const refusals: readonly (readonly [object, string])[] = [
      [instead('freds', 'fred'), 'annas has met freds already.'],
      [instead('ginas', 'gina'), '"ginas" does not play in "cup".'],
      [instead('berts', 'bert'), '"berts" is the one who was challenged.'],
      [instead('annas', 'anna'), 'A team cannot play against itself.'],
      [instead('doras', 'bert'), 'Coach "dora" has not agreed.'],
      [{ type: 'challenge-evaded', challenge: 'c1' }, 'Nobody was sent in place of another for "c1".'],
    ]
    for (const [entry, sentence] of refusals)
      assert.equal(office.write(sentence.startsWith('Nobody') ? 'anna' : 'bert', entry), sentence)
    office.must('bert', instead('doras', 'dora'))
    assert.equal(office.league.fixtures['c1']?.away, 'doras')
    office.play('c1', [1, 0])
    assert.equal(
      office.write('anna', { type: 'challenge-evaded', challenge: 'c1' }),
      'It has been reported already.',
    )
  },
)

rule(['lrb4.tourn.challenge.substitute'], 'a challenger who will not play him has lost', () => {
  const office = cup()
  office.must('anna', challenge('c1', 'annas', 'berts'))
  office.must('bert', { type: 'challenge-substituted', challenge: 'c1', team: 'doras', agreed: ['dora'] })
  assert.match(
    office.write('bert', { type: 'challenge-evaded', challenge: 'c1' }) ?? '',
    /^Only commissioner/,
  )
  office.must('anna', { type: 'challenge-evaded', challenge: 'c1' })
  assert.deepEqual(office.league.fixtures['c1']?.awarded, { score: { home: 0, away: 2 }, why: 'evaded' })
  assert.equal(office.league.fixtures['c1']?.settled, true)
  assert.equal(office.league.challenges['c1']?.state, 'evaded')
  assert.deepEqual(office.team('doras').matches, [])
})

rule(
  ['lrb4.tourn.best-three', 'lrb4.tourn.points'],
  'a coach hands in results of his own, three at most',
  () => {
    const office = cup()
    playOffs(office)
    const hand = (team: string, ...matches: readonly string[]) => ({
      type: 'submitted',
      competition: 'cup',
      team,
      matches,
    })
    assert.equal(office.write('fred', hand('freds', 'x')), '"x" is no result of these play-offs.')
    assert.equal(office.write('anna', hand('annas', 'p2')), '"p2" is no match of annas.')
    assert.equal(office.write('fred', hand('freds', 'p1', 'p1')), 'freds has handed in a result twice.')
    assert.equal(
      office.write('fred', hand('freds', 'p1', 'p3', 'p4', 'p2')),
      'freds may hand in 3 results, not 4.',
    )
    assert.match(office.write('anna', hand('freds', 'p1')) ?? '', /^Only commissioner/)
    office.must('fred', hand('freds', 'p1', 'p3', 'p4'))
    office.must('fred', hand('freds', 'p4'))
    assert.deepEqual(office.league.competitions['cup']?.submitted, { freds: ['p4'] })
    mustBegin(office, 2, 3, 4)
    office.must('carla', qualified)
    assert.equal(office.write('fred', hand('freds', 'p1')), 'The play-offs of "Cup" are over.')
  },
)

rule(
  ['lrb4.prize.chaos-cup-split', 'lrb4.prize.trophy'],
  'prizes are given by the log, and trophies pass on',
  () => {
    const office = semiFinals()
    const given = { type: 'prizes-given', competition: 'cup', dice: [3] }
    office.play('cup/1/1', [2, 1])
    office.play('cup/1/2', [1, 0])
    mustBegin(office, 5)
    assert.equal(office.write('carla', given), '"Cup" has not been decided yet.')
    office.must('carla', drawn(2, [['annas', 'berts']]))
    office.play('cup/2/1', [1, 0])
    const [anna, bert] = [office.team('annas').treasury, office.team('berts').treasury]
    assert.equal(office.write('carla', { ...given, dice: [] }), 'It takes more dice than that.')
    office.must('carla', given)
    assert.equal(office.team('annas').treasury, anna + 200_000)
    assert.equal(office.team('berts').treasury, bert + 150_000)
    assert.deepEqual(office.team('annas').trophies, ['chaos-cup'])
    assert.deepEqual(duesOf(office.league, 'annas'), [])
    assert.equal(office.write('carla', given), 'The prizes of "Cup" have been given.')
  },
)
