import { chainsaw as chainsawChoice, type Choice } from '../../../match/choice.ts'
import type { Play } from '../../../match/decision.ts'
import type { Deed } from '../../../match/book-rules.ts'
import type { Match } from '../../../match/match.ts'
import type { Player } from '../../../match/state.ts'
import { attackWith } from '../../../play/attack.ts'
import { dropBall, settleBall } from '../../../play/ball.ts'
import { afflict, has } from '../../../play/conditions.ts'
import type { Reason } from '../../../play/reasons.ts'
import { blockTargets, mayBlock } from '../../../play/throw-block.ts'
import { roll } from '../../../rolls/roll.ts'

/** What a running saw adds to an Armour roll, be it the victim's or its owner's. */
export const SAW = 3
const SAWING = { harm: 'chainsaw', armour: [['chainsaw', SAW]] } as const

export const isRunning = (player: Player): boolean => has(player, 'saw-running')

/** Why the saw cannot be started now. */
export const startProblem = (_match: Match, player: Player): Reason | null =>
  isRunning(player) ? 'already-running' : null

/** A whole action on one Agility roll; once it runs there is no hand for the ball. rule: weapon.chainsaw.start-roll */
export function* startSaw(match: Match, player: Player): Play {
  const { passed } = yield* roll(match, { test: 'start-chainsaw', player, from: player.at, to: player.at })
  if (!passed) return
  afflict(match, player, 'saw-running', 'weapon.chainsaw.start-roll')
  dropBall(match, player, 'weapon.chainsaw.no-ball')
  yield* settleBall(match)
}

function sawOptions(match: Match, player: Player, options: Choice[]): void {
  if (!match.kit(player).is.saws || !isRunning(player) || !mayBlock(match, player)) return
  for (const target of blockTargets(match, player)) options.push(chainsawChoice(target.id))
}

/** rule: weapon.chainsaw.attack */
export const chainsawDeed: Deed = {
  options: sawOptions,
  *play(match, player, choice) {
    if (choice.type !== 'chainsaw') return
    yield* attackWith(match, player, match.player(choice.target), {
      ...SAWING,
      rule: 'weapon.chainsaw.attack',
    })
  },
  strike: () => ({ blow: SAWING }),
}
