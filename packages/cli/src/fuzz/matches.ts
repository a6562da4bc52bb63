import { BOTS, type Coach } from '@touchback/bots'
import { EDITIONS, Game, must, SeededDice } from '@touchback/engine'
import { eager, randomSpec } from '@touchback/engine/testing'
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

/** Somebody to play on: at random, or in a hurry to score. */
export function anyCoach(chance: SeededDice): Coach {
  const make = chance.below(2) === 0 ? eager : BOTS['random']
  return must(make)(chance.bits())
}

/** Plays some decisions more, any number up to so many. */
export function goOn(game: Game, chance: SeededDice, most = 400): void {
  const coach = anyCoach(chance)
  for (let left = chance.below(most); left > 0 && game.decision !== null; left--)
    game.choose(coach.choose(game))
}
