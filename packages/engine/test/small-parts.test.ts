import { describe, expect, test } from 'vitest'
import { addEdition, editionOf } from '../src/editions/index.ts'
import { rolledInjury } from '../src/career/injury-roll.ts'
import { worsening } from '../src/career/roster.ts'
import { bestOf, type MatchReport, noMatch, type PlayerReport } from '../src/career/report.ts'
import { noFeats, type Feats } from '../src/career/team.ts'
import { itemise, learningItems, learningWorth } from '../src/career/worth.ts'
import { readChoice } from '../src/match/choice.ts'
import { flag, line, read, recordOf, shown } from '../src/doors/shape.ts'
import { isTest } from '../src/match/names.ts'
import { DIRECTIONS, isXY, squareAt, step } from '../src/match/square.ts'
import { touchbackChance } from '../src/odds/kick.ts'
import { reach } from '../src/odds/paths.ts'
import { standingAt } from '../src/odds/standing-at.ts'
import { withoutSkill } from '../src/odds/without-skill.ts'
import { standsToScore } from '../src/play/scoring.ts'
import { wholePaths } from '../src/play/whole-paths.ts'
import { scatterAlong, scatterOnce, scatterThrice, straightTo } from '../src/play/scatter.ts'
import { RecordedDice, SeededDice } from '../src/rolls/dice.ts'
import { chanceOf, explain } from '../src/rolls/explain.ts'
import { rerollWorks } from '../src/rolls/rerolls.ts'
import { gameAt } from './tried-dice.ts'

describe('the chance of dice', () => {
  test.for([
    [-1, 36],
    [0, 36],
    [1, 36],
    [2, 36],
    [3, 35],
    [4, 33],
    [5, 30],
    [6, 26],
    [7, 21],
    [8, 15],
    [9, 10],
    [10, 6],
    [11, 3],
    [12, 1],
    [13, 0],
    [14, 0],
  ] as const)('two dice reach %i in %i of 36', ([lowest, ways]) =>
    expect(chanceOf('2d6', lowest)).toBe(ways / 36),
  )
  test.for([
    [-1, 6],
    [0, 6],
    [1, 6],
    [2, 5],
    [3, 4],
    [4, 3],
    [5, 2],
    [6, 1],
    [7, 0],
    [8, 0],
  ] as const)('one die reaches %i in %i of 6', ([lowest, ways]) =>
    expect(chanceOf('d6', lowest)).toBe(ways / 6),
  )
})

test.for([
  [[0, 0], true],
  [[29, 29], true],
  [[30, 0], false],
  [[0, 30], false],
  [[-1, 0], false],
  [[0, -1], false],
  [[0.5, 0], false],
  [[1], false],
  [[1, 2, 3], false],
  ['1,2', false],
])('%j is written like a square: %s', ([value, is]) => expect(isXY(value)).toBe(is))

test.for([
  [[1, 0], true],
  [[-1, -1], true],
  [[0, 0], false],
  [[1], false],
  [[1, 0, 0], false],
  [null, false],
  ['10', false],
])('%j is written like a direction: %s', ([towards, is]) =>
  expect(read(readChoice, { type: 'steer', towards }, '').problem === null).toBe(is),
)

test('what somebody else wrote is shown as far as it is short', () => {
  expect(shown('x'.repeat(40))).toBe(`"${'x'.repeat(40)}"`)
  expect(shown('x'.repeat(41))).toBe(`"${'x'.repeat(40)}…"`)
})

test('tests have names, and nothing else has theirs', () => {
  expect(isTest('dodge')).toBe(true)
  expect(isTest('bribe')).toBe(false)
})

