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
import {
  type Inquiry,
  playedOften,
  playedOut,
  randomPosition,
  type RandomTheme,
  readSpec,
  readState,
  TooManyThrows,
} from '@touchback/engine/testing'
import { describe, expect, test, vi } from 'vitest'
import { declaringOdds } from '../src/match/odds/gates.ts'
import { choicesOf, type Undertaking, undertakingOdds } from '../src/match/odds/undertaking.ts'
import { making } from './as-played.ts'
import { type Check, checksOf, type Seen } from './odds-checks.ts'

/** Positions of every book: `ODDS_ROUNDS=100 vitest run odds-against-play` plays a long round. */
const ROUNDS = Number(process.env['ODDS_ROUNDS'] ?? 1)
vi.setConfig({ testTimeout: 1_000_000 })
const MOST_THROWS = 2000
const MOST_ROLLS = 3

/** Where there are too many faces to try them all: so many throws, and how many standard deviations may lie between. */
const THROWS = 800
const DEVIATIONS = 5

/** What every book must have been held to, and what those must that have such deeds or actions. */
const WANTED = [
  'move chance',
  'move chance with re-rolls',
  'block chance',
  'block dice',
  'block results',
  'block results at the edge',
  'block results with re-rolls',
  'block armour-broken',
  'block removed',
  'block second-block',
  'multiple-block dice',
  'foul spotted',
  'hand-off chance',
  'pass chance',
  'pass chance with re-rolls',
  'pass fumbled',
  'pass intercept',
  'hail-mary hail-mary',
  'kick touchback',
  'declared activate chance',
]
const WANTED_WITH: Readonly<Record<string, readonly string[]>> = {
  'throw-bomb': ['throw-bomb accurate', 'throw-bomb blast'],
  fire: ['fire blunderbuss'],
  'breathe-fire': ['breathe-fire breathe-fire'],
  steer: ['steer ways'],
}
const wantedOf = ({ turn: { actions, deeds } }: Edition): readonly string[] => [
  ...WANTED,
  ...Object.entries(WANTED_WITH).flatMap(([id, kinds]) =>
    Object.hasOwn(actions, id) || Object.hasOwn(deeds, id) ? kinds : [],
  ),
]

/** What few players can do, so that somebody does. */
const RARE = [
  'hail-mary-pass',
  'bomb',
  'bombardier',
  'blunderbuss',
  'breathe-fire',
  'ball-and-chain',
  'frenzy',
  'multiple-block',
  'really-stupid',
  'bone-head',
  'bonehead',
  'wild-animal',
  'unchannelled-fury',
  'animal-savagery',
  'take-root',
  'blood-lust',
  'bloodlust',
  'loner',
  'pro',
  'iron-man',
]

/** Some positions are of no use for it. */
const ATTEMPTS = 3
/** For these somebody must be near. */
const TIGHT = ['frenzy', 'multiple-block', 'breathe-fire']

