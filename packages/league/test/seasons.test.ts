import { editionOf, SeededDice } from '@touchback/engine'
import { ownReport, redraftBudget, redraftPrice, type TeamPlayer, worthOf } from '@touchback/engine/career'
import { describe, expect, test } from 'vitest'
import { Aftermath } from '../src/aftermath.ts'
import { nextRound } from '../src/competition/next-round.ts'
import { placesOf } from '../src/competition/tables.ts'
import type { Draft } from '../src/draft.ts'
import { LeagueLog } from '../src/log/log.ts'
import { type Office, officeOf } from './office.ts'

const begun = (season: string, more: object = {}) => ({ type: 'season-begun', season, name: season, ...more })
const closed = (season: string) => ({ type: 'season-closed', season })

describe('a season', () => {
  test('begins once, when nothing is open, and keeps what it is pinned to', () => {
    const office = officeOf('basic', ['anna', 'bert'], { inARow: 0 })
    office.meet('m0', ['annas', 'berts'], [1, 0])
    office.must(
      'carla',
      begun('s1', { inARow: 1, teamsPerCoach: 2, ties: ['name'], house: { timing: { turns: 6 } } }),
    )
    expect(office.league).toMatchObject({ inARow: 1, teamsPerCoach: 2, ties: ['name'], edition: 'basic' })
    expect(office.league.seasons).toEqual([
      {
        id: 's1',
        name: 's1',
        edition: 'basic',
        house: { timing: { turns: 6 } },
        before: { annas: 1, berts: 1 },
        redrafted: [],
        closed: false,
      },
    ])
    expect(office.write('carla', begun('s2'))).toBe('Season "s1" is still being played.')
    expect(office.write('carla', closed('s2'))).toBe('Season "s2" is not being played.')
    office.must('carla', closed('s1'))
    expect(office.write('carla', closed('s1'))).toBe('Season "s1" is not being played.')
    expect(office.write('carla', begun('s1'))).toBe('There was a season "s1" already.')
    const points = {
      win: 2,
      draw: 1,
      loss: 0,
      concession: -1,
      bonus: { touchdowns: 0, cleanSheet: false, casualties: 0 },
    }
    office.must('carla', begun('s2', { points }))
    expect(office.league.points).toEqual(points)
    expect(office.league).toMatchObject({ inARow: 1, teamsPerCoach: 2, ties: ['name'] })
    expect(office.league.house).toEqual({ timing: { turns: 6 } })
    expect(office.league.seasons[1]?.before).toEqual({ annas: 1, berts: 1 })
  })

  test('its options are those of its book', () => {
    const office = officeOf('leagues16', ['anna', 'bert'], { options: { crowd: true } })
    expect(office.write('carla', begun('s1', { options: { cap: 1 } }))).toContain('1500000 to 3000000')
    office.must('carla', begun('s1', { options: { cap: 2_000_000 } }))
    expect(office.league.options).toMatchObject({ cap: 2_000_000, crowd: true })
  })

  test('ends when every match is settled and every book closed, and everybody is a season older', () => {
    const office = officeOf('basic', ['anna', 'bert'])
    office.must('carla', begun('s1'))
    office.must('anna', { type: 'match-agreed', match: 'm1', home: 'annas', away: 'berts' })
    expect(office.write('carla', closed('s1'))).toBe('Match "m1" has not been settled yet.')
    office.must('carla', { type: 'reported', match: 'm1', report: office.report('m1', [0, 0]) })
    expect(office.write('carla', closed('s1'))).toBe('annas has not closed its books on match "m1" yet.')
    office.close('m1')
    office.must('carla', closed('s1'))
    expect(office.team('annas').players.map(({ seasons }) => seasons)).toEqual(
      office.team('annas').players.map(() => 1),
    )
    office.must('carla', begun('s2'))
    office.must('carla', closed('s2'))
    expect(new Set(office.team('berts').players.map(({ seasons }) => seasons))).toEqual(new Set([2]))
  })

  test('competitions belong to the one in which they are opened', () => {
    const office = officeOf('basic', ['anna', 'bert'])
    const opened = { type: 'competition-opened', name: 'X', format: 'open', teams: [] }
    office.must('carla', { ...opened, competition: 'before' })
    office.must('carla', begun('s1'))
    office.must('carla', { ...opened, competition: 'in' })
    office.must('carla', closed('s1'))
    office.must('carla', { ...opened, competition: 'after' })
    expect(Object.values(office.league.competitions).map(({ season }) => season)).toEqual([null, 's1', null])
  })

  test('one that was opened outside the seasons waits while a season is played', () => {
    const office = officeOf('basic', ['anna', 'bert'])
    office.must('carla', {
      type: 'competition-opened',
      competition: 'x',
      name: 'X',
      format: 'open',
      teams: [],
    })
    const enters = { type: 'entered', competition: 'x', team: 'annas' }
    office.must('carla', begun('s1'))
    expect(office.write('carla', enters)).toBe(
      '"X" was opened outside the seasons and goes on when season "s1" is closed.',
    )
    office.must('carla', closed('s1'))
    expect(office.write('carla', enters)).toBeNull()
  })

  test('nothing goes on in a competition of another season, or in one whose prizes have been given', () => {
    const office = officeOf('basic', ['anna', 'bert', 'dora'])
    office.must('carla', begun('s1'))
    const opened = { type: 'competition-opened', name: 'X', format: 'open', teams: ['annas', 'berts'] }
    office.must('carla', { ...opened, competition: 'x' })
    const going = (competition: string): (string | null)[] =>
      [
        { type: 'entered', competition, team: 'doras' },
        { type: 'week-begun', competition, week: 2 },
        { type: 'submitted', competition, team: 'annas', matches: [] },
        { type: 'qualified', competition, dice: [] },
        { type: 'round-drawn', competition, round: 1, pairings: [] },
        { type: 'match-agreed', competition, match: 'm', home: 'annas', away: 'berts' },
        { type: 'match-agreed', competition, match: 'm', home: 'annas', away: 'berts', stage: 'third-place' },
        { type: 'challenged', competition, challenge: 'm', from: 'annas', to: 'berts' },
      ].map((entry) => office.write('carla', entry))
    office.must('carla', { type: 'prizes-given', competition: 'x', dice: [] })
    expect(new Set(going('x'))).toEqual(new Set(['"X" is over.']))
    office.must('carla', { ...opened, competition: 'y' })
    office.must('carla', closed('s1'))
    expect(new Set(going('y'))).toEqual(new Set(['"X" belongs to another season.']))
    office.must('carla', begun('s2'))
    expect(new Set(going('y'))).toEqual(new Set(['"X" belongs to another season.']))
    expect(
      office.write('carla', {
        type: 'match-agreed',
        match: 'm',
        home: 'annas',
        away: 'berts',
        stage: 'third-place',
      }),
    ).toBe('There is no third place without a competition.')
  })

  test('tables that went by the usual points go by those of the new options and the new book', () => {
    const office = officeOf('sevens', ['anna', 'bert'])
    office.must('carla', begun('s1', { options: { 'bonus-points': true } }))
    expect(office.league.points.bonus).toEqual({ touchdowns: 3, cleanSheet: true, casualties: 3 })
    office.must('carla', closed('s1'))
    const none = { touchdowns: 0, cleanSheet: false, casualties: 0 }
    const points = { win: 2, draw: 1, loss: 0, concession: 0, bonus: none }
    office.must('carla', begun('s2', { points, ties: ['wins'] }))
    office.must('carla', closed('s2'))
    office.must('carla', begun('s3', { options: { 'bonus-points': false } }))
    expect(office.league).toMatchObject({ points, ties: ['wins'] })
  })

  test('house rules stay as long as the book does', () => {
    const house = { timing: { turns: 6 } }
    const office = officeOf('lrb4', ['anna', 'bert'], { house })
    office.must('carla', begun('s1'))
    expect(office.league.house).toEqual(house)
    office.must('carla', closed('s1'))
    office.must('carla', begun('s2', { edition: 'ickle' }))
    expect(office.league.house).toBeUndefined()
    expect(office.league.seasons.map((season) => season.house)).toEqual([house, undefined])
  })

  test('a team that has retired neither counts nor hinders', () => {
    const office = officeOf('basic', ['anna', 'bert', 'dora'])
    office.must('anna', { type: 'retired', team: 'annas' })
    expect(office.write('carla', begun('s1'))).toBe('Coach "anna" has no team yet.')
    office.must('anna', { type: 'left', coach: 'anna' })
    office.must('carla', begun('s1'))
  })

  test('a coach whose team has retired does not hold up the next one, and enters another by its book', () => {
    const office = officeOf('lrb4', ['anna', 'bert', 'dora'])
    office.must('carla', begun('s1'))
    office.must('carla', closed('s1'))
    office.must('carla', { type: 'retired', team: 'doras' })
    office.must('carla', begun('s2', { edition: 'ickle' }))
    expect(office.enter('dora', 'dragons')).toBeNull()
    expect(office.team('dragons').edition).toBe('ickle')
  })

  test('goes on by another book only with teams that it knows', () => {
    const office = officeOf('lrb4', ['anna', 'bert'])
    expect(office.write('carla', begun('s1', { edition: 'nowhere' }))).toContain('a book we have')
    expect(office.write('carla', begun('s1', { edition: 'basic' }))).toMatch(
      /^Basic Blood Bowl has no .* It can be retired, and its coach may enter another one\.$/u,
    )
    office.must('carla', begun('s1', { edition: 'ickle' }))
    expect(office.team('annas').edition).toBe('ickle')
    expect(office.team('annas').rating).toBe(worthOf(editionOf('ickle'), office.team('annas')))
  })
})

