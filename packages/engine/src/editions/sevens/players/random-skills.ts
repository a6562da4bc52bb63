import { goesWith } from '../../../career/learning.ts'
import type { PlayerSheet } from '../../../match/sheet.ts'
import type { SkillId } from '../../../skills/skill.ts'
import { skills } from './skills/index.ts'

/** The five kinds of skill that can be learned. rule: skill-use.categories */
export type Category = 'agility' | 'general' | 'mutation' | 'passing' | 'strength'

type Half = readonly [SkillId, SkillId, SkillId, SkillId, SkillId, SkillId]

/** By the first die, 1 to 3 or 4 to 6, and then by the second. */
const RANDOM_SKILLS: Readonly<Record<Category, readonly [low: Half, high: Half]>> = {
  agility: [
    ['catch', 'diving-catch', 'diving-tackle', 'dodge', 'defensive', 'jump-up'],
    ['leap', 'safe-pair-of-hands', 'sidestep', 'sneaky-git', 'sprint', 'sure-feet'],
  ],
  general: [
    ['block', 'dauntless', 'dirty-player', 'fend', 'frenzy', 'kick'],
    ['pro', 'shadowing', 'strip-ball', 'sure-hands', 'tackle', 'wrestle'],
  ],
  mutation: [
    ['big-hand', 'claws', 'disturbing-presence', 'extra-arms', 'foul-appearance', 'horns'],
    ['iron-hard-skin', 'monstrous-mouth', 'prehensile-tail', 'tentacles', 'two-heads', 'very-long-legs'],
  ],
  passing: [
    ['accurate', 'cannoneer', 'cloud-burster', 'dump-off', 'fumblerooskie', 'hail-mary-pass'],
    ['leader', 'nerves-of-steel', 'on-the-ball', 'pass', 'running-pass', 'safe-pass'],
  ],
  strength: [
    ['arm-bar', 'brawler', 'break-tackle', 'grab', 'guard', 'juggernaut'],
    ['mighty-blow', 'multiple-block', 'pile-driver', 'stand-firm', 'strong-arm', 'thick-skull'],
  ],
}

export const RANDOM_CATEGORIES: readonly Category[] = [
  'agility',
  'general',
  'mutation',
  'passing',
  'strength',
]

/** All that can come of a category. */
export const skillsAtRandom = (category: Category): readonly SkillId[] => RANDOM_SKILLS[category].flat()

/** What two dice, thrown one after the other, give. rule: skill-random.roll */
export function randomSkill(category: Category, first: number, second: number): SkillId {
  const found = RANDOM_SKILLS[category][first <= 3 ? 0 : 1][second - 1]
  if (found === undefined) throw new Error(`no such dice: ${first} and ${second}`)
  return found
}

/** Skills nobody without another can have. */
const NEEDS: Readonly<Record<SkillId, SkillId>> = { 'strong-arm': 'throw-team-mate' }

/** Skills that are of no use to whoever has another. rule: skill-random.useless */
const USELESS: Readonly<Record<SkillId, readonly SkillId[]>> = {
  catch: ['no-hands', 'monstrous-mouth'],
  'diving-catch': ['no-hands'],
  'monstrous-mouth': ['no-hands'],
  'sure-hands': ['no-hands'],
  'big-hand': ['no-hands'],
  'safe-pair-of-hands': ['no-hands'],
  pass: ['no-hands'],
  'safe-pass': ['no-hands'],
  'hail-mary-pass': ['no-hands'],
  'dump-off': ['no-hands'],
  'running-pass': ['no-hands'],
  fumblerooskie: ['no-hands'],
  'pile-driver': ['ball-and-chain'],
}

/** From here on hard skin is worth having. */
const HARD_FROM = 9

const namesOf = ({ skills }: Pick<PlayerSheet, 'skills'>): readonly SkillId[] =>
  skills.map((text) => text.split(':')[0] ?? text)

/** Not what he has already, what does not go with it, or what wants another skill first. rule: skill-random.again */
export function mayHave(player: Pick<PlayerSheet, 'skills'>, skill: SkillId): boolean {
  const has = namesOf(player)
  const needed = NEEDS[skill]
  if (has.includes(skill) || (needed !== undefined && !has.includes(needed))) return false
  return goesWith(skills, skill, has)
}

/** Whether a player keeps a skill he has rolled, must roll again, or may. rule: skill-random.again */
export function whatOf(
  player: Pick<PlayerSheet, 'skills' | 'av'>,
  skill: SkillId,
): 'keep' | 'again' | 'either' {
  const has = namesOf(player)
  const isUseless = (USELESS[skill] ?? []).some((other) => has.includes(other))
  if (isUseless || !mayHave(player, skill)) return 'again'
  return skill === 'iron-hard-skin' && player.av < HARD_FROM ? 'either' : 'keep'
}
