import { DECLINE, measure } from '../../../match/choice.ts'
import { type About, decision, type Play } from '../../../match/decision.ts'
import type { Match } from '../../../match/match.ts'
import type { Player } from '../../../match/state.ts'
import { isActive } from '../../../play/active.ts'
import { setStock } from '../../../play/stock.ts'
import type { RollSpec } from '../../../rolls/test.ts'
import { gainReroll } from '../../lrb4/kick-off-events.ts'
import { KEPT_REROLLS } from '../kick-off-events.ts'
import { hasMeasure, playMeasure } from './table.ts'

const SPY = 'sports-espionage'
const RULE = 'measure.6'

/** Rolls of the active player that end his team's turn when they fail. */
const ENDS_THE_TURN = ['rush', 'dodge', 'jump', 'pick-up']

/** The re-roll may be spent on the very roll that costs the turn. rule: gap.espionage-use */
export const spyReroll = {
  source: SPY,
  open(match: Match, { test, player }: RollSpec, about: About): boolean {
    const { turn } = match.state
    if (player.side !== turn.side || turn.kind === 'bonus' || !isActive(match, player)) return false
    if (!hasMeasure(match, player.side, SPY)) return false
    if (test === 'block') return (about['faces'] as readonly string[]).every((face) => face === 'skull')
    return ENDS_THE_TURN.includes(test) && about['passed'] === false
  },
  spend: (match: Match, player: Player) => playMeasure(match, player.side, SPY, RULE),
}

/** Or it is kept for later, once the turn is lost. rule: measure.6 */
export function* spyOut(match: Match): Play {
  const { turn } = match.state
  const { side } = turn
  if (turn.turnover === null || !hasMeasure(match, side, SPY)) return
  const choice = yield decision('measure', side, null, RULE, [measure(SPY), DECLINE], DECLINE)
  if (choice.type !== 'measure') return
  playMeasure(match, side, SPY, RULE)
  const kept = match.team(side).stock[KEPT_REROLLS]
  if (kept !== undefined) setStock(match, side, KEPT_REROLLS, kept + 1)
  gainReroll(match, side, RULE)
}
