import { DECLINE, reroll as rerollWith } from '../match/choice.ts'
import { decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import type { Player } from '../match/state.ts'
import { spendTeamReroll, teamRerolls } from './rerolls.ts'

export interface Contest {
  readonly what: string
  /** The player who acts; his die is thrown first. */
  readonly mover: Player
  readonly opponent: Player
  /** What each adds to his die. */
  readonly values: readonly [mover: number, opponent: number]
  readonly moverWins: (mover: number, opponent: number) => boolean
  readonly rule: RuleKey
}

/** A die and a characteristic each. The side whose turn it is may re-roll its own die when it loses. */
export function* contest(
  match: Match,
  { what, mover, opponent, values, moverWins, rule }: Contest,
): Play<boolean> {
  const dice: [number, number] = [match.dice.d6(), match.dice.d6()]
  const verdict = (): boolean => {
    const totals = [dice[0] + values[0], dice[1] + values[1]] as const
    match.emit({
      type: 'contest',
      what,
      player: mover.id,
      against: opponent.id,
      dice: [...dice],
      totals,
      rule,
    })
    return moverWins(...totals)
  }
  const escaped = verdict()
  const index = mover.side === match.state.turn.side ? 0 : 1
  const loser = index === 0 ? mover : opponent
  if (escaped === (index === 0)) return escaped
  const sources = teamRerolls(match, loser)
  if (sources.length === 0) return escaped
  const options = [...sources.map((source) => rerollWith(source)), DECLINE]
  const choice = yield decision('reroll', loser.side, loser.id, 'reroll.offer', options, DECLINE, {
    test: what,
    dice,
  })
  if (choice.type !== 'reroll') return escaped
  spendTeamReroll(match, loser, choice.with)
  dice[index] = match.dice.d6()
  return verdict()
}
