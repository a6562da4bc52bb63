import { DECLINE, pushTo, use } from '../match/choice.ts'
import { decision } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { reads } from '../match/readings.ts'
import { fromXY, toXY } from '../match/square.ts'
import { emptyAround } from '../match/zones.ts'
import { isSpent, spend } from '../rolls/uses.ts'
import type { Heading, Skill } from './skill.ts'
import type { RuleKey } from '../match/rule-keys.ts'

/** How often it works, by how the book is read. */
const limitOf = (match: Match): 'none' | 'turn' | 'action' => {
  if (reads(match, 'side-step-always')) return 'none'
  return reads(match, 'side-step-once-a-turn') ? 'turn' : 'action'
}

/**
 * Any empty square beside him, and his own coach picks it; answering with the square says both at once. Where nothing but
 * the one square of the push is free there is nothing to ask, and nobody slips out of a Grab.
 */
export const sideStep = (heading: Heading): Skill => ({
  ...heading,
  when: {
    *pushing(match, holder, moment) {
      const { blocker, pushed, squares } = moment
      if (holder !== pushed || holder.stance !== 'standing' || moment.answered) return
      if (isSpent(match, holder, heading.id, limitOf(match))) return
      if (blocker !== null && match.kit(blocker).skills.has('grab')) return
      const open = emptyAround(match, holder.at)
      if (open.length === 0 || (open.length === 1 && open[0] === squares[0])) return
      const rule: RuleKey = `${heading.id}.use`
      const direct = open.map((to) => pushTo(to))
      const answers = [use(heading.id), DECLINE]
      const about = { skill: heading.id, squares: open.map((to) => toXY(to)) }
      const choice = yield decision('use', holder.side, holder.id, rule, answers, DECLINE, about, direct)
      if (choice.type === 'decline') return
      spend(match, holder, heading.id)
      match.emit({ type: 'skill-used', player: holder.id, skill: heading.id, rule })
      moment.answered = true
      moment.chooser = holder.side
      moment.squares = choice.type === 'push' ? [fromXY(choice.to)] : open
    },
  },
})
