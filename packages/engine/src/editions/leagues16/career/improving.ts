import type { Books } from '../../../career/books.ts'
import type { Offer } from '../../../career/career.ts'
import { skillOffers } from '../../../career/learning.ts'
import { positionOf } from '../../../career/prices.ts'
import { statOf } from '../../../career/roster.ts'
import { type Gained, learnedSkills, type TeamPlayer } from '../../../career/team.ts'
import { lookUp, stepped, type Table } from '../../../match/table.ts'
import { categories } from '../../lrb4/career/star-player-rolls.ts'

/** Which characteristics may rise. */
const RISES: Table<readonly string[]> = stepped([], [10, ['+ma', '+av']], [11, ['+ag']], [12, ['+st']])
const MOST_GAINED = 2
const HIGHEST = 10
const MOST_SKILLS = 5

/** Open to anybody with a double; all others only where the list says so. */
const COMMON = ['general', 'agility', 'passing', 'strength']

/** What the dice raise, or a skill on any roll; on a double one of any common kind. */
export function offers(books: Books, player: TeamPlayer, dice: readonly number[]): readonly Offer[] {
  return [...increases(books, player, dice), ...skills(books, player, dice)]
}

function increases({ edition, team }: Books, player: TeamPlayer, dice: readonly number[]): Offer[] {
  const total = dice.reduce((sum, die) => sum + die, 0)
  const printed = positionOf(edition, team.roster, player.position)
  return lookUp(RISES, total)
    .filter((take) => {
      const stat = statOf(take)
      return (player.stats[stat] ?? 0) < Math.min(HIGHEST, (printed[stat] ?? 0) + MOST_GAINED)
    })
    .map((take) => ({ take, kind: 'own' }))
}

function skills(books: Books, player: TeamPlayer, [first, second]: readonly number[]): Offer[] {
  const { edition, team, options } = books
  if (options['skills'] === 'five' && learnedSkills(player).length >= MOST_SKILLS) return []
  const own = categories(books, player)
  const offersOf = (kind: Offer['kind'], fits: (category: string) => boolean) =>
    skillOffers(edition, team, player, kind, ({ category }) => fits(category))
  return [
    ...offersOf('own', (category) => own.includes(category)),
    ...(first === second
      ? offersOf('special', (category) => COMMON.includes(category) && !own.includes(category))
      : []),
  ]
}

const SKILL = { own: 20_000, special: 30_000 }
const INCREASE: Readonly<Record<string, number>> = {
  '+ma': 30_000,
  '+av': 30_000,
  '+ag': 40_000,
  '+st': 50_000,
}

/** What an improvement adds to the price of a player. */
export const costOf = ({ take, kind }: Gained): number => INCREASE[take] ?? SKILL[kind]
