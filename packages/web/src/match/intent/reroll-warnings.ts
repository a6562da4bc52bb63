import {
  type Choice,
  type DecisionOf,
  type Game,
  likeliestResult,
  rolledChance,
  throwChances,
  usualWorth,
} from '@touchback/engine'
import type { Warning } from './warnings.ts'

/** A re-roll that helps less often than this hardly helps. */
const HARDLY = 0.2

/** A re-roll of the team that is about to be thrown away: nothing better can come, or hardly ever. */
export function rerollWarnings(game: Game, choice: Choice, silenced: readonly string[]): Warning[] {
  const { decision, edition } = game
  if (choice.type !== 'reroll' || decision?.type !== 'reroll' || decision.player === null) return []
  // What a player's own skill gives costs the team nothing.
  if (edition.players.skills[choice.with] !== undefined) return []
  const chance = decision.about.test === 'block' ? betterBlock(game, decision) : passing(game, decision)
  if (chance === null || chance >= HARDLY) return []
  const id = chance === 0 ? 'reroll-needless' : 'reroll-unlikely'
  return silenced.includes(id) ? [] : [{ id, players: [decision.player], chance }]
}

/** The chance that other block dice come to something better than these; null when that cannot be said. */
function betterBlock({ match }: Game, { player, about }: DecisionOf<'reroll'>): number | null {
  const { faces = [], targets = [], chooser } = about
  const [target] = targets
  if (player === null || chooser === undefined || target === undefined || targets.length > 1) return null
  const [blocker, foe] = [match.player(player), match.player(target)]
  const worth = usualWorth(likeliestResult(match, blocker, foe, faces, { chooser }))
  const again = throwChances(match, blocker, foe, { dice: faces.length, chooser })
  const better = Object.entries(again).filter(([result]) => usualWorth(result as keyof typeof again) > worth)
  return better.reduce((sum, [, chance]) => sum + chance, 0)
}

/** The chance that a test is passed the second time; 0 when it is passed already. */
function passing({ edition }: Game, { player, about }: DecisionOf<'reroll'>): number | null {
  const { test, natural = 0, target, modifier = 0, passed } = about
  if (passed === true) return 0
  if (player === null || target === undefined) return null
  const dice = edition.rolls.tests[test]?.dice === '2d6' ? [natural, 0] : [natural]
  const modifiers = [['', modifier]] as const
  return rolledChance(edition, {
    type: 'rolled',
    test,
    player,
    dice,
    target,
    modifiers,
    passed: false,
    rule: 'reroll.offer',
  })
}
