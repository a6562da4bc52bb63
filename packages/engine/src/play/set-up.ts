import type { Choice } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { other, type Side } from '../match/side.ts'
import type { Player } from '../match/state.ts'
import { fromXY, isXY, NOWHERE, type Square, squareAt, toXY, xOf, yOf } from '../match/square.ts'
import { afflict } from './conditions.ts'

/** Who may be set up: the fit players in Reserves (and, when a set-up is changed, those on the pitch). rule: setup.only-fit */
export const fitPlayers = (match: Match, side: Side): Player[] =>
  match.state.players.filter(
    (player) =>
      player.side === side &&
      (player.place === 'reserves' || player.place === 'pitch') &&
      !player.conditions.includes('heat'),
  )

const isWide = (match: Match, at: Square): boolean => wideZone(match, at) !== 0

/** 0 for the centre, 1 and 2 for the wide zones along either sideline. */
const wideZone = (match: Match, at: Square): 0 | 1 | 2 => {
  const { width, wideZone: rows } = match.edition.pitch
  const y = yOf(at)
  return y < rows ? 1 : y >= width - rows ? 2 : 0
}

export const isOnScrimmage = (match: Match, side: Side, at: Square): boolean =>
  xOf(at) === match.edition.pitch.scrimmage[side] && !isWide(match, at)

export const isInOwnHalf = (match: Match, side: Side, at: Square): boolean => {
  const line = match.edition.pitch.scrimmage[side]
  return match.isOnPitch(at) && (side === 'home' ? xOf(at) <= line : xOf(at) >= line)
}

/** Why a set-up is not legal, as a sentence; null when it is. rule: setup.eleven */
export function setUpProblem(match: Match, side: Side, place: ReadonlyMap<Player, Square>): string | null {
  const { players, onScrimmage, perWideZone } = match.edition.lineUp
  const fit = fitPlayers(match, side)
  const wanted = Math.min(players, fit.length)
  if (place.size !== wanted) return `${wanted} players must be set up, not ${place.size}`
  if (new Set(place.values()).size !== place.size) return 'two players cannot share a square'
  const wide = [0, 0, 0]
  let onLine = 0
  for (const [player, at] of place) {
    if (!fit.includes(player)) return `${match.sheet(player).name} cannot be set up`
    if (!isInOwnHalf(match, side, at)) return 'all players must be set up in their own half'
    const zone = wideZone(match, at)
    wide[zone] = (wide[zone] ?? 0) + 1
    if (isOnScrimmage(match, side, at)) onLine++
  }
  if (Math.max(wide[1] ?? 0, wide[2] ?? 0) > perWideZone)
    return `at most ${perWideZone} players may stand in each wide zone`
  const onLineNeeded = Math.min(onScrimmage, wanted)
  return onLine < onLineNeeded ? `at least ${onLineNeeded} players must stand on the line of scrimmage` : null
}

/** Reads a set-up from outside; a sentence when it makes no sense. */
export function readSetUp(match: Match, side: Side, place: unknown): Map<Player, Square> | string {
  if (typeof place !== 'object' || place === null) return 'a set-up maps players to squares'
  const read = new Map<Player, Square>()
  for (const [id, at] of Object.entries(place)) {
    const player = match.state.players[Number(id)]
    if (player === undefined || player.side !== side) return `there is no player ${id} on this team`
    if (!isXY(at)) return 'a square is written [x, y]'
    const square = fromXY(at)
    if (!match.isOnPitch(square)) return `there is no square ${at.join(', ')} on this pitch`
    read.set(player, square)
  }
  return read
}

/** The team that sets up next does so; the kicking team comes first. rule: setup.kicking-first */
export function* setUp(match: Match): Play {
  const { state } = match
  const side = state.settingUp
  yield* arrange(match, side, 'setup.eleven')
  if (side === state.kicking) state.settingUp = other(side)
  else state.phase = 'kick-off'
}

/** Asks for a whole set-up and carries it out. */
export function* arrange(match: Match, side: Side, rule: string): Play {
  if (fitPlayers(match, side).length === 0) return
  const options = sampleSetUps(match, side)
  const choice = yield decision('set-up', side, null, rule, options, options[0] as Choice)
  const place = choice.type === 'set-up' ? readSetUp(match, side, choice.place) : 'no set-up'
  if (typeof place === 'string') throw new Error(place)
  takeOff(match, side)
  for (const [player, at] of place) {
    match.occupy(player, at)
    player.stance = 'standing'
    afflict(match, player, 'fielded', rule)
  }
  const squares = Object.fromEntries([...place].map(([player, at]) => [player.id, toXY(at)]))
  match.emit({ type: 'set-up', side, place: squares, rule })
}

function takeOff(match: Match, side: Side): void {
  for (const player of match.state.players) {
    if (player.side !== side || player.place !== 'pitch') continue
    match.vacate(player)
    player.place = 'reserves'
    player.at = NOWHERE
  }
}

/** A legal formation or three: squares by depth behind the line and row, filled with the first fit players. */
export function sampleSetUps(match: Match, side: Side): Choice[] {
  const fit = fitPlayers(match, side)
  const { players } = match.edition.lineUp
  const names = fit.slice(0, players).map((player) => player.id)
  return formations(match, side).map((squares) => ({
    type: 'set-up',
    place: Object.fromEntries(names.map((id, index) => [id, toXY(squares[index] as Square)])),
  }))
}

function formations(match: Match, side: Side): Square[][] {
  const { scrimmage, width, wideZone: rows } = match.edition.pitch
  const { onScrimmage, perWideZone, players } = match.edition.lineUp
  const forward = side === 'home' ? -1 : 1
  const middle = (width - 1) / 2
  const at = (depth: number, dy: number) => squareAt(scrimmage[side] + forward * depth, middle + dy)
  const reach = middle - rows
  const spread = (count: number, depth: number) => {
    const found: Square[] = []
    for (let dy = 0; found.length < count && dy <= reach; dy++)
      for (const sign of dy === 0 ? [1] : [1, -1]) found.push(at(depth, sign * dy))
    return found.slice(0, count)
  }
  const line = spread(onScrimmage, 0)
  const wings = (depth: number) =>
    Array.from({ length: perWideZone }, (_, i) => [
      at(depth, reach + 1 + i),
      at(depth, -reach - 1 - i),
    ]).flat()
  const rest = players - onScrimmage
  return [
    [...line, ...spread(rest, 3).slice(0, 4), ...wings(1), ...spread(rest, 6)].slice(0, players),
    [...line, ...wings(2).slice(0, 2), ...spread(rest, 2).slice(0, 3), ...spread(rest, 5)].slice(0, players),
    [...spread(players, 0).slice(0, 7), ...spread(players, 4)].slice(0, players),
  ]
}