describe('drafting anew', () => {
  /** Two teams of Sevens after a season of two matches: a victory and a draw for Anna. */
  function ended(): Office {
    const office = officeOf('sevens', ['anna', 'bert'], { inARow: 0 })
    office.must('carla', begun('s1'))
    office.meet('m1', ['annas', 'berts'], [1, 0])
    office.meet('m2', ['annas', 'berts'], [1, 1])
    office.must('carla', closed('s1'))
    return office
  }
  const again = (office: Office, keep: readonly TeamPlayer[], changes: Partial<Draft> = {}) => {
    const { name, roster, fanFactor } = office.team('annas')
    const draft = {
      name,
      roster,
      fanFactor,
      players: [],
      rerolls: 0,
      cheerleaders: 0,
      assistants: [],
      apothecaries: 0,
      wizard: null,
      ingredients: 0,
      ...changes,
    }
    return { type: 'redrafted', team: 'annas', keep: keep.map(({ id }) => id), draft }
  }

  test('fans stay, everybody and everything else is paid for, and who is not kept has left', () => {
    const office = ended()
    const before = office.team('annas')
    const [out, ...stay] = before.players
    const book = editionOf('sevens')
    const cost = stay.reduce((sum, player) => sum + redraftPrice(book, before, player), 0)
    const budget = 600_000 + before.treasury + 2 * 20_000 + 20_000 + 10_000
    office.must('anna', again(office, stay, { name: 'New' }))
    const after = office.team('annas')
    expect(after.treasury).toBe(budget - cost)
    expect(after).toMatchObject({
      name: 'New',
      rerolls: 0,
      rating: null,
      fanFactor: before.fanFactor,
      matches: before.matches,
    })
    expect(after.players).toEqual(stay)
    expect(after.former.at(-1)).toMatchObject({ id: out!.id, status: 'left', leftAfter: 2 })
    expect(office.write('anna', again(office, stay))).toBe('"annas" has been drafted anew after season "s1".')
    const copy = LeagueLog.read(JSON.parse(JSON.stringify(office.log.entries)))
    expect(copy.value?.league).toEqual(office.league)
  })

  test('a level match that was won all the same counts as won', () => {
    const office = officeOf('sevens', ['anna', 'bert'], { inARow: 0 })
    office.must('carla', begun('s1'))
    office.must('carla', { type: 'match-agreed', match: 'm1', home: 'annas', away: 'berts' })
    office.play('m1', [1, 1], { shootOut: 'home' })
    office.must('carla', closed('s1'))
    const gold = (team: string) =>
      Object.fromEntries(redraftBudget(editionOf('sevens'), office.team(team), office.team(team).matches))
    expect(gold('annas')).toMatchObject({ matches: 20_000, victories: 20_000, draws: 0 })
    expect(gold('berts')).toMatchObject({ matches: 20_000, victories: 0, draws: 0 })
  })

  test('after every season, with the gold of that one', () => {
    const office = ended()
    const book = editionOf('sevens')
    const old = office.team('annas')
    const lineman = book.teams.rosters[old.roster]!.positions.find((position) => position.lineman === true)!
    const fresh = Array.from({ length: 6 }, () => ({ position: lineman.id }))
    office.must('anna', again(office, old.players.slice(0, 1), { players: fresh }))
    office.must('carla', begun('s2'))
    office.must('carla', closed('s2'))
    const before = office.team('annas')
    const stay = before.players.slice(0, 1)
    office.must('anna', again(office, stay, { players: fresh }))
    const kept = redraftPrice(book, before, stay[0]!)
    expect(office.team('annas').treasury).toBe(600_000 + before.treasury - kept - 6 * lineman.cost)
    expect(office.league.seasons.map(({ redrafted }) => redrafted)).toEqual([['annas'], ['annas']])
  })

  test('newcomers and staff at their list price', () => {
    const office = ended()
    const old = office.team('annas')
    const book = editionOf('sevens')
    const price = (player: TeamPlayer): number => redraftPrice(book, old, player)
    const stay = old.players.toSorted((a, b) => price(a) - price(b)).slice(0, 6)
    const lineman = book.teams.rosters[old.roster]!.positions.find((position) => position.lineman === true)!
    const players = [{ position: lineman.id, name: 'Newt' }]
    office.must('anna', again(office, stay, { cheerleaders: 2, assistants: ['scout'], players }))
    const after = office.team('annas')
    expect(after.players.at(-1)).toMatchObject({ name: 'Newt', position: lineman.id, seasons: 0 })
    expect(after).toMatchObject({ rerolls: 0, cheerleaders: 2, assistants: ['scout'], apothecaries: 0 })
    const kept = stay.reduce((sum, player) => sum + price(player), 0)
    expect(after.treasury).toBe(600_000 + old.treasury + 70_000 - kept - lineman.cost - 3 * 20_000)
  })

  test.each([
    [
      'during a season',
      (office: Office) => office.must('carla', begun('s2')),
      {},
      'Teams are drafted anew between two seasons.',
    ],
    [
      'with a locked roster',
      (office: Office) => office.must('carla', { type: 'locked', team: 'annas', locked: true }),
      {},
      'The roster of annas is locked.',
    ],
    ['with other fans', () => undefined, { fanFactor: 7 }, /^annas keeps its fans: \d\.$/u],
    ['from another list', () => undefined, { roster: 'orc' }, 'annas plays from its own list.'],
    ['beyond the money', () => undefined, { cheerleaders: 90 }, /cheerleader|costs/u],
  ] as const)('is refused %s', (_, prepare, changes, sentence) => {
    const office = ended()
    prepare(office)
    const problem = office.write('anna', again(office, office.team('annas').players, changes))
    expect(problem).toMatch(
      typeof sentence === 'string' ? new RegExp(`^${sentence.replace('.', '\\.')}$`, 'u') : sentence,
    )
  })

  test('only those who are there, each once, and enough of them', () => {
    const office = ended()
    const { players } = office.team('annas')
    const [one] = players
    expect(office.write('anna', again(office, [one!, one!]))).toBe(
      'annas can keep only those it has, and each once.',
    )
    expect(office.write('anna', again(office, [{ ...one!, id: 'p99' }]))).toBe(
      'annas can keep only those it has, and each once.',
    )
    expect(office.write('anna', again(office, players.slice(0, 3)))).toMatch(
      /^A team has 7 to \d+ players, not 3\.$/u,
    )
    const rich = Array.from({ length: 6 }, () => ({ position: players[0]!.position }))
    expect(office.write('anna', again(office, players, { players: rich }))).not.toBeNull()
  })

  test('the gold of the season is all there is', () => {
    const office = ended()
    const { players, treasury } = office.team('annas')
    const book = editionOf('sevens')
    const kept = players.reduce((sum, player) => sum + redraftPrice(book, office.team('annas'), player), 0)
    const left = 600_000 + treasury + 70_000 - kept
    const most = Math.floor(left / 10_000)
    const helpers = (count: number) => Array.from({ length: count }, (_, index) => `job ${index}`)
    const problem = office.write('anna', again(office, players, { assistants: helpers(most + 1) }))
    expect(problem).toMatch(/assistant coach|may cost/u)
  })

  test('no other book knows it', () => {
    const office = officeOf('basic', ['anna', 'bert'])
    office.must('carla', begun('s1'))
    office.must('carla', closed('s1'))
    expect(office.write('anna', again(office, []))).toBe('Basic Blood Bowl drafts no team anew.')
  })
})

