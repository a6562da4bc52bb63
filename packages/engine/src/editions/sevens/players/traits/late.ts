import { has } from '../../../../play/conditions.ts'
import { type Choice, DECLINE, moveTo, pushTo } from '../../../../match/choice.ts'
import { decision, type Play } from '../../../../match/decision.ts'
import type { Match } from '../../../../match/match.ts'
import { other } from '../../../../match/side.ts'
import { distance, fromXY, isAdjacent, type Square, STEPS, shifted } from '../../../../match/square.ts'
import type { Player } from '../../../../match/state.ts'
import { exertsZones, zonesOn } from '../../../../match/zones.ts'
import { disturbBall, settleBall } from '../../../../play/ball.ts'
import { walk } from '../../../../play/move.ts'
import { isSwallowed } from '../../../../play/push.ts'
import type { Skill } from '../../../../skills/skill.ts'

const trait = { category: 'trait', kind: 'trait' } as const

const freeAround = (match: Match, at: Square): Square[] =>
  STEPS.map((offset) => shifted(at, offset)).filter((to) => match.isEmpty(to))

/** A square where nobody has anybody in his reach. */
const isClear = (match: Match, player: Player, at: Square): boolean =>
  zonesOn(match, player, at) === 0 &&
  match.state.players.every(
    (foe) =>
      foe.side === player.side ||
      foe.place !== 'pitch' ||
      !isAdjacent(foe.at, at) ||
      foe.stance !== 'standing',
  )

/** Whether he could be anywhere but where he stands: roots hold him in every case. rule: take-root.rooted */
const mayShift = (match: Match, player: Player): boolean =>
  exertsZones(match, player) && !has(player, 'rooted')

/** He is where he was put: it may open under him, and a ball that lies there is knocked on. */
function* comeTo(match: Match, player: Player): Play {
  if (!(yield* isSwallowed(match, player))) disturbBall(match, player.at)
  yield* settleBall(match)
}

/** Away from it all after the blow. rule: hit-and-run.move */
const hitAndRun: Skill = {
  ...trait,
  id: 'hit-and-run',
  name: 'Hit and Run',
  when: {
    *'block-over'(match, holder, { blocker }) {
      if (holder !== blocker || !mayShift(match, holder) || match.state.turn.turnover !== null) return
      const squares = freeAround(match, holder.at).filter((to) => isClear(match, holder, to))
      if (squares.length === 0) return
      const options: Choice[] = [...squares.map((to) => moveTo(to)), DECLINE]
      const rule = 'hit-and-run.move'
      const about = { skill: 'hit-and-run' }
      const choice = yield decision('move', holder.side, holder.id, rule, options, DECLINE, about)
      const [to] = choice.type === 'move' ? choice.path : []
      if (to === undefined) return
      walk(match, holder, fromXY(to), rule)
      yield* comeTo(match, holder)
    },
  },
}

/** Somewhere else beside the blocker, before anybody counts dice. rule: trickster.move */
const trickster: Skill = {
  ...trait,
  id: 'trickster',
  name: 'Trickster',
  when: {
    *'block-coming'(match, holder, { blocker, target }) {
      if (holder !== target || !mayShift(match, holder) || match.kit(blocker).is.steered) return
      const squares = freeAround(match, blocker.at)
      if (squares.length === 0) return
      const options: Choice[] = [...squares.map((to) => pushTo(to)), DECLINE]
      const rule = 'trickster.move'
      const about = { skill: 'trickster' }
      const choice = yield decision('push', holder.side, holder.id, rule, options, DECLINE, about)
      if (choice.type !== 'push') return
      walk(match, holder, fromXY(choice.to), rule)
      match.emit({ type: 'skill-used', player: holder.id, skill: 'trickster', rule })
      yield* comeTo(match, holder)
    },
  },
}

const NEAR = 3
const GETS_UP = 5

/** Friends help each other up when the opponents' turn is over. rule: pick-me-up.roll */
// oxlint-disable-next-line require-yield -- one of the things that happen after a turn; this one asks nothing
export function* pickEachOtherUp(match: Match): Play {
  const side = other(match.state.turn.side)
  const helpers = match.state.players.filter(
    (player) =>
      player.side === side && match.kit(player).skills.has('pick-me-up') && exertsZones(match, player),
  )
  if (helpers.length === 0) return
  for (const player of match.state.players) {
    if (player.side !== side || player.place !== 'pitch' || player.stance !== 'prone') continue
    if (!helpers.some((helper) => distance(helper.at, player.at) <= NEAR)) continue
    const die = match.dice.d6()
    const passed = die >= GETS_UP
    const rule = 'pick-me-up.roll'
    match.emit({
      type: 'rolled',
      test: 'pick-me-up',
      player: player.id,
      dice: [die],
      target: GETS_UP,
      modifiers: [],
      passed,
      rule,
    })
    if (!passed) continue
    player.stance = 'standing'
    match.emit({ type: 'stood-up', player: player.id, rule })
  }
}

export const late: readonly Skill[] = [
  hitAndRun,
  trickster,
  { ...trait, id: 'pick-me-up', name: 'Pick-me-up' },
  { ...trait, id: 'drunkard', name: 'Drunkard', modifies: { rush: () => -1 } },
  { ...trait, id: 'my-ball', name: 'My Ball', facts: ['keeps-ball'] },
  { ...trait, id: 'breathe-fire', name: 'Breathe Fire', facts: ['breathes-fire'] },
]
