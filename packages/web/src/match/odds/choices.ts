import {
  afterPush,
  type AfterPush,
  type Choice,
  flightChances,
  fromXY,
  type Game,
  type Match,
  type Player,
  reach,
  standingAt,
  standUpNeedsRoll,
  type Square,
  touchbackChance,
} from '@touchback/engine'
import { blockOddsOf, foulOdds, weaponOdds } from './harm.ts'
import { chained, NOTHING, type Odds, pathOdds, rushOdds, testOdds } from './odds.ts'
import { rehearsedDice, rehearsedOdds, swayOdds } from './rehearsal.ts'
import { bombOdds, handOffOdds, passOdds } from './throws.ts'

/** How things stand when the choice comes to be made: as they are, unless a declaration or a walk comes first. */
type Before = NonNullable<Parameters<typeof rushOdds>[2]> & {
  /** The match as it will be by then; null when nobody can tell. */
  readonly there?: Game | null
}

/** What the engine says about a choice: nothing for those without dice. `player` makes it, where somebody does. */
export function choiceOdds(game: Game, player: Player | null, choice: Choice, before: Before = {}): Odds {
  const { match } = game
  if (choice.type === 'spell') return rehearsedOdds(game, choice, null)
  if (choice.type === 'kick')
    return { ...NOTHING, lines: [{ what: 'touchback', chance: touchbackChance(match, fromXY(choice.to)) }] }
  if (player === null) return NOTHING
  const { from = player.at } = before
  const afterRush = (odds: Odds): Odds => chained(rushOdds(match, player, before), odds)
  switch (choice.type) {
    case 'block':
      return afterRush(
        blockOddsOf(match, player, match.player(choice.target), from, pushOf(choice, before.there ?? game)),
      )
    case 'foul':
      return standingAt(match, player, from, () => foulOdds(match, player, match.player(choice.target)))
    case 'hand-off':
      return standingAt(match, player, from, () => handOffOdds(match, match.player(choice.target)))
    case 'gaze':
      return standingAt(match, player, from, () =>
        testOdds(match, 'hypnotic-gaze', { player, from, to: from, opponent: match.player(choice.target) }),
      )
    case 'multiple-block': {
      const dice = rehearsedDice(before.there ?? game, choice)
      return afterRush(dice === undefined ? NOTHING : { ...NOTHING, dice })
    }
    case 'pass':
      return passOdds(match, player, fromXY(choice.to))
    case 'throw-bomb':
      return bombOdds(match, player, fromXY(choice.to))
    case 'throw-team-mate':
    case 'kick-team-mate': {
      const { onFeet, onTarget } = flightChances(match, {
        thrower: player,
        thrown: match.player(choice.target),
        from: player.at,
        to: fromXY(choice.to),
        kicked: choice.type === 'kick-team-mate',
      })
      const { lines } = rehearsedOdds(game, choice, player)
      const ends = [
        { what: 'lands-on-feet', chance: onFeet },
        { what: 'lands-on-target', chance: onTarget },
      ]
      return { chance: onFeet, withRerolls: null, lines: [...lines, ...ends] }
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

/** What a push would come to, when the block is open by then. */
const pushOf = (choice: Extract<Choice, { type: 'block' }>, there: Game): AfterPush | undefined =>
  there.decision?.options.some((option) => option.type === 'block' && option.target === choice.target)
    ? afterPush(there, choice)
    : undefined

/** One leap, with what must be run for it. */
function leapOdds(match: Match, player: Player, to: Square): Odds {
  const path = reach(match, player).path(to)
  if (path?.steps.length === 1 && path.steps[0]?.leap) return pathOdds(match, path)
  return testOdds(match, match.edition.moving.leaping.test, { player, from: player.at, to })
}
