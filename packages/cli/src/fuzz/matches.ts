import { EDITIONS, Game, SeededDice } from '@touchback/engine'
import { randomSpec } from '@touchback/engine/testing'
import { pick } from './hostile.ts'

/** A match under way: teams no league would allow, in any book, at any decision. */
export function matchUnderWay(chance: SeededDice): Game {
  const editions = Object.values(EDITIONS)
  const edition = pick(editions, chance)
  const rosters = Object.keys(edition.teams.rosters)
  const any = () => rosters[chance.below(rosters.length)] ?? ''
  const spec = randomSpec(edition, any(), any(), chance.bits() >>> 1)
  const game = Game.start(spec, { dice: new SeededDice(chance.bits()), events: true, record: true })
  goOn(game, chance)
  return game
}

/** Plays some decisions more, any number up to so many. */
export function goOn(game: Game, chance: SeededDice, most = 400): void {
  for (let left = chance.below(most); left > 0 && game.decision !== null; left--) {
    const { options } = game.decision
    const choice = options[chance.below(options.length)]
    if (choice !== undefined) game.choose(choice)
  }
}
