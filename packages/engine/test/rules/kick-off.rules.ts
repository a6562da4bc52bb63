import assert from 'node:assert/strict'
import { lrb4 } from '../../src/editions/lrb4/index.ts'
import { Game } from '../../src/game.ts'
import { extend } from '../../src/match/extend.ts'
import { lookUp } from '../../src/match/table.ts'
import type { Edition } from '../../src/match/edition.ts'
import type { Event } from '../../src/match/event.ts'
import { freshState } from '../../src/match/fresh.ts'
import { Match } from '../../src/match/match.ts'
import type { MatchSpec } from '../../src/match/sheet.ts'
import { SIDES } from '../../src/match/side.ts'
import { sampleSetUps } from '../../src/play/formations.ts'
import { fitPlayers, readSetUp, setUpProblem } from '../../src/play/set-up-rules.ts'
import { Dice, NoDice, SeededDice } from '../../src/rolls/dice.ts'
import {
  readSpec,
  readState,
  type ScenarioPlayer,
  type ScenarioPosition,
} from '../../src/testing/position.ts'
import { rule } from '../../src/testing/rule-test.ts'

/** The teams of the starter box: twelve players each. */
const BOXED = {
  human: { lineman: 6, blitzer: 2, thrower: 2, catcher: 2 },
  orc: { lineman: 6, 'black-orc': 2, blitzer: 2, thrower: 2 },
}
const players = (of: Readonly<Record<string, number>>, name: string): Record<string, ScenarioPlayer> =>
  Object.fromEntries(
    Object.entries(of).flatMap(([position, count]) =>
      Array.from({ length: count }, (_, index) => [`${name} ${position} ${index}`, { position }]),
    ),
  )
const boxed = (modules: ScenarioPosition['modules']): MatchSpec =>
  readSpec(lrb4, {
    edition: 'lrb4',
    modules: modules ?? 'all',
    home: { team: 'human', rerolls: 3, players: players(BOXED.human, 'human') },
    away: { team: 'orc', rerolls: 2, players: players(BOXED.orc, 'orc') },
  })

rule(
  ['lrb4.setup.turn-counter-start', 'lrb4.setup.reroll-counters'],
  'a match begins before turn one, without a score and with all re-rolls',
  () => {
    const game = Game.start(boxed([]), { dice: new NoDice(), events: true })
    const { home, away } = game.state.teams
    assert.deepEqual([home.turn, away.turn, home.score, away.score], [0, 0, 0, 0])
    assert.deepEqual([home.rerolls, away.rerolls], [3, 2])
    assert.equal(game.state.half, 1)
    assert.equal(game.decision?.type, 'call')
    return game.match.sink ?? []
  },
)

rule(['lrb4.module.list'], 'the optional rules, in the order of the book', () => {
  assert.deepEqual(lrb4.modules, [
    'team-creation',
    'kickoff-table',
    'weather',
    'hand-off',
    'going-for-it',
    'assists',
    'interceptions-fumbles',
    'throw-team-mate',
    'fouls',
    'big-guys',
    'wizards',
    'apothecary',
    'secret-weapons',
    'skills-traits',
  ])
})

/** Events that only an optional rule brings about. */
const EXTRA: readonly Event['type'][] = [
  'table',
  'weather',
  'fouled',
  'handed-off',
  'intercepted',
  'spell',
  'healed',
]

rule(['lrb4.module.core-complete'], 'the boxed teams play whole matches by the core rules alone', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const dice = new SeededDice(seed)
    const game = Game.start(boxed([]), { dice, events: true })
    while (game.decision !== null) {
      const options = game.legalChoices()
      game.choose(options[dice.below(options.length)] ?? game.decision.default)
    }
    assert.notEqual(game.state.winner, null)
    const events = game.match.sink ?? []
    assert.ok(events.some((event) => event.type === 'half-ended' && event.half === 2))
    assert.deepEqual(
      events.filter((event) => EXTRA.includes(event.type)),
      [],
    )
  }
})

rule([], 'the kick-off table and the weather table, row by row', () => {
  const sums = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
  assert.deepEqual(
    sums.map((sum) => lookUp(lrb4.kickOff.table, sum)),
    [
      'injury-time',
      'get-the-ref',
      'perfect-defence',
      'cheering-fans',
      'bad-kick',
      'changing-weather',
      'quick-snap',
      'brilliant-coaching',
      'blitz',
      'throw-a-rock',
      'pitch-invasion',
    ],
  )
  const nice = Array.from({ length: 7 }, () => 'nice')
  assert.deepEqual(
    sums.map((sum) => lookUp(lrb4.field.weatherTable, sum)),
    ['sweltering-heat', 'very-sunny', ...nice, 'pouring-rain', 'blizzard'],
  )
})

