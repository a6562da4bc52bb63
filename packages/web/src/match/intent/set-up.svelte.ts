import { keep, keptJson } from '../../lib/keep.ts'
import {
  type Choice,
  type Player,
  setUpProblem,
  type Side,
  type Square,
  squareAt,
  type XY,
} from '@touchback/engine'
import { keyOf } from '../../board/geometry.ts'
import { type Formation, type Formations, readFormations } from './formations.ts'
import type { MatchSession } from '../session/session.svelte.ts'
import type { PlayerView } from '../session/view.ts'

const SAVED = 'touchback.formations'

/** A set-up being made: tokens are moved on the view alone until the coach says it stands. */
export class SetUpEditor {
  readonly #session: MatchSession
  readonly side: Side
  /** In hand, waiting for a square. */
  lifted = $state<number | null>(null)
  /** Dragged, and where on the screen. */
  dragging = $state.raw<{ readonly id: number; readonly x: number; readonly y: number } | null>(null)
  /** The square at a place on the screen; the board knows. */
  locate: (x: number, y: number) => XY | null = () => null
  /** The formations kept on this device, by name. */
  saved = $state.raw<Formations>({})

  constructor(session: MatchSession, side: Side) {
    this.#session = session
    this.side = side
    this.saved = this.#recall()
    const sample = session.decision?.options[0]
    if (sample !== undefined) this.use(sample)
  }

  get players(): PlayerView[] {
    return this.#session.view.players.filter(
      (player) => player.side === this.side && (player.place === 'reserves' || player.place === 'pitch'),
    )
  }

  /** Who stands where. */
  get placed(): ReadonlyMap<Player, Square> {
    const { match } = this.#session.game
    return new Map(
      this.players.flatMap(({ id, at }) => (at === null ? [] : [[match.player(id), squareAt(...at)]])),
    )
  }

  /** Why it does not stand yet; null when it does. */
  get problem(): string | null {
    return setUpProblem(this.#session.game.match, this.side, this.placed)
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

  /** Begins to drag the player on a square. False when there is none of ours. */
  grab(at: XY, x: number, y: number): boolean {
    const there = this.players.find((player) => player.at !== null && keyOf(player.at) === keyOf(at))
    if (there !== undefined) this.drag(there.id, x, y)
    return there !== undefined
  }

  drag(id: number, x: number, y: number): void {
    this.lifted = id
    this.dragging = { id, x, y }
  }

  /** Lets go: on a square of the pitch the player is put there, anywhere else he goes back to the bench. */
  drop(x: number, y: number): void {
    if (this.dragging === null) return
    this.dragging = null
    const at = this.locate(x, y)
    if (at === null) this.bench()
    else this.click(at)
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
    const placed = this.players.flatMap(({ id, at }): [number, XY][] => (at === null ? [] : [[id, at]]))
    return { type: 'set-up', place: Object.fromEntries(placed) }
  }

  #line(): number {
    return this.#session.game.edition.field.pitch.scrimmage[this.side]
  }

  /** Keeps the squares under a name, for any team on this kind of pitch. */
  save(name: string): void {
    const squares: Formation = this.players.flatMap(({ at, sheet }) =>
      at === null ? [] : [[Math.abs(at[0] - this.#line()), at[1], sheet.position] as const],
    )
    this.#remember({ ...this.saved, [name]: squares })
  }

  forget(name: string): void {
    const { [name]: _, ...rest } = this.saved
    this.#remember(rest)
  }

  /** Puts everyone on the squares of a kept formation: the same positions first, then whoever is left. */
  load(name: string): void {
    const inward = this.side === 'home' ? -1 : 1
    const left = [...this.players]
    for (const player of left) this.#put(player, null)
    const take = (position: string | undefined) => {
      const index = left.findIndex(({ sheet }) => sheet.position === position)
      return index < 0 ? undefined : left.splice(index, 1)[0]
    }
    const squares = (this.saved[name] ?? []).map(([depth, row, position]) => ({
      at: [this.#line() + inward * depth, row] as const,
      player: take(position),
    }))
    for (const { at, player } of squares) {
      const put = player ?? left.shift()
      if (put !== undefined) this.#put(put, at)
    }
    this.lifted = null
  }

  /** Left becomes right. */
  mirror(): void {
    const { width } = this.#session.game.edition.field.pitch
    for (const player of this.players)
      if (player.at !== null) player.at = [player.at[0], width - 1 - player.at[1]]
  }

  /** Formations fit the pitch they were made on. */
  get #key(): string {
    const { length, width } = this.#session.game.edition.field.pitch
    return `${SAVED}.${length}x${width}`
  }

  #remember(formations: Formations): void {
    this.saved = formations
    keep(this.#key, formations)
  }

  #recall(): Formations {
    return readFormations(keptJson(this.#key))
  }
}
