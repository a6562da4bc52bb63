import { namesIn } from '../../../../match/records.ts'
import type { ActionId } from '../../../../match/names.ts'
import { type Choice, DECLINE, measure } from '../../../../match/choice.ts'
import { decision, type Play } from '../../../../match/decision.ts'
import type { Aside } from '../../../../match/book-rules.ts'
import type { Match } from '../../../../match/match.ts'
import type { Player, Use } from '../../../../match/state.ts'
import {
  actionRule,
  actionsOf,
  chooseTurn,
  declare,
  endOfActivation,
  getsGoing,
  setsOff,
  turnOptions,
} from '../../../../play/activation.ts'
import { activePlayer } from '../../../../play/active.ts'
import { isSpent, spend } from '../../../../rolls/uses.ts'
import { spyOut } from './espionage.ts'
import { hasMeasure, playMeasure } from './table.ts'
import { must } from '../../../../match/must.ts'

/** What is played between two actions. */
const RULES = { 'razzle-dazzle': 'measure.2', 'grudge-match': 'measure.4', 'set-piece': 'measure.5' } as const

const isActivation = (choice: Choice): choice is Extract<Choice, { type: 'activate' }> =>
  choice.type === 'activate'
const isPass = (choice: Choice): boolean => isActivation(choice) && choice.action === 'pass'

/** Between two actions of the own turn; not in a bonus turn. */
export const measures: Aside = {
  options(match, options) {
    const { turn, players } = match.state
    const { side } = turn
    if (turn.kind === 'bonus') return
    if (hasMeasure(match, side, 'razzle-dazzle')) options.push(measure('razzle-dazzle'))
    if (hasMeasure(match, side, 'set-piece') && options.some(isPass)) options.push(measure('set-piece'))
    if (hasMeasure(match, side, 'grudge-match') && !players.some((each) => each.side === side && each.acted))
      options.push(measure('grudge-match'))
  },
  *play(match, choice) {
    if (choice.type !== 'measure') return
    const played = must(namesIn(RULES).find((name) => name === choice.measure))
    const { side } = match.state.turn
    const rule = RULES[played]
    playMeasure(match, side, played, rule)
    if (played === 'grudge-match') return bearGrudge(match)
    const activations = turnOptions(match).filter(played === 'set-piece' ? isPass : isActivation)
    const first = must(activations[0])
    const about = { measure: played }
    const whom =
      activations.length === 1
        ? first
        : yield decision('activate', side, null, rule, activations, first, about)
    chooseTurn(match, whom)
    spend(match, activePlayer(match), played)
  },
}

/** It is the whole team's, for this turn. */
const GRUDGE: Use = { player: -1, skill: 'grudge-match' }

function bearGrudge({ state: { turn } }: Match): void {
  turn.used = [...turn.used, GRUDGE]
}

/** No foul of this turn is the last one allowed. rule: measure.4 */
function forgiveFouls({ state: { turn } }: Match): void {
  if (turn.used.some(({ skill }) => skill === GRUDGE.skill))
    turn.spent = turn.spent.filter((action) => action !== 'foul')
}

/** Whoever loses his action to his own nature loses both. rule: gap.razzle-rolls */
export function* declareOne(match: Match): Play {
  if (yield* getsGoing(match)) return
  const { activation } = match.state
  if (activation !== null) activation.used = activation.used.filter(({ skill }) => skill !== 'razzle-dazzle')
}

/** The end of an action, and for one player in a match the start of another. rule: measure.2 */
export function* endOfAction(match: Match): Play {
  const player = activePlayer(match)
  const first = must(match.state.activation).action
  const twice = isSpent(match, player, 'razzle-dazzle', 'action')
  forgiveFouls(match)
  yield* endOfActivation(match)
  if (match.state.phase === 'end-of-drive') yield* spyOut(match)
  if (twice && match.state.phase === 'turn') yield* actAgain(match, player, first)
}

/** Another kind of action, and only one of the two with a move in it. rule: measure.2.errata */
function* actAgain(match: Match, player: Player, first: ActionId): Play {
  const moves = (action: ActionId) => actionRule(match, action).deeds.includes('move')
  const second = actionsOf(match, player).filter(
    (choice) => isActivation(choice) && choice.action !== first && !(moves(first) && moves(choice.action)),
  )
  if (second.length === 0) return
  const { side, id } = player
  const choice = yield decision('activate', side, id, 'measure.2', [...second, DECLINE], DECLINE)
  if (!isActivation(choice)) return
  declare(match, player, choice.action, choice.target ?? null)
  // His nature has had its say: nothing is rolled for it again. Whom he names now has not.
  match.state.phase = 'activation'
  yield* setsOff(match, player, choice.action)
}
