import type { Snippet } from 'svelte'

/** Where those at a table talk. */
export interface Talk {
  readonly panel: Snippet
  /** How many lines nobody here has seen yet. */
  readonly unread: number
}
