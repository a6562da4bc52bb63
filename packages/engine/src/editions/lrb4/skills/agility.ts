import { isAdjacent } from '../../../match/square.ts'
import { exertsZones, markers } from '../../../match/zones.ts'
import { has } from '../../../play/conditions.ts'
import { isSpent } from '../../../rolls/uses.ts'
import { askUse } from '../../../skills/ask-use.ts'
import type { Skill } from '../../../skills/skill.ts'

const agility = { category: 'agility', kind: 'skill' } as const

const catching: Skill = {
  ...agility,
  id: 'catch',
  name: 'Catch',
  rerolls: { catch: { limit: 'action' }, intercept: { limit: 'action' } },
}

/** Asked when the dodge would succeed; if that spoils it, the dodger may still use a re-roll. rule: skill.diving-tackle.when */
const divingTackle: Skill = {
  ...agility,
  id: 'diving-tackle',
  name: 'Diving Tackle',
  when: {
    *'dodge-rolled'(match, holder, moment) {
      const { spec, result } = moment
      if (moment.dive !== null || !result.passed || holder.side === spec.player.side) return
      if (!isAdjacent(holder.at, spec.from) || !exertsZones(match, holder) || has(holder, 'rooted')) return
      if (isSpent(match, holder, 'diving-tackle', 'action')) return
      if (yield* askUse(match, holder, 'diving-tackle', { dodger: spec.player.id, natural: result.natural }))
        moment.dive = { tackler: holder, hindrance: ['diving-tackle', -2] }
    },
  },
}

/** An opponent with Tackle beside the square being left stops the re-roll. rule: skill.tackle.dodge */
const dodge: Skill = {
  ...agility,
  id: 'dodge',
  name: 'Dodge',
  rerolls: {
    dodge: {
      limit: 'turn',
      usable: (match, holder, spec) =>
        markers(match, holder, spec.from).every((marker) => !match.kit(marker).skills.has('tackle')),
    },
  },
}

const jumpUp: Skill = { ...agility, id: 'jump-up', name: 'Jump Up', kind: 'trait', facts: ['stands-up-free'] }

/** The leap is a deed of its own. */
const leap: Skill = { ...agility, id: 'leap', name: 'Leap', facts: ['leaps'] }

const sprint: Skill = { ...agility, id: 'sprint', name: 'Sprint', rushes: 3 }

const sureFeet: Skill = {
  ...agility,
  id: 'sure-feet',
  name: 'Sure Feet',
  rerolls: { rush: { limit: 'action' } },
}

export const agilitySkills = [catching, divingTackle, dodge, jumpUp, leap, sprint, sureFeet]
