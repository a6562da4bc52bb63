import {
  afterPush,
  blockChances,
  catchChance,
  chanceOfAll,
  chanceWithRerolls,
  declaringChance,
  type Edition,
  explain,
  flightChances,
  foulChances,
  fromXY,
  type Game,
  isAdjacent,
  isTest,
  type Match,
  passChances,
  type Path,
  type Player,
  reach,
  rushBeforeBlock,
  SeededDice,
  shifted,
  STEPS,
  strikeChances,
  touchbackChance,
  walking,
  withoutSkill,
} from '@touchback/engine'
import type { RandomTheme } from '@touchback/engine/testing'
import { goldenPosition } from './golden-position.ts'
import { hashOf } from './hash-of.ts'

/** Positions in which everything is asked, some of them about somebody whose odds are worth a second look. */
const THEMES: readonly RandomTheme[] = [
  {},
  { tight: true },
  { tight: true, edge: true },
  { skills: ['break-tackle', 'leap', 'leaping', 'sprint', 'pro'] },
  { tight: true, skills: ['break-tackle', 'pogo-stick', 'dodge', 'sure-feet', 'loner'] },
  { ball: true, skills: ['strong-arm', 'throw-team-mate', 'pass', 'pro', 'accurate'] },
  { tight: true, edge: true, skills: ['frenzy', 'mighty-blow', 'claw', 'dirty-player', 'really-stupid'] },
]

const themeIn = ({ players }: Edition, { skills, ...theme }: RandomTheme): RandomTheme =>
  skills === undefined
    ? theme
    : { ...theme, skills: skills.filter((skill) => Object.hasOwn(players.skills, skill)) }

/** As much of a chance as nobody can miss, so that sums may be made in another order. */
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(12)) : value

const onPitch = ({ state }: Match): Player[] => state.players.filter(({ place }) => place === 'pitch')
const movers = (match: Match): Player[] => onPitch(match).filter(({ side }) => side === match.state.turn.side)
const pairs = (ones: readonly Player[], others: readonly Player[]): [Player, Player][] =>
  ones.flatMap((one) =>
    others.filter((other) => other !== one).map((other): [Player, Player] => [one, other]),
  )
const neighbours = (match: Match): [Player, Player][] =>
  pairs(movers(match), onPitch(match)).filter(([one, other]) => isAdjacent(one.at, other.at))

/** What was rolled on the way, in short. */
const rollsOf = ({ rolls }: Path): string =>
  rolls.map(({ test, needed, instead, from, at }) => [test, needed, instead, from, at].join()).join(';')

/** Where each of the side to move can get to, and how. */
const paths = ({ match }: Game): unknown[] =>
  movers(match).flatMap((player, index) => {
    const others = [
      { keep: 1, moved: 2 },
      { hasBall: true, at: shifted(player.at, STEPS[4] ?? 0) },
    ]
    return [{}, ...(index === 0 ? others : [])].map((options) => {
      const ways = reach(match, player, options)
      return ways.squares().map((to) => {
        const path = ways.path(to)
        const walk = path === null ? [] : walking(path)
        const leaps = path?.steps.map(({ leap }) => Number(leap)).join('')
        return [to, ways.chance(to), ways.moved(to), path && rollsOf(path), leaps, walk.length].join(' ')
      })
    })
  })

/** Some of those ways with every re-roll at hand. */
const saved = ({ match }: Game): unknown[] =>
  movers(match).flatMap((player) => {
    const ways = reach(match, player)
    return ways
      .squares()
      .map((to) => ways.path(to))
      .filter((path) => path !== null && path.rolls.length > 0)
      .filter((_, index) => index % 4 === 0)
      .map((path) => path && chanceWithRerolls(match, path))
  })

const blocks = ({ match }: Game): unknown[] =>
  neighbours(match)
    .filter(([one, other]) => one.side !== other.side)
    .map(([one, other]) => [
      ...[{}, { reroll: true }, { crowd: true }].map((how) => blockChances(match, one, other, how)),
      ...[...match.kit(one).skills].map((skill) =>
        withoutSkill(match, one, skill, () => blockChances(match, one, other).worth),
      ),
      blockChances(match, one, other).worth,
      rushBeforeBlock(match, one, { action: 'blitz', moved: 9 })?.test,
      foulChances(match, one, other),
      ...Object.keys(match.edition.turn.deeds).map((deed) => strikeChances(match, deed, one, other)),
    ])

/** What a push comes to, for everybody who may throw a block. */
const pushes = (root: Game): unknown[] =>
  root
    .legalChoices()
    .filter((choice) => choice.type === 'activate')
    .filter(({ action }) => action === 'block')
    .flatMap((declared) => {
      const game = root.fork(new SeededDice(declared.player))
      game.choose(declared)
      const deeds = game.decision?.type === 'act' ? game.legalChoices() : []
      return deeds.filter((deed) => deed.type === 'block').map((deed) => [deed, afterPush(game, deed)])
    })

const throwsOf = ({ match }: Game): unknown[] =>
  pairs(movers(match), onPitch(match)).map(([one, other]) => [
    passChances(match, one, other.at),
    passChances(match, one, shifted(other.at, STEPS[0] ?? 0)),
    catchChance(match, other, { accurate: false }),
    one.side === other.side
      ? flightChances(match, {
          thrower: one,
          thrown: other,
          from: one.at,
          to: shifted(other.at, 3 * (STEPS[4] ?? 0)),
        })
      : null,
  ])

/** Every test of the book, by everybody, where he stands. */
const tests = ({ match }: Game): unknown[] =>
  movers(match).flatMap((player) =>
    Object.keys(match.edition.rolls.tests)
      .filter(isTest)
      .filter((test) => match.edition.rolls.tests[test]?.modify === null)
      .map((test) => {
        const spec = { test, player, from: player.at, to: player.at }
        const feats = [{ spec }, { spec, chance: 0.5 }]
        return [
          explain(match, spec),
          ...[true, false].map((rerolls) => chanceOfAll(match, feats, { rerolls })),
        ]
      }),
  )

/** Everything that may be declared, by everybody. */
const declarations = (game: Game): unknown[] =>
  game
    .legalChoices()
    .filter((choice) => choice.type === 'activate')
    .map((choice) => [choice, declaringChance(game, choice)])

const kicks = ({ match }: Game): unknown[] =>
  [0, 3, 6].flatMap((x) =>
    [0, 5, 10].map((y) => {
      const { length } = match.edition.field.pitch
      return [touchbackChance(match, fromXY([x, y])), touchbackChance(match, fromXY([length - 1 - x, y]))]
    }),
  )

const QUESTIONS = { paths, saved, blocks, pushes, throws: throwsOf, tests, declarations, kicks }

/** What is said of chances in random positions of a book, in groups of lines: how many answers, and their hash. */
export const goldenOdds = (edition: Edition): (() => string[])[] =>
  Object.entries(QUESTIONS).flatMap(([name, ask]) =>
    (name === 'kicks' ? THEMES.slice(0, 1) : THEMES).map((theme, index) => () => {
      const answers = ask(goldenPosition(edition, index + 1, themeIn(edition, theme)))
      return [`${name} ${index + 1}: ${answers.length}, ${hashOf(JSON.stringify(answers, rounded))}`]
    }),
  )
