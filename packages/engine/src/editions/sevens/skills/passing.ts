import type { Skill } from '../../../skills/skill.ts'

const passing = { category: 'passing', kind: 'skill' } as const

const accurate: Skill = { ...passing, id: 'accurate', name: 'Accurate' }

const cannoneer: Skill = { ...passing, id: 'cannoneer', name: 'Cannoneer' }

const cloudBurster: Skill = { ...passing, id: 'cloud-burster', name: 'Cloud Burster' }

const dumpOff: Skill = { ...passing, id: 'dump-off', name: 'Dump-off' }

const fumblerooskie: Skill = { ...passing, id: 'fumblerooskie', name: 'Fumblerooskie' }

const hailMaryPass: Skill = { ...passing, id: 'hail-mary-pass', name: 'Hail Mary Pass' }

const leader: Skill = { ...passing, id: 'leader', name: 'Leader', facts: ['leads'] }

const nervesOfSteel: Skill = { ...passing, id: 'nerves-of-steel', name: 'Nerves of Steel' }

const onTheBall: Skill = { ...passing, id: 'on-the-ball', name: 'On the Ball' }

const pass: Skill = { ...passing, id: 'pass', name: 'Pass', rerolls: { pass: { limit: 'none' } } }

const runningPass: Skill = { ...passing, id: 'running-pass', name: 'Running Pass' }

const safePass: Skill = { ...passing, id: 'safe-pass', name: 'Safe Pass' }

export const passingSkills = [
  accurate,
  cannoneer,
  cloudBurster,
  dumpOff,
  fumblerooskie,
  hailMaryPass,
  leader,
  nervesOfSteel,
  onTheBall,
  pass,
  runningPass,
  safePass,
]
