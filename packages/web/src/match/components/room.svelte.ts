import { innerHeight, innerWidth } from 'svelte/reactivity/window'

/** How much room the window leaves: whether the pitch stands upright, and whether there is little of it. */
export class Room {
  readonly #width = $derived(innerWidth.current ?? 1440)
  readonly #height = $derived(innerHeight.current ?? 900)

  get upright(): boolean {
    return this.#width < 1000 && this.#height > this.#width
  }

  /** Little room: what is not needed all the time goes into a sheet. */
  get small(): boolean {
    return this.upright ? this.#width < 620 : this.#height < 600
  }
}
