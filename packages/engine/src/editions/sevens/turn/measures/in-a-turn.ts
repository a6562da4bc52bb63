import { namesIn } from '../../../../match/records.ts'
import type { ActionId } from '../../../../match/names.ts'
import { type Choice, DECLINE, measure } from '../../../../match/choice.ts'
import { decision, type Play } from '../../../../match/decision.ts'
import type { Aside } from '../../../../match/book-rules.ts'
import type { Match } from '../../../../match/match.ts'
import { EMPTY, type Activation, type Player, type Use } from '../../../../match/state.ts'
import {
  actionRule,
  actionsOf,
  chooseTurn,
  declare,
  endOfActivation,
  getsGoing,
  newActivation,
  setsOff,
  turnOptions,
} from '../../../../play/activation.ts'
import { activePlayer } from '../../../../play/active.ts'
import { relieve } from '../../../../play/conditions.ts'
import { scoresAtOnce } from '../../../../play/scoring.ts'
import { isSpent, spend } from '../../../../rolls/uses.ts'
import { asPrinted } from '../../printed.ts'
import { spyOut } from './espionage.ts'
import { endBothActions, TWICE } from './second-action.ts'
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
    if (choice.type === 'measure') yield* playOne(match, nameOf(choice), [])
  },
}

type Played = keyof typeof RULES
const nameOf = ({ measure: name }: Extract<Choice, { type: 'measure' }>): Played =>
  must(namesIn(RULES).find((played) => played === name))

/** What is played as a player is activated: both of them for one player, if he passes. */
const TOGETHER = ['razzle-dazzle', 'set-piece'] as const

/** For the whole turn, or for whoever is activated now, on top of what has been played for him already. */
function* playOne(match: Match, name: Played, before: readonly Played[]): Play {
  const { side } = match.state.turn
  const rule = RULES[name]
  playMeasure(match, side, name, rule)
  if (name === 'grudge-match') return bearGrudge(match)
  const played = [...before, name]
  const activations = turnOptions(match).filter(played.includes('set-piece') ? isPass : isActivation)
  const more = activations.some(isPass)
    ? TOGETHER.filter((each) => !played.includes(each) && hasMeasure(match, side, each))
    : EMPTY
  const options = [...activations, ...more.map((each) => measure(each))]
  const first = must(activations[0])
  const about = { measure: name }
  const whom =
    options.length === 1 ? first : yield decision('activate', side, null, rule, options, first, about)
  if (whom.type === 'measure') return yield* playOne(match, nameOf(whom), played)
  chooseTurn(match, whom)
  const player = activePlayer(match)
  for (const each of played) spend(match, player, each)
  if (player.stance !== 'standing') spend(match, player, FROM_THE_GROUND)
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
  if (!(yield* getsGoing(match))) endBothActions(match)
}

/** The end of an action, and for one player in a match the start of another. rule: measure.2 */
export function* endOfAction(match: Match): Play {
  forgiveFouls(match)
  if (yield* actsAgain(match)) return
  yield* endOfActivation(match)
  if (match.state.phase === 'end-of-drive') yield* spyOut(match)
}

/** Nothing has ended his activation; whoever lies on the ground has been placed there, or has never got up. rule: fall.placed-prone */
function hasAnother(match: Match, player: Player): boolean {
  const { turn } = match.state
  if (!isSpent(match, player, TWICE, 'action') || player.stance !== 'standing') return false
  return turn.turnover === null && !turn.timedOut && !scoresAtOnce(match)
}

/** What he remembers who was activated lying down, though getting up may have cost him nothing. */
const FROM_THE_GROUND = 'stand-up'

/** A bomb is not for whoever has stood up or moved before. rule: bombardier.no-move */
const hasStirred = (match: Match, player: Player, { steps }: Activation): boolean =>
  steps > 0 || isSpent(match, player, FROM_THE_GROUND, 'action')

/** Another kind of action, and only one of the two with a move in it; as printed any will do. rule: measure.2.errata */
function secondActions(match: Match, player: Player, first: Activation): Choice[] {
  const stirred = hasStirred(match, player, first)
  const second = actionsOf(match, player)
    .filter(isActivation)
    .filter(({ action }) => !stirred || action !== 'throw-bomb')
  if (asPrinted(match)) return second
  const moves = (action: ActionId) => actionRule(match, action).deeds.includes('move')
  return second.filter(({ action }) => action !== first.action && !(moves(first.action) && moves(action)))
}

/** True when he goes on: what waits for the end of his activation waits on, and what he may do once in it he has done. */
function* actsAgain(match: Match): Play<boolean> {
  const player = activePlayer(match)
  const first = must(match.state.activation)
  if (!hasAnother(match, player)) return false
  const second = secondActions(match, player, first)
  if (second.length === 0) return false
  const { side, id } = player
  // Whoever foresees what the second would come to sees it without what the first has taken.
  match.state.activation = { ...newActivation(player, first.action, null), used: first.used }
  const choice = yield decision('activate', side, id, 'measure.2', [...second, DECLINE], DECLINE)
  if (!isActivation(choice)) return false
  relieve(match, player, 'letting-go', 'fumblerooskie.drop')
  match.emit({ type: 'activation-ended', player: id, rule: 'action.sequential' })
  declare(match, player, choice.action, choice.target ?? null)
  const { activation } = match.state
  if (activation !== null) activation.used = first.used
  endBothActions(match)
  // His nature has had its say: nothing is rolled for it again. Whom he names now has not.
  match.state.phase = 'activation'
  yield* setsOff(match, player, choice.action)
  return true
}
