import { line, listOf, nullable, object, oneOf, type Reader, whole } from '../doors/shape.ts'
import type { Bookkeeping, BookkeepingStep, Books } from './books.ts'
import { rate } from './opening.ts'
import { award, improvements } from './points.ts'
import { bank } from './roster.ts'

/** What a team is given when a tournament is over. Plain data. */
export interface Prize {
  /** The cup, or whatever else it is for. */
  readonly what: string
  readonly gold: number
  readonly fans: number
  /** Whether the trophy comes to the team or leaves it; null where it does neither. */
  readonly trophy: 'won' | 'handed-on' | null
  /** Points for each of those who have a medal. */
  readonly medal: number
  readonly medals: readonly string[]
}

/** A prize from outside. */
export const readPrize: Reader<Prize> = object({
  what: line(60),
  gold: whole(0, 100_000_000),
  fans: whole(0, 50),
  trophy: nullable(oneOf(['won', 'handed-on'])),
  medal: whole(0, 100),
  medals: listOf(line(80), 60),
})

/** Money, trophy, fans and medals; whoever reaches a level by his medal rolls for it at once, and the team is rated anew. */
export const prizeSteps = (prize: Prize): readonly BookkeepingStep[] => [
  (books) => takePrize(books, prize),
  improvements,
  function* rated(books) {
    rate(books)
  },
]

function* takePrize(books: Books, prize: Prize): Bookkeeping {
  const { team } = books
  const rule = 'career.prize'
  if (prize.gold > 0) bank(books, prize.what, prize.gold, rule)
  if (prize.trophy !== null) {
    const holds = prize.trophy === 'won'
    const others = team.trophies.filter((cup) => cup !== prize.what)
    team.trophies = holds ? [...others, prize.what] : others
    books.emit({ type: 'trophy', what: prize.what, holds, rule })
  }
  if (prize.fans > 0) {
    team.fanFactor += prize.fans
    books.emit({ type: 'fans', change: prize.fans, now: team.fanFactor, rule })
  }
  for (const player of team.players.filter(({ id }) => prize.medals.includes(id))) {
    player.mvps++
    award(books, player, 'medal', prize.medal, 'career.medal')
  }
}