describe('what leaves the pitch', () => {
  const { match } = gameAt({
    home: { team: 'human', players: { dieter: { at: [5, 5], skills: ['+dodge'] } } },
    away: { team: 'orc', players: { grom: { at: [20, 7] } } },
  })
  const shows = (...faces: number[]) => {
    const next = (): number => faces.shift() ?? 0
    return { dice: { d3: next, d6: next, d8: next }, isOnPitch: match.isOnPitch.bind(match) }
  }
  test.for([1, 2, 3, 4, 5, 6, 7, 8])('in the direction of a %i', (die) => {
    const corner = squareAt(0, 0)
    const there = step(corner, die - 1)
    const out = !match.isOnPitch(there)
    expect(scatterOnce(shows(die), corner)).toEqual({
      at: out ? corner : there,
      exit: out ? die - 1 : -1,
      dice: [die],
    })
  })
  test.for([
    [[5, 5, 5], [3, 0], -1, 3],
    [[8, 1, 1], [0, 0], 0, 3],
    [[8, 2, 2], [1, 0], 1, 3],
    [[2, 5, 5], [0, 0], 1, 1],
    [[7, 4, 5], [0, 1], 3, 2],
  ] as const)('three times, with %j', ([faces, at, exit, thrown]) =>
    expect(scatterThrice(shows(...faces), squareAt(0, 0))).toEqual({
      at: squareAt(at[0], at[1]),
      exit,
      dice: faces.slice(0, thrown),
    }),
  )
  test('straight to a square, without a die', () =>
    expect(straightTo(squareAt(2, 7))).toEqual({ at: squareAt(2, 7), exit: -1, dice: [] }))
  test('along a line it stays on the last square, and says which way it went', () => {
    expect(scatterAlong(shows(), squareAt(2, 7), 3, 2)).toMatchObject({ at: squareAt(0, 7), exit: -1 })
    expect(scatterAlong(shows(), squareAt(2, 7), 3, 3)).toMatchObject({ at: squareAt(0, 7), exit: 3 })
  })
  test('without a skill: as long as somebody asks', () => {
    const dieter = match.player(0)
    const has = () => match.kit(dieter).skills.has('dodge')
    expect(withoutSkill(match, dieter, 'dodge', has)).toBe(false)
    expect(has()).toBe(true)
    expect(() =>
      withoutSkill(match, dieter, 'dodge', () => {
        throw new Error('ours')
      }),
    ).toThrow('ours')
    expect(has()).toBe(true)
  })
  test('no way leads to a ball that somebody cannot get hold of', () => {
    const { match } = gameAt({
      home: { team: 'human', players: { dieter: { at: [5, 5], skills: ['+buzzing'] } } },
      away: { team: 'orc', players: { grom: { at: [20, 7] } } },
      ball: [6, 5],
    })
    const ways = reach(match, match.player(0))
    expect(ways.squares()).not.toContain(squareAt(6, 5))
    expect(ways.chance(squareAt(7, 5))).toBe(1)
  })
  test('where somebody stands he is already', () => {
    const dieter = match.player(0)
    const ways = reach(match, dieter)
    expect(ways.chance(dieter.at)).toBe(1)
    expect(ways.path(dieter.at)).toMatchObject({ steps: [], rolls: [], moved: 0 })
    expect(ways.squares()).not.toContain(dieter.at)
  })
})

describe('the best of a match', () => {
  const line = (feats: Partial<Feats>): PlayerReport => ({
    feats: { ...noFeats(), ...feats },
    hurt: [],
    available: true,
    fielded: true,
    mvps: 0,
    learned: [],
  })
  const side = (players: Record<string, Partial<Feats>>) => ({
    players: Object.fromEntries(Object.entries(players).map(([id, feats]) => [id, line(feats)])),
    guests: [],
    joined: [],
    spent: 0,
    worth: 0,
    roster: '',
    name: '',
  })
  const best = (
    home: Record<string, Partial<Feats>>,
    away: Record<string, Partial<Feats>>,
    score = [0, 0],
  ) => {
    const [own = 0, theirs = 0] = score
    const report: MatchReport = {
      score: { home: own, away: theirs },
      gate: null,
      crowd: { home: 0, away: 0 },
      weather: null,
      stage: null,
      conceded: null,
      sides: { home: side(home), away: side(away) },
    }
    return bestOf(report)?.player ?? null
  }
  test.for([
    ['nobody did anything', {}, {}, null],
    ['only fouls', { a: { fouls: 3 } }, {}, null],
    ['one pass', { a: { completions: 1 } }, {}, 'a'],
    ['a touchdown before a casualty', { a: { casualties: 1 } }, { b: { touchdowns: 1 } }, 'b'],
    ['two casualties before a touchdown', { a: { casualties: 2 } }, { b: { touchdowns: 1 } }, 'a'],
    ['an interception before a pass', { a: { completions: 1 } }, { b: { interceptions: 1 } }, 'b'],
    ['three passes as much as a touchdown', { a: { completions: 3 } }, { b: { touchdowns: 1 } }, 'a'],
    ['a pass more', { a: { touchdowns: 1 } }, { b: { completions: 4 } }, 'b'],
    [
      'an interception and a pass as much as a touchdown',
      { a: { interceptions: 1, completions: 1 } },
      { b: { touchdowns: 1 } },
      'a',
    ],
    ['a casualty as much as an interception', { a: { casualties: 1 } }, { b: { interceptions: 1 } }, 'a'],
    ['two passes as much as a casualty', { a: { completions: 2 } }, { b: { casualties: 1 } }, 'a'],
  ] as const)('%s', ([, home, away, player]) => expect(best(home, away)).toBe(player))
  test('of two who did as much, whose side won', () => {
    const one = { touchdowns: 1 }
    expect(best({ a: one }, { b: one }, [1, 2])).toBe('b')
    expect(best({ a: one }, { b: one }, [2, 1])).toBe('a')
  })
})

