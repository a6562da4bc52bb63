import assert from 'node:assert/strict'
import { editionOf } from '@touchback/engine'
import { type MatchReport, noFeats, type Team } from '@touchback/engine/career'
import { rule } from '@touchback/engine/testing'
import { knockOut, roundRobin } from '../src/competition/pairings.ts'
import { LeagueLog } from '../src/log/log.ts'
import { suggestedDraft } from '../src/suggested.ts'

const at = '2026-11-16T12:00:00Z'

/** A league by one book, run by Carla: `write` gives the sentence an entry is refused with. */
function begin(edition: string, founding: object = {}) {
  const founded = { no: 1, at, by: 'carla', type: 'founded', name: 'Monday', edition, ...founding }
  const { value: log, problem } = LeagueLog.found(founded)
  if (log === null) throw new Error(problem)
  const write = (by: string, content: object): string | null =>
    log.append({ no: log.entries.length + 1, at, by, ...content }).problem
  const must = (by: string, content: object): void => assert.equal(write(by, content) ?? '', '')
  const enter = (coach: string, team = `${coach}s`): string | null => {
    if (log.league.coaches[coach] === undefined) must(coach, { type: 'joined', coach, name: coach })
    const [roster = ''] = Object.keys(editionOf(edition).teams.rosters)
    const draft = { ...suggestedDraft(editionOf(edition), roster), name: team }
    return write(coach, { type: 'drafted', team, coach, colour: '#e8833a', draft })
  }
  const teamOf = (id: string): Team => {
    const entrant = log.league.teams[id]
    if (entrant === undefined) throw new Error(`no team ${id}`)
    return entrant.team
  }
  return { log, write, must, enter, teamOf }
}

type Begun = ReturnType<typeof begin>

function uneventful(home: Team, away: Team): MatchReport {
  const side = (team: Team) => ({
    players: Object.fromEntries(
      team.players.map(({ id }) => [
        id,
        { feats: noFeats(), hurt: [], available: false, fielded: false, mvps: 0, learned: [] },
      ]),
    ),
    guests: [],
    joined: [],
    spent: 0,
    worth: 0,
    roster: team.roster,
    name: team.name,
  })
  return {
    score: { home: 0, away: 0 },
    gate: null,
    crowd: { home: 0, away: 0 },
    weather: null,
    stage: null,
    conceded: null,
    sides: { home: side(home), away: side(away) },
  }
}

/** Played, and refereed by somebody who writes for both; Basic's books close without a question but the last. */
function play({ must, teamOf }: Begun, match: string, home: string, away: string): void {
  const coach = home.slice(0, -1)
  must(coach, { type: 'match-agreed', match, home, away })
  must(coach, { type: 'played', match, record: match, report: uneventful(teamOf(home), teamOf(away)) })
  for (const team of [home, away])
    must('carla', { type: 'aftermath', match, team, choices: [{ type: 'done' }], dice: [] })
}

rule(
  [
    'basic.league.max-two-in-a-row',
    'leagues16.league.two-in-a-row',
    'basic.league.scheduling',
    'leagues16.league.start',
  ],
  'coaches agree on matches among themselves, as many as they like, and twice in a row against the same',
  () => {
    const league = begin('basic')
    for (const coach of ['anna', 'bert', 'dora']) assert.equal(league.enter(coach), null)
    play(league, 'm1', 'annas', 'berts')
    play(league, 'm2', 'berts', 'annas')
    const third = { type: 'match-agreed', match: 'm3', home: 'annas', away: 'berts' }
    assert.match(league.write('anna', third) ?? '', /2 times in a row/)
    play(league, 'm4', 'annas', 'doras')
    assert.match(league.write('anna', third) ?? '', /2 times in a row/)
    play(league, 'm5', 'berts', 'doras')
    league.must('bert', third)
  },
)

rule(
  ['basic.league.max-two-in-a-row', 'leagues16.league.two-in-a-row'],
  'a third match in a row is not agreed on before the first two have been played either',
  () => {
    const league = begin('basic')
    for (const coach of ['anna', 'bert', 'dora']) assert.equal(league.enter(coach), null)
    const agreed = (match: string, home: string, away: string) => ({
      type: 'match-agreed',
      match,
      home,
      away,
    })
    const third = agreed('m3', 'annas', 'berts')
    const refusal = 'These two will have met 2 times in a row: somebody else comes first.'
    play(league, 'm1', 'annas', 'berts')
    league.must('anna', agreed('m2', 'berts', 'annas'))
    assert.equal(league.write('anna', third), refusal)
    league.must('carla', { type: 'match-cancelled', match: 'm2' })
    league.must('anna', third)
    league.must('carla', { type: 'match-cancelled', match: 'm3' })
    league.must('anna', agreed('m2', 'annas', 'berts'))
    assert.equal(league.write('anna', third), refusal)
    league.must('anna', agreed('m4', 'annas', 'doras'))
    assert.equal(league.write('anna', third), refusal)
    league.must('bert', agreed('m5', 'doras', 'berts'))
    league.must('anna', third)
  },
)

