import type { Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { reads } from '../match/readings.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import type { MatchOptions } from '../match/sheet.ts'
import { other, SIDES, type Side } from '../match/side.ts'
import { NOWHERE } from '../match/square.ts'
import { fire } from '../skills/moments.ts'
import { removeBall } from './ball.ts'
import { relieve } from './conditions.ts'
import { advanceMarker } from './illegal-procedure.ts'
import { newTurn } from './turn.ts'

/** Conditions that end with the drive. */
const DRIVE_LONG = [
  'dazed',
  'gazed',
  'rooted',
  'toad',
  'saw-running',
  'poison-used',
  'fired',
  'blood-lust',
  'held',
] as const

/** A touchdown or the end of the half: penalties and heat, then everyone leaves the pitch. rule: restart.all-standing */
export function* endOfDrive(match: Match): Play {
  const { state } = match
  advanceMarker(match)
  state.turn.started = false
  for (const procedure of match.edition.procedures.afterDrive) yield* procedure(match)
  clearPitch(match)
  state.phase = driveGoesOn(match) ? 'set-up' : 'end-of-half'
  if (state.phase === 'set-up')
    yield* startDrive(match, state.scorer ?? other(state.kicking), 'restart.scorer-kicks')
}

/** Whether there will be another drive in this match. */
export const isAnotherDrive = (match: Match): boolean =>
  driveGoesOn(match) || match.state.half < match.edition.timing.halves || goesToOvertime(match)

/** How a level match ends: as the coaches have agreed, where the book leaves it to them. */
export const tieOf = ({ edition, spec }: Match): MatchOptions['tie'] =>
  edition.timing.drawsStand ? 'draw' : spec.options.tie

/** rule: overtime.when */
export const goesToOvertime = (match: Match): boolean =>
  tieOf(match) !== 'draw' &&
  match.state.half === match.edition.timing.halves &&
  match.team('home').score === match.team('away').score

/** After a touchdown there is another kick-off while anyone has a turn left; sudden death ends at once. */
function driveGoesOn(match: Match): boolean {
  const { state, edition } = match
  const { suddenDeath, halves } = edition.timing
  if (suddenDeath && state.half > halves && state.scorer !== null) return false
  return SIDES.some((side) => match.team(side).turn < edition.timing.turns)
}

function clearPitch(match: Match): void {
  const { state } = match
  match.emit({ type: 'phase', phase: 'end-of-drive', rule: 'restart.all-standing' })
  removeBall(match)
  for (const player of state.players) {
    for (const condition of DRIVE_LONG)
      if (condition !== 'dazed' || !reads(match, 'daze-outlasts-drive'))
        relieve(match, player, condition, 'restart.all-standing')
    if (player.place !== 'pitch') continue
    match.vacate(player)
    player.place = 'reserves'
    player.at = NOWHERE
    player.stance = 'standing'
    player.freshlyStunned = false
  }
}

/** A new drive: the knocked-out may come round, then both set up, the kicking team first. rule: restart.ko-rolls */
export function* startDrive(match: Match, kicking: Side, rule: RuleKey): Play {
  const { state } = match
  match.emit({ type: 'will-kick', side: kicking, rule })
  if (state.drive > 0) {
    if (match.edition.injuries.koWhen === 'before-set-up') yield* recoverKnockedOut(match)
    match.emit({ type: 'phase', phase: 'set-up', rule: 'restart.set-up' })
  }
  yield* fire(match, 'drive-starting', {})
  for (const player of state.players) relieve(match, player, 'fielded', 'restart.set-up')
  state.drive++
  state.kicking = kicking
  state.scorer = null
  state.settingUp = kicking
  state.turn = newTurn(kicking, 'normal')
  state.phase = 'set-up'
}

/** rule: restart.ko-rolls */
export function* recoverKnockedOut(match: Match): Play {
  const { koRecovery, koBonus } = match.edition.injuries
  const bonus = { home: 0, away: 0 }
  if (koBonus !== undefined)
    for (const side of SIDES)
      if (match.state.players.some((player) => player.side === side && player.place === 'ko'))
        bonus[side] = yield* koBonus(match, side)
  for (const player of match.state.players) {
    if (player.place !== 'ko') continue
    const die = match.dice.d6()
    const back = die + bonus[player.side] >= koRecovery
    if (back) player.place = 'reserves'
    match.emit({ type: 'recovered', player: player.id, die, back, rule: 'restart.ko-rolls' })
  }
}
