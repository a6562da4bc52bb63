import { type Choice, kickTo, placeBallAt, touchback as giveTo } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { KickOffEvent } from '../match/book-rules.ts'
import { lookUp } from '../match/table.ts'
import type { Match } from '../match/match.ts'
import { other, type Side } from '../match/side.ts'
import { NOWHERE, type Square, squareAt, squaresOf, toXY } from '../match/square.ts'
import { EMPTY, type KickOff } from '../match/state.ts'
import { fire } from '../skills/moments.ts'
import { canCatch, isInReceivingHalf, land, putBall, removeBall, settleBall, takeBall } from './ball.ts'
import { scatterAlong } from './scatter.ts'
import { touchdown } from './scoring.ts'
import { nextTurn } from './turn.ts'
import { must } from '../match/must.ts'

/**
 * Aimed and on its way, with the table before it is known where the ball will come down, or after.
 * rule: kickofftable.sequence, kickoff.event-timing
 */
export function* kickOff(match: Match): Play {
  const kickoff = yield* kickAway(match)
  if (match.edition.kickOff.tableFirst === true) match.state.phase = 'kick-off-event'
  else rollOnTable(match, kickoff)
}

/** Until it is known where the ball will come down. */
export function* kickAway(match: Match): Play<KickOff> {
  const kickoff = yield* aimKick(match)
  if (match.edition.kickOff.tableFirst === true && match.modules['kickoff-table'])
    kickoff.event = rollEvent(match)
  yield* scatterKick(match, kickoff)
  const { landing, touchback: spoilt } = kickoff
  yield* fire(match, 'kick-scattered', { landing, touchback: spoilt, returned: false })
  return kickoff
}

export function rollOnTable(match: Match, kickoff: KickOff): void {
  if (match.modules['kickoff-table']) kickoff.event = rollEvent(match)
  match.state.phase = 'kick-off-event'
}

function* aimKick(match: Match): Play<KickOff> {
  const { state } = match
  const options = receivingSquares(match).map((square) => kickTo(square))
  const choice = yield decision('kick', state.kicking, null, 'kickoff.place-ball', options, must(options[0]))
  const aim = choice.type === 'kick' ? squareAt(...choice.to) : NOWHERE
  match.emit({ type: 'kicked', to: toXY(aim), rule: 'kickoff.place-ball' })
  return (state.kickoff = { aim, landing: aim, event: null, touchback: false, snapped: EMPTY, limit: null })
}

/** The squares a kick may be aimed at. */
const receivingSquares = (match: Match): Square[] =>
  squaresOf(match.edition.field.pitch).filter((square) => isInReceivingHalf(match, square))

function rollEvent(match: Match): string {
  const dice = match.dice.two()
  const row = lookUp(match.edition.kickOff.table, dice[0] + dice[1])
  match.emit({ type: 'table', table: 'kick-off', dice, row, rule: 'kickofftable.roll' })
  return row
}

/** rule: kickoff.scatter */
function* scatterKick(match: Match, kickoff: KickOff): Play {
  const { state } = match
  const event = eventOf(match, kickoff)
  const direction = match.dice.d8()
  const dice = event?.distance === '2d6' ? match.dice.two() : [match.dice.d6()]
  const kick = { side: state.kicking, squares: (dice[0] ?? 0) + (dice[1] ?? 0), asked: false }
  yield* fire(match, 'kicked', kick)
  const { at, exit } = scatterAlong(match, kickoff.aim, direction - 1, kick.squares)
  const on = exit < 0
  comesDownAt(match, kickoff, on ? at : NOWHERE)
  match.emit({
    type: 'kick-scattered',
    to: on ? toXY(at) : null,
    dice: [direction, ...dice],
    rule: event?.distance === undefined ? 'kickoff.scatter' : event.rule,
  })
}

