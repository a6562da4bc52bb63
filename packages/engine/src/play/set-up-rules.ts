import { shown } from '../doors/shape.ts'
import type { Match } from '../match/match.ts'
import { targetEndZone } from '../match/edition.ts'
import { reads } from '../match/readings.ts'
import { other, type Side } from '../match/side.ts'
import type { Player } from '../match/state.ts'
import { fromXY, type Square, type XY, xOf, yOf } from '../match/square.ts'

/** What keeps a fit player out of a drive. */
const BARRED = ['heat', 'sits-out'] as const

/**
 * Who may be set up: the fit players in Reserves. When a set-up is changed during a kick-off only those on the pitch are
 * moved about; nobody comes on then. rule: setup.only-fit
 */
export const fitPlayers = (match: Match, side: Side): Player[] => {
  const again = match.state.kickoff !== null
  return match.state.players.filter(
    (player) =>
      player.side === side &&
      (player.place === 'pitch' || (player.place === 'reserves' && !again)) &&
      !BARRED.some((condition) => player.conditions.includes(condition)),
  )
}

/** 0 for the centre, 1 and 2 for the wide zones along either sideline. */
const wideZone = (match: Match, at: Square): 0 | 1 | 2 => {
  const { width, wideZone: rows } = match.edition.field.pitch
  const y = yOf(at)
  return y < rows ? 1 : y >= width - rows ? 2 : 0
}

export const isWide = (match: Match, at: Square): boolean => wideZone(match, at) !== 0

export const isOnScrimmage = (match: Match, side: Side, at: Square): boolean =>
  xOf(at) === match.edition.field.pitch.scrimmage[side] && !isWide(match, at)

/** The own End Zone belongs to it. */
export const isInOwnHalf = (match: Match, side: Side, at: Square): boolean => {
  const line = match.edition.field.pitch.scrimmage[side]
  return match.isOnPitch(at) && (side === 'home' ? xOf(at) <= line : xOf(at) >= line)
}

/** Where a side may set up its players. rule: setup.own-half */
export const maySetUpAt = (match: Match, side: Side, at: Square): boolean =>
  isInOwnHalf(match, side, at) &&
  (reads(match, 'set-up-in-end-zone') || xOf(at) !== targetEndZone(match.edition, other(side)))

const rivals = (match: Match, players: readonly Player[]): Player[] =>
  players.filter((player) => match.kit(player).is['one-or-the-other'])

/** How many of them can be on the pitch together. */
const together = (match: Match, fit: readonly Player[]): number =>
  fit.length - Math.max(0, rivals(match, fit).length - 1)

/** Those of them who can be on the pitch together: of rivals the one who comes first. */
export const withoutRivals = (match: Match, fit: readonly Player[]): readonly Player[] => {
  const [, ...others] = rivals(match, fit)
  return others.length === 0 ? fit : fit.filter((player) => !others.includes(player))
}

/** Not enough players for the line of scrimmage. rule: setup.scrimmage-shortage */
export const isShort = (match: Match, fit: readonly Player[]): boolean => {
  const { few, onScrimmage } = match.edition.field.lineUp
  return together(match, fit) <= (few ?? onScrimmage - 1)
}

/** How many would stand elsewhere than they do. */
const movedCount = (place: ReadonlyMap<Player, Square>): number =>
  [...place].filter(([player, at]) => player.at !== at).length

/** What a set-up has to come to: how many in all, on the line at least, and at most in each wide zone or moved again. */
export function setUpTerms(match: Match, side: Side) {
  const { players, onScrimmage, perWideZone } = match.edition.field.lineUp
  const able = together(match, fitPlayers(match, side))
  // Whoever stands on the pitch when a set-up is changed stays there: a swarm has run on beside those who were set up.
  const all = match.state.kickoff === null ? Math.min(players, able) : able
  return {
    all,
    onLine: Math.min(onScrimmage, all),
    perWideZone,
    moved: match.state.kickoff?.limit ?? null,
  } as const
}

/** What it comes to: how many stand on the line, and in either wide zone. */
export function setUpCounts(match: Match, side: Side, squares: readonly Square[]) {
  const inZone = (zone: 1 | 2) => squares.filter((at) => wideZone(match, at) === zone).length
  const onLine = squares.filter((at) => isOnScrimmage(match, side, at)).length
  return { onLine, wide: [inZone(1), inZone(2)] } as const
}

/** Why a set-up is not legal, as a sentence; null when it is. rule: setup.eleven */
export function setUpProblem(match: Match, side: Side, place: ReadonlyMap<Player, Square>): string | null {
  const terms = setUpTerms(match, side)
  if (place.size !== terms.all) return `${terms.all} players must be set up, not ${place.size}`
  if (new Set(place.values()).size !== place.size) return 'two players cannot share a square'
  const fit = fitPlayers(match, side)
  for (const [player, at] of place) {
    if (!fit.includes(player)) return `${match.sheet(player).name} cannot be set up`
    if (!isInOwnHalf(match, side, at)) return 'all players must be set up in their own half'
    if (!maySetUpAt(match, side, at)) return 'nobody may be set up in an End Zone'
  }
  const [one, another] = rivals(match, [...place.keys()])
  if (one !== undefined && another !== undefined)
    return `${match.sheet(one).name} and ${match.sheet(another).name} will not play together`
  const { onLine, wide } = setUpCounts(match, side, [...place.values()])
  if (Math.max(...wide) > terms.perWideZone)
    return `at most ${terms.perWideZone} players may stand in each wide zone`
  if (terms.moved !== null && movedCount(place) > terms.moved)
    return `at most ${terms.moved} players may be set up again`
  return onLine < terms.onLine ? `at least ${terms.onLine} players must stand on the line of scrimmage` : null
}

/** Reads a set-up from outside; a sentence when it makes no sense. */
export function readSetUp(
  match: Match,
  side: Side,
  place: Readonly<Record<string, XY>>,
): Map<Player, Square> | string {
  const read = new Map<Player, Square>()
  for (const [id, at] of Object.entries(place)) {
    const player = match.state.players[Number(id)]
    if (player === undefined || player.side !== side || String(player.id) !== id)
      return `there is no player ${shown(id)} on this team`
    const square = fromXY(at)
    if (!match.isOnPitch(square)) return `there is no square ${at.join(', ')} on this pitch`
    read.set(player, square)
  }
  return read
}
