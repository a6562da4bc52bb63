import type { Skill } from '../../../skills/skill.ts'

const skill = (id: string, name: string, category: string, kind: Skill['kind']): Skill => ({
  id,
  name,
  category,
  kind,
})

/** Skills whose rules are still to be written. */
export const pendingSkills: readonly Skill[] = [
  skill('ball-and-chain', 'Ball & Chain', 'weapon', 'weapon'),
  skill('bomb', 'Bomb', 'weapon', 'weapon'),
  skill('chainsaw', 'Chainsaw', 'weapon', 'weapon'),
  skill('blunderbuss', 'Blunderbuss', 'weapon', 'weapon'),
  skill('death-roller', 'Death-Roller', 'weapon', 'weapon'),
  skill('poisoned-dagger', 'Poisoned Dagger', 'weapon', 'weapon'),
  skill('pogo-stick', 'Pogo Stick', 'weapon', 'weapon'),
  skill('stakes', 'Stakes', 'weapon', 'weapon'),
]