rule(['lrb4.kickofftable.random-player'], 'a rock hits anyone on the pitch alike, and nobody else', () => {
  const from: ScenarioPosition = {
    edition: 'lrb4',
    phase: 'kick-off-event',
    kicking: 'home',
    kickoff: { landing: [20, 7], event: 'throw-a-rock' },
    home: { team: 'human', fanFactor: 99 },
    away: {
      team: 'orc',
      players: {
        gork: { at: [13, 6] },
        mork: { at: [13, 7] },
        flat: { at: [13, 8], state: 'stunned' },
        spare: {},
        dozy: { state: 'ko' },
      },
    },
  }
  const spec = readSpec(lrb4, from)
  const hits = [0, 0, 0, 0, 0]
  let events: readonly Event[] = []
  for (let seed = 1; seed <= 3000; seed++) {
    const dice = new SeededDice(seed)
    events = Game.from(spec, readState(lrb4, spec, from), { dice, events: true }).match.sink ?? []
    const hit = events.find((event) => event.type === 'dice' && event.what === 'throw-a-rock')
    if (hit?.type === 'dice' && hit.player !== null) hits[hit.player] = (hits[hit.player] ?? 0) + 1
  }
  assert.deepEqual(hits.slice(3), [0, 0])
  for (const count of hits.slice(0, 3)) assert.ok(Math.abs(count - 1000) < 120, hits.join(' '))
  return events
})

/** A smaller game: twenty squares by eleven, seven a side. */
const small: Edition = extend(lrb4, {
  id: 'small',
  name: 'A smaller pitch',
  field: {
    pitch: { length: 20, width: 11, scrimmage: { home: 6, away: 13 }, wideZone: 2 },
    lineUp: { players: 7, onScrimmage: 3, perWideZone: 1 },
  },
})
const tight: Edition = extend(small, {
  id: 'tight',
  name: 'Wide zones that leave little room',
  field: { pitch: { wideZone: 4 }, lineUp: { perWideZone: 2 } },
})

rule([], 'the set-ups on offer are legal and varied, whoever is fit and whatever the pitch', () => {
  for (const edition of [lrb4, small, tight])
    for (let count = 0; count <= 16; count++) {
      const sheet = { team: 'human', players: players({ lineman: count }, 'human') }
      const away = { team: 'orc', players: players({ lineman: count }, 'orc') }
      const spec = readSpec(edition, { edition: 'lrb4', home: sheet, away })
      const state = freshState(edition, spec)
      const match = new Match(edition, spec, state, new Dice(new NoDice()), null, null)
      for (const side of SIDES) {
        const samples = sampleSetUps(match, side, fitPlayers(match, side))
        assert.ok(count === 0 ? samples.length === 0 : samples.length >= 3, `${count} players`)
        for (const sample of samples) {
          const place = readSetUp(match, side, sample.type === 'set-up' ? sample.place : {})
          if (typeof place === 'string') assert.fail(place)
          assert.equal(setUpProblem(match, side, place), null, `${edition.name}: ${count} players`)
        }
        const different = new Set(samples.map((sample) => JSON.stringify(sample)))
        assert.equal(different.size, samples.length)
      }
    }
})

/** A match a moment before something ends, with a leader in the Dead & Injured box and a referee who was got at. */
function about(phase: 'end-of-drive' | 'end-of-half'): Game {
  const from: ScenarioPosition = {
    edition: 'lrb4',
    phase,
    turn: { home: 4, away: 4 },
    home: {
      team: 'human',
      leader: true,
      players: { flat: { at: [5, 5], state: 'stunned' }, boss: { skills: ['+leader'], state: 'casualty' } },
    },
    away: { team: 'orc', players: { gork: { at: [20, 5] } } },
  }
  const spec = readSpec(lrb4, from)
  const state = readState(lrb4, spec, from)
  for (const side of SIDES) state.teams[side].refBlind = true
  state.refWatches = 'home'
  state.scorer = 'away'
  state.turn.used = [{ player: 0, skill: 'pro' }]
  return Game.from(spec, state, { dice: new NoDice() })
}

rule([], 'the referee of the second half is a new man, and old leader counters are gone', () => {
  const { teams, refWatches } = about('end-of-half').state
  assert.deepEqual([teams.home.refBlind, teams.away.refBlind, refWatches], [false, false, null])
  assert.equal(teams.home.leader, false)
})

rule([], 'the same referee goes on after a touchdown; players and skills start afresh', () => {
  const { teams, refWatches, players: everyone, turn } = about('end-of-drive').state
  assert.deepEqual([teams.home.refBlind, teams.away.refBlind, refWatches], [true, true, 'home'])
  assert.equal(teams.home.leader, true)
  assert.equal(everyone[0]?.stance, 'standing')
  assert.deepEqual(turn.used, [])
})
