import { must } from '../../../match/must.ts'
import { type Choice, multipleBlock } from '../../../match/choice.ts'
import type { Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import type { Player } from '../../../match/state.ts'
import { settleBall } from '../../../play/ball.ts'
import { applyBlock, blockIsOver, isReplaced, type ReadBlock, readBlock } from '../../../play/block.ts'
import type { BlockTerms } from '../../../play/block-dice.ts'
import { pushesBack } from '../../../play/block-faces.ts'
import { scoresAtOnce } from '../../../play/scoring.ts'
import { blockTargets, mayBlock } from '../../../play/throw-block.ts'
import { spend } from '../../../rolls/uses.ts'

/** Any two he could block, in a Block action. rule: multiple-block.two */
export function twoBlockOptions(match: Match, player: Player, options: Choice[]): void {
  if (!match.kit(player).is['blocks-apart'] || match.state.activation?.action !== 'block') return
  if (!mayBlock(match, player)) return
  const targets = blockTargets(match, player).toSorted((a, b) => a.id - b.id)
  for (const [index, first] of targets.entries())
    for (const second of targets.slice(index + 1)) options.push(multipleBlock(first.id, second.id))
}

const throughHim = ({ face }: ReadBlock): number => (pushesBack(face) ? 0 : 1)

/**
 * Both are thrown before either takes effect, and both take effect whatever the other does to him: first the one that
 * pushes, for which he must be where he was. A loose ball bounces when both have. rule: multiple-block.simultaneous
 */
export function* playTwoBlocks(match: Match, player: Player, choice: Choice): Play {
  const { activation } = match.state
  if (choice.type !== 'multiple-block' || activation === null) return
  activation.done = true
  // It tells in his Strength until his activation is over.
  spend(match, player, 'multiple-block')
  const targets = choice.targets.map((id) => match.player(id))
  const read: ReadBlock[] = []
  const termsFor = (target: Player): BlockTerms => ({
    stays: true,
    ballWaits: true,
    apart: targets.filter((each) => each !== target),
  })
  for (const target of targets) {
    if (yield* isReplaced(match, player, target)) continue
    const one = yield* readBlock(match, player, [target], termsFor(target))
    if (one !== null) read.push(one)
    // Either of them may have thrown the ball to a touchdown first.
    if (scoresAtOnce(match)) return
  }
  const felled: Player[] = []
  for (const one of read.toSorted((a, b) => throughHim(a) - throughHim(b))) {
    const outcome = yield* applyBlock(match, player, one, termsFor(must(one.targets[0])))
    felled.push(...outcome.felled)
  }
  yield* settleBall(match)
  yield* blockIsOver(match, player, felled)
}
