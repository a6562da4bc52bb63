import { expect, test } from 'vitest'
import { readCareerScenario, runCareerScenario } from '../src/testing/index.ts'

const problemOf = (scenario: object): string | null => runCareerScenario(readCareerScenario(scenario)).problem

const team = { team: 'human', rating: 100, fanFactor: 3, players: { dieter: { position: 'lineman' } } }
const after = (change: object) => ({
  kind: 'post-match',
  name: 'after a match',
  edition: 'lrb4',
  team,
  report: { score: [0, 0], gate: 10_000 },
  dice: ['d6=1', 'player=dieter', 'd6=3'],
  auto: true,
  ...change,
})
const side = (id: string) => ({ team: id, rating: 100, squad: { lineman: 11 } })
const before = (change: object) => ({
  kind: 'pre-match',
  name: 'before a match',
  edition: 'lrb4',
  home: side('human'),
  away: side('orc'),
  dice: ['2d6=3+4'],
  auto: true,
  ...change,
})
const playOffs = (change: object) => ({
  kind: 'play-offs',
  name: 'play-offs',
  edition: 'lrb4',
  teams: { a: { rating: 100 }, b: { rating: 110 } },
  results: [['a', 'b', 1, 0]],
  ...change,
})
const prizes = (change: object) => ({
  kind: 'prizes',
  name: 'prizes',
  edition: 'lrb4',
  tournament: 'spike',
  winner: team,
  runnerUp: { team: 'orc' },
  dice: ['d6=1'],
  ...change,
})
const named = (player: object) => ({ team: { ...team, players: { dieter: player } } })

test.each([
  ['plain', after({})],
  ['nothing said of the match', after({ report: {} })],
  ['what did not happen', after({ report: { gate: 10_000, stage: null, conceded: null } })],
  ['a word for whoever reads it', after({ note: 'as in 2491' })],
  ['a guest by what he is', after({ report: { gate: 10_000, guests: { zug: 'mighty-zug' } } })],
  ['before', before({})],
  ['play-offs', playOffs({})],
  ['prizes', prizes({})],
  ['a team by a name of all objects', playOffs({ teams: { a: {}, b: {}, constructor: {} } })],
])('%s is a scenario', (_, scenario) => {
  expect(problemOf(scenario)).toBeNull()
})

test.each([
  ['no team', after({ team: undefined }), 'The scenario.team should be an object'],
  ['a list of players', after({ team: { ...team, players: ['dieter'] } }), 'players should be an object'],
  ['half a player', after({ team: { ...team, squad: { lineman: 1.5 } } }), 'squad.lineman should be a whole'],
  ['a debt', after({ team: { ...team, treasury: -5 } }), 'treasury should be a whole number'],
  ['points in words', after(named({ position: 'lineman', spp: '12' })), 'spp should be a whole number'],
  ['a characteristic of another book', after(named({ position: 'lineman', stats: { pa: 3 } })), 'not "pa"'],
  ['a trophy nobody plays for', after({ team: { ...team, trophies: ['moon-cup'] } }), 'no trophy "moon-cup"'],
  ['something nobody sells', after({ team: { ...team, extras: { dragon: 1 } } }), 'cannot buy "dragon"'],
  ['half a score', after({ report: { score: [1] } }), 'report.score should be two numbers'],
  ['an injury nobody has heard of', after({ report: { players: { dieter: { injury: 'toe' } } } }), '"toe"'],
  ['a stranger', after({ report: { players: { otto: {} } } }), 'there is no player "otto"'],
  ['a guest of another list', after({ report: { guests: { otto: 'dragon' } } }), 'no "dragon"'],
  ['one die', after({ dice: 'd6=1' }), 'dice should be a list'],
  ['one choice', after({ play: { type: 'done' } }), 'play should be a list'],
  ['a slip in what is expected', after({ expect: { treasure: 3 } }), 'expect has no "treasure"'],
  ['a refusal of nothing', after({ expect: { refused: true } }), 'nothing that could be'],
  ['a refusal of nothing, before', before({ expect: { refused: true } }), 'nothing that could be'],
  ['a slip in what a side has', before({ expect: { home: { gold: 3 } } }), 'expect.home has no "gold"'],
  ['one team', before({ away: undefined }), 'The scenario.away should be an object'],
  ['somebody who has not come', before({ play: [{ type: 'select', player: 'otto' }] }), 'called "otto"'],
  ['no teams', playOffs({ teams: undefined }), 'The scenario.teams should be an object'],
  ['half a result', playOffs({ results: [['a', 'b']] }), 'should be two teams and what they scored'],
  ['results of nobody', playOffs({ submitted: { z: [0] } }), 'there is no team "z"'],
  ['no tournament', prizes({ tournament: null }), 'The scenario.tournament should be an object'],
  ['a tournament of all objects', prizes({ tournament: '__proto__' }), 'there is no tournament "__proto__"'],
  ['one prize', prizes({ tournament: { minor: [1] } }), 'minor should be two numbers'],
])('%s: a sentence says what is wrong', (_, scenario, sentence) => {
  expect(problemOf(scenario)).toContain(sentence)
})

test.each([
  [{ kind: 'draft' }, 'a scenario needs a "name"'],
  [{ kind: 'postmatch', name: 'x', edition: 'lrb4' }, '"kind" must be one of'],
  [{ kind: 'draft', name: 'x', edition: 'lrb9' }, '"edition" must be one of'],
  [{ kind: 'draft', name: 'x', edition: 'lrb4', rules: 'lrb4.create.budget' }, '"rules" should be a list'],
])('what cannot be one is refused at once', (scenario, sentence) => {
  expect(() => readCareerScenario(scenario)).toThrow(sentence)
})
