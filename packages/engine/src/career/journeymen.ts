import type { Books } from './books.ts'
import type { Offer } from './career.ts'
import { positionOf } from './prices.ts'
import type { Guest } from './report.ts'
import { bank, injure, join, newPlayer } from './roster.ts'
import { mayAdd } from './squad.ts'
import type { Gained } from './team.ts'
import { learningWorth } from './worth.ts'

const RULE = 'career.journeyman-stays'

const lessonsOf = ({ lessons }: Books, { name }: Guest): readonly Gained[] =>
  Object.hasOwn(lessons, name) ? (lessons[name] ?? []) : []

/** A guest learns something, and takes it with him unless he stays. */
export function teach(books: Books, guest: Guest, { take, kind }: Offer): void {
  const learned = [...lessonsOf(books, guest), { take, kind, after: books.match }]
  books.lessons = { ...books.lessons, [guest.name]: learned }
  books.emit({ type: 'improved', player: guest.name, take, kind, rule: books.career.improving.rule })
}

/** His fee and what he has learned since. */
const priceOf = (books: Books, guest: Guest): number =>
  positionOf(books.edition, books.team.roster, guest.position).cost +
  learningWorth(books.edition, { position: guest.position, gained: lessonsOf(books, guest) })

/** Journeymen of the match who live, can be paid and find a place. */
export function stayers(books: Books): readonly Guest[] {
  const { edition, team, career, report } = books
  if (career.market.journeymen !== true) return []
  const fits = mayAdd(
    edition,
    team.roster,
    team.players.map(({ position }) => position),
  )
  return report.guests.filter(
    (guest) =>
      guest.kind === 'journeyman' &&
      !books.kept.includes(guest.name) &&
      guest.hurt.every(({ effect }) => effect !== 'dead') &&
      priceOf(books, guest) <= team.treasury &&
      fits(guest.position),
  )
}

/** A journeyman becomes one of the team, with all that this match has made of him. */
export function stay(books: Books, name: string): void {
  const guest = stayers(books).find((each) => each.name === name)
  if (guest === undefined) throw new Error(`no journeyman ${name} may stay`)
  const { edition, team } = books
  const cost = priceOf(books, guest)
  bank(books, guest.position, -cost, RULE)
  const player = newPlayer(edition, team, guest.position, name)
  player.gained = lessonsOf(books, guest)
  player.matches = 1
  player.feats = guest.feats
  books.kept = [...books.kept, name]
  join(books, player, cost, RULE)
  for (const hurt of guest.hurt) injure(books, player, hurt)
}
