import { kickOrReceive } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { other, SIDES, type Side } from '../match/side.ts'
import { startDrive } from './drive.ts'

/** Everything before the first kick-off. */
export function* preMatch(match: Match): Play {
  const { state } = match
  match.emit({ type: 'phase', phase: 'pre-match', rule: 'setup.turn-counter-start' })
  for (const procedure of match.edition.beforeMatch) yield* procedure(match)
  for (const procedure of match.edition.beforeHalf) yield* procedure(match)
  state.phase = 'coin-toss'
}

/** The away coach calls; the winner chooses to kick or to receive. rule: setup.kicking-receiving */
export function* coinToss(match: Match): Play {
  const { state } = match
  const faces = [
    { type: 'call', face: 'heads' },
    { type: 'call', face: 'tails' },
  ] as const
  const call = yield decision('call', 'away', null, 'coin.call', faces, faces[0])
  const called = call.type === 'call' ? call.face : 'heads'
  const face = match.dice.coin()
  const winner: Side = face === called ? 'away' : 'home'
  match.emit({ type: 'coin', face, called, winner, rule: 'coin.call' })
  const options = [kickOrReceive(false), kickOrReceive(true)]
  const choice = yield decision(
    'kick-or-receive',
    winner,
    null,
    'setup.kicking-receiving',
    options,
    kickOrReceive(false),
  )
  const kicking = choice.type === 'kick-or-receive' && choice.kick ? winner : other(winner)
  match.emit({ type: 'will-kick', side: kicking, rule: 'setup.kicking-receiving' })
  state.opened ??= other(kicking)
  yield* startDrive(match, kicking)
}

/** rule: reroll.team.half-time-refresh */
export function* endOfHalf(match: Match): Play {
  const { state, edition } = match
  match.emit({ type: 'half-ended', half: state.half, rule: 'seq.half-ends' })
  for (const side of SIDES) match.team(side).refBlind = false
  state.refWatches = null
  if (state.half >= edition.timing.halves && !goesToOvertime(match)) {
    state.phase = 'post-match'
    return
  }
  const overtime = state.half >= edition.timing.halves
  state.half++
  for (const side of SIDES) {
    match.team(side).turn = 0
    if (!overtime) match.team(side).rerolls = match.teamSheet(side).rerolls
  }
  for (const procedure of edition.beforeHalf) yield* procedure(match)
  state.scorer = null
  if (overtime) state.phase = 'coin-toss'
  else yield* startDrive(match, state.opened ?? 'home')
}

/** rule: overtime.when */
const goesToOvertime = (match: Match): boolean =>
  match.spec.options.tie !== 'draw' &&
  match.state.half === match.edition.timing.halves &&
  match.team('home').score === match.team('away').score

/** rule: win.most-touchdowns */
export function* postMatch(match: Match): Play {
  const { state } = match
  state.winner ??= leader(match) ?? (match.spec.options.tie === 'shoot-out' ? shootOut(match) : 'draw')
  for (const procedure of match.edition.afterMatch) yield* procedure(match)
  state.phase = 'over'
  const score = [match.team('home').score, match.team('away').score] as const
  match.emit({ type: 'match-ended', score, winner: state.winner, rule: 'win.most-touchdowns' })
}

const leader = (match: Match): Side | null => {
  const lead = match.team('home').score - match.team('away').score
  return lead > 0 ? 'home' : lead < 0 ? 'away' : null
}

/** rule: overtime.penalty-shootout */
function shootOut(match: Match): Side {
  for (;;) {
    const dice = SIDES.map(() => match.dice.d6())
    const [home = 0, away = 0] = SIDES.map((side, index) => (dice[index] ?? 0) + match.team(side).rerolls)
    match.emit({ type: 'dice', what: 'shoot-out', dice, player: null, rule: 'overtime.penalty-shootout' })
    if (home !== away) return home > away ? 'home' : 'away'
  }
}