test('where there was no match there is nothing to count', () =>
  expect(noMatch({ roster: 'orc', name: 'Green' })).toEqual({
    players: {},
    guests: [],
    joined: [],
    spent: 0,
    worth: 0,
    roster: 'orc',
    name: 'Green',
    score: [0, 0],
    gate: null,
    crowd: 0,
    stage: null,
    conceded: null,
    forced: false,
    against: { worth: 0, roster: '', name: '' },
    casualties: [0, 0],
  }))

describe('what a player has become worth', () => {
  const gained = [{ take: 'block', kind: 'own', after: 1 }] as const
  test.for(['lrb4', 'leagues16', 'basic', 'sevens'])('in %s', (id) => {
    const edition = editionOf(id)
    const { niggle } = edition.career.worth
    const items = (niggles: number) => learningItems(edition, { position: '', gained, niggles })
    expect(learningItems(edition, { position: '' })).toEqual([])
    expect(items(0).map((item) => item.id)).toEqual(['block'])
    expect(items(2).map((item) => item.id)).toEqual(niggle === 0 ? ['block'] : ['block', 'niggles'])
    const total = items(2).reduce((sum, item) => sum + item.total, 0)
    expect(total - items(0).reduce((sum, item) => sum + item.total, 0)).toBe(2 * niggle)
    expect(learningWorth(edition, { position: '', gained, niggles: 2 })).toBe(total)
  })

  test.for(['lrb4', 'leagues16', 'basic', 'sevens'])('in %s, on the bill of a team', (id) => {
    const edition = editionOf(id)
    const [roster = ''] = Object.keys(edition.teams.rosters)
    const position = edition.teams.rosters[roster]?.positions[0]?.id ?? ''
    const staff = { rerolls: 0, fanFactor: 0, apothecaries: 0, assistants: [], cheerleaders: 0 }
    const becomeOf = (player: { niggles?: number; gained?: typeof gained }) =>
      itemise(edition, { roster, players: [{ position, ...player }], ...staff })
        .filter((item) => item.id === 'learned')
        .map(({ total }) => total)
    const listed = (worth: number) => (worth === 0 ? [] : [worth])
    const { worth } = edition.career
    expect(becomeOf({})).toEqual([])
    expect(becomeOf({ gained })).toEqual(listed(worth.gained(gained[0], 0)))
    // Where an injury makes a player worth less, that stands on the bill as well.
    expect(becomeOf({ niggles: 1 })).toEqual(listed(worth.niggle))
  })
})

test.for([
  ['with the ball in the end zone', [25, 7], 'runner', 'standing', true],
  ['a step before it', [24, 7], 'runner', 'standing', false],
  ['in his own end zone', [0, 7], 'runner', 'standing', false],
  ['on the ground', [25, 7], [25, 8], 'prone', false],
  ['while another has the ball', [25, 7], 'mate', 'standing', false],
] as const)('whether somebody stands to score: %s', ([, at, ball, state, is]) => {
  const { match } = gameAt({
    home: { team: 'human', players: { runner: { at, state }, mate: { at: [10, 7] } } },
    away: { team: 'orc', players: { urg: { at: [12, 2] } } },
    ball,
  })
  expect(standsToScore(match, match.player(0))).toBe(is)
})

test('were somebody elsewhere: he stands there while it is asked, and nowhere else', () => {
  const { match } = gameAt({
    home: { team: 'human', players: { dieter: { at: [5, 5] } } },
    away: { team: 'orc', players: { urg: { at: [12, 2] } } },
  })
  const dieter = match.player(0)
  const [home, there] = [squareAt(5, 5), squareAt(9, 9)]
  const seen = () => ({ at: dieter.at, home: match.at(home), there: match.at(there) })
  expect(standingAt(match, dieter, there, seen)).toEqual({ at: there, home: null, there: dieter })
  expect(seen()).toEqual({ at: home, home: dieter, there: null })
  expect(() =>
    standingAt(match, dieter, there, () => {
      throw new Error('ours')
    }),
  ).toThrow('ours')
  expect(seen()).toEqual({ at: home, home: dieter, there: null })
})

describe('the chance that a re-roll does anything', () => {
  const { match } = gameAt({
    edition: 'sevens',
    home: { team: 'human', players: { solo: { at: [5, 5], skills: ['+loner:4'] }, mate: { at: [5, 7] } } },
    away: { team: 'orc', players: { urg: { at: [12, 2] } } },
  })
  test.for([
    ['team', 1 / 2, 1],
    ['sports-espionage', 1 / 2, 1],
    ['dodge', 1, 1],
    ['pro', 2 / 3, 2 / 3],
  ] as const)('%s: %f for a loner, %f for others', ([source, solo, mate]) => {
    expect(rerollWorks(match, match.player(0), source)).toBeCloseTo(solo)
    expect(rerollWorks(match, match.player(1), source)).toBeCloseTo(mate)
  })
})

