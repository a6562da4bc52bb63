import type { Component } from 'svelte'

/** The rooms of the place where coaches meet, by the part of the address after `online`. */
export const ROOMS: Readonly<Record<string, () => Promise<{ default: Component }>>> = {
  '': () => import('./lobby/Lobby.svelte'),
  new: () => import('./lobby/NewTable.svelte'),
  door: () => import('./door/Door.svelte'),
  account: () => import('./door/Account.svelte'),
  coach: () => import('./coach/CoachPage.svelte'),
  ladder: () => import('./coach/Ladder.svelte'),
}
