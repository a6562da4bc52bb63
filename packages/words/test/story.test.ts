import { EDITIONS, Game, SeededDice } from '@touchback/engine'
import { type Feats, type MatchReport, noFeats } from '@touchback/engine/career'
import { randomSpec } from '@touchback/engine/testing'
import { describe, expect, test } from 'vitest'
import { matchStory, reportStory } from '../src/index.ts'

type Doing = Partial<Feats> & { readonly hurt?: MatchReport['sides']['home']['players'][string]['hurt'] }

const NAMES: Readonly<Record<string, string>> = { a: 'Anton', b: 'Berta', c: 'Caesar', x: 'Xaver', y: 'Ylva' }

function report(
  score: [number, number],
  home: Record<string, Doing> = {},
  away: Record<string, Doing> = {},
  more: Partial<MatchReport> = {},
): MatchReport {
  const side = (name: string, doings: Record<string, Doing>) => ({
    players: Object.fromEntries(
      Object.entries(doings).map(([id, { hurt = [], ...feats }]) => [
        id,
        { feats: { ...noFeats(), ...feats }, hurt, available: true, fielded: true, mvps: 0, learned: [] },
      ]),
    ),
    guests: [],
    joined: [],
    spent: 0,
    worth: 100,
    roster: 'human',
    name,
  })
  return {
    score: { home: score[0], away: score[1] },
    gate: null,
    crowd: { home: 0, away: 0 },
    weather: null,
    stage: null,
    conceded: null,
    sides: { home: side('Rooks', home), away: side('Boars', away) },
    ...more,
  }
}
const story = (told: MatchReport) => reportStory(told, (_, id) => NAMES[id] ?? id)

describe('from a report alone', () => {
  test.each([
    ['a draw without touchdowns', report([0, 0]), /Rooks|Nobody scores/u],
    [
      'a narrow win',
      report([2, 1], { a: { touchdowns: 2 } }, { x: { touchdowns: 1 } }),
      /^Rooks (?:edge past|hold off) Boars/u,
    ],
    [
      'a win by two',
      report([1, 3], {}, { x: { touchdowns: 2 }, y: { touchdowns: 1 } }),
      /^Boars (?:too good for Rooks: 3–1|beat Rooks 3–1)/u,
    ],
    [
      'a rout',
      report([4, 1], { a: { touchdowns: 2 }, b: { touchdowns: 2 } }),
      /^Rooks (?:crush|run riot against) Boars/u,
    ],
    [
      'three of one player',
      report([3, 1], { a: { touchdowns: 3 } }),
      /^Anton scores three as Rooks beat Boars 3–1$/u,
    ],
    [
      'a death',
      report([1, 0], { a: { touchdowns: 1 } }, { x: { hurt: [{ effect: 'dead', cause: 'dead', by: 'a' }] } }),
      /^Xaver dies as Rooks beat Boars 1–0$/u,
    ],
    [
      'two deaths',
      report(
        [1, 0],
        { a: { hurt: [{ effect: 'dead', cause: 'd' }] } },
        { x: { hurt: [{ effect: 'dead', cause: 'd' }] } },
      ),
      /^2 dead as Rooks beat Boars 1–0$/u,
    ],
    [
      'giving up',
      report([2, 0], { a: { touchdowns: 2 } }, {}, { conceded: { side: 'home', forced: false } }),
      /^Rooks give up against Boars$/u,
    ],
    [
      'too few to go on',
      report([0, 1], {}, {}, { conceded: { side: 'away', forced: true } }),
      /^Boars run out of players against Rooks$/u,
    ],
    ['penalties', report([1, 1], {}, {}, { shootOut: 'away' }), /^Boars beat Rooks on penalties after 1–1$/u],
  ])('%s', (_what, told, headline) => {
    expect(story(told)[0]).toMatch(headline)
  })

  test('who scored how often, who was hurt by whom, and the player of the match', () => {
    const told = story(
      report(
        [3, 1],
        { a: { touchdowns: 2 }, b: { touchdowns: 1, completions: 1 } },
        { x: { touchdowns: 1 }, y: { hurt: [{ effect: 'niggle', cause: 'n', by: 'a' }] } },
        { gate: 24_000, weather: 'blizzard', stage: 'final' },
      ),
    )
    expect(told.slice(1)).toEqual([
      'The final was played before 24,000 in a blizzard. For Rooks Anton scored twice and Berta scored once. For Boars Xaver scored once.',
      'Ylva was carried off with an injury that will niggle, the work of Anton.',
      'Player of the match: Anton of Rooks, with two touchdowns.',
    ])
  })
  test.each([
    [{ gate: 16_000 }, 'It was played before 16,000. Nobody found a way to the end zone.'],
    [
      { weather: 'pouring-rain', stage: 'third-place' },
      'The match for third place was played in pouring rain. Nobody found a way to the end zone.',
    ],
    [{ gate: 9, weather: 'nice' }, 'Nobody found a way to the end zone.'],
  ])('the scene: %o', (more, text) => {
    expect(story(report([0, 0], {}, {}, more))[1]).toBe(text)
  })
  test('of two who did as much it is the winner', () => {
    const told = story(
      report([1, 2], { a: { touchdowns: 1 } }, { x: { touchdowns: 1 }, y: { touchdowns: 1 } }),
    )
    expect(told.at(-1)).toBe('Player of the match: Xaver of Boars, with one touchdown.')
  })
  test('the same report is always told the same way, and different ones differ', () => {
    const scores: [number, number][] = [
      [0, 0],
      [1, 1],
      [2, 2],
      [2, 1],
      [1, 2],
      [3, 2],
      [2, 0],
      [0, 2],
      [3, 1],
    ]
    const told = scores.map((score) => story(report(score))[0])
    expect(scores.map((score) => story(report(score))[0])).toEqual(told)
    expect(new Set(told).size).toBe(told.length)
  })
})

describe.each(Object.values(EDITIONS))('$id: from the events', (edition) => {
  const [one = '', other = ''] = Object.keys(edition.teams.rosters)
  test.each([1, 2, 3])('match %i is told as it went', (seed) => {
    const game = Game.start(randomSpec(edition, one, other, seed), {
      dice: new SeededDice(seed),
      events: true,
    })
    const pick = new SeededDice(seed)
    while (game.decision !== null) {
      const { options } = game.decision
      game.choose(options[pick.below(options.length)] ?? game.decision.default)
    }
    const events = game.match.sink!
    const told = matchStory(game.match, events)
    expect(matchStory(game.match, events)).toEqual(told)
    const { home, away } = game.match.spec.teams
    expect(told[0]).toMatch(new RegExp(`${home.name}|${away.name}`, 'u'))
    const text = told.join(' ')
    const scorers = events.flatMap((event) =>
      event.type === 'touchdown' ? [game.match.sheet(game.match.player(event.player)).name] : [],
    )
    for (const scorer of scorers) expect(text).toContain(scorer)
    expect(text.match(/in turn \d+ of|with the last turn of the match/gu) ?? []).toHaveLength(scorers.length)
    expect(text).not.toMatch(/undefined|null|NaN|\s\s|\.\.|[a-z]-[a-z]+-[a-z]/u)
    for (const paragraph of told.slice(1)) expect(paragraph).toMatch(/^[\p{Lu}\d].*[.!?]$/u)
  })
})
