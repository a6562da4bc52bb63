import type { Match, Side } from '@touchback/engine'
import { namesOf, type Names } from '@touchback/words'
import type { Game } from '@touchback/engine'
import { nameOf } from '../board/geometry.ts'

/** Who is who in the match that is reported on. */
export interface Setting {
  readonly match: Match
  readonly names: Names
  readonly sideOf: (player: number) => Side
  readonly players: readonly { readonly id: number; readonly side: Side }[]
}

/** People change sides rarely; a report counts them where they came from. */
export function settingOf(game: Game): Setting {
  const { match } = game
  const home = match.spec.teams.home.players.length
  const known = home + match.spec.teams.away.players.length
  const sideOf = (id: number): Side => (id < home ? 'home' : id < known ? 'away' : match.player(id).side)
  return {
    match,
    names: plainNames(game),
    sideOf,
    players: match.state.players.map(({ id }) => ({ id, side: sideOf(id) })),
  }
}

/** Players by number and name, squares as the pitch names them. */
const plainNames = (game: Game): Names =>
  namesOf(game, {
    player: (id) => {
      const { name, number } = game.match.sheet(game.match.player(id))
      return name.endsWith(` ${number}`) ? name : `${name} (${number})`
    },
    square: (at) => (at === null ? 'off the pitch' : nameOf(at)),
  })
