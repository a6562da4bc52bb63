import { dauntless } from '../../../skills/dauntless.ts'
import { fend } from '../../../skills/fend.ts'
import { kick } from '../../../skills/kick.ts'
import { shadowing } from '../../../skills/shadowing.ts'
import type { Skill } from '../../../skills/skill.ts'
import { stripBall } from '../../../skills/strip-ball.ts'
import { wrestle } from '../../../skills/wrestle.ts'
import { breaksFree } from './breaking-free.ts'
import { kickOffReturn } from './kick-off-return.ts'

/** Nothing here is limited to once an action unless it says so. rule: skills.unlimited */
const general = { category: 'general', kind: 'trait' } as const

const dirtyPlayer: Skill = {
  ...general,
  id: 'dirty-player',
  name: 'Dirty Player',
  damage: [{ rolls: ['armour', 'injury'], harm: ['foul'], bonus: 1 }],
}

const frenzy: Skill = {
  ...general,
  id: 'frenzy',
  name: 'Frenzy',
  facts: ['must-follow-up', 'second-block'],
  excludes: ['grab'],
}

const sureHands: Skill = {
  ...general,
  id: 'sure-hands',
  name: 'Sure Hands',
  rerolls: { 'pick-up': { limit: 'none' } },
  resists: ['strip-ball'],
}

/** Block, Pro and Tackle are asked for where they matter. */
export const generalSkills: readonly Skill[] = [
  { ...general, id: 'block', name: 'Block' },
  dauntless({ ...general, id: 'dauntless', name: 'Dauntless' }),
  dirtyPlayer,
  fend({ ...general, id: 'fend', name: 'Fend' }),
  frenzy,
  kick({ ...general, id: 'kick', name: 'Kick' }),
  { ...general, id: 'kick-off-return', name: 'Kick-Off Return', when: { 'kick-scattered': kickOffReturn } },
  { ...general, id: 'pro', name: 'Pro' },
  shadowing(
    { ...general, id: 'shadowing', name: 'Shadowing' },
    { afterFall: false, escapes: (match, mover, holder) => breaksFree(match, 'shadowing', mover, holder) },
  ),
  stripBall({ ...general, id: 'strip-ball', name: 'Strip Ball' }, { limit: 'none' }),
  sureHands,
  { ...general, id: 'tackle', name: 'Tackle' },
  wrestle({ ...general, id: 'wrestle', name: 'Wrestle' }),
]
