import type { XY } from '@touchback/engine'
import type { Intent } from '../match/intent.svelte.ts'
import type { SetUpEditor } from '../match/set-up.svelte.ts'
import { describeSquare } from '../words/spoken.ts'
import type { Camera } from './camera.svelte.ts'
import { cell, centre, columns, isOnBoard, keyOf, type Layout, rows, squareOf } from './geometry.ts'

/** What lies under the hands. */
export interface Desk {
  readonly intent: Intent
  readonly editor: SetUpEditor | null
  readonly layout: Layout
  readonly camera: Camera
  /** The cursor of the keyboard. */
  cursor: XY | null
  readonly squareUnder: (x: number, y: number) => XY | null
  readonly say: (text: string) => void
}

/** A finger that stays this long means a waypoint. */
const LONG = 500
/** A finger that moves less than this has not moved. */
const SLIP = 8
const ARROWS: Readonly<Record<string, XY>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Mouse, finger and keys on the board. A press may become a click, a long press (a waypoint), or a drag (of a player in
 * set-up, of the window when zoomed).
 */
export class Hands {
  readonly #desk: Desk
  #down: { x: number; y: number; at: XY | null; zoom: XY | null } | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #done = false

  constructor(desk: Desk) {
    this.#desk = desk
  }

  #press(at: XY, waypoint: boolean): void {
    const { editor, intent } = this.#desk
    if (editor === null) intent.click(at, waypoint)
    else editor.click(at)
  }

  readonly pointerDown = (event: PointerEvent): void => {
    const { squareUnder, camera, editor, intent } = this.#desk
    if (event.button !== 0) return
    const at = squareUnder(event.clientX, event.clientY)
    this.#down = { x: event.clientX, y: event.clientY, at, zoom: camera.zoom }
    this.#done = false
    clearTimeout(this.#timer)
    if (at === null) return
    if (editor === null && event.pointerType !== 'mouse' && intent.mover !== null)
      this.#timer = setTimeout(() => {
        this.#done = true
        this.#press(at, true)
      }, LONG)
  }

  readonly pointerMove = (event: PointerEvent): void => {
    const { squareUnder, camera, editor, intent } = this.#desk
    if (event.pointerType === 'mouse') intent.hovered = squareUnder(event.clientX, event.clientY)
    const down = this.#down
    if (down === null || Math.hypot(event.clientX - down.x, event.clientY - down.y) < SLIP) return
    clearTimeout(this.#timer)
    if (editor !== null && down.at !== null && !this.#done && camera.zoom === null) {
      this.#done = editor.grab(down.at, event.clientX, event.clientY)
      return
    }
    if (down.zoom === null || editor?.dragging) return
    this.#done = true
    camera.pan(down.zoom, event.clientX - down.x, event.clientY - down.y)
  }

  readonly pointerUp = (): void => {
    clearTimeout(this.#timer)
    this.#down = null
  }

  readonly click = (event: MouseEvent): void => {
    if (this.#done) return
    const desk = this.#desk
    const at = desk.squareUnder(event.clientX, event.clientY)
    if (at === null) return
    desk.cursor = at
    const { intent, camera, editor, layout } = desk
    const { session } = intent
    if (!camera.needsZoom || camera.zoom !== null || !session.isOurs) return this.#press(at, event.shiftKey)
    camera.zoom = centre(at, layout)
    const there = session.view.players.find((player) => player.at !== null && keyOf(player.at) === keyOf(at))
    if (editor === null && session.decision?.type === 'activate' && there?.side === session.decision.side)
      intent.select(there.id)
  }

  /** Where the cursor appears when an arrow is pressed for the first time. */
  #start(): XY {
    const { intent, layout } = this.#desk
    const { view, decision } = intent.session
    const actor = intent.actor === null ? null : (view.players[intent.actor.id]?.at ?? null)
    return (
      actor ??
      view.players.find(({ at, side }) => at !== null && side === decision?.side)?.at ??
      squareOf([Math.floor(columns(layout) / 2), Math.floor(rows(layout) / 2)], layout)
    )
  }

  readonly key = (event: KeyboardEvent): void => {
    const desk = this.#desk
    const { intent, layout } = desk
    const commits = event.key === 'Enter' || event.key === ' '
    if (event.repeat && commits) return event.preventDefault()
    const arrow = ARROWS[event.key]
    if (arrow !== undefined) {
      event.preventDefault()
      const from = cell(desk.cursor ?? this.#start(), layout)
      const to: XY = desk.cursor === null ? from : [from[0] + arrow[0], from[1] + arrow[1]]
      if (!isOnBoard(to, layout)) return
      const cursor = squareOf(to, layout)
      desk.cursor = cursor
      intent.hovered = cursor
      desk.say(describeSquare(intent, cursor))
    } else if (commits && desk.cursor !== null) {
      event.preventDefault()
      this.#press(desk.cursor, event.shiftKey)
      desk.say(describeSquare(intent, desk.cursor))
    }
  }
}
