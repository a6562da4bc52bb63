import type { RuleKey } from '../match/rule-keys.ts'
import { ask, type Bookkeeping, type Books } from './books.ts'
import type { Career, Level } from './career.ts'
import { type TeamPlayer, totalPoints } from './team.ts'
import { statOf, worsening } from './roster.ts'

/** Points go to a player, by where they come from. */
export function award(books: Books, player: TeamPlayer, source: string, points: number, rule: RuleKey): void {
  if (points === 0) return
  player.points = { ...player.points, [source]: (player.points[source] ?? 0) + points }
  books.emit({ type: 'points', player: player.id, source, points, rule })
}

/** The rank of so many points, counted from 0. */
export const levelOf = ({ levels }: Pick<Career, 'levels'>, points: number): number =>
  levels.findLastIndex(({ least }) => points >= least)

/** The ranks above that of so many points, up to that of so many more, lowest first. */
export const levelsBetween = (
  career: Pick<Career, 'levels'>,
  before: number,
  now: number,
): readonly Level[] => career.levels.slice(levelOf(career, before) + 1, levelOf(career, now) + 1)

/** The ranks a player has reached by this match. */
const levelsReached = (books: Books, player: TeamPlayer): readonly Level[] =>
  books.hasNewPoints(player)
    ? levelsBetween(books.career, books.pointsBefore(player), totalPoints(player))
    : NONE
const NONE: readonly Level[] = []

/** A roll for every rank reached, players in the order of the roster. */
export function* improvements(books: Books): Bookkeeping {
  for (const player of books.team.players)
    for (const level of levelsReached(books, player)) yield* improve(books, player, level)
}

/** One roll for one rank: dice, what the coach takes, and what the years take. */
export function* improve(books: Books, player: TeamPlayer, level: Level): Bookkeeping {
  const { career, dice } = books
  const { improving, levels } = career
  books.emit({
    type: 'level',
    player: player.id,
    level: levels.indexOf(level),
    title: level.title,
    rule: improving.rule,
  })
  dice.for(`improvement to ${level.title}`, player.id, { once: true })
  const rolled = improving.dice === 'd6' ? [dice.d6()] : [...dice.two()]
  const total = rolled.reduce((sum, die) => sum + die, 0)
  const about = { what: 'improvement', player: player.id, dice: rolled, modifiers: [], total }
  books.emit({ type: 'rolled', ...about, result: level.title, rule: improving.rule })
  const offers = improving.offers(books, player, rolled)
  if (offers.length > 0) {
    const options = offers.map(({ take }) => ({ type: 'improve', take }) as const)
    const choice = yield* ask('improve', improving.rule, options, {
      player: player.id,
      about: { dice: rolled, level: level.title },
    })
    const taken = offers.find(({ take }) => choice.type === 'improve' && take === choice.take)
    if (taken !== undefined) learn(books, player, taken)
  }
  if (improving.after !== undefined) yield* improving.after(books, player, level)
}

/** Writes down what he has learned. */
export function learn(
  books: Books,
  player: TeamPlayer,
  { take, kind }: { take: string; kind: 'own' | 'special' },
): void {
  player.gained = [...player.gained, { take, kind, after: books.match }]
  if (take.startsWith('+')) {
    const stat = statOf(take)
    player.stats = { ...player.stats, [stat]: (player.stats[stat] ?? 0) - worsening(books.edition, stat) }
  }
  books.emit({ type: 'improved', player: player.id, take, kind, rule: books.career.improving.rule })
}
