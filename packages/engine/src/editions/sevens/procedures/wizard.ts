import { cast, type Choice, DECLINE } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { other, type Side } from '../../../match/side.ts'
import { fromXY } from '../../../match/square.ts'
import type { Player } from '../../../match/state.ts'
import { dropBall, settleBall } from '../../../play/ball.ts'
import { afflict, has, relieve } from '../../../play/conditions.ts'
import { scoresAtOnce } from '../../../play/scoring.ts'
import { rollOnce } from '../../../rolls/roll.ts'
import { playersOf } from '../../lrb4/kick-off-events.ts'
import { castFireball, fireballTargets } from '../../lrb4/wizards/fireball.ts'

/** Opponents who are not frogs already. rule: wizard.zap */
const zapTargets = (match: Match, side: Side): Choice[] =>
  playersOf(match, other(side))
    .filter((player) => !has(player, 'toad'))
    .map((player) => cast('zap', player.at))

/** Before the opponents do anything in their turn. rule: wizard.zap */
export function* beforeTheirTurn(match: Match): Play {
  const side = other(match.state.turn.side)
  if (match.team(side).wizard) yield* castOne(match, side, zapTargets(match, side))
}

/** A fireball after anybody's turn, a zap after the opponents'. Who has just played goes first. rule: wizard.fireball */
export function* afterATurn(match: Match): Play {
  const { side: played } = match.state.turn
  for (const side of [played, other(played)]) {
    if (!match.team(side).wizard || scoresAtOnce(match)) continue
    const zaps = side === played ? [] : zapTargets(match, side)
    yield* castOne(match, side, [...zaps, ...fireballTargets(match)])
  }
}

/** rule: wizard.once */
function* castOne(match: Match, side: Side, spells: readonly Choice[]): Play {
  if (spells.length === 0) return
  const rule = 'wizard.once'
  const choice = yield decision('spell', side, null, rule, [...spells, DECLINE], DECLINE)
  if (choice.type !== 'spell') return
  match.team(side).wizard = false
  match.emit({ type: 'spell', side, spell: choice.spell, at: choice.to, rule })
  if (choice.spell === 'fireball') yield* castFireball(match, choice)
  else yield* castZap(match, choice)
}

/** The stronger he is, the harder it is to make a frog of him. rule: wizard.zap */
function* castZap(match: Match, choice: Extract<Choice, { type: 'spell' }>): Play {
  const at = fromXY(choice.to)
  const target = match.at(at)
  if (target === null || !rollOnce(match, { test: 'zap', player: target, from: at, to: at }).passed) return
  const rule = 'wizard.zap'
  for (const condition of ['dazed', 'rooted'] as const) relieve(match, target, condition, rule)
  afflict(match, target, 'toad', rule)
  dropBall(match, target, 'wizard.zap-ball')
  yield* settleBall(match)
}

/** What he is until the drive ends. rule: wizard.zap */
export const frog = {
  ma: 5,
  st: 1,
  ag: 2,
  pa: null,
  av: 5,
  skills: ['dodge', 'leap', 'no-hands', 'stunty', 'titchy', 'very-long-legs'],
} as const

/** Frogs are healed when they are themselves again. rule: wizard.zap-ball */
export const isFrog = (player: Player): boolean => has(player, 'toad')
