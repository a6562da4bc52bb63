import {
  blockOdds,
  type Choice,
  fromXY,
  type Game,
  type Match,
  type Player,
  reach,
  standingAt,
  standUpNeedsRoll,
  type Square,
  throwTeamMateChance,
} from '@touchback/engine'
import { blockOddsOf, foulOdds, weaponOdds } from './harm-odds.ts'
import { chained, NOTHING, type Odds, pathOdds, rushOdds, testOdds } from './odds.ts'
import { rehearsedOdds, swayOdds } from './rehearsal.ts'
import { bombOdds, handOffOdds, passOdds } from './throw-odds.ts'

/** What is done to somebody from a square beside him; the doer may have to get there first. */
export type Deed = 'block' | 'foul' | 'hand-off' | 'gaze'

export function deedOdds(match: Match, player: Player, deed: Deed, target: Player, from: Square): Odds {
  switch (deed) {
    case 'block':
      return blockOddsOf(match, player, target, from)
    case 'foul':
      return standingAt(match, player, from, () => foulOdds(match, player, target))
    case 'hand-off':
      return standingAt(match, player, from, () => handOffOdds(match, target))
    case 'gaze':
      return standingAt(match, player, from, () =>
        testOdds(match, 'hypnotic-gaze', { player, from, to: from, opponent: target }),
      )
  }
}

/** What the engine says about a choice: nothing for those without dice. `player` makes it, where somebody does. */
export function choiceOdds(game: Game, player: Player | null, choice: Choice): Odds {
  const { match } = game
  if (choice.type === 'spell') return rehearsedOdds(game, choice, null)
  if (player === null) return NOTHING
  const afterRush = (odds: Odds): Odds => chained(rushOdds(match, player), odds)
  switch (choice.type) {
    case 'block':
      return afterRush(blockOddsOf(match, player, match.player(choice.target)))
    case 'foul':
    case 'hand-off':
    case 'gaze':
      return deedOdds(match, player, choice.type, match.player(choice.target), player.at)
    case 'multiple-block': {
      const targets = choice.targets.map((id) => match.player(id))
      const { dice, chooser, strength } = blockOdds(match, player, targets)
      return afterRush({ ...NOTHING, dice: { count: dice, ours: chooser === player.side, strength } })
    }
    case 'pass':
      return passOdds(match, player, fromXY(choice.to))
    case 'throw-bomb':
      return bombOdds(match, player, fromXY(choice.to))
    case 'throw-team-mate':
    case 'kick-team-mate': {
      const chance = throwTeamMateChance(match, player, match.player(choice.target), fromXY(choice.to))
      const { lines } = rehearsedOdds(game, choice, player)
      return { chance, withRerolls: null, lines: [...lines, { what: 'lands-on-target', chance }] }
    }
    case 'leap':
    case 'jump':
      return leapOdds(match, player, fromXY(choice.to))
    case 'stand-up':
      return standUpNeedsRoll(match, player)
        ? testOdds(match, 'stand-up', { player, from: player.at, to: player.at })
        : NOTHING
    case 'stab':
    case 'chainsaw':
    case 'vomit':
      return afterRush(weaponOdds(match, player, match.player(choice.target), choice.type))
    case 'breathe-fire':
    case 'hail-mary':
    case 'fire':
      return rehearsedOdds(game, choice, player)
    case 'steer':
      return swayOdds(game, choice, player)
    default:
      return NOTHING
  }
}

/** One leap, with what must be run for it. */
function leapOdds(match: Match, player: Player, to: Square): Odds {
  const path = reach(match, player).path(to)
  if (path?.steps.length === 1 && path.steps[0]?.leap) return pathOdds(match, path)
  return testOdds(match, match.edition.moving.leaping.test, { player, from: player.at, to })
}
