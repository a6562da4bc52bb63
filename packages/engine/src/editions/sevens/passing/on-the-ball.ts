import { type Choice, DECLINE, moveTo, use, useBy } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { other, type Side } from '../../../match/side.ts'
import { fromXY, type Square, STEPS, shifted } from '../../../match/square.ts'
import { EMPTY, type Player } from '../../../match/state.ts'
import { exertsZones, isMarked } from '../../../match/zones.ts'
import { moveOne } from '../../../play/move.ts'
import { wholePaths } from '../../../play/whole-paths.ts'
import { isInOwnHalf } from '../../../play/set-up-rules.ts'
import { turnover } from '../../../play/turnover.ts'
import { spend } from '../../../rolls/uses.ts'
import type { Skill } from '../../../skills/skill.ts'

const SQUARES = 3

/** Which squares he may enter. */
type Allowed = (to: Square) => boolean

const mayRun = (match: Match, player: Player): boolean =>
  match.kit(player).skills.has('on-the-ball') &&
  exertsZones(match, player) &&
  !player.conditions.includes('rooted')

/** Their coach sends one of them after the ball, or nobody. */
function* choose(match: Match, able: readonly Player[]): Play<Player | null> {
  const [first] = able
  if (first === undefined) return null
  const named = able.map((player) => useBy('on-the-ball', player.id))
  const alone = able.length === 1
  const options: Choice[] = [...(alone ? [use('on-the-ball')] : named), DECLINE]
  const player = alone ? first.id : null
  const about = { skill: 'on-the-ball', left: SQUARES }
  const also = alone ? named : EMPTY
  const choice = yield decision('use', first.side, player, 'on-the-ball.use', options, DECLINE, about, also)
  if (choice.type !== 'use') return null
  const chosen = able.find(({ id }) => id === choice.player) ?? first
  spend(match, chosen, 'on-the-ball')
  match.emit({ type: 'skill-used', player: chosen.id, skill: 'on-the-ball', rule: 'on-the-ball.use' })
  return chosen
}

/** Square by square, or several at once, dodging as in any move. False when he falls; a hole in the ground is no fall. */
function* run(match: Match, player: Player, allowed: Allowed): Play<boolean> {
  const open = (to: Square) => match.isEmpty(to) && allowed(to)
  for (let left = SQUARES; left > 0;) {
    const squares = STEPS.map((offset) => shifted(player.at, offset))
    const options: Choice[] = squares.filter(open).map((to) => moveTo(to))
    if (options.length === 0) return true
    options.push(DECLINE)
    const about = { skill: 'on-the-ball', left }
    const also = wholePaths(player.at, left, open)
    const rule = 'on-the-ball.pass'
    const choice = yield decision('move', player.side, player.id, rule, options, DECLINE, about, also)
    if (choice.type !== 'move') return true
    for (const square of choice.path.map(fromXY)) {
      left--
      if (!(yield* moveOne(match, player, square))) return true
      if (player.place !== 'pitch' || player.stance !== 'standing') return false
      if (player.at !== square) return true
    }
  }
  return true
}

/** Opponents of the thrower, each once a pass, one after the other, until one has had enough or falls. rule: on-the-ball.several */
function* chaseThePass(match: Match, thrower: Player): Play {
  const gone: Player[] = []
  for (;;) {
    const able = match.state.players.filter(
      (player) =>
        player.side !== thrower.side &&
        mayRun(match, player) &&
        match.state.activation?.player !== player.id &&
        !gone.includes(player),
    )
    const runner = yield* choose(match, able)
    if (runner === null) return
    gone.push(runner)
    if (yield* run(match, runner, () => true)) continue
    // rule: on-the-ball.dump-off
    if (runner.side === match.state.turn.side) turnover(match, 'fell-over', 'on-the-ball.dump-off')
    return
  }
}

/** One unmarked receiver may run to meet the kick, but not into the kicking team's part. rule: on-the-ball.kickoff */
function* meetTheKick(match: Match, receiving: Side): Play {
  const able = match.state.players.filter(
    (player) => player.side === receiving && mayRun(match, player) && !isMarked(match, player),
  )
  const runner = yield* choose(match, able)
  if (runner !== null) yield* run(match, runner, (to) => !isInOwnHalf(match, other(receiving), to))
}

export const onTheBall: Skill = {
  category: 'passing',
  kind: 'skill',
  id: 'on-the-ball',
  name: 'On the Ball',
  when: {
    *'pass-announced'(match, holder, moment) {
      if (moment.refused || moment.asked || holder.side === moment.thrower.side) return
      moment.asked = true
      yield* chaseThePass(match, moment.thrower)
    },
    *'kick-scattered'(match, holder, moment) {
      const receiving = other(match.state.kicking)
      if (moment.touchback || moment.returned || holder.side !== receiving) return
      moment.returned = true
      yield* meetTheKick(match, receiving)
    },
  },
}
