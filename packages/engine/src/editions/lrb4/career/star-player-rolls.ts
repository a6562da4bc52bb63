import type { Books } from '../../../career/books.ts'
import type { Offer } from '../../../career/career.ts'
import { accessOf, skillOffers } from '../../../career/learning.ts'
import { positionOf } from '../../../career/prices.ts'
import { statOf } from '../../../career/roster.ts'
import type { TeamPlayer } from '../../../career/team.ts'
import { lookUp, stepped, type Table } from '../../../match/table.ts'
import { printedAccess } from './access.ts'

const NEW_SKILL = 'new-skill'

/** A new skill, or the characteristic that rises. */
const RESULTS: Table<string> = stepped(NEW_SKILL, [10, '+ma'], [11, '+ag'], [12, '+st'])
const MOST_GAINED = 2

/** The result of the table, a skill instead of it, and on a double what can be learned in no other way. */
export function offers(books: Books, player: TeamPlayer, dice: readonly number[]): readonly Offer[] {
  const { edition, team } = books
  const own = categories(books, player)
  const skills = skillOffers(
    edition,
    team,
    player,
    'own',
    ({ kind, category }) => kind === 'skill' && own.includes(category),
  )
  const [first, second] = dice
  const asDouble = first === second || skills.length === 0
  return [...increase(books, player, dice), ...skills, ...(asDouble ? lucky(books, player, own) : [])]
}

/** The kinds of skill that are his own, by the table as the league reads it. */
export const categories = ({ edition, team, options }: Books, player: TeamPlayer): readonly string[] =>
  options['access'] === 'printed'
    ? printedAccess(team.roster, player.position)
    : accessOf(edition, team, player).own

/** Nothing may stand more than two above what the list prints; what was lost may be gained again. rule: spr.increase-cap */
function increase({ edition, team }: Books, player: TeamPlayer, dice: readonly number[]): Offer[] {
  const take = lookUp(
    RESULTS,
    dice.reduce((sum, die) => sum + die, 0),
  )
  if (take === NEW_SKILL) return []
  const stat = statOf(take)
  const printed = positionOf(edition, team.roster, player.position)[stat] ?? 0
  return (player.stats[stat] ?? 0) < printed + MOST_GAINED ? [{ take, kind: 'own' }] : []
}

/** Any skill at all, or a trait of a category that is open to him anyway. rule: spr.doubles */
const lucky = ({ edition, team }: Books, player: TeamPlayer, own: readonly string[]): Offer[] =>
  skillOffers(
    edition,
    team,
    player,
    'special',
    ({ kind, category }) =>
      (kind === 'skill' && !own.includes(category)) || (kind === 'trait' && own.includes(category)),
  )
