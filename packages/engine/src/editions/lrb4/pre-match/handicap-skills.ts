import { afflict, relieve } from '../../../play/conditions.ts'
import type { Skill } from '../../../skills/skill.ts'

const handicap = { category: 'handicap', kind: 'effect' } as const

/** Beaten armour stuns him and does no more. rule: handicap.63-iron-man */
const ironMan: Skill = { ...handicap, id: 'iron-man', name: 'Iron Man', facts: ['only-stunned'] }

/** He cannot get hold of anything. rule: handicap.65-buzzing */
const buzzing: Skill = {
  ...handicap,
  id: 'buzzing',
  name: 'Buzzing',
  fails: ['pick-up', 'catch', 'intercept'],
}

/** Only one of them is set up in a drive. rule: handicap.21-i-am-the-greatest */
const rival: Skill = {
  ...handicap,
  id: 'i-am-the-greatest',
  name: 'I Am the Greatest!',
  facts: ['one-or-the-other'],
}

const SICK_UP_TO = 3

/** A die before every kick-off, and he may have to sit the drive out. rule: handicap.31-morleys-revenge */
const poisoned: Skill = {
  ...handicap,
  id: 'morleys-revenge',
  name: 'Morley’s Revenge',
  when: {
    // oxlint-disable-next-line require-yield -- a moment like any other; this one asks nothing
    *'drive-starting'(match, holder) {
      const rule = 'handicap.31-morleys-revenge'
      relieve(match, holder, 'sits-out', rule)
      if (holder.place !== 'reserves') return
      const die = match.dice.d6()
      match.emit({ type: 'dice', what: 'morleys-revenge', dice: [die], player: holder.id, rule })
      if (die <= SICK_UP_TO) afflict(match, holder, 'sits-out', rule)
    },
  },
}

export const handicapSkills = [buzzing, ironMan, poisoned, rival]
