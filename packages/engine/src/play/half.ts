import { kickOrReceive } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { reads } from '../match/readings.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import type { TeamSheet } from '../match/sheet.ts'
import { other, SIDES, type Side } from '../match/side.ts'
import type { Team } from '../match/state.ts'
import { decidedRollOff } from '../rolls/roll-off.ts'
import { goesToOvertime, startDrive, tieOf } from './drive.ts'
import { isNoted } from './marks.ts'

/** Everything before the first kick-off. */
export function* preMatch(match: Match): Play {
  const { state } = match
  match.emit({ type: 'phase', phase: 'pre-match', rule: 'setup.turn-counter-start' })
  for (const procedure of match.edition.procedures.beforeMatch) yield* procedure(match)
  for (const procedure of match.edition.procedures.beforeHalf) yield* procedure(match)
  state.phase = 'coin-toss'
}

/** Sudden death after the last half. */
const isOvertime = (match: Match): boolean => match.state.half > match.edition.timing.halves

/** The away coach calls, unless somebody has palmed the coin; the winner chooses to kick or to receive. rule: setup.kicking-receiving */
export function* coinToss(match: Match): Play {
  const { state } = match
  const rule = isOvertime(match) ? 'overtime.kickoff' : 'setup.kicking-receiving'
  const winner = palmed(match) ?? (yield* toss(match))
  const options = [kickOrReceive(false), kickOrReceive(true)]
  const choice = yield decision('kick-or-receive', winner, null, rule, options, kickOrReceive(false))
  const kicking = choice.type === 'kick-or-receive' && choice.kick ? winner : other(winner)
  state.opened ??= other(kicking)
  yield* startDrive(match, kicking, rule)
}

/** Who needs no toss to win the first one; two such coins are as good as none. rule: handicap.35-palmed-coin */
function palmed(match: Match): Side | null {
  const sides = isOvertime(match) ? [] : SIDES.filter((side) => isNoted(match, side, 'palmed-coin'))
  return sides.length === 1 ? (sides[0] ?? null) : null
}

const CALLS = [
  Object.freeze({ type: 'call', face: 'heads' }),
  Object.freeze({ type: 'call', face: 'tails' }),
] as const

/** Who wins the toss. */
function* toss(match: Match): Play<Side> {
  const call = yield decision('call', 'away', null, 'coin.call', CALLS, CALLS[0])
  const called = call.type === 'call' ? call.face : 'heads'
  const face = match.dice.coin()
  const winner: Side = face === called ? 'away' : 'home'
  match.emit({ type: 'coin', face, called, winner, rule: 'coin.call' })
  return winner
}

/** Re-rolls come back for the second half, and only what is left is carried into overtime. rule: seq.half-ends */
export function* endOfHalf(match: Match): Play {
  const { state, edition } = match
  match.emit({ type: 'half-ended', half: state.half, rule: 'seq.half-ends' })
  for (const side of SIDES) match.team(side).refBlind = false
  state.refWatches = null
  const last = state.half >= edition.timing.halves
  if (last && !goesToOvertime(match)) {
    state.phase = 'post-match'
    return
  }
  state.half++
  for (const side of SIDES) match.team(side).turn = 0
  if (last) match.emit({ type: 'phase', phase: 'overtime', rule: 'overtime.when' })
  else refreshRerolls(match)
  for (const procedure of edition.procedures.beforeHalf) yield* procedure(match)
  if (last) state.phase = 'coin-toss'
  else yield* startDrive(match, state.opened ?? 'home', 'restart.second-half')
}

/** Back to the starting level: spent ones return and extra ones are lost. rule: reroll.team.half-time-refresh */
function refreshRerolls(match: Match): void {
  for (const side of SIDES) {
    const team = match.team(side)
    const left = startingRerolls(match.teamSheet(side), team)
    const change = left - team.rerolls
    team.rerolls = left
    if (change !== 0)
      match.emit({ type: 'rerolls', side, change, left, rule: 'reroll.team.half-time-refresh' })
  }
}

/** What the sheet says, and what extra training adds in each half. */
export const startingRerolls = (sheet: TeamSheet, { stock }: Team): number =>
  sheet.rerolls + (stock['extra-team-training'] ?? 0)

/** One counter a half for a team with a leader who can still play; an old one does not add to it. rule: leader.counter */
// oxlint-disable-next-line require-yield -- one of the things that happen before a half; this one asks nothing
export function* leaderCounters(match: Match): Play {
  if (isOvertime(match) || match.kits.facts.leads.length === 0) return
  for (const side of SIDES) {
    const leads = match.state.players.some(
      (player) =>
        player.side === side &&
        match.kit(player).is.leads &&
        (player.place === 'pitch' || player.place === 'reserves' || player.place === 'ko'),
    )
    match.team(side).leader = leads
    if (leads) match.emit({ type: 'leader-counter', side, rule: 'leader.counter' })
  }
}

/** rule: win.most-touchdowns */
// oxlint-disable-next-line require-yield -- a phase like any other; this one asks nothing
export function* postMatch(match: Match): Play {
  const { state } = match
  const rule = state.winner === null ? decide(match) : 'concede.when'
  state.phase = 'over'
  const score = [match.team('home').score, match.team('away').score] as const
  match.emit({ type: 'match-ended', score, winner: state.winner ?? 'draw', rule })
}

/** Names the winner and the rule that made him one. */
function decide(match: Match): RuleKey {
  const { state } = match
  state.winner = leaderOf(match)
  if (state.winner !== null) return isOvertime(match) ? 'overtime.length' : 'win.most-touchdowns'
  state.winner = tieOf(match) === 'shoot-out' ? match.edition.timing.shootOut(match) : 'draw'
  return 'overtime.no-score'
}

const leaderOf = (match: Match): Side | null => {
  const lead = match.team('home').score - match.team('away').score
  return lead > 0 ? 'home' : lead < 0 ? 'away' : null
}

/** What a team has kept of its re-rolls, and of its Leader's counter where that counts. */
function unusedRerolls(match: Match, side: Side): number {
  const { rerolls, leader } = match.team(side)
  return rerolls + (leader && reads(match, 'leader-in-shoot-out') ? 1 : 0)
}

/** rule: overtime.penalty-shootout */
export const penaltyShootOut = (match: Match): Side =>
  decidedRollOff(match, {
    what: 'shoot-out',
    first: 'home',
    dice: 'd6',
    bonus: (side) => unusedRerolls(match, side),
    rule: 'overtime.penalty-shootout',
  })
