import { alwaysHungry } from '../../../skills/always-hungry.ts'
import type { Skill } from '../../../skills/skill.ts'
import { animosity } from '../passing/animosity.ts'

const trait = { category: 'trait', kind: 'trait' } as const

const animalSavagery: Skill = { ...trait, id: 'animal-savagery', name: 'Animal Savagery' }

const hungry = alwaysHungry({ ...trait, id: 'always-hungry', name: 'Always Hungry' }, 'eater')

const ballAndChain: Skill = { ...trait, id: 'ball-and-chain', name: 'Ball & Chain' }

const bombardier: Skill = { ...trait, id: 'bombardier', name: 'Bombardier' }

const boneHead: Skill = { ...trait, id: 'bone-head', name: 'Bone Head' }

const chainsaw: Skill = { ...trait, id: 'chainsaw', name: 'Chainsaw' }

const decay: Skill = { ...trait, id: 'decay', name: 'Decay' }

const hypnoticGaze: Skill = { ...trait, id: 'hypnotic-gaze', name: 'Hypnotic Gaze' }

const kickTeamMate: Skill = {
  ...trait,
  id: 'kick-team-mate',
  name: 'Kick Team-mate',
  facts: ['kicks-team-mates'],
}

const loner: Skill = {
  ...trait,
  id: 'loner',
  name: 'Loner',
  teamReroll: { needs: (parameter) => Number(parameter ?? 4), rule: 'loner.roll' },
}

const noHands: Skill = { ...trait, id: 'no-hands', name: 'No Hands', facts: ['no-ball'] }

const plagueRidden: Skill = { ...trait, id: 'plague-ridden', name: 'Plague Ridden' }

const pogoStick: Skill = { ...trait, id: 'pogo-stick', name: 'Pogo Stick' }

const projectileVomit: Skill = { ...trait, id: 'projectile-vomit', name: 'Projectile Vomit' }

const reallyStupid: Skill = { ...trait, id: 'really-stupid', name: 'Really Stupid' }

const regeneration: Skill = { ...trait, id: 'regeneration', name: 'Regeneration' }

const rightStuff: Skill = { ...trait, id: 'right-stuff', name: 'Right Stuff', facts: ['can-be-thrown'] }

const secretWeapon: Skill = { ...trait, id: 'secret-weapon', name: 'Secret Weapon' }

const stab: Skill = { ...trait, id: 'stab', name: 'Stab' }

const stunty: Skill = { ...trait, id: 'stunty', name: 'Stunty', ignoresZones: { dodge: true } }

const swarming: Skill = { ...trait, id: 'swarming', name: 'Swarming' }

const swoop: Skill = { ...trait, id: 'swoop', name: 'Swoop', facts: ['swoops'] }

const takeRoot: Skill = { ...trait, id: 'take-root', name: 'Take Root' }

const titchy: Skill = { ...trait, id: 'titchy', name: 'Titchy' }

const timmmBer: Skill = { ...trait, id: 'timmm-ber', name: 'Timmm-ber!' }

const throwTeamMate: Skill = {
  ...trait,
  id: 'throw-team-mate',
  name: 'Throw Team-mate',
  facts: ['throws-team-mates'],
}

const unchannelledFury: Skill = { ...trait, id: 'unchannelled-fury', name: 'Unchannelled Fury' }

const hitAndRun: Skill = { ...trait, id: 'hit-and-run', name: 'Hit and Run' }

const drunkard: Skill = { ...trait, id: 'drunkard', name: 'Drunkard' }

const pickMeUp: Skill = { ...trait, id: 'pick-me-up', name: 'Pick-me-up' }

const bloodlust: Skill = { ...trait, id: 'bloodlust', name: 'Bloodlust' }

const myBall: Skill = { ...trait, id: 'my-ball', name: 'My Ball' }

const trickster: Skill = { ...trait, id: 'trickster', name: 'Trickster' }

const breatheFire: Skill = { ...trait, id: 'breathe-fire', name: 'Breathe Fire' }

export const traits = [
  animalSavagery,
  animosity,
  hungry,
  ballAndChain,
  bombardier,
  boneHead,
  chainsaw,
  decay,
  hypnoticGaze,
  kickTeamMate,
  loner,
  noHands,
  plagueRidden,
  pogoStick,
  projectileVomit,
  reallyStupid,
  regeneration,
  rightStuff,
  secretWeapon,
  stab,
  stunty,
  swarming,
  swoop,
  takeRoot,
  titchy,
  timmmBer,
  throwTeamMate,
  unchannelledFury,
  hitAndRun,
  drunkard,
  pickMeUp,
  bloodlust,
  myBall,
  trickster,
  breatheFire,
]
