import type { Skill } from '../../../skills/skill.ts'

const skill = (id: string, name: string, category: string, kind: Skill['kind']): Skill => ({
  id,
  name,
  category,
  kind,
})

/** Skills whose rules are still to be written. */
export const pendingSkills: readonly Skill[] = [
  skill('pass-block', 'Pass Block', 'general', 'skill'),
  skill('diving-catch', 'Diving Catch', 'agility', 'skill'),
  skill('accurate', 'Accurate', 'passing', 'skill'),
  skill('dump-off', 'Dump-Off', 'passing', 'skill'),
  skill('hail-mary-pass', 'Hail Mary Pass', 'passing', 'skill'),
  skill('pass', 'Pass', 'passing', 'skill'),
  skill('safe-throw', 'Safe Throw', 'passing', 'skill'),
  skill('strong-arm', 'Strong Arm', 'passing', 'trait'),
  skill('always-hungry', 'Always Hungry', 'racial', 'racial'),
  skill('right-stuff', 'Right Stuff', 'racial', 'racial'),
  skill('stunty', 'Stunty', 'racial', 'racial'),
  skill('throw-team-mate', 'Throw Team-Mate', 'racial', 'racial'),
  skill('ball-and-chain', 'Ball & Chain', 'weapon', 'weapon'),
  skill('bomb', 'Bomb', 'weapon', 'weapon'),
  skill('chainsaw', 'Chainsaw', 'weapon', 'weapon'),
  skill('blunderbuss', 'Blunderbuss', 'weapon', 'weapon'),
  skill('death-roller', 'Death-Roller', 'weapon', 'weapon'),
  skill('poisoned-dagger', 'Poisoned Dagger', 'weapon', 'weapon'),
  skill('pogo-stick', 'Pogo Stick', 'weapon', 'weapon'),
  skill('stakes', 'Stakes', 'weapon', 'weapon'),
]
