import type { XY } from '@touchback/engine'
import { columns, type Layout, rows, UNIT } from './geometry.ts'

/** A part of the drawing, in drawing units. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A window of so many squares across is opened where squares are too small for a finger. */
const WINDOW = 9
/** Squares smaller than this many pixels are too small for a finger. */
const FINGER = 29
/** From this size on there is room for the boards around the pitch. */
const ROOMY = 31
const NARROW = 3
const WIDE = 16

/** Which part of the pitch is shown: all of it with what surrounds it, or a window on it. */
export class Camera {
  width = $state(0)
  height = $state(0)
  /** The middle of the window, when there is one. */
  zoom = $state.raw<XY | null>(null)
  /** The room there was when the whole pitch was last shown: a window may be given more. */
  #room = $state.raw({ width: 0, height: 0 })
  readonly #layout: () => Layout

  constructor(layout: () => Layout) {
    this.#layout = layout
    $effect(() => {
      if (this.zoom === null) this.#room = { width: this.width, height: this.height }
    })
  }

  /** How wide a square is, in pixels, with so much drawn around the pitch. */
  #square(margin: number): number {
    const layout = this.#layout()
    const { width, height } = this.#room
    return (
      UNIT *
      Math.min(width / (columns(layout) * UNIT + 2 * margin), height / (rows(layout) * UNIT + 2 * margin))
    )
  }

  /** Whether there is room for the boards around the pitch. */
  get roomy(): boolean {
    return this.#square(WIDE) >= ROOMY
  }

  get needsZoom(): boolean {
    return this.#room.width > 0 && this.#square(NARROW) < FINGER
  }

  /** Whether squares are large enough for small letters. */
  get readable(): boolean {
    return !this.needsZoom || this.zoom !== null
  }

  get frame(): Frame {
    const layout = this.#layout()
    const { zoom } = this
    const margin = this.roomy ? WIDE : NARROW
    const [w, h] = [columns(layout) * UNIT + 2 * margin, rows(layout) * UNIT + 2 * margin]
    if (zoom === null) return { x: -margin, y: -margin, w, h }
    const zw = WINDOW * UNIT
    const zh = this.width > 0 ? (zw * this.height) / this.width : (zw * h) / w
    const clamp = (value: number, most: number) => Math.max(-margin, Math.min(value, most))
    return {
      x: clamp(zoom[0] - zw / 2, w - margin - zw),
      y: clamp(zoom[1] - zh / 2, h - margin - zh),
      w: zw,
      h: zh,
    }
  }

  /** Moves the window from where it was by so many pixels. */
  pan(from: XY, dx: number, dy: number): void {
    const scale = this.frame.w / this.width
    this.zoom = [from[0] - dx * scale, from[1] - dy * scale]
  }
}
