import { type Choice, DECLINE, diveTo, use } from '../../../match/choice.ts'
import { decision } from '../../../match/decision.ts'
import { fromXY, STEPS, toXY, shifted } from '../../../match/square.ts'
import { isActive } from '../../../play/active.ts'
import { canCatch } from '../../../play/ball.ts'
import { has } from '../../../play/conditions.ts'
import { walk } from '../../../play/move.ts'
import { divingTackle as sharedDivingTackle } from '../../../skills/diving-tackle.ts'
import { dodge as sharedDodge } from '../../../skills/dodge.ts'
import { sideStep as sharedSideStep } from '../../../skills/side-step.ts'
import type { Skill } from '../../../skills/skill.ts'

const agility = { category: 'agility', kind: 'skill' } as const

const catching: Skill = {
  ...agility,
  id: 'catch',
  name: 'Catch',
  rerolls: { catch: { limit: 'action' }, intercept: { limit: 'action' } },
}

/** rule: skill.diving-tackle.when */
const divingTackle = sharedDivingTackle({ ...agility, id: 'diving-tackle', name: 'Diving Tackle' })

/** rule: skill.tackle.dodge */
const dodge = sharedDodge({ ...agility, id: 'dodge', name: 'Dodge' })

/**
 * One square, wherever he likes; into that of the ball he may catch it. Not for the blocker a Dump-Off was thrown to, who has his
 * block to throw before he moves again. rule: skill.diving-catch.move, qa.blocker-cannot-pass-block
 */
const divingCatch: Skill = {
  ...agility,
  id: 'diving-catch',
  name: 'Diving Catch',
  when: {
    *'pass-scattered'(match, holder, { target, ball }) {
      if (holder !== target || !canCatch(match, holder) || has(holder, 'rooted')) return
      if (isActive(match, holder)) return
      const open = STEPS.map((offset) => shifted(holder.at, offset)).filter((to) => match.isEmpty(to))
      if (open.length === 0) return
      const options: Choice[] = [...open.map((to) => diveTo(to)), DECLINE]
      const about = { skill: 'diving-catch', ball: toXY(ball) }
      // Using the skill without a word about where means after the ball.
      const also = open.includes(ball) ? [use('diving-catch')] : []
      const { side, id } = holder
      const choice = yield decision('dive', side, id, 'diving-catch.move', options, DECLINE, about, also)
      if (choice.type === 'decline') return
      match.emit({ type: 'skill-used', player: id, skill: 'diving-catch', rule: 'diving-catch.use' })
      walk(match, holder, choice.type === 'dive' ? fromXY(choice.to) : ball, 'diving-catch.move')
    },
  },
}

const jumpUp: Skill = { ...agility, id: 'jump-up', name: 'Jump Up', kind: 'trait', facts: ['stands-up-free'] }

/** The leap is a deed of its own. */
const leap: Skill = { ...agility, id: 'leap', name: 'Leap', facts: ['leaps'] }

/** rule: skill.side-step.any-adjacent */
const sideStep = sharedSideStep({ ...agility, id: 'side-step', name: 'Side Step' })

const sprint: Skill = { ...agility, id: 'sprint', name: 'Sprint', rushes: 3 }

const sureFeet: Skill = {
  ...agility,
  id: 'sure-feet',
  name: 'Sure Feet',
  rerolls: { rush: { limit: 'action' } },
}

export const agilitySkills = [
  catching,
  divingCatch,
  divingTackle,
  dodge,
  jumpUp,
  leap,
  sideStep,
  sprint,
  sureFeet,
]
