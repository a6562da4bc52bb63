import { type Choice, setUpProblem, type Side, squareAt, type XY } from '@touchback/engine'
import { keyOf } from '../board/geometry.ts'
import type { MatchSession } from './session.svelte.ts'
import type { PlayerView } from './view.ts'

const SAVED = 'touchback.formations'

/** A formation seen from one's own goal: how far behind the line, and which row. */
type Formation = readonly (readonly [depth: number, row: number])[]

/** A set-up being made: tokens are moved on the view alone until the coach says it stands. */
export class SetUpEditor {
  readonly #session: MatchSession
  readonly side: Side
  /** In hand, waiting for a square. */
  lifted = $state<number | null>(null)

  constructor(session: MatchSession, side: Side) {
    this.#session = session
    this.side = side
    const sample = session.decision?.options[0]
    if (sample !== undefined) this.use(sample)
  }

  get players(): PlayerView[] {
    return this.#session.view.players.filter((player) => player.side === this.side && (player.place === 'reserves' || player.place === 'pitch'))
  }

  /** Why it does not stand yet; null when it does. */
  get problem(): string | null {
    const { match } = this.#session.game
    const placed = this.players.filter((player) => player.at !== null)
    return setUpProblem(match, this.side, new Map(placed.map((player) => [match.player(player.id), squareAt(...(player.at as XY))])))
  }

  /** Takes a whole formation over. */
  use(choice: Choice): void {
    if (choice.type !== 'set-up') return
    for (const player of this.players) this.#put(player, choice.place[player.id] ?? null)
    this.lifted = null
  }

  #put(player: PlayerView, at: XY | null): void {
    player.at = at
    player.place = at === null ? 'reserves' : 'pitch'
  }

  /** Picks a player up, puts the one in hand down, or lets two change places. */
  click(at: XY): void {
    const there = this.players.find((player) => player.at !== null && keyOf(player.at) === keyOf(at))
    const inHand = this.players.find((player) => player.id === this.lifted)
    if (inHand === undefined) {
      this.lifted = there?.id ?? null
      return
    }
    const from = inHand.at
    this.#put(inHand, at)
    if (there !== undefined && there !== inHand) this.#put(there, from)
    this.lifted = null
  }

  lift(id: number): void {
    this.lifted = this.lifted === id ? null : id
  }

  /** Sends the player in hand back to the bench. */
  bench(): void {
    const inHand = this.players.find((player) => player.id === this.lifted)
    if (inHand !== undefined) this.#put(inHand, null)
    this.lifted = null
  }

  get choice(): Choice {
    const placed = this.players.filter((player) => player.at !== null)
    return { type: 'set-up', place: Object.fromEntries(placed.map((player) => [player.id, player.at as XY])) }
  }

  #line(): number {
    return this.#session.game.edition.pitch.scrimmage[this.side]
  }

  /** Keeps the squares under a name, for any team on this kind of pitch. */
  save(name: string): void {
    const squares: Formation = this.players.filter(({ at }) => at !== null).map(({ at }) => [Math.abs((at as XY)[0] - this.#line()), (at as XY)[1]])
    localStorage.setItem(SAVED, JSON.stringify({ ...savedFormations(), [name]: squares }))
  }

  load(name: string): void {
    const formation = savedFormations()[name] ?? []
    const inward = this.side === 'home' ? -1 : 1
    const { players } = this
    for (const [index, player] of players.entries()) {
      const square = formation[index]
      this.#put(player, square === undefined ? null : [this.#line() + inward * square[0], square[1]])
    }
  }
}

export function savedFormations(): Readonly<Record<string, Formation>> {
  try {
    return JSON.parse(localStorage.getItem(SAVED) ?? '{}') as Record<string, Formation>
  } catch {
    return {}
  }
}
