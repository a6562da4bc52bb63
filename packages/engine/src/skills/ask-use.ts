import { DECLINE, use } from '../match/choice.ts'
import { decision, type Play, type UseAbout } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import { spend } from '../rolls/uses.ts'
import type { SkillId } from './skill.ts'

/** Asks a player's coach whether an optional skill is used now; remembers and tells when it is. */
export function* askUse(match: Match, player: Player, skill: SkillId, about: UseAbout = {}): Play<boolean> {
  const facts = { skill, ...about }
  const choice = yield decision(
    'use',
    player.side,
    player.id,
    `${skill}.use`,
    [use(skill), DECLINE],
    DECLINE,
    facts,
  )
  if (choice.type !== 'use') return false
  spend(match, player, skill)
  match.emit({ type: 'skill-used', player: player.id, skill, rule: `${skill}.use` })
  return true
}
