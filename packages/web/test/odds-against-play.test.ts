import {
  type Choice,
  type Edition,
  EDITIONS,
  fromXY,
  Game,
  type Match,
  type Path,
  type Player,
  reach,
  SeededDice,
} from '@touchback/engine'
import { playedOut, randomPosition, readSpec, readState } from '@touchback/engine/testing'
import { describe, expect, test, vi } from 'vitest'
import { choicesOf, type Undertaking, undertakingOdds } from '../src/match/odds/undertaking.ts'
import { checksOf, making } from './as-played.ts'

/** Positions of every book: `ODDS_ROUNDS=100 vitest run odds-against-play` plays a long round. */
const ROUNDS = Number(process.env['ODDS_ROUNDS'] ?? 4)
vi.setConfig({ testTimeout: 1_000_000 })
const MOST_THROWS = 40_000
const MOST_ROLLS = 3

function positionOf(edition: Edition, seed: number): Game {
  const position = randomPosition(edition, seed)
  const spec = readSpec(edition, position)
  return Game.from(spec, readState(edition, spec, position), { dice: new SeededDice(seed) })
}

/** One of each kind, drawn by the seed. */
function oneOfEach(choices: readonly Choice[], kind: (choice: Choice) => string, seed: number): Choice[] {
  const dice = new SeededDice(seed)
  const kinds = Map.groupBy(choices, kind)
  return [...kinds.values()].flatMap((list) => list[dice.below(list.length)] ?? [])
}

/** By action; whoever has the ball is a kind of his own. */
const kindOf =
  ({ state }: Game) =>
  (choice: Choice): string =>
    choice.type === 'activate' ? `${choice.action} ${choice.player === state.ball.holder}` : choice.type

/** Everything that can be done after each kind of declaration in a position, once, and a walk. */
function* undertakings(root: Game, seed: number): Generator<{ game: Game; undertaking: Undertaking }> {
  const declared = root.legalChoices().filter(({ type }) => type === 'activate')
  for (const declaration of oneOfEach(declared, kindOf(root), seed)) {
    const game = root.fork(new SeededDice(seed))
    game.choose(declaration)
    const { decision, match } = game
    if (decision?.type !== 'act' || decision.player === null) continue
    const aimed = decision.options.filter(
      (each) => each.type !== 'move' && (each.type !== 'pass' || match.at(fromXY(each.to))?.side === 'home'),
    )
    for (const deed of oneOfEach(aimed, ({ type }) => type, seed)) yield { game, undertaking: { deed } }
    if (!decision.options.some(({ type }) => type === 'move')) continue
    const path = walk(match, match.player(decision.player), seed)
    if (path !== null) yield { game, undertaking: { path } }
  }
}

/** A way with a few rolls, drawn by the seed. */
function walk(match: Match, player: Player, seed: number): Path | null {
  const ways = reach(match, player)
  const rolling = ways.squares().filter((to) => {
    const { length } = ways.rolls(to)
    return length > 0 && length <= MOST_ROLLS
  })
  const to = rolling[new SeededDice(seed).below(rolling.length)]
  return to === undefined ? null : ways.path(to)
}

/** What is shown otherwise than it is played; `checked` counts what was looked at. */
function disagreements(edition: Edition, seed: number, checked: Map<string, number>): string[] {
  const wrong: string[] = []
  for (const { game, undertaking } of undertakings(positionOf(edition, seed), seed)) {
    const actor = game.match.player(game.decision?.player ?? 0)
    const odds = undertakingOdds(game, actor, undertaking, null)
    const choices = choicesOf(undertaking)
    const last = choices.at(-1)
    if (odds === null || last === undefined) continue
    for (const { what, shown, seen, idle } of checksOf(actor, last, odds)) {
      const kind = `${last.type} ${what}`
      checked.set(kind, (checked.get(kind) ?? 0) + 1)
      const played = playedOut(game, { coach: making(choices), verdict: seen, idle }, MOST_THROWS)
      const chance = played.get(true) ?? 0
      if (Math.abs(chance - shown) < 1e-9) continue
      wrong.push(`${edition.id} ${seed} ${what}: ${JSON.stringify({ choices, by: actor.id, shown, chance })}`)
    }
  }
  return wrong
}

describe.each(Object.values(EDITIONS))('$name', (edition) => {
  test('what is shown is what is played', () => {
    const checked = new Map<string, number>()
    const wrong: string[] = []
    for (let seed = 1; seed <= ROUNDS; seed++) wrong.push(...disagreements(edition, seed, checked))
    expect(wrong).toEqual([])
    expect([...checked.keys()]).toEqual(expect.arrayContaining(['move chance', 'block chance']))
  })
})
