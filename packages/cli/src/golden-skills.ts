import { type Edition, explain, isAdjacent, isTest, type RollSpec } from '@touchback/engine'
import { goldenPosition } from './golden-position.ts'
import { hashOf } from './hash-of.ts'
import { seedFor } from './seeds.ts'

const POSITIONS = 3

/** Every test of the book by somebody who has a skill, and against everybody beside him who has it too. */
function tested(edition: Edition, skill: string, index: number): unknown[] {
  const theme = { tight: true, ...(index === 0 ? { skills: [skill] } : { shared: skill }) }
  const { match } = goldenPosition(edition, seedFor('golden skill', skill, index), theme)
  const player = match.player(0)
  const beside = match.state.players.filter(
    ({ side, at }) => side !== player.side && isAdjacent(at, player.at),
  )
  return Object.keys(edition.rolls.tests)
    .filter(isTest)
    .flatMap((test) =>
      [player, ...beside].map((opponent) => {
        const spec: RollSpec = { test, player, from: player.at, to: opponent.at, band: 1, needs: 4, opponent }
        const { target, modifiers, needed } = explain(match, spec)
        return [test, target, modifiers, needed]
      }),
    )
}

/** What skills do to tests, a line for each: a change of a modifier shows whose it is. */
export const goldenSkills = (edition: Edition): (() => string[])[] =>
  Object.keys(edition.players.skills).map((skill) => () => {
    const all = Array.from({ length: POSITIONS }, (_, index) => tested(edition, skill, index))
    return [`${skill}: ${hashOf(all)}`]
  })
