import {
  BLOCK_RESULTS,
  type DecisionOf,
  type Game,
  likeliestResult,
  rolledChance,
  throwChances,
  usualWorth,
} from '@touchback/engine'

/** How likely other block dice come to something better than these, and to something worse; null when that cannot be said. */
export function otherDice(
  { match }: Game,
  { player, about }: DecisionOf<'reroll'>,
): { readonly better: number; readonly worse: number } | null {
  const { faces = [], targets = [], chooser } = about
  const [target] = targets
  if (player === null || chooser === undefined || target === undefined || targets.length > 1) return null
  const [blocker, foe] = [match.player(player), match.player(target)]
  const worth = usualWorth(likeliestResult(match, blocker, foe, faces, { chooser }))
  const again = throwChances(match, blocker, foe, { dice: faces.length, chooser })
  const sum = (fits: (other: number) => boolean): number =>
    BLOCK_RESULTS.reduce((all, result) => all + (fits(usualWorth(result)) ? again[result] : 0), 0)
  return { better: sum((other) => other > worth), worse: sum((other) => other < worth) }
}

/** The chance that a test is passed the second time; 0 when it is passed already. */
export function passing({ edition }: Game, { player, about }: DecisionOf<'reroll'>): number | null {
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