test('nobody rules on a match on which a team has closed its books', () => {
  const office = officeOf('basic', ['anna', 'bert'])
  office.must('anna', { type: 'match-agreed', match: 'm1', home: 'annas', away: 'berts' })
  const report = office.report('m1', [0, 0])
  office.must('carla', { type: 'reported', match: 'm1', report })
  office.must('carla', { type: 'ruled', match: 'm1', report })
  const setting = { team: office.team('annas'), report: ownReport(report, 'home'), options: {} }
  const books = Aftermath.begin(setting, new SeededDice(1))
  while (books.decision !== null) books.choose(books.decision.default)
  const { choices, dice } = books.toJSON()
  office.must('anna', { type: 'aftermath', match: 'm1', team: 'annas', choices, dice })
  expect(office.write('carla', { type: 'ruled', match: 'm1', report })).toBe(
    'Books have been closed on it: correct the report instead.',
  )
})

describe('a locked roster', () => {
  test('buys nobody, lets nobody go, and gives and takes nothing', () => {
    const office = officeOf('lrb4', ['anna', 'bert'])
    office.must('anna', { type: 'match-agreed', match: 'm1', home: 'annas', away: 'berts' })
    office.must('carla', { type: 'played', match: 'm1', record: 'r', report: office.report('m1', [0, 0]) })
    office.must('carla', { type: 'locked', team: 'annas', locked: true })
    for (const choice of [
      { type: 'buy', what: 'rerolls' },
      { type: 'retire', player: 'p1' },
      { type: 'dismiss', what: 'rerolls' },
      { type: 'keep' },
    ])
      expect(
        office.write('anna', { type: 'aftermath', match: 'm1', team: 'annas', choices: [choice], dice: [] }),
      ).toBe(`The roster of annas is locked: no "${choice.type}".`)
    const gift = { type: 'transferred', gold: 0, agreed: ['anna', 'bert'] }
    for (const [from, to] of [
      ['annas', 'berts'],
      ['berts', 'annas'],
    ])
      expect(office.write('anna', { ...gift, from, to })).toBe('The roster of annas is locked.')
    const open = {
      type: 'aftermath',
      match: 'm1',
      team: 'berts',
      choices: [{ type: 'buy', what: 'x' }],
      dice: [],
    }
    expect(office.write('bert', open)).not.toContain('locked')
    office.must('carla', { type: 'locked', team: 'annas', locked: false })
    expect(office.league.teams['annas']?.locked).toBe(false)
    expect(office.write('anna', { ...gift, from: 'annas', to: 'berts' })).toBe(
      'annas has not closed its books on match "m1" yet.',
    )
  })
})

