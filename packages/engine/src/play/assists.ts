import type { Match } from '../match/match.ts'
import type { Player } from '../match/state.ts'
import { isDistracted, markers, neighbours } from '../match/zones.ts'

/** Whether a player could help anyone at all. rule: assist.standing */
const couldAssist = (match: Match, player: Player): boolean =>
  player.stance === 'standing' && !isDistracted(player) && !match.kit(player).is['no-assists']

/** Nobody but `except` has him in a tackle zone; a toad's zone does not count here. rule: assist.no-other-tz */
const isFree = (match: Match, player: Player, except: readonly Player[]): boolean =>
  markers(match, player, player.at).every(
    (marker) => except.includes(marker) || match.kit(marker).is['no-assists'],
  )

/** Good at assisting, and no opponent who marks him out of turn can stop it. */
const helpsWhileMarked = (match: Match, player: Player): boolean =>
  match.kit(player).is['assists-while-marked'] &&
  (match.kits.facts['denies-guard'].length === 0 ||
    !markers(match, player, player.at).some(
      (marker) => match.kit(marker).is['denies-guard'] && marker.side !== match.state.turn.side,
    ))

/** Team-mates of `helped` who assist against `foe` in a block. The zones of `except` do not matter. */
export const blockAssists = (
  match: Match,
  helped: Player,
  foe: Player,
  except: readonly Player[],
): Player[] =>
  neighbours(match, foe.at).filter(
    (player) =>
      player.side === helped.side &&
      player !== helped &&
      couldAssist(match, player) &&
      !match.kit(player).is['no-block-assists'] &&
      (helpsWhileMarked(match, player) || isFree(match, player, except)),
  )

/** As for a block, but being good at assisting blocks rarely helps. rule: foul.assist-restrictions */
const helpersAtFoul = (match: Match, helped: Player, foe: Player): Player[] =>
  neighbours(match, foe.at).filter(
    (player) =>
      player.side === helped.side &&
      player !== helped &&
      couldAssist(match, player) &&
      ((match.edition.fouling.guarded?.(match) && helpsWhileMarked(match, player)) ||
        isFree(match, player, [foe])),
  )

/** Team-mates of the fouler who join in. rule: foul.offensive-assists */
export const foulAssists = (match: Match, fouler: Player, victim: Player): Player[] =>
  helpersAtFoul(match, fouler, victim).filter((player) => !match.kit(player).is['no-foul-assists'])

/** Team-mates of the victim who stand by him, also those who would join in no foul. rule: foul.defensive-assists */
export const foulDefence = (match: Match, victim: Player, fouler: Player): Player[] =>
  helpersAtFoul(match, victim, fouler)
