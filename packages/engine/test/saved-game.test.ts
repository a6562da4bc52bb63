import { expect, test } from 'vitest'
import { EDITIONS } from '../src/editions/index.ts'
import { Game } from '../src/game.ts'
import { must } from '../src/match/must.ts'
import { PHASES } from '../src/match/state.ts'
import { SeededDice } from '../src/rolls/dice.ts'
import { eager } from '../src/testing/eager.ts'
import { randomSpec } from '../src/testing/random-team.ts'

/** A match somewhere in a pass action; there is always one sooner or later. */
function midPass(id: string): Game {
  const edition = must(EDITIONS[id])
  const [home = '', away = ''] = Object.keys(edition.teams.rosters)
  const chance = new SeededDice(3)
  const game = Game.start(randomSpec(edition, home, away, 1), { dice: new SeededDice(1) })
  while (game.state.activation?.action !== 'pass') {
    const { options } = must(game.decision)
    const passes = options.filter((option) => option.type === 'activate' && option.action === 'pass')
    const among = passes.length > 0 ? passes : options
    game.choose(must(among[chance.below(among.length)]))
  }
  return game
}

test.each(Object.keys(EDITIONS))('%s: nobody is on the pitch and nowhere on it in a saved match', (id) => {
  const saved = midPass(id).toJSON()
  expect(Game.load(saved, { dice: new SeededDice(2) }).problem).toBeNull()
  const lost = structuredClone(saved)
  const player = must(lost.state.players.find(({ place }) => place === 'pitch'))
  Object.assign(player, { at: 0 })
  expect(Game.load(lost, { dice: new SeededDice(2) }).problem).toMatch(/on the pitch and nowhere on it/u)
})

test.each(Object.keys(EDITIONS))(
  '%s: whoever is carried off in the middle of his action does nothing more',
  (id) => {
    const { state, ...rest } = structuredClone(midPass(id).toJSON())
    const actor = must(state.players[must(state.activation).player])
    Object.assign(actor, { place: 'ko', at: 0, stance: 'standing' })
    const ball = { ...state.ball, status: 'off', at: 0, holder: null } as const
    const gone = { ...state, phase: 'activation', ball, turn: { ...state.turn, turnover: 'knocked-down' } }
    const { value: game } = Game.load(
      { ...rest, state: gone, choices: [], dice: [] },
      { dice: new SeededDice(2) },
    )
    expect(game?.decision?.player ?? null).not.toBe(actor.id)
  },
)

/** Some random decisions; fewer when the match ends. */
function playOn(game: Game, decisions: number, chance: SeededDice): void {
  for (let made = 0; made < decisions && game.decision !== null; made++) {
    const { options } = game.decision
    game.choose(must(options[chance.below(options.length)]))
  }
}

/** The first match of coaches in a hurry in which somebody scores, at the question after that. */
function justScored(id: string): Game {
  const edition = must(EDITIONS[id])
  const [home = '', away = ''] = Object.keys(edition.teams.rosters)
  for (let seed = 1; ; seed++) {
    const game = Game.start(randomSpec(edition, home, away, seed), { dice: new SeededDice(seed) })
    const coach = eager(seed)
    while (game.decision !== null) {
      game.choose(coach.choose(game))
      if (game.state.scorer !== null && game.decision !== null) return game
    }
  }
}

test.each(Object.keys(EDITIONS))(
  '%s: what is saved after a touchdown is loaded, question by question',
  (id) => {
    const game = justScored(id)
    const coach = eager(7)
    for (let asked = 0; asked < 12 && game.decision !== null; asked++) {
      const { value: again, problem } = Game.load(game.toJSON(), { dice: new SeededDice(2) })
      expect(problem).toBeNull()
      expect(again?.decision).toEqual(game.decision)
      game.choose(coach.choose(game))
    }
  },
)

test.each(Object.keys(EDITIONS))('%s: a match that was conceded at the start of a turn is loaded', (id) => {
  const edition = must(EDITIONS[id])
  const [home = '', away = ''] = Object.keys(edition.teams.rosters)
  const game = Game.start(randomSpec(edition, home, away, 1), { dice: new SeededDice(1) })
  while (must(game.decision).type !== 'activate') game.choose(must(game.decision).default)
  game.choose({ type: 'concede' })
  const { value: again, problem } = Game.load(game.toJSON(), { dice: new SeededDice(2) })
  expect(problem).toBeNull()
  expect(again?.state).toEqual(game.state)
})

