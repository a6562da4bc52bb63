import type { Match } from '../match/match.ts'
import { other, type Side } from '../match/side.ts'
import type { Place, Player } from '../match/state.ts'
import { isNoted } from './marks.ts'

/** Places from which a player still takes part in the match. */
const TAKING_PART: readonly Place[] = ['pitch', 'reserves', 'ko']

const broughtBy = (match: Match, player: Player): number =>
  TAKING_PART.includes(player.place) ? match.kit(player).fanFactor : 0

/** A bad press keeps half of them away. rule: handicap.23-bad-press */
const halved = (match: Match, side: Side): boolean => isNoted(match, other(side), 'bad-press')

/** A team's fans now: those on its sheet, and those who follow a player wherever he plays. rule: thruds-fans.fan-factor */
export const fanFactor = (match: Match, side: Side): number => {
  const fans = match.state.players
    .filter((player) => player.side === side)
    .reduce((sum, player) => sum + broughtBy(match, player), match.teamSheet(side).fanFactor)
  return halved(match, side) ? Math.ceil(fans / 2) : fans
}
