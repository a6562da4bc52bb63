import type { Match } from './match.ts'
import { markersByHand } from './readings.ts'
import { MOST_OF_A_TEAM } from './sheet.ts'
import { SIDES } from './side.ts'
import { NOWHERE } from './square.ts'
import type { MatchState, Phase, Player } from './state.ts'

const MOST_OF_A_SWARM = 3
/** Actions in which a team-mate may fly. */
const THROWS = ['pass', 'throw-team-mate', 'kick-team-mate']

const within = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most

/**
 * What cannot be true of any position, whatever the rules did; null when all is well. At a `stable` point nobody is in the air,
 * and every phase finds what it goes on with.
 */
export function positionProblem(match: Match, { stable } = { stable: false }): string | null {
  return (
    playersProblem(match, stable) ??
    ballProblem(match) ??
    countersProblem(match) ??
    (stable ? (phaseProblem(match.state) ?? markerProblem(match) ?? betweenProblem(match.state)) : null)
  )
}

const OF_A_KICK_OFF: readonly Phase[] = ['kick-off-event', 'quick-snap', 'kick-off-landing']
const OF_AN_ACTIVATION: readonly Phase[] = ['declare', 'activation', 'end-of-activation']
const OF_A_TURN: readonly Phase[] = ['turn', ...OF_AN_ACTIVATION, 'end-of-turn']
/** A touchdown or a concession may have come in the middle of a turn, or between two. */
const AFTER_PLAY: readonly Phase[] = ['end-of-drive', 'post-match', 'over']

/** What a phase needs between two procedures and does not have, or has and cannot have. */
export function phaseProblem(state: MatchState): string | null {
  const { phase, kickoff, activation, turn, ball, winner } = state
  const isActing = OF_AN_ACTIVATION.includes(phase)
  if (isActing && activation === null) return `the phase is ${phase} and nobody acts`
  if (!isActing && activation !== null) return `the phase is ${phase} and player ${activation.player} acts`
  const actor = activation === null ? undefined : state.players[activation.player]
  if (actor !== undefined && actor.side !== turn.side) return `${who(actor)} acts in a turn of ${turn.side}`
  // Whoever is carried off by his own weapon has ended the turn with it.
  if (
    actor !== undefined &&
    actor.place !== 'pitch' &&
    phase !== 'end-of-activation' &&
    turn.turnover === null
  )
    return `${who(actor)} acts and is in ${actor.place}`
  if (turn.started !== OF_A_TURN.includes(phase) && !AFTER_PLAY.includes(phase))
    return `the phase is ${phase} and the turn ${turn.started ? 'goes on' : 'has not begun'}`
  if (kickoff === null && OF_A_KICK_OFF.includes(phase))
    return `the phase is ${phase} and nobody has kicked off`
  if (kickoff === null && turn.kind === 'bonus') return 'nobody has kicked off before a turn without a marker'
  if (kickoff === null && ball.status === 'air') return 'the ball is in the air and nobody has kicked off'
  if (phase === 'over' && winner === null) return 'the match is over without a result'
  return null
}

/** A marker that waits to be moved waits for a coach who moves it himself, and has a space to go to. */
function markerProblem(match: Match): string | null {
  const { turn, teams } = match.state
  const { side, kind, marked, underway } = turn
  if (underway && !markersByHand(match)) return 'a turn is noted as under way and nobody moves markers'
  if (marked) return null
  const { turns } = match.edition.timing
  return markersByHand(match) && turn.started && kind === 'normal' && teams[side].turn < turns
    ? null
    : `the marker of ${side} was not moved`
}

/** What holds for everybody, and for the ball, while nothing is being resolved. */
function betweenProblem({ players, phase, ball, winner }: MatchState): string | null {
  for (const player of players) {
    if (player.freshlyStunned && player.stance !== 'stunned')
      return `${who(player)} is freshly stunned and is not`
    if (player.injury !== null && player.place !== 'casualty')
      return `${who(player)} is injured in ${player.place}`
    if (new Set(player.conditions).size < player.conditions.length)
      return `${who(player)} has a condition twice`
  }
  const holder = ball.holder === null ? undefined : players[ball.holder]
  if (holder !== undefined && holder.stance !== 'standing')
    return `the ball is held by ${who(holder)}, who is ${holder.stance}`
  const isMoving = ball.status === 'loose' || ball.status === 'out' || ball.exit !== -1
  if (isMoving || ball.dropper !== null) return 'the ball is still on its way'
  if (winner !== null && phase !== 'post-match' && phase !== 'over')
    return 'the match goes on and has a result'
  return null
}

