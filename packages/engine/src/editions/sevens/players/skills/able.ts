import type { Play } from '../../../../match/decision.ts'
import type { Match } from '../../../../match/match.ts'
import type { Player } from '../../../../match/state.ts'
import { exertsZones } from '../../../../match/zones.ts'
import type { MomentHandlers } from '../../../../skills/moments.ts'
import type { Skill } from '../../../../skills/skill.ts'

type Handler = (match: Match, holder: Player, moment: never) => Play

/** The skill as it is for anybody who stands and has his tackle zone; others have no use of it. rule: skill-use.who */
export function whileAble(skill: Skill): Skill {
  const when = Object.entries(skill.when ?? {}).map(([moment, handler]) => [
    moment,
    // Which moment it belongs to is not seen any more when all are taken through one loop.
    ifAble(handler as Handler),
  ])
  // As above: every handler is where it was.
  return { ...skill, when: Object.fromEntries(when) as MomentHandlers }
}

const ifAble = (handler: Handler): Handler =>
  function* (match, holder, moment) {
    if (exertsZones(match, holder)) yield* handler(match, holder, moment)
  }
