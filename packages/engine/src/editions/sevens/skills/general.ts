import type { Skill } from '../../../skills/skill.ts'

const general = { category: 'general', kind: 'skill' } as const

const block: Skill = { ...general, id: 'block', name: 'Block' }

const dauntless: Skill = { ...general, id: 'dauntless', name: 'Dauntless' }

const dirtyPlayer: Skill = { ...general, id: 'dirty-player', name: 'Dirty Player' }

const fend: Skill = { ...general, id: 'fend', name: 'Fend' }

const frenzy: Skill = { ...general, id: 'frenzy', name: 'Frenzy', facts: ['must-follow-up', 'second-block'] }

const kick: Skill = { ...general, id: 'kick', name: 'Kick' }

const pro: Skill = { ...general, id: 'pro', name: 'Pro' }

const shadowing: Skill = { ...general, id: 'shadowing', name: 'Shadowing' }

const stripBall: Skill = { ...general, id: 'strip-ball', name: 'Strip Ball' }

const sureHands: Skill = {
  ...general,
  id: 'sure-hands',
  name: 'Sure Hands',
  rerolls: { 'pick-up': { limit: 'none' } },
  resists: ['strip-ball'],
}

const tackle: Skill = { ...general, id: 'tackle', name: 'Tackle' }

const wrestle: Skill = { ...general, id: 'wrestle', name: 'Wrestle' }

export const generalSkills = [
  block,
  dauntless,
  dirtyPlayer,
  fend,
  frenzy,
  kick,
  pro,
  shadowing,
  stripBall,
  sureHands,
  tackle,
  wrestle,
]