/** Where the kick will land: in play, or a touchback; NOWHERE off the pitch. */
export function comesDownAt(match: Match, kickoff: KickOff, at: Square): void {
  kickoff.landing = at
  kickoff.touchback = at === NOWHERE || !isInReceivingHalf(match, at)
  if (!kickoff.touchback) putBall(match, at, 'air')
  else if (match.state.ball.status !== 'off') removeBall(match)
}

/** What the table says happens while the ball is in the air. rule: kickofftable.sequence */
export function* kickOffEvent(match: Match): Play {
  const { state } = match
  const event = eventOf(match, state.kickoff)
  state.phase = 'kick-off-landing'
  if (event?.play) yield* event.play(match)
}

const eventOf = (match: Match, kickoff: KickOff | null): KickOffEvent | undefined =>
  match.edition.kickOff.events[kickoff?.event ?? '']

/** The ball comes down. rule: kickoff.empty-square-bounces */
export function* kickOffLanding(match: Match): Play {
  const { state } = match
  const { kickoff } = state
  if (kickoff === null) throw new Error('no kick-off to land')
  if (!kickoff.touchback) {
    match.emit({ type: 'ball', at: toXY(kickoff.landing), how: 'kick', dice: [], rule: 'kickoff.lands' })
    yield* land(match, kickoff.landing, { accurate: false })
    yield* settleBall(match)
  }
  while (kickoff.touchback) yield* touchback(match, kickoff)
  state.kickoff = null
  const receiving = other(state.kicking)
  if (touchdown(match)) state.phase = 'end-of-drive'
  else state.phase = nextTurn(match, receiving) ? 'start-of-turn' : 'end-of-drive'
}

/** rule: kickoff.touchback */
function* touchback(match: Match, kickoff: KickOff): Play {
  const { state } = match
  kickoff.touchback = false
  const receiving = other(state.kicking)
  const able = state.players.filter((player) => player.side === receiving && canCatch(match, player))
  if (able.length === 0)
    return yield* match.edition.kickOff.touchbackLying ? giveToTheFallen(match, receiving) : placeBall(match)
  const options = able.map((player) => giveTo(player.id))
  const first = must(options[0])
  const choice =
    options.length === 1
      ? first
      : yield decision('touchback', receiving, null, 'kickoff.touchback', options, first)
  const taker = choice.type === 'touchback' ? match.player(choice.player) : able[0]
  if (taker === undefined) return
  takeBall(match, taker, 'picked-up', 'kickoff.touchback')
  match.emit({ type: 'touchback', player: taker.id, rule: 'kickoff.touchback' })
}

/** Nobody stands: somebody who is down gets it, and it bounces from his square. */
function* giveToTheFallen(match: Match, receiving: Side): Play {
  const fallen = match.state.players.filter(
    ({ side, place, stance }) => side === receiving && place === 'pitch' && stance !== 'standing',
  )
  const options: Choice[] = fallen.map((player) => giveTo(player.id))
  const first = options[0]
  if (first === undefined) return yield* placeBall(match)
  const choice =
    options.length === 1
      ? first
      : yield decision('touchback', receiving, null, 'kickoff.touchback', options, first)
  const taker = must(fallen[options.indexOf(choice)])
  putBall(match, taker.at, 'loose')
  match.emit({ type: 'touchback', player: taker.id, rule: 'kickoff.touchback' })
  yield* settleBall(match)
}

/** Nobody can take it: the receiving coach puts it down in his half, where it may bounce, even out of it again. */
function* placeBall(match: Match): Play {
  const squares = receivingSquares(match).filter((square) => match.isEmpty(square))
  const options = squares.map((square) => placeBallAt(square))
  const receiving = other(match.state.kicking)
  const choice = yield decision(
    'place-ball',
    receiving,
    null,
    'kickoff.touchback-nobody',
    options,
    must(options[0]),
  )
  if (choice.type !== 'place-ball') return
  putBall(match, squareAt(...choice.to), match.edition.kickOff.touchbackBounces ? 'loose' : 'rest')
  match.emit({ type: 'ball', at: choice.to, how: 'touchback', dice: [], rule: 'kickoff.touchback-nobody' })
  yield* settleBall(match)
}
