import type { XY } from '@touchback/engine'
import { focusActions } from '../match/intent/focus-actions.ts'
import type { Intent } from '../match/intent/intent.svelte.ts'
import type { SetUpEditor } from '../match/intent/set-up.svelte.ts'
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
  /** The point of the drawing under a point of the page. */
  readonly pointUnder: (x: number, y: number) => XY
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
 * Mouse, finger and keys on the board. A press may become a click, a long press (a waypoint), a drag (of a player in
 * set-up, of the window when zoomed), or with a second finger a pinch.
 */
export class Hands {
  readonly #desk: Desk
  #down: { x: number; y: number; at: XY | null; zoom: XY | null } | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #done = false
  readonly #fingers = new Map<number, XY>()
  #pinch: { apart: number; point: XY; width: number } | null = null

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
    if (event.pointerType === 'touch') this.#fingers.set(event.pointerId, [event.clientX, event.clientY])
    if (this.#fingers.size > 1) return this.#beginPinch(event)
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
    if (this.#fingers.has(event.pointerId)) this.#fingers.set(event.pointerId, [event.clientX, event.clientY])
    if (this.#pinch !== null) return this.#goOnPinching(event)
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

  readonly pointerUp = (event: PointerEvent): void => {
    clearTimeout(this.#timer)
    this.#down = null
    this.#fingers.delete(event.pointerId)
    if (this.#fingers.size < 2) this.#pinch = null
  }

  /** How far two fingers are apart, and where the middle between them is. */
  #spread(): { apart: number; middle: XY } {
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = this.#fingers.values()
    return { apart: Math.max(1, Math.hypot(ax - bx, ay - by)), middle: [(ax + bx) / 2, (ay + by) / 2] }
  }

  #beginPinch({ currentTarget }: PointerEvent): void {
    const { camera, editor, pointUnder } = this.#desk
    clearTimeout(this.#timer)
    this.#down = null
    this.#done = true
    if (!camera.needsZoom || editor?.dragging) return
    // Listened to on the pitch.
    const { left, right, top } = (currentTarget as Element).getBoundingClientRect()
    const { apart, middle } = this.#spread()
    const width = pointUnder(right, top)[0] - pointUnder(left, top)[0]
    this.#pinch = { apart, point: pointUnder(...middle), width }
  }

  #goOnPinching({ currentTarget }: PointerEvent): void {
    const pinch = this.#pinch
    if (pinch === null || this.#fingers.size < 2) return
    // As above.
    const { left, top, width, height } = (currentTarget as Element).getBoundingClientRect()
    const { apart, middle } = this.#spread()
    const at: XY = [(middle[0] - left) / width, (middle[1] - top) / height]
    this.#desk.camera.pinch(pinch.point, at, (pinch.width * pinch.apart) / apart)
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
    camera.open(centre(at, layout))
    const there = session.view.players.find((player) => player.at !== null && keyOf(player.at) === keyOf(at))
    if (editor !== null || there === undefined || there.side !== session.decision?.side) return
    if (session.decision.type === 'activate') intent.select(there.id)
    else intent.goOnTo(at)
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

  /** Whether it is the selected player who stands there, and nothing else is about to be done. */
  #isTakenUp(at: XY): boolean {
    const { intent, editor } = this.#desk
    const { selected, session } = intent
    const there = selected === null ? null : (session.view.players[selected]?.at ?? null)
    const free = editor === null && intent.preview === null && session.decision?.type === 'activate'
    return free && there !== null && keyOf(there) === keyOf(at)
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
    } else if (commits && intent.preview !== null && intent.preview.at === null) {
      event.preventDefault()
      void intent.commit()
    } else if (commits && desk.cursor !== null) {
      event.preventDefault()
      if (!event.shiftKey && this.#isTakenUp(desk.cursor)) return focusActions()
      this.#press(desk.cursor, event.shiftKey)
      desk.say(describeSquare(intent, desk.cursor))
    }
  }
}
