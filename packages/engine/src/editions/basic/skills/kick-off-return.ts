import { type Choice, DECLINE, moveTo, use, useBy } from '../../../match/choice.ts'
import { decision, type Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import { other } from '../../../match/side.ts'
import { fromXY, type Square } from '../../../match/square.ts'
import type { Player } from '../../../match/state.ts'
import { emptyAround, zonesOn } from '../../../match/zones.ts'
import { walk } from '../../../play/move.ts'
import { isInOwnHalf, isOnScrimmage, isWide } from '../../../play/set-up-rules.ts'
import { wholePaths } from '../../../play/whole-paths.ts'
import type { Moments } from '../../../skills/moments.ts'

const ID = 'kick-off-return'
/** Squares of the move. rule: skill.kick-off-return-move */
const SQUARES = 3

/** Set up in the centre of the pitch behind the line, on the receiving side, and free to go. rule: gap.kickoff-return-tz */
const mayReturn = (match: Match, player: Player): boolean =>
  player.side !== match.state.kicking &&
  player.place === 'pitch' &&
  match.kit(player).skills.has(ID) &&
  !isWide(match, player.at) &&
  !isOnScrimmage(match, player.side, player.at) &&
  nextSquares(match, player, player.at).length > 0

/** No dice; whoever comes beside an opponent stops there. */
const nextSquares = (match: Match, player: Player, from: Square): Square[] =>
  zonesOn(match, player, from) > 0
    ? []
    : emptyAround(match, from).filter((to) => isInOwnHalf(match, player.side, to))

/** One player at each kick-off, and nobody when it is a touchback. rule: skill.kick-off-return-single */
export function* kickOffReturn(match: Match, _holder: Player, moment: Moments['kick-scattered']): Play {
  if (moment.touchback || moment.returned) return
  moment.returned = true
  const able = match.state.players.filter((player) => mayReturn(match, player))
  const player = yield* chooseReturner(match, able)
  if (player === null) return
  match.emit({ type: 'skill-used', player: player.id, skill: ID, rule: 'kick-off-return.use' })
  for (let left = SQUARES; left > 0;) {
    const path = yield* choosePath(match, player, left)
    if (path === null) return
    for (const square of path) walk(match, player, square, 'kick-off-return.move')
    left -= path.length
  }
}

function* chooseReturner(match: Match, able: readonly Player[]): Play<Player | null> {
  const [first] = able
  if (first === undefined) return null
  const named: Choice[] = able.map((player) => useBy(ID, player.id))
  const alone = able.length === 1
  const options = alone ? [use(ID), DECLINE] : [...named, DECLINE]
  const side = other(match.state.kicking)
  const player = alone ? first.id : null
  const about = { skill: ID }
  const rule = 'kick-off-return.use'
  const choice = yield decision('use', side, player, rule, options, DECLINE, about, alone ? named : [])
  if (choice.type !== 'use') return null
  return able.find(({ id }) => id === choice.player) ?? first
}

/** The next square, or several at once; null when he stays where he is. */
function* choosePath(match: Match, player: Player, left: number): Play<readonly Square[] | null> {
  const steps = nextSquares(match, player, player.at)
  if (steps.length === 0) return null
  const options: Choice[] = [...steps.map((to) => moveTo(to)), DECLINE]
  const about = { skill: ID, left }
  const also = wholePaths(player.at, left, (to, from) => nextSquares(match, player, from).includes(to))
  const rule = 'kick-off-return.move'
  const choice = yield decision('move', player.side, player.id, rule, options, DECLINE, about, also)
  return choice.type === 'move' ? choice.path.map(fromXY) : null
}
