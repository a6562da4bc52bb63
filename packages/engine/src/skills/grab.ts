import { DECLINE, pushTo, use } from '../match/choice.ts'
import { decision } from '../match/decision.ts'
import { fromXY, toXY } from '../match/square.ts'
import { emptyAround } from '../match/zones.ts'
import type { Heading, Skill, SkillId } from './skill.ts'
import type { RuleKey } from '../match/rule-keys.ts'

/**
 * In a Block action he may push his victim into any empty square beside it; answering with the square says both at once.
 * Against him nobody sidesteps; where the two skills cancel each other out, `cancelledBy` names the other.
 */
export const grab = (heading: Heading, { cancelledBy }: { cancelledBy?: SkillId } = {}): Skill => ({
  ...heading,
  excludes: ['frenzy'],
  when: {
    *pushing(match, holder, moment) {
      const { blocker, pushed, squares } = moment
      if (holder !== blocker || moment.answered || match.state.activation?.action !== 'block') return
      if (cancelledBy !== undefined && match.kit(pushed).skills.has(cancelledBy)) return
      const open = emptyAround(match, pushed.at)
      if (open.every((to) => squares.includes(to))) return
      const rule: RuleKey = `${heading.id}.use`
      const answers = [use(heading.id), DECLINE]
      const direct = open.map((to) => pushTo(to))
      const about = { skill: heading.id, squares: open.map((to) => toXY(to)) }
      const choice = yield decision('use', holder.side, holder.id, rule, answers, DECLINE, about, direct)
      if (choice.type === 'decline') return
      match.emit({ type: 'skill-used', player: holder.id, skill: heading.id, rule })
      // Not `answered`: whoever is pushed may still refuse to move at all.
      moment.squares = choice.type === 'push' ? [fromXY(choice.to)] : open
    },
  },
})
