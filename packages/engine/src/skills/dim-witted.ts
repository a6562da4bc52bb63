import type { Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import { neighbours } from '../match/zones.ts'
import { afflict, relieve } from '../play/conditions.ts'
import { roll } from '../rolls/roll.ts'
import type { Heading, Skill } from './skill.ts'
import type { ActionId, TestId } from '../match/names.ts'

/** The roll before an action that decides whether the player gets round to it. */
export function* composure(match: Match, player: Player, test: TestId, action: ActionId): Play<boolean> {
  const { passed } = yield* roll(match, { test, player, from: player.at, to: player.at, action })
  return passed
}

type DimWit = 'bone-head' | 'bonehead' | 'really-stupid'

/** Failing the roll named after the skill, he stands dazed until a later one succeeds. */
export const dimWitted = (heading: Heading & { readonly id: DimWit }): Skill => {
  const { id } = heading
  return {
    ...heading,
    when: {
      *'action-declared'(match, holder, moment) {
        if (holder !== moment.player || moment.lost) return
        moment.lost = !(yield* composure(match, holder, id, moment.action))
        if (moment.lost) afflict(match, holder, 'dazed', `${id}.fail`)
        else relieve(match, holder, 'dazed', `${id}.recovers`)
      },
    },
  }
}

/** Failing the roll named after the skill, the action is wasted and nothing else. */
export const wayward = (heading: Heading & { readonly id: TestId }): Skill => ({
  ...heading,
  when: {
    *'action-declared'(match, holder, moment) {
      if (holder !== moment.player || moment.lost) return
      moment.lost = !(yield* composure(match, holder, heading.id, moment.action))
    },
  },
})

/** A team-mate on his feet who knows what is going on. rule: really-stupid.helper */
export const hasHelper = (match: Match, player: Player): boolean =>
  neighbours(match, player.at).some(
    (mate) =>
      mate.side === player.side && mate.stance === 'standing' && !match.kit(mate).skills.has('really-stupid'),
  )
