import {
  type ActionId,
  actionProblem,
  ballCarrier,
  explain,
  type Game,
  harmChances,
  type Match,
  other,
  type Player,
  type Side,
  type Square,
  squareAt,
  targetEndZone,
  teamRerolls,
  xOf,
} from '@touchback/engine'
import { STAKES } from './plan.ts'

/** What a coach sees at a glance; made anew for every decision that needs it. */
export interface Sight {
  readonly match: Match
  readonly side: Side
  /** Mine and theirs, on the pitch. */
  readonly mine: readonly Player[]
  readonly theirs: readonly Player[]
  readonly carrier: Player | null
  /** Where the ball lies or is held; null when it is not in play. */
  readonly ball: Square | null
  /** The x of the end zone I attack. */
  readonly goal: number
  /** Turns I have left in this half, this one included. */
  readonly turnsLeft: number
  /** My player in the middle of his action; while he acts there is nobody else to think of. */
  readonly active: Player | null
  /** What it would cost to lose the rest of this turn, on the scale of plans. */
  readonly stakes: number
}

export function look(game: Game, side: Side): Sight {
  const { match } = game
  const { players, ball } = match.state
  const onPitch = players.filter((player) => player.place === 'pitch')
  const carrier = ballCarrier(match)
  const { activation } = match.state
  const active = activation === null ? null : match.player(activation.player)
  const lies = ball.status === 'rest' ? ball.at : null
  return {
    match,
    side,
    mine: onPitch.filter((player) => player.side === side),
    theirs: onPitch.filter((player) => player.side !== side),
    carrier,
    ball: carrier === null ? lies : carrier.at,
    goal: targetEndZone(match.edition, side),
    turnsLeft: match.edition.timing.turns - match.team(side).turn + 1,
    active: active?.side === side ? active : null,
    stakes: STAKES,
  }
}

/** Squares from the end zone I attack. */
export const toGoal = (sight: Sight, at: Square): number => Math.abs(xOf(at) - sight.goal)

/** Squares from the end zone I defend. */
export const toOwnLine = (sight: Sight, at: Square): number =>
  Math.abs(xOf(at) - targetEndZone(sight.match.edition, other(sight.side)))

export const iHaveTheBall = (sight: Sight): boolean => sight.carrier?.side === sight.side
export const theyHaveTheBall = (sight: Sight): boolean =>
  sight.carrier !== null && sight.carrier.side !== sight.side

/** My players whose turn is still to come. */
export const waiting = (sight: Sight): Player[] =>
  sight.mine.filter((player) => !player.acted && player.stance !== 'stunned')

/** My players who can do something now: all who wait, or the one who is at it. */
export const fresh = (sight: Sight): Player[] => (sight.active === null ? waiting(sight) : [sight.active])

/** Whether a player may declare an action, or is in the middle of it with the best still to come. */
export function mayDo({ match, active }: Sight, player: Player, action: ActionId): boolean {
  if (active === null) return actionProblem(match, player, action) === null
  const { activation } = match.state
  return active === player && activation !== null && activation.action === action && !activation.done
}

/** What a book's characteristics come to, asked of its own rolls: in one a high number is good, in another a low one. */

type Measure = (match: Match, player: Player) => number

/** Asked thousands of times a turn and the same all match long: worked out once a player, his kit and `circumstance`. */
function remembered(measure: Measure, circumstance: (match: Match) => string = () => ''): Measure {
  const known = new WeakMap<object, Map<string, number>>()
  return (match, player) => {
    const answers = known.get(match.kits) ?? new Map<string, number>()
    known.set(match.kits, answers)
    const key = `${player.id}${circumstance(match)}`
    const answer = answers.get(key) ?? measure(match, player)
    answers.set(key, answer)
    return answer
  }
}

/** The chance of taking a ball from the ground, as good as alone. */
export const nimbleness = remembered(
  (match, player) => {
    const corner = squareAt(0, 0)
    return explain(match, { test: 'pick-up', player, from: corner, to: corner }).chance
  },
  ({ state }) => state.weather,
)

/** The chance that his armour holds when he falls. */
export const sturdiness = remembered(
  (match, player) => 1 - harmChances(match, { victim: player, attacker: null, harm: 'fall' }).broken,
)

/** How well a player handles the ball: for choosing who gets it. */
export function handling(match: Match, player: Player): number {
  const { ma, skills } = match.kit(player)
  const knack = ['sure-hands', 'dodge', 'catch', 'block', 'big-hand'].filter((skill) => skills.has(skill))
  return 12 * nimbleness(match, player) + ma + knack.length
}

/** What losing him would cost: for choosing who takes risks. */
export function standing(match: Match, player: Player): number {
  const { ma, st, skills } = match.kit(player)
  return ma + 2 * st + 12 * nimbleness(match, player) + 8 * sturdiness(match, player) + 2 * skills.size
}

export const hasTeamReroll = ({ match }: Sight, player: Player): boolean =>
  teamRerolls(match, player).length > 0

/** The chance of something tried twice, where the team has a re-roll for it. */
export const withReroll = (sight: Sight, player: Player, chance: number): number =>
  hasTeamReroll(sight, player) ? 1 - (1 - chance) ** 2 : chance