rule(['basic.league.size', 'leagues16.league.start'], 'nobody plays who has no team yet', () => {
  const { enter, must, write } = begin('basic')
  assert.equal(enter('anna'), null)
  must('bert', { type: 'joined', coach: 'bert', name: 'Bert' })
  const match = { type: 'match-agreed', match: 'm1', home: 'annas', away: 'berts' }
  assert.match(write('anna', match) ?? '', /no team "berts"/)
  assert.equal(enter('bert'), null)
  must('anna', match)
})

rule(
  ['leagues16.league.multi-team'],
  'several teams of one coach only where the commissioner lets them',
  () => {
    const usual = begin('leagues16')
    assert.equal(usual.enter('anna'), null)
    assert.match(usual.enter('anna', 'others') ?? '', /may run 1 here/)
    const generous = begin('leagues16', { teamsPerCoach: 2 })
    assert.equal(generous.enter('anna'), null)
    assert.equal(generous.enter('anna', 'others'), null)
  },
)

rule(
  ['leagues16.league.no-internal-transfers', 'leagues16.league.external-transfers'],
  'nothing moves between teams of one coach, and between two only if the commissioner agrees as well',
  () => {
    const { enter, write, must } = begin('leagues16', { teamsPerCoach: 2 })
    for (const [coach, team] of [
      ['anna', 'annas'],
      ['anna', 'others'],
      ['bert', 'berts'],
    ] as const)
      assert.equal(enter(coach, team), null)
    const gift = { type: 'transferred', from: 'annas', gold: 0 }
    const own = { ...gift, to: 'others', agreed: ['anna', 'carla'] }
    assert.match(write('anna', own) ?? '', /same coach/)
    assert.match(write('anna', { ...gift, to: 'berts', agreed: ['anna', 'bert'] }) ?? '', /"carla" has not/)
    assert.match(write('anna', { ...gift, to: 'berts', agreed: ['anna', 'carla'] }) ?? '', /"bert" has not/)
    must('anna', { ...gift, to: 'berts', agreed: ['anna', 'bert', 'carla'] })
  },
)

rule(['leagues16.league.commissioner'], 'whoever founds a league runs it, and may play in it', () => {
  const { log, enter, write, must } = begin('leagues16')
  assert.equal(log.league.commissioner, 'carla')
  assert.equal(enter('carla'), null)
  assert.equal(enter('anna'), null)
  const cup = {
    type: 'competition-opened',
    competition: 'cup',
    name: 'Cup',
    format: 'knock-out',
    teams: ['carlas', 'annas'],
  }
  assert.match(write('anna', cup) ?? '', /Only commissioner/)
  must('carla', cup)
})

rule(
  ['leagues16.league.commissioner-law'],
  'any rule may be changed for a league, and his word is the last',
  () => {
    const { log, enter, write, must, teamOf } = begin('leagues16', { house: { timing: { turns: 6 } } })
    assert.equal(editionOf({ edition: 'leagues16', house: log.league.house ?? {} }).timing.turns, 6)
    for (const coach of ['anna', 'bert']) assert.equal(enter(coach), null)
    must('anna', { type: 'match-agreed', match: 'm1', home: 'annas', away: 'berts' })
    const report = uneventful(teamOf('annas'), teamOf('berts'))
    must('anna', { type: 'reported', match: 'm1', report })
    must('bert', { type: 'disputed', match: 'm1', reason: 'It was raining.' })
    assert.match(write('bert', { type: 'ruled', match: 'm1', report }) ?? '', /Only commissioner/)
    must('carla', { type: 'ruled', match: 'm1', report })
    assert.equal(log.league.fixtures['m1']?.settled, true)
  },
)

rule(['leagues16.cap.set'], 'no league is founded with a cap the book does not know', () => {
  const found = (cap: unknown) =>
    LeagueLog.found({
      no: 1,
      at,
      by: 'carla',
      type: 'founded',
      name: 'Monday',
      edition: 'leagues16',
      options: { cap },
    }).problem
  assert.equal(found(1_500_000), null)
  assert.equal(found(3_000_000), null)
  assert.match(found(1_499_999) ?? '', /1500000 to 3000000/)
  assert.match(found(3_000_001) ?? '', /1500000 to 3000000/)
  assert.match(found(true) ?? '', /whole number/)
})

rule(['s2.league.fixtures'], 'everybody meets everybody twice, and the best four go on', () => {
  const { season } = editionOf('sevens').career
  assert.ok(season)
  const teams = ['a', 'b', 'c', 'd', 'e', 'f']
  const met = new Map<string, number>()
  for (const round of roundRobin(teams, season.legs))
    for (const pair of round) met.set(pair.join(), (met.get(pair.join()) ?? 0) + 1)
  assert.equal(met.size, 30)
  assert.ok([...met.values()].every((times) => times === 1))
  assert.deepEqual(knockOut(teams.slice(0, season.playOffs)), [
    ['a', 'd'],
    ['b', 'c'],
  ])
  assert.deepEqual(season.tieBreaks, ['points', 'touchdowns', 'casualties'])
})
