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
/** Fingers bring it no nearer than this. */
const NEAREST = 5
/** Squares smaller than this many pixels are too small for a finger. */
const FINGER = 29
/** From this size on there is room for the boards around the pitch. */
const ROOMY = 31
const NARROW = 3
const WIDE = 16

/** Keeps a window within the whole; one that is larger lies around its middle. */
const within = (at: number, size: number, start: number, whole: number): number =>
  size >= whole ? start + (whole - size) / 2 : Math.max(start, Math.min(at, start + whole - size))

/** Which part of the pitch is shown: all of it with what surrounds it, or a window on it. */
export class Camera {
  width = $state(0)
  height = $state(0)
  /** The middle of the window, when there is one. */
  zoom = $state.raw<XY | null>(null)
  /** Squares across the window. */
  #across = $state(WINDOW)
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

  /** The pitch with what surrounds it. */
  get #whole(): Frame {
    const layout = this.#layout()
    const margin = this.roomy ? WIDE : NARROW
    const [w, h] = [columns(layout) * UNIT + 2 * margin, rows(layout) * UNIT + 2 * margin]
    return { x: -margin, y: -margin, w, h }
  }

  get frame(): Frame {
    const { zoom } = this
    const whole = this.#whole
    if (zoom === null) return whole
    const w = this.#across * UNIT
    const h = this.width > 0 ? (w * this.height) / this.width : (w * whole.h) / whole.w
    return {
      x: within(zoom[0] - w / 2, w, whole.x, whole.w),
      y: within(zoom[1] - h / 2, h, whole.y, whole.h),
      w,
      h,
    }
  }

  /** Opens the usual window on a place in the drawing. */
  open(middle: XY): void {
    this.#across = WINDOW
    this.zoom = middle
  }

  /** Shows the drawing so wide that a point of it lies at a place of the window, given in parts of its sides. */
  pinch(point: XY, [px, py]: XY, width: number): void {
    const whole = this.#whole
    if (width >= Math.max(whole.w, (whole.h * this.width) / this.height)) {
      this.zoom = null
      return
    }
    this.#across = Math.max(NEAREST, width / UNIT)
    const w = this.#across * UNIT
    const h = (w * this.height) / this.width
    this.zoom = [point[0] + (0.5 - px) * w, point[1] + (0.5 - py) * h]
  }

  /** Moves the window from where it was by so many pixels. */
  pan(from: XY, dx: number, dy: number): void {
    const scale = this.frame.w / this.width
    this.zoom = [from[0] - dx * scale, from[1] - dy * scale]
  }
}