function positionOf(edition: Edition, seed: number, theme: RandomTheme = {}): Game {
  const position = randomPosition(edition, seed, theme)
  const spec = readSpec(edition, position)
  const state = readState(edition, spec, position)
  if (theme.phase === 'start-of-turn') for (const team of Object.values(state.teams)) team.wizard = true
  return Game.from(spec, state, { dice: new SeededDice(seed) })
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

/** What is looked at: from where, what is undertaken, and by whom. */
interface Look {
  readonly game: Game
  readonly undertaking: Undertaking
}

/** Everything that can be done after each kind of declaration in a position, once, and a walk. */
function* undertakings(root: Game, seed: number, only: number | 'blocks' | null): Generator<Look> {
  const declared = root
    .legalChoices()
    .filter((each) => each.type === 'activate')
    .filter((each) => only === null || (only === 'blocks' ? each.action === 'block' : each.player === only))
  for (const declaration of only === 'blocks' ? declared : oneOfEach(declared, kindOf(root), seed)) {
    if (declaration.type !== 'activate') continue
    yield { game: root, undertaking: { declared: declaration } }
    const game = root.fork(new SeededDice(seed))
    game.choose(declaration)
    const { decision, match } = game
    const acts = decision?.type === 'act' || decision?.type === 'throw-bomb'
    if (!acts || decision.player === null) continue
    const aimed = decision.options.filter(
      (each) => each.type !== 'move' && (each.type !== 'pass' || match.at(fromXY(each.to))?.side === 'home'),
    )
    for (const deed of only === 'blocks' ? aimed : oneOfEach(aimed, ({ type }) => type, seed)) {
      yield { game, undertaking: { deed } }
      // Whoever takes root needs another roll to stand up: two rolls that hang together are shown as if they did not.
      if (deed.type !== 'stand-up') yield { game: root, undertaking: { declared: declaration, deed } }
    }
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

/** Everything that is looked at in a book. */
function* looks(edition: Edition): Generator<Look & { readonly seed: number }> {
  for (let seed = 1; seed <= ROUNDS; seed++) {
    for (const look of undertakings(positionOf(edition, seed), seed, null)) yield { ...look, seed }
    const rare = RARE.filter((skill) => Object.hasOwn(edition.players.skills, skill))
    if (seed % 2 === 0) continue
    for (const [index, skill] of rare.entries()) {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const about = seed * 1000 + index * 10 + attempt
        const game = positionOf(edition, about, { skills: [skill], ball: true, tight: TIGHT.includes(skill) })
        for (const look of undertakings(game, about, 0)) yield { ...look, seed: about }
      }
    }
    for (let about = seed; about < seed + ATTEMPTS; about++) {
      const edge = positionOf(edition, about, { tight: true, edge: true })
      for (const look of undertakings(edge, about, 'blocks')) yield { ...look, seed: about }
    }
    for (const phase of ['start-of-turn', 'kick-off'] as const) {
      const game = positionOf(edition, seed, { phase })
      const aimed = game
        .legalChoices()
        .filter((choice) => choice.type !== 'spell' || meetsSomebody(game, choice))
      for (const deed of oneOfEach(aimed, spellOf, seed)) yield { game, undertaking: { deed }, seed }
    }
  }
}

/** Somebody stands where it strikes. */
const meetsSomebody = ({ match }: Game, { to }: Extract<Choice, { type: 'spell' }>): boolean =>
  match.at(fromXY(to))?.stance === 'standing'

const spellOf = (choice: Choice): string => (choice.type === 'spell' ? choice.spell : choice.type)

/** How likely it is in play, of those throws in which it comes to it: exactly, or by many throws with what chance may do to them. */
interface Played {
  readonly chances: ReadonlyMap<Seen, number>
  readonly within: number
}

function played(game: Game, inquiry: () => Inquiry<Seen>, seed: number): Played | null {
  const shares = (found: Map<Seen, number>): Played | null => {
    found.delete('never')
    const all = [...found.values()].reduce((sum, count) => sum + count, 0)
    const chances = new Map([...found].map(([seen, count]) => [seen, count / all]))
    return all === 0 ? null : { chances, within: exact ? 1e-9 : DEVIATIONS * Math.sqrt(0.25 / all) }
  }
  let exact = true
  try {
    return shares(playedOut(game, inquiry(), MOST_THROWS))
  } catch (error) {
    if (!(error instanceof TooManyThrows)) throw error
    exact = false
    return shares(playedOften(game, inquiry(), THROWS, seed))
  }
}

/** What is shown otherwise than it is played, whichever way the coaches go about it; null where it never comes to it. */
function difference(game: Game, choices: readonly Choice[], check: Check, seed: number): string[] | null {
  const { shown, seen: verdict, idle, manners } = check
  const ways = manners.flatMap((manner) => {
    const found = played(game, () => ({ coach: making(choices, manner), verdict, idle }), seed)
    return found === null ? [] : [found]
  })
  if (ways.length === 0) return null
  return [...shown].flatMap(([seen, chance]) => {
    const best = ways.reduce((a, b) => ((b.chances.get(seen) ?? 0) > (a.chances.get(seen) ?? 0) ? b : a))
    const really = best.chances.get(seen) ?? 0
    return Math.abs(really - chance) <= best.within ? [] : [`${seen} ${chance} but ${really}`]
  })
}

/** What is shown otherwise than it is played; `checked` counts what was looked at. */
function disagreements(edition: Edition, checked: Map<string, number>): string[] {
  const wrong: string[] = []
  for (const { game, undertaking, seed } of looks(edition)) {
    const { declared, deed } = undertaking
    const choices = choicesOf(undertaking)
    const last = choices.at(-1)
    const id = declared?.player ?? game.decision?.player ?? null
    const actor = id === null ? null : game.match.player(id)
    const declaring = declared === undefined ? null : declaringOdds(game, declared, deed ?? null)
    if (declared !== undefined && declaring === null) continue
    const odds = undertakingOdds(game, actor, undertaking, declaring)
    if (odds === null || last === undefined) continue
    for (const check of checksOf(game, actor, last, odds)) {
      const kind = `${declared === undefined ? '' : 'declared '}${last.type} ${check.what}`
      const count = checked.get(kind) ?? 0
      if (count >= ROUNDS || (declared !== undefined && !check.what.startsWith('chance'))) continue
      const found = difference(game, choices, check, seed)
      if (found === null) continue
      checked.set(kind, count + 1)
      if (found.length > 0)
        wrong.push(`${edition.id} ${seed} ${kind} by ${id}: ${found.join()} ${JSON.stringify(choices)}`)
    }
  }
  return wrong
}

describe.each(Object.values(EDITIONS))('$name', (edition) => {
  test('what is shown is what is played', () => {
    const checked = new Map<string, number>()
    expect(disagreements(edition, checked)).toEqual([])
    expect([...checked.keys()]).toEqual(expect.arrayContaining([...wantedOf(edition)]))
    const hasSpells = positionOf(edition, 1, { phase: 'start-of-turn' }).decision?.type === 'spell'
    expect([...checked.keys()].some((kind) => kind.startsWith('spell '))).toBe(hasSpells)
  })
})
