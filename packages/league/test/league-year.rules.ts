import assert from 'node:assert/strict'
import { editionOf } from '@touchback/engine'
import { worthOf } from '@touchback/engine/career'
import { rule } from '@touchback/engine/testing'
import { bookOf } from '../src/log/league.ts'
import { LeagueLog } from '../src/log/log.ts'
import { Office, officeOf } from './office.ts'

const begun = { type: 'season-begun', season: 's1', name: 'First' }

rule(['lrb4.league.size'], 'one team is no league, two are', () => {
  const office = new Office({ edition: 'lrb4' })
  assert.equal(office.enter('anna'), null)
  assert.equal(office.write('carla', begun), 'A season takes at least 2 teams.')
  assert.equal(office.enter('bert'), null)
  office.must('carla', begun)
})

rule(['lrb4.league.start', 'leagues16.league.start'], 'nobody plays before every coach has a team', () => {
  for (const edition of ['lrb4', 'leagues16']) {
    const office = officeOf(edition, ['anna', 'bert'])
    office.must('dora', { type: 'joined', coach: 'dora', name: 'Dora' })
    const match = { type: 'match-agreed', match: 'm1', home: 'annas', away: 'berts' }
    assert.equal(office.write('carla', begun), 'Coach "dora" has no team yet.')
    assert.equal(office.write('anna', match), 'Coach "dora" has no team yet.')
    assert.equal(office.enter('dora'), null)
    office.must('anna', match)
    office.must('emil', { type: 'joined', coach: 'emil', name: 'Emil' })
    office.must('bert', { ...match, match: 'm2' })
  }
})

rule(['lrb4.league.start'], 'a coach who never drafts may go, and the others begin', () => {
  const office = officeOf('lrb4', ['anna', 'bert'])
  office.must('dora', { type: 'joined', coach: 'dora', name: 'Dora' })
  assert.equal(office.write('anna', { type: 'left', coach: 'anna' }), 'Coach "anna" still has a team: annas.')
  assert.equal(
    office.write('carla', { type: 'left', coach: 'carla' }),
    'The commissioner runs the league and stays.',
  )
  assert.equal(
    office.write('carla', { type: 'left', coach: 'nobody' }),
    'There is no coach "nobody" in this league.',
  )
  office.must('dora', { type: 'left', coach: 'dora' })
  assert.equal(office.league.coaches['dora'], undefined)
  office.must('carla', begun)
})

rule(['lrb4.league.commissioner'], 'one person runs the league and its tournaments', () => {
  const office = officeOf('lrb4', ['anna', 'bert'])
  assert.equal(office.league.commissioner, 'carla')
  const cup = { type: 'competition-opened', competition: 'cup', name: 'Cup', format: 'knock-out', teams: [] }
  for (const entry of [begun, cup]) {
    assert.match(office.write('anna', entry) ?? '', /^Only commissioner may write/)
    office.must('carla', entry)
  }
})

rule(
  ['lrb4.league.commissioner-plays', 'leagues16.league.commissioner'],
  'the commissioner may coach, and in his own matches he is a coach like any other',
  () => {
    for (const edition of ['lrb4', 'leagues16']) {
      const office = officeOf(edition, ['carla', 'anna', 'bert'])
      office.must('carla', { type: 'match-agreed', match: 'm1', home: 'carlas', away: 'annas' })
      const report = office.report('m1', [1, 0])
      office.must('carla', { type: 'reported', match: 'm1', report })
      assert.equal(office.league.fixtures['m1']?.settled, false)
      assert.match(office.write('carla', { type: 'confirmed', match: 'm1' }) ?? '', /^Only opponent/)
      office.must('anna', { type: 'disputed', match: 'm1', reason: 'It was the other way round.' })
      const ruling = { type: 'ruled', match: 'm1', report }
      assert.equal(office.write('carla', ruling), 'Nobody rules on a match of his own.')
      assert.equal(office.league.fixtures['m1']?.disputed, 'It was the other way round.')
      office.must('anna', { type: 'reported', match: 'm1', report: office.report('m1', [0, 1]) })
      assert.equal(office.league.fixtures['m1']?.disputed, null)
      office.must('carla', { type: 'confirmed', match: 'm1' })
      office.must('anna', { type: 'match-agreed', match: 'm2', home: 'annas', away: 'berts' })
    }
  },
)