/**
 * Players are neither lost nor doubled: everyone is in one place, and the grid agrees. Only a thrown team-mate may be in the
 * air while the one he comes down on is being made room for.
 */
function playersProblem(match: Match, stable: boolean): string | null {
  const { state, spec, grid } = match
  const { home, away } = spec.teams
  const expected = home.players.length + away.players.length + state.recruits.length
  if (state.players.length !== expected) return `${state.players.length} players, not ${expected}`
  let onPitch = 0
  let inTheAir = 0
  for (const [index, player] of state.players.entries()) {
    if (player.id !== index) return `player ${index} says he is ${player.id}`
    if (player.place === 'pitch') {
      if (player.at === NOWHERE) return `${who(player)} is on the pitch and nowhere on it`
      onPitch++
      if (grid[player.at] !== player.id) inTheAir++
    } else if (player.stance !== 'standing')
      return `${who(player)} is in ${player.place} and ${player.stance}`
    else if (player.at !== NOWHERE) return `${who(player)} is in ${player.place} and at ${player.at}`
    if (player.place === 'casualty' && player.injury === null)
      return `${who(player)} is a casualty with no injury`
  }
  let seen = 0
  for (const id of grid) if (id >= 0) seen++
  if (seen + inTheAir !== onPitch) return `${seen} players on the grid, ${onPitch} on the pitch`
  const mayFly = !stable && THROWS.includes(state.activation?.action ?? '')
  if (inTheAir > (mayFly ? 1 : 0)) return `${inTheAir} players are not where they stand`
  for (const side of SIDES) {
    const own = state.players.filter((player) => player.side === side)
    const fielded = own.filter(({ place }) => place === 'pitch')
    // A swarm runs on beside those who were set up, and is out there even where whoever brought it has left or is a toad by now.
    const swarms = own.some((player) => match.sheet(player).skills.includes('swarming'))
    const most = match.edition.field.lineUp.players + (swarms ? MOST_OF_A_SWARM : 0)
    if (fielded.length > most) return `${fielded.length} players of ${side} on the pitch`
  }
  return null
}

const who = (player: Player): string => `player ${player.id}`

/** One ball, in one place. */
function ballProblem(match: Match): string | null {
  const { ball } = match.state
  if (ball.status === 'held') {
    if (ball.holder === null) return 'the ball is held by nobody'
    const holder = match.player(ball.holder)
    if (holder.place !== 'pitch') return `the ball is held by ${who(holder)}, who is in ${holder.place}`
    return null
  }
  if (ball.holder !== null) return `the ball is ${ball.status} and held by ${ball.holder}`
  if (ball.status === 'off') return ball.at === NOWHERE ? null : 'the ball is off and somewhere'
  return match.isOnPitch(ball.at) ? null : `the ball is ${ball.status} off the pitch, at ${ball.at}`
}

function countersProblem(match: Match): string | null {
  const { state, edition } = match
  if (!within(state.half, 1, edition.timing.halves + 1)) return `half ${state.half}`
  for (const side of SIDES) {
    const team = state.teams[side]
    const counters: readonly (readonly [string, number, number])[] = [
      ['score', team.score, 60],
      ['turn', team.turn, edition.timing.turns],
      // Many: every false call of illegal procedure gives the other side one.
      ['re-rolls', team.rerolls, 5000],
      ['trophies', team.trophies, MOST_OF_A_TEAM.trophies],
      ['apothecaries', team.apothecaries, MOST_OF_A_TEAM.apothecaries],
      ['bribes', team.bribes, 10],
    ]
    for (const [name, value, most] of counters)
      if (!within(value, 0, most)) return `${name} of ${side}: ${value}`
  }
  return null
}
