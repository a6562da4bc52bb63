import {
  blockFace,
  type BlockFace,
  type BlockResult,
  type DecisionOf,
  type Game,
  likeliestResult,
  rolledChance,
  rerolledDice,
  rerollWorks,
  usualWorth,
} from '@touchback/engine'

/** What other block dice would come to: better or worse than these, and the target down, before and after. */
interface OtherDice {
  readonly better: number
  readonly worse: number
  readonly downNow: number
  readonly down: number
}

const FACES: readonly BlockFace[] = [1, 2, 3, 4, 5, 6].map(blockFace)

/** What a re-roll of block dice is worth, with all that stands in its way; null when that cannot be said. */
export function otherDice(
  { match }: Game,
  { player, about }: DecisionOf<'reroll'>,
  source: string,
): OtherDice | null {
  const { faces = [], targets = [], chooser } = about
  const [target] = targets
  if (player === null || chooser === undefined || target === undefined || targets.length > 1) return null
  const [blocker, foe] = [match.player(player), match.player(target)]
  const comesTo = (dice: readonly BlockFace[]): BlockResult =>
    likeliestResult(match, blocker, foe, dice, { chooser })
  const now = comesTo(faces)
  const works = rerollWorks(match, blocker, source)
  const share = (thrown: readonly (readonly BlockFace[])[], fits: (result: BlockResult) => boolean) =>
    thrown.filter((dice) => fits(comesTo(dice))).length / thrown.length
  const worthOf = (thrown: readonly (readonly BlockFace[])[]): OtherDice => ({
    better: works * share(thrown, (result) => usualWorth(result) > usualWorth(now)),
    worse: works * share(thrown, (result) => usualWorth(result) < usualWorth(now)),
    downNow: isDown(now) ? 1 : 0,
    down: works * share(thrown, isDown) + (isDown(now) ? 1 - works : 0),
  })
  const dice = rerolledDice(match, blocker, source, faces)
  const again = (indices: readonly number[]) => worthOf(thrownAgain(faces, indices))
  if (dice === null) return again([...faces.keys()])
  // One die may be thrown again: the one that promises most.
  return dice
    .map((index) => again([index]))
    .reduce<OtherDice | null>(
      (best, one) => (best === null || one.better - one.worse > best.better - best.worse ? one : best),
      null,
    )
}

const isDown = (result: BlockResult): boolean => result === 'defender-down' || result === 'into-the-crowd'

/** The dice in every way they can fall when some of them are thrown again. */
const thrownAgain = (faces: readonly BlockFace[], indices: readonly number[]): (readonly BlockFace[])[] =>
  indices.reduce<(readonly BlockFace[])[]>(
    (all, index) => all.flatMap((dice) => FACES.map((face) => dice.with(index, face))),
    [faces],
  )

/** The chance that a test is passed the second time; 0 when it is passed already. */
export function passing(
  { edition, match }: Game,
  { player, about }: DecisionOf<'reroll'>,
  source: string,
): number | null {
  const { test, natural = 0, target, modifier = 0, passed } = about
  if (passed === true) return 0
  if (player === null || target === undefined) return null
  const dice = edition.rolls.tests[test]?.dice === '2d6' ? [natural, 0] : [natural]
  const modifiers = [['', modifier]] as const
  const chance = rolledChance(edition, {
    type: 'rolled',
    test,
    player,
    dice,
    target,
    modifiers,
    passed: false,
    rule: 'reroll.offer',
  })
  return chance === null ? null : chance * rerollWorks(match, match.player(player), source)
}
