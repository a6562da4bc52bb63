import {
  actionProblem,
  type Choice,
  type Game,
  isAdjacent,
  type Match,
  neighbours,
  own,
  type Player,
  reach,
  type Square,
  squareAt,
  standsToScore,
  targetEndZone,
} from '@touchback/engine'

/** Something a coach may have overlooked before he does what cannot be undone. */
export interface Warning {
  readonly id: 'loose-ball' | 'blitz' | 'score' | 'deed' | 'reroll-needless' | 'reroll-unlikely'
  readonly players: readonly number[]
  /** How likely it is to help. */
  readonly chance?: number
}

/** What is left undone in a turn that matters. Each kind can be switched off by its id. */
export function turnWarnings(game: Game, _end: Choice, silenced: readonly string[]): Warning[] {
  const { match, state } = game
  const { side } = state.turn
  const idle = state.players.filter(
    (player) =>
      player.side === side && player.place === 'pitch' && actionProblem(match, player, 'move') === null,
  )
  const found: Warning[] = []
  const { ball } = state
  if (ball.status === 'rest' || ball.status === 'loose') {
    const near = idle.filter(
      (player) =>
        player.at === ball.at || isAdjacent(player.at, ball.at) || reach(match, player).chance(ball.at) > 0.5,
    )
    if (near.length > 0) found.push({ id: 'loose-ball', players: near.map(({ id }) => id) })
  }
  const carrier = ball.holder === null ? null : match.player(ball.holder)
  if (carrier?.side === side && idle.includes(carrier)) {
    if (scoringChance(match, carrier) >= 0.5) found.push({ id: 'score', players: [carrier.id] })
  }
  const marking =
    carrier === null
      ? []
      : carrier.side === side
        ? neighbours(match, carrier.at).filter((foe) => foe.side !== side && foe.stance === 'standing')
        : [carrier]
  const blitzers = idle.filter((player) => actionProblem(match, player, 'blitz') === null)
  const able = blitzers.filter((player) => marking.some((foe) => reachesBeside(game, player.id, foe.at)))
  if (able.length > 0) found.push({ id: 'blitz', players: able.map(({ id }) => id) })
  return found.filter(({ id }) => !silenced.includes(id))
}

/** What is lost when the action under way is left for another: the one thing it was declared for, or a touchdown. */
export function actionWarnings({ match, state }: Game, _end: Choice, silenced: readonly string[]): Warning[] {
  const { activation } = state
  if (activation === null) return []
  const player = match.player(activation.player)
  const found: Warning[] = []
  const action = own(match.edition.turn.actions, activation.action)
  if (action !== undefined && action.perTurn !== null && !activation.done)
    found.push({ id: 'deed', players: [player.id] })
  if (state.ball.holder === player.id && !standsToScore(match, player) && scoringChance(match, player) >= 0.5)
    found.push({ id: 'score', players: [player.id] })
  return found.filter(({ id }) => !silenced.includes(id))
}

/** The best chance of a carrier to get into the end zone from where he is. */
function scoringChance(match: Match, carrier: Player): number {
  const line = targetEndZone(match.edition, carrier.side)
  const paths = reach(match, carrier)
  const rows = Array.from({ length: match.edition.field.pitch.width }, (_, y) => y)
  return Math.max(0, ...rows.map((y) => paths.chance(squareAt(line, y))))
}

function reachesBeside({ match }: Game, player: number, at: Square): boolean {
  const blitzer = match.player(player)
  if (isAdjacent(blitzer.at, at)) return true
  const paths = reach(match, blitzer, { keep: 1 })
  return paths.squares().some((square) => isAdjacent(square, at) && paths.chance(square) > 0.4)
}
