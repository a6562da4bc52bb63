import {
  type BlockFace,
  type BlockResult,
  type Decision,
  type Game,
  likeliestResult,
  withoutSkill,
} from '@touchback/engine'
import { thingName } from '@touchback/words'
import { otherDice, passing } from '../match/intent/reroll-chances.ts'
import { percent } from './odds.ts'

/** What a face would do here and now: `Mug goes down`, `both stay up: Block against Block`; null where several are blocked at once. */
export function faceText({ match, edition }: Game, decision: Decision, face: BlockFace): string | null {
  if (decision.type !== 'reroll' && decision.type !== 'pick-die') return null
  const [target, second] = decision.about.targets ?? []
  if (decision.player === null || target === undefined || second !== undefined) return null
  const [blocker, foe] = [match.player(decision.player), match.player(target)]
  const comesTo = (): BlockResult => likeliestResult(match, blocker, foe, [face], { chooser: blocker.side })
  const result = comesTo()
  /** Skills without which it would come to something else. */
  const because = [blocker, foe]
    .map((player) =>
      [...match.kit(player).skills]
        .filter((skill) => withoutSkill(match, player, skill, comesTo) !== result)
        .map((skill) => thingName(edition, skill))
        .join(', '),
    )
    .filter((names) => names !== '')
    .join(' against ')
  const text = resultText(result, match.sheet(blocker).name, match.sheet(foe).name)
  return because === '' ? text : `${text}: ${because}`
}

function resultText(result: BlockResult, blocker: string, foe: string): string {
  switch (result) {
    case 'defender-down':
      return `${foe} goes down`
    case 'attacker-down':
      return `${blocker} goes down`
    case 'both-down':
      return 'both go down'
    case 'into-the-crowd':
      return `${foe} goes into the crowd`
    case 'pushed':
      return `${foe} is pushed`
    default:
      return 'both stay up'
  }
}

/** What a re-roll is offered for: how it lies, and the chance with other dice. */
export function rerollText(game: Game, decision: Decision): string | null {
  if (decision.type !== 'reroll') return null
  if (decision.about.test === 'block') {
    const other = otherDice(game, decision)
    return other === null
      ? null
      : `Other dice would be better ${percent(other.better)} of the time, and worse ${percent(other.worse)}.`
  }
  const chance = decision.about.passed === true ? null : passing(game, decision)
  return chance === null ? null : `0% as it lies, ${percent(chance)} with a re-roll.`
}
