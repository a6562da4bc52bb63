import { type Choice, followUp as followChoice, select } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import { type Square, toXY } from '../match/square.ts'
import { zonesOn } from '../match/zones.ts'
import { isSpent } from '../rolls/uses.ts'
import { fire } from '../skills/moments.ts'
import { has } from './conditions.ts'
import { isHeld } from './move.ts'
import { isSwallowed, type PushOutcome } from './push.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import { must } from '../match/must.ts'

/** A target, the square it was pushed from, and what became of the push. */
export interface Pushed {
  readonly target: Player
  readonly from: Square
  readonly outcome: PushOutcome
}

/** Into a square that a pushed player has left, before any other dice. True when he followed. rule: followup.decide-before-dice */
export function* followUp(match: Match, blocker: Player, pushed: readonly Pushed[]): Play<boolean> {
  const left = pushed.filter(({ outcome, from }) => outcome !== 'stayed' && match.isEmpty(from))
  if (left.length === 0 || isStuck(match, blocker)) return false
  if (yield* isBarred(match, blocker, left)) return false
  const must =
    match.kit(blocker).is['must-follow-up'] && pushed.length === 1 && !hasBlockedTwo(match, blocker)
  if (!must && !(yield* wantsToFollow(blocker, left))) return false
  if (yield* isHeldBack(match, blocker)) return false
  const to = yield* followWhom(blocker, left)
  yield* stepInto(match, blocker, to, must ? 'frenzy.mandatory-follow-up' : 'followup.free')
  return true
}

/** Two at once, earlier in the same activation: a frenzied player is none any more. rule: multiple-block.no-follow */
export const hasBlockedTwo = (match: Match, blocker: Player): boolean =>
  isSpent(match, blocker, 'multiple-block', 'action')

/** Somebody he pushed back may keep him off. */
function* isBarred(match: Match, blocker: Player, left: readonly Pushed[]): Play<boolean> {
  for (const { target } of left) {
    const moment = { blocker, pushed: target, barred: false }
    yield* fire(match, 'following', moment)
    if (moment.barred) return true
  }
  return false
}

/** Whoever does not steer himself is nobody's to hold. rule: follow.voluntary, tentacles.when */
function* isHeldBack(match: Match, blocker: Player): Play<boolean> {
  if (match.edition.blocking.followersHeld !== true || match.kit(blocker).is.steered) return false
  return zonesOn(match, blocker, blocker.at) > 0 && (yield* isHeld(match, blocker, blocker.at))
}

/** Rooted, or held where he is for the rest of this action. */
const isStuck = (match: Match, blocker: Player): boolean => {
  const { activation } = match.state
  return has(blocker, 'rooted') || (activation?.player === blocker.id && activation.stopped)
}

function* wantsToFollow(blocker: Player, left: readonly Pushed[]): Play<boolean> {
  const options = [followChoice(true), followChoice(false)]
  const about = { to: left.map(({ from }) => toXY(from)) }
  const rule = 'followup.optional'
  const choice = yield decision(
    'follow-up',
    blocker.side,
    blocker.id,
    rule,
    options,
    followChoice(false),
    about,
  )
  return choice.type === 'follow-up' && choice.follow
}

function* followWhom(blocker: Player, left: readonly Pushed[]): Play<Square> {
  const first = must(left[0])
  if (left.length === 1) return first.from
  const options: Choice[] = left.map(({ target }) => select(target.id))
  const rule = 'multiple-block.follow-one'
  const choice = yield decision('select', blocker.side, blocker.id, rule, options, select(first.target.id))
  return left[options.indexOf(choice)]?.from ?? first.from
}

/** No movement is spent and nobody is dodged. rule: followup.free */
function* stepInto(match: Match, blocker: Player, to: Square, rule: RuleKey): Play {
  const from = blocker.at
  match.occupy(blocker, to)
  match.emit({ type: 'followed-up', player: blocker.id, to: toXY(to), rule })
  yield* fire(match, 'vacated', { mover: blocker, from })
  yield* isSwallowed(match, blocker)
  yield* fire(match, 'left', { mover: blocker, from, followed: false })
}
