import type { Edition } from '../match/edition.ts'
import type { Skill } from '../skills/skill.ts'
import type { Offer } from './career.ts'
import { positionOf } from './prices.ts'
import { learnedSkills, type Team, type TeamPlayer } from './team.ts'

/** The letters of team lists. */
const CATEGORIES: Readonly<Record<string, string>> = {
  G: 'general',
  A: 'agility',
  S: 'strength',
  P: 'passing',
  M: 'mutation',
  Ph: 'physical',
}

export const categoriesOf = (letters: readonly string[]): readonly string[] =>
  letters.map((letter) => CATEGORIES[letter] ?? letter)

/** The categories his position opens to a player, and those that want a lucky roll. */
export function accessOf(
  edition: Edition,
  team: Pick<Team, 'roster'>,
  { position }: Pick<TeamPlayer, 'position'>,
): { readonly own: readonly string[]; readonly special: readonly string[] } {
  const { access } = positionOf(edition, team.roster, position)
  return { own: categoriesOf(access?.primary ?? []), special: categoriesOf(access?.secondary ?? []) }
}

/** Everything he can do: printed and learned. */
export const skillsOf = (
  edition: Edition,
  team: Pick<Team, 'roster'>,
  player: TeamPlayer,
): readonly string[] => [
  ...positionOf(edition, team.roster, player.position).skills,
  ...learnedSkills(player),
]

/** Whether a skill can stand beside others on one card: some keep each other out. */
export const goesWith = (
  skills: Readonly<Record<string, Skill>>,
  skill: string,
  others: readonly string[],
): boolean => {
  const excludes = (one: string, other: string): boolean => skills[one]?.excludes?.includes(other) === true
  return !others.some((other) => excludes(skill, other) || excludes(other, skill))
}

/** Skills of a book that he has not yet and that these words are true of, as offers. */
export function skillOffers(
  edition: Edition,
  team: Pick<Team, 'roster'>,
  player: TeamPlayer,
  kind: Offer['kind'],
  fits: (skill: Skill) => boolean,
): Offer[] {
  const has = skillsOf(edition, team, player).map((id) => id.split(':')[0] ?? id)
  return Object.values(edition.players.skills)
    .filter(
      (skill) => fits(skill) && !has.includes(skill.id) && goesWith(edition.players.skills, skill.id, has),
    )
    .map(({ id }) => ({ take: id, kind }))
}
