import type { Component } from 'svelte'
import type { OpenLeague } from './book/leagues.svelte.ts'

/** What every room of a league is given: the league, and the parts of the address after the room's own name. */
export interface RoomProps {
  readonly open: OpenLeague
  readonly parts: readonly string[]
}
type Room = Component<RoomProps>

/** The rooms of a league by the part of the address after its id; each is loaded when it is first entered. */
export const ROOMS: Readonly<Record<string, () => Promise<{ default: Room }>>> = {
  '': () => import('./home/LeagueHome.svelte'),
  fixture: () => import('./fixture/Fixture.svelte'),
  books: () => import('./aftermath/Aftermath.svelte'),
  prize: () => import('./aftermath/PrizeBooks.svelte'),
  report: () => import('./table-report/TableReport.svelte'),
  competition: () => import('./tournament/Competition.svelte'),
  log: () => import('./correct/Log.svelte'),
  correct: () => import('./correct/Correct.svelte'),
  match: () => import('./fixture/LeagueMatch.svelte'),
  teams: () => import('./team/TeamsRoom.svelte'),
  team: () => import('./team/TeamRoom.svelte'),
  player: () => import('./player/PlayerRoom.svelte'),
  statistics: () => import('./statistics/StatisticsRoom.svelte'),
  fame: () => import('./fame/FameRoom.svelte'),
  export: () => import('./export/ExportRoom.svelte'),
  projector: () => import('./projector/ProjectorRoom.svelte'),
}