test.each(Object.keys(EDITIONS))('%s: a save in another phase is refused in a sentence or plays on', (id) => {
  const edition = must(EDITIONS[id])
  const [home = '', away = ''] = Object.keys(edition.teams.rosters)
  const chance = new SeededDice(5)
  const game = Game.start(randomSpec(edition, home, away, 2), { dice: new SeededDice(4) })
  const refused = new Set<string>()
  for (let point = 0; point < 12; point++, playOn(game, 9, chance)) {
    const saved = game.toJSON()
    for (const phase of PHASES) {
      const other = { ...saved, choices: [], dice: [], state: { ...saved.state, phase } }
      const { value, problem } = Game.load(other, { dice: new SeededDice(6) })
      if (value !== null) playOn(value, 30, chance)
      else refused.add(problem)
    }
  }
  for (const phase of ['declare', 'activation', 'end-of-activation'])
    expect(refused).toContain(`The saved match.state cannot be: the phase is ${phase} and nobody acts.`)
  for (const phase of ['kick-off-event', 'quick-snap', 'kick-off-landing'])
    expect(refused).toContain(
      `The saved match.state cannot be: the phase is ${phase} and nobody has kicked off.`,
    )
  expect(refused).toContain('The saved match.state cannot be: the match is over without a result.')
})

test('a turn without a marker, and a ball in the air, belong to a kick-off', () => {
  const saved = midPass('lrb4').toJSON()
  const { state } = saved
  const problemOf = (change: object): string | null =>
    Game.load({ ...saved, state: { ...state, ...change } }, { dice: new SeededDice(2) }).problem
  expect(problemOf({ turn: { ...state.turn, kind: 'bonus' } })).toMatch(/turn without a marker/u)
  const at = must(state.players.find(({ place }) => place === 'pitch')).at
  const ball = { ...state.ball, status: 'air', holder: null, at }
  expect(problemOf({ ball })).toMatch(/in the air and nobody has kicked off/u)
  expect(problemOf({ phase: 'turn' })).toMatch(/the phase is turn and player \d+ acts/u)
})

test('what cannot be between two procedures is refused', () => {
  const saved = midPass('lrb4').toJSON()
  const { state } = saved
  const problemOf = (change: object): string | null =>
    Game.load({ ...saved, state: { ...state, ...change } }, { dice: new SeededDice(2) }).problem
  const [turn, ball] = [state.turn, state.ball]
  const somebody = must(state.players.find(({ place }) => place === 'pitch'))
  const player = (change: object) => ({
    players: state.players.map((each) => (each === somebody ? { ...each, ...change } : each)),
  })
  expect(problemOf({})).toBeNull()
  expect(problemOf({ turn: { ...turn, marked: false } })).toMatch(/the marker of \w+ was not moved/u)
  expect(problemOf({ turn: { ...turn, underway: true } })).toMatch(/nobody moves markers/u)
  expect(problemOf({ turn: { ...turn, started: false } })).toMatch(/the turn has not begun/u)
  // Drawn without a ball, as in lessons and shared positions.
  expect(problemOf({ ball: { ...ball, status: 'off', at: 0, holder: null } })).toBeNull()
  expect(problemOf({ ball: { ...ball, status: 'rest', at: somebody.at, holder: null, exit: 3 } })).toMatch(
    /on its way/u,
  )
  expect(problemOf({ winner: 'home' })).toMatch(/has a result/u)
  expect(problemOf(player({ stance: 'prone', freshlyStunned: true }))).toMatch(/freshly stunned and is not/u)
  expect(problemOf(player({ conditions: ['rooted', 'rooted'] }))).toMatch(/a condition twice/u)
  const hurt = { casualty: 'badly-hurt', serious: null, by: null, cause: 'block' }
  expect(problemOf(player({ injury: hurt }))).toMatch(/is injured in pitch/u)
  const held = { ...ball, status: 'held', at: 0, holder: somebody.id }
  expect(problemOf({ ...player({ stance: 'prone' }), ball: held })).toMatch(
    /held by player \d+, who is prone/u,
  )
})
