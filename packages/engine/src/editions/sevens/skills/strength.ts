import type { Skill } from '../../../skills/skill.ts'

const strength = { category: 'strength', kind: 'skill' } as const

const armBar: Skill = { ...strength, id: 'arm-bar', name: 'Arm Bar' }

const brawler: Skill = { ...strength, id: 'brawler', name: 'Brawler' }

const breakTackle: Skill = { ...strength, id: 'break-tackle', name: 'Break Tackle' }

const grab: Skill = { ...strength, id: 'grab', name: 'Grab' }

const guard: Skill = { ...strength, id: 'guard', name: 'Guard', facts: ['assists-while-marked'] }

const juggernaut: Skill = { ...strength, id: 'juggernaut', name: 'Juggernaut' }

const mightyBlow: Skill = { ...strength, id: 'mighty-blow', name: 'Mighty Blow' }

const multipleBlock: Skill = { ...strength, id: 'multiple-block', name: 'Multiple Block' }

const pileDriver: Skill = { ...strength, id: 'pile-driver', name: 'Pile Driver' }

const standFirm: Skill = { ...strength, id: 'stand-firm', name: 'Stand Firm' }

const strongArm: Skill = { ...strength, id: 'strong-arm', name: 'Strong Arm' }

const thickSkull: Skill = { ...strength, id: 'thick-skull', name: 'Thick Skull' }

export const strengthSkills = [
  armBar,
  brawler,
  breakTackle,
  grab,
  guard,
  juggernaut,
  mightyBlow,
  multipleBlock,
  pileDriver,
  standFirm,
  strongArm,
  thickSkull,
]
