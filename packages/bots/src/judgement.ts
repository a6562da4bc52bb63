import {
  ballCarrier,
  distance,
  type Match,
  other,
  type Player,
  reach,
  type Side,
  type Square,
  targetEndZone,
  xOf,
} from '@touchback/engine'
import { danger, escape } from './danger.ts'

/** What a touchdown is worth, on the scale of judgements. */
const TOUCHDOWN = 10
/** What whoever wins the ball in open play may hope for. */
const TURNED = 0.25
/** What whoever receives a kick-off with time enough may hope for. */
const RECEIVED = 0.35

/** How good a position is for a side that has just ended its turn: touchdowns made and to come, and men. */
export function judge(match: Match, side: Side): number {
  const { teams } = match.state
  const lead = teams[side].score - teams[other(side)].score
  return TOUCHDOWN * (lead + hopes(match, side)) + men(match, side)
}

const turnsLeft = (match: Match, side: Side): number => match.edition.timing.turns - match.team(side).turn

/** Touchdowns to be expected of the rest of the half, theirs taken from mine. */
function hopes(match: Match, side: Side): number {
  const { ball, kicking } = match.state
  const carrier = ballCarrier(match)
  if (carrier !== null)
    return carrier.side === side ? mineInHand(match, carrier) : -theirsInHand(match, carrier)
  if (ball.status === 'rest') return loose(match, side, ball.at)
  const receiver = other(kicking)
  const hope = RECEIVED * Math.min(1, turnsLeft(match, receiver) / 5)
  return receiver === side ? hope : -hope
}

const near = (match: Match, side: Side, at: Square): number =>
  1 - Math.abs(xOf(at) - targetEndZone(match.edition, side)) / match.edition.field.pitch.length

/** The hope of a touchdown with the ball in these hands, left in peace. */
function inHand(match: Match, carrier: Player): number {
  const left = turnsLeft(match, carrier.side)
  const far = Math.abs(xOf(carrier.at) - targetEndZone(match.edition, carrier.side))
  const { ma, rushes } = match.kit(carrier)
  if (left <= 0) return 0
  if (far > left * ma + rushes) return 0.03
  const late = far > left * (ma - 1) ? 0.15 : 0
  return 0.3 + 0.5 * near(match, carrier.side, carrier.at) - late
}

function mineInHand(match: Match, carrier: Player): number {
  const lost = danger(match, carrier) * 0.8
  return inHand(match, carrier) * (1 - lost) - TURNED * lost
}

/** Their turn comes next: what they can do at once counts most. */
function theirsInHand(match: Match, carrier: Player): number {
  const run = Math.min(20, escape(match, carrier)) / 20
  return 0.7 * inHand(match, carrier) + 0.45 * run
}

function loose(match: Match, side: Side, at: Square): number {
  let taken = 0
  let closest = 99
  for (const player of match.state.players) {
    if (player.place !== 'pitch' || player.stance === 'stunned') continue
    const away = distance(player.at, at)
    if (player.side === side) {
      closest = Math.min(closest, away)
      continue
    }
    const { ma, rushes } = match.kit(player)
    if (away <= ma + rushes) taken = Math.max(taken, reach(match, player).chance(at))
  }
  const theirs = turnsLeft(match, other(side)) > 0 ? 0.2 + 0.3 * near(match, other(side), at) : 0
  const mine = turnsLeft(match, side) > 0 && closest <= 6 ? 0.15 + 0.25 * near(match, side, at) : 0.05
  return (1 - taken) * mine - taken * theirs
}

/** Who is left standing, and who is gone for good. */
function men(match: Match, side: Side): number {
  let sum = 0
  for (const player of match.state.players) {
    const worth = shape(player)
    sum += player.side === side ? worth : -worth
  }
  return sum
}

function shape(player: Player): number {
  switch (player.place) {
    case 'pitch':
      return player.stance === 'standing' ? 0.25 : player.stance === 'prone' ? 0.12 : 0
    case 'reserves':
      return 0.2
    case 'ko':
      return -0.2
    default:
      return -0.6
  }
}
