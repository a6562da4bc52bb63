import {
  actionProblem,
  type Choice,
  type Game,
  isAdjacent,
  neighbours,
  reach,
  squareAt,
  targetEndZone,
} from '@touchback/engine'

/** Something a coach may have overlooked before he does what cannot be undone. */
export interface Warning {
  readonly id: 'loose-ball' | 'blitz' | 'score' | 'reroll-needless' | 'reroll-unlikely'
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
    const line = targetEndZone(match.edition, side)
    const paths = reach(match, carrier)
    const best = Math.max(
      0,
      ...Array.from({ length: match.edition.field.pitch.width }, (_, y) => paths.chance(squareAt(line, y))),
    )
    if (best >= 0.5) found.push({ id: 'score', players: [carrier.id] })
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

function reachesBeside({ match }: Game, player: number, at: number): boolean {
  const blitzer = match.player(player)
  if (isAdjacent(blitzer.at, at as typeof blitzer.at)) return true
  const paths = reach(match, blitzer, { keep: 1 })
  return paths
    .squares()
    .some((square) => isAdjacent(square, at as typeof square) && paths.chance(square) > 0.4)
}
