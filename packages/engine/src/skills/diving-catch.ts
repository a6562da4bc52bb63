import { type Choice, DECLINE, select, use } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { other } from '../match/side.ts'
import { isAdjacent, type Square } from '../match/square.ts'
import type { Player } from '../match/state.ts'
import { exertsZones } from '../match/zones.ts'
import { canCatch, catches, putBall, takeBall } from '../play/ball.ts'
import { spend } from '../rolls/uses.ts'
import type { Heading, Skill } from './skill.ts'
import { must } from '../match/must.ts'

/** How books differ about players who reach for a ball that comes down beside them. */
export interface Diving {
  /** Several get in each other's way, or try one after the other. */
  readonly several: 'nobody' | 'in-turn'
  /** A ball nobody holds on to bounces from where it came down, or from whoever touched it. */
  readonly bouncesFrom: 'landing' | 'catcher'
  /** Only a square nobody is in. */
  readonly emptyOnly: boolean
  /** Not a ball that comes down just where it was thrown. */
  readonly missedOnly?: boolean
}

const ID = 'diving-catch'

const mayReach = (match: Match, player: Player, at: Square): boolean =>
  match.kit(player).skills.has(ID) &&
  isAdjacent(player.at, at) &&
  canCatch(match, player) &&
  exertsZones(match, player)

/** Everyone who could, the moving coach's players first. */
function reaching(match: Match, at: Square): Player[] {
  const { side } = match.state.turn
  const able = match.state.players.filter((player) => player.place === 'pitch' && mayReach(match, player, at))
  return [side, other(side)].flatMap((each) => able.filter((player) => player.side === each))
}

function* asksToDive(match: Match, player: Player): Play<boolean> {
  const options: Choice[] = [use(ID), DECLINE]
  const rule = `${ID}.use`
  const choice = yield decision('use', player.side, player.id, rule, options, DECLINE, { skill: ID })
  if (choice.type !== 'use') return false
  spend(match, player, ID)
  match.emit({ type: 'skill-used', player: player.id, skill: ID, rule })
  return true
}

/** One side's coach says who tries first; with players of both sides the coach whose turn it is, and his come first. */
function* nextDiver(match: Match, divers: readonly Player[]): Play<Player> {
  const first = must(divers[0])
  if (divers.length === 1) return first
  const options = divers.map(({ id }) => select(id))
  const choice = yield decision('select', first.side, first.id, `${ID}.order`, options, must(options[0]))
  return choice.type === 'select' ? match.player(choice.player) : first
}

function* dive(match: Match, at: Square, accurate: boolean, how: Diving): Play {
  const divers: Player[] = []
  for (const player of reaching(match, at)) if (yield* asksToDive(match, player)) divers.push(player)
  if (how.several === 'nobody' && divers.length > 1) return
  while (divers.length > 0) {
    const diver = yield* nextDiver(match, divers)
    divers.splice(divers.indexOf(diver), 1)
    // Reaching for a good pass is as easy as catching it; what the skill adds is for balls thrown at him.
    if (yield* catches(match, diver, { accurate, action: accurate ? 'reached' : 'accurate-pass' }))
      return takeBall(match, diver, 'caught', 'catch.success')
    putBall(match, how.bouncesFrom === 'catcher' ? diver.at : at, 'loose')
  }
}

/** +1 for an accurate pass to his own square, and a hand for balls that come down beside him. */
export const divingCatch = (heading: Heading, how: Diving): Skill => ({
  ...heading,
  modifies: {
    catch: (_match, _holder, { favoured, action }) =>
      favoured === true && action === 'accurate-pass' ? 1 : 0,
  },
  when: {
    *'ball-landing'(match, _holder, moment) {
      if (moment.settled || (how.emptyOnly && !match.isEmpty(moment.at))) return
      if (moment.accurate && how.missedOnly) return
      moment.settled = true
      yield* dive(match, moment.at, moment.accurate, how)
    },
  },
})