describe('transfers', () => {
  const moved = (more: object) => ({
    type: 'transferred',
    from: 'annas',
    to: 'berts',
    agreed: ['anna', 'bert'],
    ...more,
  })

  test('gold and players change hands; whoever goes stays in the history of his team', () => {
    const office = officeOf('lrb4', ['anna', 'bert'])
    office.meet('m0', ['annas', 'berts'], [2, 0])
    const gold = office.team('annas').treasury
    const theirs = office.team('berts').treasury
    expect(gold).toBeGreaterThan(0)
    expect(office.write('anna', moved({ gold: gold + 1 }))).toBe(`annas has only ${gold} gold.`)
    const player = office.team('annas').players.at(-1)!
    const had = office.team('berts').players.length
    const problem = office.write('anna', moved({ gold, player: player.id }))
    const { max } = editionOf('lrb4').teams.drafting.players
    expect(had).toBeLessThan(max)
    expect(problem).toBeNull()
    expect(office.team('annas')).toMatchObject({ treasury: 0 })
    expect(office.team('berts').treasury).toBe(theirs + gold)
    expect(office.team('annas').players.map(({ id }) => id)).not.toContain(player.id)
    expect(office.team('annas').former).toEqual([{ ...player, status: 'left', leftAfter: 1 }])
    expect(office.team('berts').players.at(-1)).toEqual({ ...player, id: `p${had + 1}`, number: had + 1 })
    expect(office.team('berts').signed).toBe(had + 1)
  })

  test('only to a list that has room for him', () => {
    const office = officeOf('lrb4', ['anna', 'bert'])
    expect(office.enter('dora', 'doras', 'orc')).toBeNull()
    expect(office.write('anna', moved({ player: 'p99' }))).toBe('annas has no player "p99".')
    expect(office.write('anna', moved({ to: 'doras', player: 'p1', agreed: ['anna', 'dora'] }))).toBe(
      'The two teams do not play from the same list.',
    )
    expect(office.write('anna', moved({ to: 'nowhere' }))).toBe('Both teams must be in the league.')
    const full = office.team('berts').players[0]!.position
    const max = editionOf('lrb4').teams.rosters[office.team('berts').roster]!.positions.find(
      ({ id }) => id === full,
    )!.max
    const have = office.team('berts').players.filter(({ position }) => position === full).length
    const more = office.team('annas').players.filter(({ position }) => position === full)
    for (const { id } of more.slice(0, max - have)) office.must('anna', moved({ player: id }))
    const next = office.team('annas').players.find(({ position }) => position === full)
    expect(next === undefined ? null : office.write('anna', moved({ player: next.id }))).toMatch(
      /^At most \d+ of /u,
    )
  })
})

