import type { Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import type { Player } from '../match/state.ts'
import { remove } from '../play/knock-down.ts'
import { rollOnce } from '../rolls/roll.ts'
import type { Heading, Skill } from './skill.ts'
import type { RollSpec } from '../rolls/test.ts'

/** Who may have a failed roll made once more; nobody else can. */
type Helper = (match: Match, holder: Player) => Play<boolean>

/** Back in Reserves, whatever had happened to him. */
export const regeneration = (heading: Heading, rule: RuleKey, helps: Helper | null): Skill => ({
  ...heading,
  when: {
    *casualty(match, holder, moment) {
      if (holder !== moment.victim || moment.recovered) return
      const spec: RollSpec = { test: 'regeneration', player: holder, from: holder.at, to: holder.at }
      const passed = rollOnce(match, spec).passed
      const again = !passed && helps !== null && (yield* helps(match, holder))
      if (!passed && !(again && rollOnce(match, spec).passed)) return
      moment.recovered = true
      remove(match, holder, 'reserves', rule)
    },
  },
})
