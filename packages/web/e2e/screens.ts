import type { Page } from '@playwright/test'
import type { KeptMatch } from '../src/match/session.svelte.ts'
import { everyCase } from './positions.ts'
import { remember } from './support.ts'

/** A match that has come to some question of the book. */
function matchAt(name: string): KeptMatch {
  const found = everyCase().find((one) => one.name === name)
  if (found === undefined) throw new Error(`no position for ${name}`)
  return found.kept
}

/** The screens as a coach finds them, each by its address and what is on the device. */
export const SCREENS: readonly { name: string; address: string; open?: (page: Page) => Promise<void> }[] = [
  { name: 'home', address: './' },
  { name: 'learn', address: './#/learn' },
  { name: 'choose', address: './#/choose' },
  { name: 'teams', address: './#/teams' },
  { name: 'replays', address: './#/replays' },
  { name: 'replay', address: './#/replay/current', open: (page) => keep(page, 'act: move') },
  { name: 'report', address: './#/replay/current/report', open: (page) => keep(page, 'act: move') },
  { name: 'rulebook', address: './#/rulebook' },
  { name: 'odds', address: './#/odds' },
  { name: 'set-up', address: './#/match', open: (page) => keep(page, 'set-up: set-up') },
  { name: 'turn', address: './#/match', open: (page) => keep(page, 'activate: activate move') },
  { name: 'action', address: './#/match', open: (page) => keep(page, 'act: pass') },
  { name: 'prompt', address: './#/match', open: (page) => keep(page, 'pick-die: pick-die') },
]

const keep = (page: Page, name: string) => remember(page, { 'touchback.match': matchAt(name) })
