import type { Edition } from '@touchback/engine'
import {
  type Feat,
  FEATS,
  type MatchReport,
  type PlayerReport,
  priceList,
  type SideReport,
  type Team,
} from '@touchback/engine/career'
import { joiningPositions } from '../infection.ts'

const SIDES = ['home', 'away'] as const

const everybody = ({ players, guests }: SideReport): readonly PlayerReport[] => [
  ...Object.values(players),
  ...guests,
]
const sum = (lines: readonly PlayerReport[], feat: Feat): number =>
  lines.reduce((total, { feats }) => total + feats[feat], 0)
const did = ({ feats }: PlayerReport): boolean => FEATS.some((feat) => feats[feat] > 0)

/** The turns a team has, a whole half of overtime among them: a touchdown ends the drive, so there is one in a turn at most. */
const turnsOf = ({ timing: { turns, halves } }: Edition): number => turns * (halves + 1)

/** Why a result cannot have been like that, in one sentence; null when it can. */
export function implausible(
  edition: Edition,
  report: MatchReport,
  teams: { readonly home: Team; readonly away: Team },
): string | null {
  for (const side of SIDES) {
    const own = report.sides[side]
    const { name, players } = teams[side]
    const turns = turnsOf(edition)
    if (report.score[side] > turns)
      return `${name} cannot have scored ${report.score[side]} times: even with overtime a team has ${turns} turns.`
    // A pass a turn, and where somebody passes out of turn as many again.
    const passes = sum(everybody(own), 'completions')
    if (passes > 2 * turns)
      return `${name} cannot have completed ${passes} passes: even with overtime a match has ${2 * turns} turns.`
    const nameOf = (id: string): string => players.find((player) => player.id === id)?.name ?? id
    const points = sum(everybody(own), 'touchdowns')
    if (points > report.score[side])
      return `The players of ${name} have scored ${points} times, and the team only ${report.score[side]}.`
    const lines = Object.entries(own.players)
    const [ghost] =
      lines.find(([, line]) => !line.available && (line.fielded || did(line) || line.hurt.length > 0)) ?? []
    if (ghost !== undefined)
      return `${nameOf(ghost)} did not take part, so nothing can have happened to him or by him.`
    const awards = everybody(own).reduce((total, { mvps }) => total + mvps, 0)
    if (awards > 1) return `${name} has had ${awards} awards before the match, and there is one at most.`
    const convalescent = players.find(({ id, missNext }) => missNext && own.players[id]?.available === true)
    if (convalescent !== undefined)
      return `${convalescent.name} has to miss this match, so he cannot have taken part.`
    const most = edition.field.lineUp.players
    const [butcher] = lines.find(([, { feats }]) => feats.casualties + feats.otherCasualties > most) ?? []
    if (butcher !== undefined)
      return `Nobody puts more than ${most} out of one match: look at the casualties of ${nameOf(butcher)}.`
    const others = everybody(report.sides[side === 'home' ? 'away' : 'home']).filter(
      ({ available }) => available,
    )
    if (sum(everybody(own), 'casualties') > others.length)
      return `${name} cannot have caused more casualties than there were opponents.`
    const unjoined = unjoinable(edition, teams[side], own.joined, others)
    if (unjoined !== null) return unjoined
    const uninvited = unhireable(edition, teams[side], own)
    if (uninvited !== null) return uninvited
  }
  return null
}

/** Only the dead are raised or infected, and not on every team, nor as anything. */
function unjoinable(
  edition: Edition,
  { name, roster }: Team,
  joined: readonly string[],
  opponents: readonly PlayerReport[],
): string | null {
  if (joined.length === 0) return null
  const possible = joiningPositions(edition, roster)
  if (possible.length === 0)
    return `${name} neither raises nor infects anybody, so nobody joins it for nothing.`
  const odd = joined.find((id) => !possible.includes(id))
  if (odd !== undefined)
    return `Nobody joins ${name} for nothing as "${odd}", only as ${possible.map((id) => `"${id}"`).join(' or ')}.`
  const dead = opponents.filter(({ hurt }) => hurt.some(({ effect }) => effect === 'dead')).length
  return joined.length > dead
    ? `${name} cannot have raised or infected ${joined.length}: only ${dead} of the opponents died.`
    : null
}

/**
 * Where nothing is paid for nobody comes for the day. A star plays for those who are named in his entry, and once on a side.
 * rules: absent.inducements, star.teams, star.unique
 */
function unhireable(edition: Edition, { name, roster }: Team, { guests }: SideReport): string | null {
  const [guest] = guests
  if (guest !== undefined && !edition.career.market.paid)
    return `${guest.name} is not on the roster of ${name}, and in ${edition.name} nobody is hired for a match.`
  const { byId } = priceList(edition, roster)
  const stars = guests.map(({ position }) => position).filter((id) => isSpecial(edition, id))
  const odd = stars.find((id, index) => !byId.has(id) || stars.indexOf(id) !== index)
  if (odd === undefined) return null
  const { title } = edition.teams.specialPlayers[odd] ?? { title: odd }
  return byId.has(odd)
    ? `${title} cannot have played twice for ${name} in one match.`
    : `${title} does not play for ${name}.`
}

const isSpecial = ({ teams }: Edition, id: string): boolean => teams.specialPlayers[id]?.kind === 'star'