describe('the season of the second book', () => {
  test('both ways, the best four, and gold for the first three', () => {
    const office = officeOf('sevens', ['a', 'b', 'c', 'd'], { inARow: 0 })
    office.must('carla', begun('s1'))
    expect(office.league.points.bonus.touchdowns).toBe(0)
    expect(office.league.ties).toEqual(['points', 'touchdowns', 'casualties', 'name'])
    office.must('carla', {
      type: 'competition-opened',
      competition: 'x',
      name: 'X',
      format: 'groups',
      teams: ['as', 'bs', 'cs', 'ds'],
      cup: 'season',
    })
    const competition = () => office.league.competitions['x']!
    expect(competition()).toMatchObject({ legs: 2, through: 4 })
    const playRound = (): void => {
      const { value } = nextRound(office.league, 'x')
      const { round, pairings } = value!
      office.must('carla', { type: 'round-drawn', competition: 'x', round, pairings })
      for (const [place, [home, away]] of pairings.entries())
        office.play(`x/${round}/${place + 1}`, home < (away ?? '') ? [2, 0] : [0, 2])
    }
    const given = { type: 'prizes-given', competition: 'x', dice: [] }
    for (let round = 1; round <= 6; round++) playRound()
    expect(office.write('carla', given)).toBe('"X" has not been decided yet.')
    playRound()
    playRound()
    expect(placesOf(office.league, competition())).toEqual(['as', 'bs', 'cs'])
    const gold = (): number[] => ['as', 'bs', 'cs', 'ds'].map((team) => office.team(team).treasury)
    const before = gold()
    office.must('carla', given)
    expect(gold().map((now, index) => now - before[index]!)).toEqual([100_000, 60_000, 30_000, 0])
    expect(office.league.prizes.map(({ team, prize, taken }) => [team, prize.what, taken])).toEqual([
      ['as', 'season', true],
      ['bs', 'season', true],
      ['cs', 'season', true],
    ])
    office.must('carla', closed('s1'))
  })

  test('nobody is paid for a round robin that is still being played', () => {
    const office = officeOf('basic', ['a', 'b'])
    const opened = { type: 'competition-opened', competition: 'x', name: 'X', format: 'round-robin' }
    office.must('carla', { ...opened, teams: ['as', 'bs'] })
    expect(office.write('carla', { type: 'prizes-given', competition: 'x', dice: [] })).toBe(
      '"X" has not been decided yet.',
    )
  })

  test('its bonuses where the league gives them', () => {
    const office = officeOf('sevens', ['a', 'b'], { options: { 'bonus-points': true } })
    expect(office.league.points).toEqual({
      win: 3,
      draw: 1,
      loss: 0,
      concession: 0,
      bonus: { touchdowns: 3, cleanSheet: true, casualties: 3 },
    })
  })

  test('a season of a book that has none is no cup', () => {
    const office = officeOf('basic', ['a', 'b'])
    const opened = {
      type: 'competition-opened',
      competition: 'x',
      name: 'X',
      format: 'open',
      teams: [],
      cup: 'season',
    }
    expect(office.write('carla', opened)).toBe('Basic Blood Bowl knows no cup "season".')
    expect(office.league.points).toMatchObject({ win: 3, draw: 1, loss: 0 })
    expect(office.league.ties).toEqual([
      'touchdown-difference',
      'casualty-difference',
      'head-to-head',
      'name',
    ])
  })
})
