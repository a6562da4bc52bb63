import { fileOf, opened } from './played.ts'
import { type Choice, type Decision, EDITIONS, Game, SeededDice } from '@touchback/engine'
import { luckTable, moments, statistics, throwsOf } from '@touchback/league'
import { randomSpec } from '@touchback/engine/testing'
import { sentence } from '@touchback/words'
import { describe, expect, test } from 'vitest'
import { choiceOdds } from '../src/match/odds/choices.ts'
import { groupOptions } from '../src/match/intent/options.ts'
import { follow, snapshot } from '../src/match/session/view.ts'
import { Recording } from '../src/replay/recording.ts'
import { marginLine } from '../src/report/margin.ts'
import { momentSentence } from '../src/report/sentences.ts'
import { namedSetting } from '../src/report/setting.ts'
import { choiceLabel, question } from '../src/words/choices.ts'

/** Strange teams bring strange rules together; a few matches of each book ask nearly everything it can ask. */
const SEEDS = [3, 4, 5, 6]

/** Nothing that belongs into a program shows in a text for people. */
const PROGRAM = /undefined|null|NaN|\[object|[{}]|\b[a-z]+:[a-z]/

/** What several controls together must offer: every option, once or more. */
const shownBy = (game: Game, decision: Decision): Set<Choice> => {
  const { squares, players, buttons } = groupOptions(game, decision)
  return new Set([...[...squares.values()].flat(), ...[...players.values()].flat(), ...buttons])
}

/** Anything at all, but seldom the end of a turn. */
function anything(options: readonly Choice[], dice: SeededDice): Choice {
  const kinds = [...new Set(options.map(kindOf))].filter(
    (kind) => kind !== 'end-turn' || dice.below(10) === 0 || options.length === 1,
  )
  const kind = kinds[dice.below(kinds.length)] ?? ''
  const some = options.filter((option) => kindOf(option) === kind)
  return some[dice.below(some.length)] ?? (options[0] as Choice)
}
const kindOf = (choice: Choice): string => (choice.type === 'activate' ? choice.action : choice.type)

describe.each(Object.values(EDITIONS))('$name on the screen', (edition) => {
  const rosters = Object.keys(edition.teams.rosters)
  const games = SEEDS.map((seed) => {
    const dice = new SeededDice(seed * 31)
    const roster = () => rosters[dice.below(rosters.length)] ?? ''
    const game = Game.start(randomSpec(edition, roster(), roster(), seed), {
      dice: new SeededDice(seed),
      events: true,
      record: true,
    })
    const asked = new Map<string, { question: string; labels: string[]; missing: number }>()
    const view = snapshot(game)
    const chances: number[] = []
    for (const event of game.match.sink ?? []) follow(view, event)
    while (game.decision !== null) {
      const { decision } = game
      const key = `${decision.type} ${decision.rule}`
      if (!asked.has(key) || dice.below(20) === 0) {
        const shown = shownBy(game, decision)
        asked.set(key, {
          question: question(game, decision),
          labels: decision.options.map((choice) => choiceLabel(game, choice)),
          missing: decision.options.filter((choice) => !shown.has(choice)).length,
        })
        const actor = decision.player === null ? null : game.match.player(decision.player)
        if (actor !== null && actor.place === 'pitch')
          for (const choice of decision.options.slice(0, 40)) {
            const { chance } = choiceOdds(game, actor, choice)
            if (chance !== null) chances.push(chance)
          }
      }
      for (const event of game.choose(anything(decision.options, dice))) follow(view, event)
    }
    return { game, asked, chances }
  })

  test('every question is put in words and every answer has a control', () => {
    for (const { asked } of games)
      for (const [key, { question: text, labels, missing }] of asked) {
        expect({ key, missing }).toEqual({ key, missing: 0 })
        const odd = [text, ...labels].filter((words) => PROGRAM.test(words))
        expect({ key, odd }).toEqual({ key, odd: [] })
        // Whom one chooses says little unless it says for what.
        expect(text).not.toContain('choose one of them')
      }
  })

  test('chances are chances', () => {
    for (const chance of games.flatMap(({ chances }) => chances)) {
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1 + 1e-9)
    }
  })

  test('every event is told, and the report adds up', () => {
    for (const { game } of games) {
      const recording = Recording.of(opened(fileOf(game)))
      const setting = namedSetting(recording.last)
      const told = recording.told()
      const odd = told.filter(({ event }) => PROGRAM.test(sentence(event, setting.names) ?? ''))
      expect(odd).toEqual([])
      const { home, away } = statistics(told, setting)
      expect([home.touchdowns, away.touchdowns]).toEqual([
        recording.last.state.teams.home.score,
        recording.last.state.teams.away.score,
      ])
      const throws = throwsOf(told, setting)
      for (const { chance, luck } of throws) {
        expect(chance).toBeGreaterThanOrEqual(0)
        expect(chance).toBeLessThanOrEqual(1 + 1e-9)
        expect(Math.abs(luck)).toBeLessThanOrEqual(1)
      }
      for (const side of ['home', 'away'] as const) {
        expect(luckTable(throws, side).length).toBeGreaterThan(0)
        const { lucky, unlucky } = moments(throws, side)
        for (const each of [...lucky, ...unlucky]) expect(momentSentence(each, setting)).not.toMatch(PROGRAM)
      }
      expect(marginLine(told).points.length).toBeGreaterThan(1)
    }
  }, 60_000)
})

test('a handicap that asks for a player says what he gets', () => {
  const game = Game.start(randomSpec(EDITIONS['lrb4']!, 'human', 'orc', 1), { dice: new SeededDice(1) })
  const rule = 'handicap.63-iron-man'
  const options = [{ type: 'select', player: 1 }] as const
  const asked = {
    type: 'select',
    side: 'home',
    player: null,
    rule,
    options,
    default: options[0],
    about: { handicap: 'iron-man' },
  }
  // Only what the words are made of.
  expect(question(game, asked as unknown as Decision)).toMatch(/^Iron Man \(.+\): who is it\?$/u)
})

test('whoever vanishes to another square is not said to be pushed there', () => {
  const game = Game.start(randomSpec(EDITIONS['sevens']!, 'human', 'orc', 1), { dice: new SeededDice(1) })
  const at = (rule: string) => ({ match: game.match, edition: game.edition, decision: { rule } })
  // Only what the words are made of.
  const label = (rule: string) => choiceLabel(at(rule) as unknown as Game, { type: 'push', to: [1, 5] })
  expect([label('trickster.move'), label('push.choose')]).toEqual(['To f2', 'Push to f2'])
})
