import type { Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import type { Player } from '../match/state.ts'
import { offerGeneralReroll } from './rerolls.ts'
import type { TestId } from '../match/names.ts'

export interface Contest {
  readonly what: TestId
  /** The player who acts; his die is thrown first. */
  readonly mover: Player
  readonly opponent: Player
  /** What each adds to his die. */
  readonly values: readonly [mover: number, opponent: number]
  readonly moverWins: (mover: number, opponent: number) => boolean
  readonly rule: RuleKey
}

/**
 * A die and a characteristic each. Whoever loses may have his own die thrown again, once, if he has a re-roll for it.
 * True when the mover wins.
 */
export function* contest(
  match: Match,
  { what, mover, opponent, values, moverWins, rule }: Contest,
): Play<boolean> {
  const dice: [number, number] = [match.dice.d6(), match.dice.d6()]
  const tried = [false, false]
  for (;;) {
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
    const escapes = moverWins(...totals)
    const loser = escapes ? 1 : 0
    if (tried[loser]) return escapes
    tried[loser] = true
    const again = yield* offerGeneralReroll(match, loser === 0 ? mover : opponent, {
      test: what,
      dice: [...dice],
    })
    if (!again) return escapes
    dice[loser] = match.dice.d6()
  }
}
