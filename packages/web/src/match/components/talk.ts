import type { Snippet } from 'svelte'

/** Where those at a table talk. */
export interface Talk {
  readonly panel: Snippet
  /** How many lines nobody here has seen yet. */
  readonly unread: number
  /** Whether it is in sight where the log would be; whoever keeps that keeps it longer than one screen. */
  readonly isShown: boolean
  readonly show: (shown: boolean) => void
}