rule(
  ['lrb4.league.self-scheduled', 'lrb4.league.two-in-a-row'],
  'coaches agree on matches themselves, as many as they like, and at most twice running against the same',
  () => {
    const office = officeOf('lrb4', ['anna', 'bert', 'dora'])
    const third = { type: 'match-agreed', match: 'third', home: 'berts', away: 'annas' }
    const refusal = 'These two have met 2 times in a row: somebody else comes first.'
    office.meet('m1', ['annas', 'berts'], [1, 0])
    office.meet('m2', ['berts', 'annas'], [1, 0])
    assert.equal(office.write('anna', third), refusal)
    office.meet('m3', ['annas', 'doras'], [1, 0])
    assert.equal(office.write('anna', third), refusal)
    office.meet('m4', ['berts', 'doras'], [1, 0])
    office.must('anna', third)
    office.play('third', [0, 0])
    for (const match of ['m5', 'm6']) office.meet(match, ['annas', 'doras'], [1, 0])
    assert.equal(office.team('annas').matches.length, 6)
  },
)

rule(['lrb4.league.multi-team'], 'several teams of one coach where the commissioner lets them', () => {
  const usual = officeOf('lrb4', ['anna'])
  assert.equal(usual.enter('anna', 'others'), 'A coach may run 1 here, and "anna" does already.')
  const generous = officeOf('lrb4', ['anna'], { teamsPerCoach: 2 })
  assert.equal(generous.enter('anna', 'others'), null)
  assert.equal(generous.enter('anna', 'thirds'), 'A coach may run 2 here, and "anna" does already.')
  generous.must('anna', { type: 'retired', team: 'others' })
  assert.equal(generous.enter('anna', 'thirds'), null)
})

rule(
  ['lrb4.league.no-internal-transfers', 'lrb4.league.external-transfers'],
  'nothing moves between teams of one coach, and between two when both agree',
  () => {
    const office = officeOf('lrb4', ['anna', 'bert'], { teamsPerCoach: 2 })
    assert.equal(office.enter('anna', 'others'), null)
    const gift = { type: 'transferred', from: 'annas', gold: 0 }
    assert.equal(
      office.write('anna', { ...gift, to: 'others', agreed: ['anna'] }),
      'Nothing changes hands between two teams of the same coach.',
    )
    assert.equal(
      office.write('anna', { ...gift, to: 'berts', agreed: ['anna'] }),
      'Coach "bert" has not agreed.',
    )
    assert.equal(
      office.write('anna', { ...gift, to: 'berts', agreed: ['bert'] }),
      'Coach "anna" has not agreed.',
    )
    office.must('anna', { ...gift, to: 'berts', agreed: ['bert', 'anna'] })
  },
)

rule(
  ['leagues16.league.conversion'],
  'a league begun by an older book goes on by this one: teams are valued by it and everybody stays',
  () => {
    const office = officeOf('lrb4', ['anna', 'bert'])
    office.must('carla', begun)
    office.meet('m1', ['annas', 'berts'], [2, 1])
    office.must('carla', { type: 'season-closed', season: 's1' })
    const before = office.team('annas')
    office.must('carla', { ...begun, season: 's2', name: 'Second', edition: 'leagues16' })
    const [old, now] = [editionOf('lrb4'), editionOf('leagues16')]
    const after = office.team('annas')
    assert.equal(bookOf(office.league), now)
    assert.equal(before.rating, worthOf(old, before))
    assert.equal(after.rating, null)
    assert.equal(after.edition, 'leagues16')
    assert.equal(worthOf(now, after), worthOf(now, before))
    assert.deepEqual(after.players, before.players)
    assert.deepEqual(after.matches, before.matches)
    assert.equal(office.league.options['cap'], now.career.options['cap']?.usual)
    office.meet('m2', ['annas', 'berts'], [1, 1])
    assert.equal(office.team('annas').matches.at(-1)?.worth, worthOf(now, office.team('annas')))
    assert.deepEqual(
      LeagueLog.read(JSON.parse(JSON.stringify(office.log.entries))).value?.league,
      office.league,
    )
    office.must('carla', { type: 'season-closed', season: 's2' })
    assert.match(
      office.write('carla', { ...begun, season: 's3', edition: 'sevens' }) ?? '',
      /^Blood Bowl Sevens has no /,
    )
  },
)
