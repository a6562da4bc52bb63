import { type Choice, stab as stabChoice } from '../match/choice.ts'
import type { Play } from '../match/decision.ts'
import type { Deed, Strike } from '../match/book-rules.ts'
import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import { endActivation } from '../play/active.ts'
import { attackWith, type Weapon } from '../play/attack.ts'
import { blockTargets, mayBlock } from '../play/throw-block.ts'
import type { Heading, Skill } from './skill.ts'

/** The stab is a deed of its own. */
export const stab = (heading: Heading): Skill => ({ ...heading, facts: ['stabs'] })

export function stabOptions(match: Match, player: Player, options: Choice[]): void {
  if (!match.kit(player).is.stabs || !mayBlock(match, player)) return
  for (const target of blockTargets(match, player)) options.push(stabChoice(target.id))
}

/** Who has stabbed goes no further, who was too disgusted to may. */
export function* playStab(match: Match, player: Player, choice: Choice, knife: Weapon): Play {
  if (choice.type !== 'stab') return
  const outcome = yield* attackWith(match, player, match.player(choice.target), knife)
  if (outcome !== 'lost') endActivation(match)
}

/** Nothing modifies its rolls. */
const CUT = { harm: 'stab', unmodified: true } as const
export const KNIFE: Weapon = { ...CUT, rule: 'stab.attack' }
export const cut = (): Strike => ({ blow: CUT })

export const stabDeed: Deed = {
  options: stabOptions,
  play: (match, player, choice) => playStab(match, player, choice, KNIFE),
  strike: cut,
}
