import { afflict } from '../../../play/conditions.ts'
import { alwaysHungry } from '../../../skills/always-hungry.ts'
import { composure, dimWitted, wayward } from '../../../skills/dim-witted.ts'
import { loner } from '../../../skills/loner.ts'
import { regeneration } from '../../../skills/regeneration.ts'
import type { Skill } from '../../../skills/skill.ts'
import { stab } from '../../../skills/stab.ts'
import { igorHelps } from '../staff.ts'

/** No list opens these to anybody: one has them or not. They work on the ground as well. */
const extraordinary = { category: 'extraordinary', kind: 'racial' } as const

/** An Igor may have the roll made once more. rule: skill.regeneration-no-reroll */
const regenerates = regeneration(
  { ...extraordinary, id: 'regeneration', name: 'Regeneration' },
  'regeneration.result',
  igorHelps,
)

/** Rooted, he still does what can be done where he stands; only a blitz comes to nothing. rule: gap.take-root-repeat */
const takeRoot: Skill = {
  ...extraordinary,
  id: 'take-root',
  name: 'Take Root',
  when: {
    *'action-declared'(match, holder, moment) {
      const { activation } = match.state
      if (holder !== moment.player || moment.lost || activation === null) return
      if (yield* composure(match, holder, 'take-root', moment.action)) return
      afflict(match, holder, 'rooted', 'take-root.rooted')
      if (moment.action === 'blitz') activation.done = true
    },
  },
}

const stunty: Skill = {
  ...extraordinary,
  id: 'stunty',
  name: 'Stunty',
  ignoresZones: { dodge: true },
  modifies: { pass: () => -1 },
  injuryAgainst: 1,
}

/** What Decay does the Casualty table knows. */
export const extraordinarySkills: readonly Skill[] = [
  alwaysHungry({ ...extraordinary, id: 'always-hungry', name: 'Always Hungry' }),
  dimWitted({ ...extraordinary, id: 'bonehead', name: 'Bonehead' }),
  { ...extraordinary, id: 'decay', name: 'Decay' },
  loner({ ...extraordinary, id: 'loner', name: 'Loner' }),
  dimWitted({ ...extraordinary, id: 'really-stupid', name: 'Really Stupid' }),
  regenerates,
  { ...extraordinary, id: 'right-stuff', name: 'Right Stuff', facts: ['can-be-thrown'] },
  stab({ ...extraordinary, id: 'stab', name: 'Stab' }),
  stunty,
  takeRoot,
  { ...extraordinary, id: 'throw-team-mate', name: 'Throw Team-Mate', facts: ['throws-team-mates'] },
  wayward({ ...extraordinary, id: 'wild-animal', name: 'Wild Animal' }),
]
