import type { Event, Match, Side } from '@touchback/engine'

/** Something that happened, and the choice of the match that led to it. */
export interface Told {
  readonly step: number
  readonly event: Event
}

/** Who took part in the match that is reported on. */
export interface Setting {
  readonly match: Match
  readonly sideOf: (player: number) => Side
  readonly players: readonly { readonly id: number; readonly side: Side }[]
}

/** People change sides rarely; a report counts them where they came from. */
export function settingOf(match: Match): Setting {
  const home = match.spec.teams.home.players.length
  const known = home + match.spec.teams.away.players.length
  const sideOf = (id: number): Side =>
    id < home ? 'home' : id < known ? 'away' : (match.state.players[id]?.side ?? 'home')
  return { match, sideOf, players: match.state.players.map(({ id }) => ({ id, side: sideOf(id) })) }
}
