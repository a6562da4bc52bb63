import { raiseDead } from '../../../../match/choice.ts'
import { decision } from '../../../../match/decision.ts'
import { exertsZones } from '../../../../match/zones.ts'
import { join } from '../../../../play/recruit.ts'
import { isNoted, note } from '../../../../play/marks.ts'
import type { Skill } from '../../../../skills/skill.ts'
import { hasRule, rosterOf } from '../../teams/special-rules.ts'

const SPARED = ['decay', 'regeneration', 'stunty'] as const
const TOO_STRONG = 5

/** Whom such a player kills may come back on his side, once a match. rule: plague-ridden.when, plague-ridden.effect */
export const plagueRidden: Skill = {
  category: 'trait',
  kind: 'trait',
  id: 'plague-ridden',
  name: 'Plague Ridden',
  when: {
    *killed(match, holder, { victim, by, harm }) {
      const { side } = holder
      if (
        by !== holder ||
        !exertsZones(match, holder) ||
        (harm !== 'block' && harm !== 'foul') ||
        victim.side === side
      )
        return
      if (!hasRule(match, side, 'favoured-of-nurgle') || isNoted(match, side, 'infected')) return
      const { st, skills } = match.kit(victim)
      if (st >= TOO_STRONG || SPARED.some((skill) => skills.has(skill))) return
      const rotter = rosterOf(match, side).positions.find(({ lineman }) => lineman === true)
      if (rotter === undefined) return
      const rule = 'plague-ridden.effect'
      const options = [raiseDead(true), raiseDead(false)]
      const choice = yield decision('raise-dead', side, victim.id, rule, options, raiseDead(true))
      if (choice.type !== 'raise-dead' || !choice.use) return
      note(match, side, 'infected')
      match.emit({ type: 'infected', player: victim.id, by: holder.id, rule })
      join(
        match,
        side,
        { name: `Rotter ${match.sheet(victim).name}`, position: rotter, keywords: ['journeyman'] },
        rule,
      )
    },
  },
}
