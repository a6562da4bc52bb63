import type { Component } from 'svelte'

/** Screens by the first part of their address; each is loaded when it is first opened. */
export const SCREENS: Readonly<Record<string, () => Promise<{ default: Component }>>> = {
  '': () => import('./Home.svelte'),
  learn: () => import('./Learn.svelte'),
  match: () => import('./Match.svelte'),
  choose: () => import('./Choose.svelte'),
  teams: () => import('./Teams.svelte'),
  leagues: () => import('./Leagues.svelte'),
  league: () => import('./League.svelte'),
  online: () => import('./Online.svelte'),
  t: () => import('./OnlineTable.svelte'),
  odds: () => import('./Odds.svelte'),
  after: () => import('./Replay.svelte'),
  position: () => import('./Position.svelte'),
  replay: () => import('./Replay.svelte'),
  replays: () => import('./Replays.svelte'),
  rulebook: () => import('./Rulebook.svelte'),
  device: () => import('./Device.svelte'),
  settings: () => import('./Settings.svelte'),
}
