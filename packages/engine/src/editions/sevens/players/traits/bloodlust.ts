import type { ActionId } from '../../../../match/names.ts'
import { bite as biteChoice, type Choice } from '../../../../match/choice.ts'
import { decision, type Play } from '../../../../match/decision.ts'
import type { Match } from '../../../../match/match.ts'
import type { Activation, Player } from '../../../../match/state.ts'
import { neighbours } from '../../../../match/zones.ts'
import { carriesBall, dropBall, settleBall } from '../../../../play/ball.ts'
import { afflict, has, relieve } from '../../../../play/conditions.ts'
import { injury } from '../../../../play/injury.ts'
import { actionRule } from '../../../../play/activation.ts'
import { turnover } from '../../../../play/turnover.ts'
import { askUse } from '../../../../skills/ask-use.ts'
import { composure } from '../../../../skills/dim-witted.ts'
import type { Skill } from '../../../../skills/skill.ts'

const THIRSTY = 'blood-lust'

/** A Thrall of his own team beside him. */
const thrallsBeside = (match: Match, vampire: Player): Player[] =>
  vampire.stance !== 'standing' || vampire.place !== 'pitch'
    ? []
    : neighbours(match, vampire.at).filter(
        (mate) => mate.side === vampire.side && match.sheet(mate).position.startsWith('thrall'),
      )

/** Bites a Thrall if one is at hand. False when he found nobody. rule: bloodlust.fail */
function* feed(match: Match, vampire: Player): Play<boolean> {
  const thralls = thrallsBeside(match, vampire)
  const first = thralls[0]
  if (first === undefined) return false
  const options: Choice[] = thralls.map((thrall) => biteChoice(thrall.id))
  const fallback = biteChoice(first.id)
  const choice =
    thralls.length === 1
      ? fallback
      : yield decision('bite', vampire.side, vampire.id, 'bloodlust.bite', options, fallback)
  relieve(match, vampire, THIRSTY, 'bloodlust.bite')
  yield* bite(match, vampire, thralls[options.indexOf(choice)] ?? first)
  return true
}

/** Whatever the dice say, he is badly hurt at worst. rule: bloodlust.fail */
function* bite(match: Match, vampire: Player, thrall: Player): Play {
  match.emit({ type: 'bitten', player: thrall.id, by: vampire.id, rule: 'bloodlust.bite' })
  if (carriesBall(match, thrall)) {
    dropBall(match, thrall, 'bloodlust.bite')
    turnover(match, 'bite', 'bloodlust.bite')
  }
  yield* injury(match, { victim: thrall, attacker: vampire, harm: 'bite', unmodified: true })
  yield* settleBall(match)
}

/** Nobody to bite: he wanders off in his mind. rule: bloodlust.fail */
function* starve(match: Match, vampire: Player): Play {
  relieve(match, vampire, THIRSTY, 'bloodlust.starves')
  if (vampire.place !== 'pitch') return
  turnover(match, 'blood-lust', 'bloodlust.starves')
  afflict(match, vampire, 'dazed', 'bloodlust.starves')
  dropBall(match, vampire, 'bloodlust.starves')
  yield* settleBall(match)
}

/** Whether somebody he has named has a say before he sets off. */
function isAwaited(match: Match, { action, target }: Activation): boolean {
  if (action === 'foul' || target === null) return false
  const { when } = match.kit(match.player(target))
  return when['action-aimed'] !== undefined || when['action-coming'] !== undefined
}

/** Whoever declared something without a move in it, or with a risk, may go looking for a Thrall instead. rule: bloodlust.fail */
function* wouldRatherMove(match: Match, vampire: Player, action: ActionId): Play<boolean> {
  const { activation } = match.state
  if (activation === null) return false
  if (actionRule(match, action).deeds.includes('move') && !isAwaited(match, activation)) return false
  if (!(yield* askUse(match, vampire, 'bloodlust', { instead: 'move' }))) return false
  activation.action = 'move'
  activation.target = null
  return true
}

/** Before he gives the ball away. False when thirst keeps him from it. rule: bloodlust.before */
export function* feedsFirst(match: Match, vampire: Player): Play<boolean> {
  return !has(vampire, THIRSTY) || (yield* feed(match, vampire))
}

export const bloodlust: Skill = {
  category: 'trait',
  kind: 'trait',
  id: 'bloodlust',
  name: 'Bloodlust',
  when: {
    *'action-declared'(match, holder, moment) {
      if (holder !== moment.player || moment.lost) return
      if (yield* composure(match, holder, 'bloodlust', moment.action)) return
      afflict(match, holder, THIRSTY, 'bloodlust.fail')
      if (yield* wouldRatherMove(match, holder, moment.action)) moment.action = 'move'
    },
    // He bites before he gives the ball away, or keeps it. rule: bloodlust.before
    *'pass-announced'(match, holder, moment) {
      if (holder === moment.thrower && !(yield* feedsFirst(match, holder))) moment.refused = true
    },
    *'action-ending'(match, holder, { player }) {
      if (holder !== player || !has(holder, THIRSTY)) return
      if (!(yield* feed(match, holder))) yield* starve(match, holder)
    },
  },
}

/** Whether thirst keeps him from giving the ball away. */
export const isTooThirsty = (match: Match, player: Player): boolean =>
  has(player, THIRSTY) && thrallsBeside(match, player).length === 0
