import {
  type BlockFace,
  type BlockResult,
  type Decision,
  type Game,
  likeliestResult,
  withoutSkill,
} from '@touchback/engine'
import { thingName } from '@touchback/words'
import { rerollName } from './choices.ts'
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

/** What a re-roll is offered for: the chance as it lies and with each re-roll that is offered. */
export function rerollText(game: Game, decision: Decision): string | null {
  if (decision.type !== 'reroll') return null
  const sources = decision.options.flatMap((option) => (option.type === 'reroll' ? [option.with] : []))
  const isBlock = decision.about.test === 'block'
  if (!isBlock && decision.about.passed === true) return null
  const worth = sources.flatMap((source) => {
    const other = isBlock ? otherDice(game, decision, source) : null
    const chance = isBlock ? (other?.down ?? null) : passing(game, decision, source)
    return chance === null ? [] : [{ source, chance, other }]
  })
  const [first] = worth
  if (first === undefined) return null
  const now = percent(first.other?.downNow ?? 0)
  const alike = worth.every(
    ({ chance, other }) => chance === first.chance && other?.better === first.other?.better,
  )
  const said = (one: (typeof worth)[number], by: string): string => {
    const more =
      one.other === null ? '' : `; better ${percent(one.other.better)}, worse ${percent(one.other.worse)}`
    return `${percent(one.chance)} with ${by}${more}`
  }
  const after = alike
    ? said(first, 'a re-roll')
    : worth.map((one) => said(one, rerollName(game, one.source))).join(', ')
  return `${isBlock ? 'Down: ' : ''}${now} as it lies, ${after}.`
}