test('without its table a kick at the middle of the half stays in it', () => {
  const { match } = gameAt({
    home: { team: 'human', players: { dieter: { at: [5, 5] } } },
    away: { team: 'orc', players: { urg: { at: [20, 2] } } },
    modules: [],
  })
  expect(touchbackChance(match, squareAt(match.state.kicking === 'home' ? 19 : 6, 7))).toBeCloseTo(0)
})

test.for([
  [6, true, 2],
  [6, false, 1],
  [5, true, 2],
  [5, false, 2],
] as const)('agility %i, fumbles in play: %s; a throw needs %i', ([ag, fumbles, target]) => {
  const { match } = gameAt({
    home: { team: 'human', players: { dieter: { at: [5, 5], stats: { ag } } } },
    away: { team: 'orc', players: { urg: { at: [20, 2] } } },
    modules: fumbles ? ['interceptions-fumbles'] : [],
  })
  const player = match.player(0)
  expect(explain(match, { test: 'pass', player, from: player.at, to: player.at, band: 1 }).target).toBe(
    target,
  )
})

test('the dice of a seed are the same everywhere, however long the seed', () => {
  const first = (seed: number): number[] => {
    const dice = new SeededDice(seed)
    return Array.from({ length: 4 }, () => dice.below(1000))
  }
  expect([1, 2 ** 32 - 1, 2 ** 32, 2 ** 33 - 1].map(first)).toEqual([
    [537, 454, 82, 153],
    [557, 366, 693, 859],
    [858, 146, 49, 437],
    [468, 114, 215, 593],
  ])
})

test('with its table a kick goes twice as far as often as the table says', () => {
  const { match } = gameAt({
    home: { team: 'human', players: { dieter: { at: [5, 5] } } },
    away: { team: 'orc', players: { urg: { at: [20, 2] } } },
    modules: ['kickoff-table'],
  })
  const [x, y] = [match.state.kicking === 'home' ? 19 : 6, 7]
  const [first, last] = match.state.kicking === 'home' ? [13, 25] : [0, 12]
  const isIn = (column: number, row: number): boolean =>
    column >= first && column <= last && row >= 0 && row <= 14
  const throws = [1, 2, 3, 4, 5, 6].flatMap((one) => [1, 2, 3, 4, 5, 6].map((other) => one + other))
  const out = throws.flatMap((squares) =>
    DIRECTIONS.map(([across, along]) => !isIn(x + squares * across, y + squares * along)),
  )
  // No single die leads out of the half from its middle; a sum of six sends the ball as far as two do.
  const far = out.filter(Boolean).length / out.length
  expect(touchbackChance(match, squareAt(x, y))).toBeCloseTo(
    (throws.filter((sum) => sum === 6).length / 36) * far,
  )
})

test.for([
  ['badly hurt', [3], []],
  ['a match', [4, 1, 1], ['miss-next']],
  ['an old injury', [5, 4, 1], ['niggle']],
  ['dead', [6], ['dead']],
] as const)('an injury at the table is rolled as in a match: %s', ([, dice, effects]) => {
  const game = gameAt({
    home: { team: 'human', players: { dieter: { at: [5, 5] } }, apothecary: true },
    away: { team: 'orc', players: { urg: { at: [20, 2] } } },
    league: true,
  })
  const source = new RecordedDice(dice)
  game.continueWith(source)
  expect(rolledInjury(game.match, game.match.player(0)).map(({ effect }) => effect)).toEqual(effects)
  expect(source.left).toBe(0)
})

test('a whole path has more squares than one', () => {
  const paths = wholePaths(squareAt(5, 5), 2, () => true)
  expect(paths.length).toBe(64)
  expect(paths.every((path) => path.type === 'move' && path.path.length === 2)).toBe(true)
})

test('one point worse is one more where dice must reach it, and one less elsewhere', () => {
  expect(worsening(editionOf('sevens'), 'ag')).toBe(1)
  expect(worsening(editionOf('sevens'), 'ma')).toBe(-1)
  expect(worsening(editionOf('lrb4'), 'ag')).toBe(-1)
})

test('a book of one’s own does not take the name of another', () => {
  const lrb4 = editionOf('lrb4')
  expect(() => addEdition(lrb4)).not.toThrow()
  expect(() => addEdition({ ...lrb4 })).toThrow('there is an edition lrb4 already')
})

test('a record has no name that every object has a use for', () => {
  const flags = recordOf(line(20), flag, 5)
  expect(read(flags, JSON.parse('{ "x": true }'), 'The flags').value).toEqual({ x: true })
  expect(read(flags, JSON.parse('{ "__proto__": true }'), 'The flags').problem).toBe(
    'A name in The flags should be an ordinary one, not "__proto__".',
  )
})
