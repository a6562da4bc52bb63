import { type Edition, Game, SeededDice } from '@touchback/engine'
import {
  randomPosition,
  type RandomTheme,
  readSpec,
  readState,
  type ScenarioPosition,
} from '@touchback/engine/testing'

type Side = ScenarioPosition['home']

const withSkill = (side: Side, skill: string): Side => ({
  ...side,
  players: Object.fromEntries(
    Object.entries(side.players ?? {}).map(([name, player]) => [
      name,
      { ...player, skills: [...(player.skills ?? []), `+${skill}`] },
    ]),
  ),
})

/** A match in the middle of a random position; a shared skill is everybody's. */
export function goldenPosition(
  edition: Edition,
  seed: number,
  { shared, ...theme }: RandomTheme & { readonly shared?: string } = {},
): Game {
  const drawn = randomPosition(edition, seed, theme)
  const position =
    shared === undefined
      ? drawn
      : { ...drawn, home: withSkill(drawn.home, shared), away: withSkill(drawn.away, shared) }
  const spec = readSpec(edition, position)
  return Game.from(spec, readState(edition, spec, position), { dice: new SeededDice(seed), events: true })
}
