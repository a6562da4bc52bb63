import type { Skill, SkillId } from '../../../skills/skill.ts'
import { skills as base } from '../../lrb4/skills/index.ts'

/** Extraordinary skills cannot be learned. */
const bare = (id: SkillId, name: string, category: string): Skill => ({
  id,
  name,
  category,
  kind: category === 'extraordinary' ? 'racial' : 'trait',
})

/** Reads as in the book this one extends, under its own heading. */
function same(id: SkillId, category: string): Skill {
  const skill = base[id]
  if (skill === undefined) throw new Error(`no skill ${id} to take over`)
  return { ...skill, category }
}

const list: readonly Skill[] = [
  same('accurate', 'passing'),
  bare('always-hungry', 'Always Hungry', 'extraordinary'),
  same('big-hand', 'mutation'),
  same('block', 'general'),
  bare('bonehead', 'Bonehead', 'extraordinary'),
  bare('break-tackle', 'Break Tackle', 'strength'),
  same('catch', 'agility'),
  bare('claws', 'Claws', 'mutation'),
  bare('dauntless', 'Dauntless', 'general'),
  bare('decay', 'Decay', 'extraordinary'),
  bare('dirty-player', 'Dirty Player', 'general'),
  bare('disturbing-presence', 'Disturbing Presence', 'mutation'),
  bare('diving-catch', 'Diving Catch', 'agility'),
  bare('diving-tackle', 'Diving Tackle', 'agility'),
  same('dodge', 'agility'),
  same('dump-off', 'passing'),
  same('extra-arms', 'mutation'),
  bare('fend', 'Fend', 'general'),
  bare('foul-appearance', 'Foul Appearance', 'mutation'),
  same('frenzy', 'general'),
  bare('grab', 'Grab', 'strength'),
  same('guard', 'strength'),
  same('hail-mary-pass', 'passing'),
  same('horns', 'mutation'),
  bare('juggernaut', 'Juggernaut', 'strength'),
  bare('jump-up', 'Jump Up', 'agility'),
  bare('kick', 'Kick', 'general'),
  bare('kick-off-return', 'Kick-Off Return', 'general'),
  same('leader', 'passing'),
  same('leap', 'agility'),
  bare('loner', 'Loner', 'extraordinary'),
  same('mighty-blow', 'strength'),
  bare('multiple-block', 'Multiple Block', 'strength'),
  same('nerves-of-steel', 'passing'),
  same('pass', 'passing'),
  same('prehensile-tail', 'mutation'),
  same('pro', 'general'),
  bare('really-stupid', 'Really Stupid', 'extraordinary'),
  bare('regeneration', 'Regeneration', 'extraordinary'),
  same('right-stuff', 'extraordinary'),
  bare('safe-throw', 'Safe Throw', 'passing'),
  bare('shadowing', 'Shadowing', 'general'),
  same('side-step', 'agility'),
  bare('sneaky-git', 'Sneaky Git', 'agility'),
  same('sprint', 'agility'),
  bare('stab', 'Stab', 'extraordinary'),
  same('stand-firm', 'strength'),
  same('strip-ball', 'general'),
  bare('strong-arm', 'Strong Arm', 'strength'),
  bare('stunty', 'Stunty', 'extraordinary'),
  same('sure-feet', 'agility'),
  same('sure-hands', 'general'),
  same('tackle', 'general'),
  bare('take-root', 'Take Root', 'extraordinary'),
  bare('tentacles', 'Tentacles', 'mutation'),
  bare('thick-skull', 'Thick Skull', 'strength'),
  bare('throw-team-mate', 'Throw Team-Mate', 'extraordinary'),
  same('two-heads', 'mutation'),
  bare('very-long-legs', 'Very Long Legs', 'mutation'),
  bare('wild-animal', 'Wild Animal', 'extraordinary'),
  bare('wrestle', 'Wrestle', 'general'),
]

export const skills: Readonly<Record<SkillId, Skill>> = Object.fromEntries(
  list.map((skill) => [skill.id, skill]),
)
