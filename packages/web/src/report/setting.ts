import type { Game } from '@touchback/engine'
import { type Setting, settingOf } from '@touchback/league'
import { namesOf, type Names } from '@touchback/words'
import { nameOf } from '../board/geometry.ts'

/** Who took part, and what they are called. */
export interface NamedSetting extends Setting {
  readonly names: Names
}

export const namedSetting = (game: Game): NamedSetting => ({
  ...settingOf(game.match),
  names: plainNames(game),
})

/** Players by number and name, squares as the pitch names them. */
const plainNames = (game: Game): Names =>
  namesOf(game, {
    player: (id) => {
      const { name, number } = game.match.sheet(game.match.player(id))
      return name.endsWith(` ${number}`) ? name : `${name} (${number})`
    },
    square: (at) => (at === null ? 'off the pitch' : nameOf(at)),
  })
