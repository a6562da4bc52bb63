import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import { askUse } from './ask-use.ts'
import type { Heading, Skill } from './skill.ts'

/** In a blitz of his own, opponents cannot use what would stop him: Fend, Stand Firm, Wrestle. */
export function isUnstoppable(match: Match, blocker: Player | null): boolean {
  const { activation } = match.state
  return (
    blocker !== null &&
    activation?.player === blocker.id &&
    activation.action === 'blitz' &&
    match.kit(blocker).skills.has('juggernaut')
  )
}

/** Both Down may count as Pushed. */
export const juggernaut = (heading: Heading): Skill => ({
  ...heading,
  when: {
    *'block-face'(match, holder, moment) {
      if (holder !== moment.blocker || moment.settled || moment.face !== 'both-down') return
      if (isUnstoppable(match, holder) && (yield* askUse(match, holder, heading.id))) moment.face = 'pushed'
    },
  },
})
