import { belongings, type Event, type Game, type PlayerSheet, type Side, type XY } from '@touchback/engine'
import { toXY } from '@touchback/engine'

/** What the board shows. It follows the events one by one while they are animated, and is set to the truth at the end. */
export interface PlayerView {
  readonly id: number
  readonly sheet: PlayerSheet
  side: Side
  place: string
  at: XY | null
  stance: 'standing' | 'prone' | 'stunned'
  acted: boolean
  conditions: readonly string[]
}

export interface TeamView {
  readonly name: string
  readonly roster: string
  score: number
  turn: number
  rerolls: number
  rerollUsed: boolean
  apothecaries: number
  wizard: boolean
  bribes: number
  /** What else the team brought, hired or won, by its id. */
  stock: Readonly<Record<string, number>>
}

export interface View {
  half: number
  weather: string
  active: Side
  ball: XY | null
  holder: number | null
  players: PlayerView[]
  teams: Record<Side, TeamView>
}

const ballAt = (game: Game): XY | null => {
  const { ball } = game.state
  if (ball.holder !== null) return toXY(game.match.player(ball.holder).at)
  return ball.status === 'off' ? null : toXY(ball.at)
}

/** When it matters who has acted. */
const IN_A_TURN: readonly string[] = ['turn', 'declare', 'activation', 'end-of-activation', 'end-of-turn']

/** The position as it is. */
export function snapshot(game: Game): View {
  const { state, match } = game
  const team = (side: Side): TeamView => ({
    name: match.teamSheet(side).name,
    roster: match.teamSheet(side).roster,
    score: state.teams[side].score,
    turn: state.teams[side].turn,
    rerolls: state.teams[side].rerolls,
    rerollUsed: state.teams[side].rerollUsed,
    wizard: state.teams[side].wizard,
    bribes: state.teams[side].bribes,
    stock: belongings(state.teams[side]),
    apothecaries: state.teams[side].apothecaries,
  })
  return {
    half: state.half,
    weather: state.weather,
    active: state.turn.side,
    ball: ballAt(game),
    holder: state.ball.holder,
    players: state.players.map((player) => ({
      id: player.id,
      sheet: match.sheet(player),
      side: player.side,
      place: player.place,
      at: player.place === 'pitch' ? toXY(player.at) : null,
      stance: player.stance,
      // Who acted in the other coach's last turn is nobody's concern in this one.
      acted: player.acted && player.side === state.turn.side && IN_A_TURN.includes(state.phase),
      conditions: player.conditions,
    })),
    teams: { home: team('home'), away: team('away') },
  }
}

/** Moves the view by one event; what an event does not say is set right by the next snapshot. */
export function follow(view: View, event: Event): void {
  const player = (id: number): PlayerView | undefined => view.players[id]
  const move = (id: number, to: XY | null) => {
    const moved = player(id)
    if (moved === undefined) return
    moved.at = to
    if (view.holder === id && to !== null) view.ball = to
  }
  switch (event.type) {
    case 'moved':
    case 'followed-up':
      return move(event.player, event.to)
    case 'pushed':
      return move(event.player, event.to)
    case 'knocked-down':
    case 'placed-prone': {
      const fallen = player(event.player)
      if (fallen !== undefined) fallen.stance = 'prone'
      return
    }
    case 'stunned': {
      const stunned = player(event.player)
      if (stunned !== undefined) stunned.stance = 'stunned'
      return
    }
    case 'stood-up': {
      const risen = player(event.player)
      if (risen !== undefined) risen.stance = 'standing'
      return
    }
    case 'removed': {
      const gone = player(event.player)
      if (gone !== undefined) {
        gone.at = null
        gone.place = event.to
      }
      return
    }
    case 'ball':
    case 'kick-scattered':
      view.ball = event.type === 'ball' ? event.at : event.to
      view.holder = null
      return
    case 'kicked':
      view.ball = event.to
      view.holder = null
      return
    case 'dropped':
      view.ball = event.at
      view.holder = null
      return
    case 'flew':
      return move(event.player, event.to)
    case 'landed':
      return move(event.player, event.at)
    case 'thrown':
      return
    case 'passed':
      view.ball = event.to
      view.holder = null
      return
    case 'touchback':
    case 'caught':
    case 'picked-up':
    case 'intercepted':
      view.holder = event.player
      view.ball = player(event.player)?.at ?? view.ball
      return
    case 'set-up':
      for (const [id, at] of Object.entries(event.place)) {
        const placed = player(Number(id))
        if (placed !== undefined) Object.assign(placed, { at, place: 'pitch', stance: 'standing' })
      }
      return
    case 'touchdown':
      view.teams[event.side].score++
      return
    case 'turn-started':
      view.active = event.side
      view.half = event.half
      view.teams[event.side].turn = event.turn
      return
    case 'stock':
      view.teams[event.side].stock = { ...view.teams[event.side].stock, [event.what]: event.left }
      return
    case 'measure': {
      const { [event.measure]: _played, ...left } = view.teams[event.side].stock
      view.teams[event.side].stock = left
      return
    }
    case 'reroll': {
      const side = player(event.player)?.side
      if (side !== undefined && event.with === 'team') view.teams[side].rerolls--
      return
    }
    case 'rerolls':
      view.teams[event.side].rerolls = event.left
      return
    case 'activated': {
      const actor = player(event.player)
      if (actor !== undefined) actor.acted = true
      return
    }
    case 'turned-over': {
      const turned = player(event.player)
      if (turned !== undefined) turned.stance = 'prone'
      return
    }
    case 'weather':
      view.weather = event.weather
      return
    default:
  }
}
