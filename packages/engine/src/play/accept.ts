import { activate, type Choice, sameChoice } from '../match/choice.ts'
import { type Decision, IllegalChoice } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { fromXY, isXY, type Square, toXY, type XY } from '../match/square.ts'
import type { Player } from '../match/state.ts'
import { activePlayer } from './active.ts'
import { actionProblem, actionRule } from './activation.ts'
import { pathProblem } from './move.ts'
import { reasonWords } from './reasons.ts'
import { readSetUp, setUpProblem } from './set-up-rules.ts'

/**
 * Holds a choice from outside against the open decision. Returns the choice as the rules know it, or throws a sentence a
 * coach can read; the match is not touched.
 */
export function accept(match: Match, decision: Decision, choice: unknown): Choice {
  if (decision.options.includes(choice as Choice)) return choice as Choice
  const type = typeOf(choice)
  if (type === 'set-up' && decision.type === 'set-up') return acceptSetUp(match, decision, choice as Choice)
  const listed = [...decision.options, ...decision.also]
  const like = (wanted: unknown) => listed.find((option) => sameChoice(option, wanted))
  const known = like(choice) ?? (type === 'multiple-block' ? like(inOrder(choice as Choice)) : undefined)
  if (known !== undefined) return known
  if (type === 'move' && decision.type === 'act') return acceptPath(match, choice as Choice)
  const later = type === 'activate' ? unnamed(match, decision, choice as Choice) : undefined
  if (later !== undefined) return later
  if (type === 'time-out' && mayTimeOut(match, decision)) return { type: 'time-out' }
  throw new IllegalChoice(refusal(match, decision, choice as Choice))
}

function typeOf(choice: unknown): string {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice))
    throw new IllegalChoice('A choice must be an object such as {"type":"end-turn"}.')
  const { type } = choice as { type?: unknown }
  if (typeof type !== 'string')
    throw new IllegalChoice('A choice must say its type, such as "move" or "end-turn".')
  return type
}

/** An action that may go without its target for now. */
function unnamed(match: Match, { options }: Decision, choice: Choice): Choice | undefined {
  if (choice.type !== 'activate' || !match.edition.actions[choice.action]?.namedByDeed) return undefined
  const declared = options.some(
    (option) =>
      option.type === 'activate' && option.player === choice.player && option.action === choice.action,
  )
  const plain = activate(choice.player, choice.action)
  return declared && sameChoice(plain, choice) ? plain : undefined
}

/** Two targets may be named in either order. */
function inOrder(choice: Choice): Choice {
  const targets: unknown = choice.type === 'multiple-block' ? choice.targets : null
  if (!Array.isArray(targets)) return choice
  return { ...choice, targets: targets.toSorted((a, b) => Number(a) - Number(b)) } as Choice
}

/** Whoever keeps the clock may end the moving coach's turn at any of his decisions. rule: seq.four-minute-limit */
const mayTimeOut = (match: Match, decision: Decision): boolean => {
  const { turn } = match.state
  return turn.started && decision.side === turn.side && !turn.timedOut
}

function acceptSetUp(match: Match, decision: Decision, choice: Choice): Choice {
  const place = readSetUp(match, decision.side, choice.type === 'set-up' ? choice.place : null)
  const problem = typeof place === 'string' ? place : setUpProblem(match, decision.side, place)
  if (problem !== null) throw new IllegalChoice(`That set-up is not legal: ${problem}.`)
  hasOnly(choice, 'place')
  const squares = [...(place as Map<Player, Square>)].map(([player, at]) => [player.id, toXY(at)])
  return { type: 'set-up', place: Object.fromEntries(squares) as Record<string, XY> }
}

/** What is accepted is written down as our own: nobody outside holds on to it, and nothing else comes along. */
function hasOnly(choice: Choice, field: string): void {
  const other = Object.keys(choice).find((key) => key !== 'type' && key !== field)
  if (other !== undefined) throw new IllegalChoice(`A "${choice.type}" has no "${other}".`)
}

function acceptPath(match: Match, choice: Choice): Choice {
  const path: unknown = choice.type === 'move' ? choice.path : null
  if (!Array.isArray(path) || path.length === 0 || !path.every(isXY))
    throw new IllegalChoice('A move needs a path of squares such as [[10, 7], [11, 7]].')
  const deeds = actionRule(match, match.state.activation?.action ?? '').deeds
  const problem = deeds.includes('move')
    ? pathProblem(match, activePlayer(match), path.map(fromXY))
    : 'nobody moves in this action'
  if (problem !== null) throw new IllegalChoice(`That move is not legal: ${problem}.`)
  hasOnly(choice, 'path')
  return { type: 'move', path: path.map((xy: XY) => toXY(fromXY(xy))) }
}

const asked = (decision: Decision): string =>
  [...new Set(decision.options.map((option) => option.type))].join(', ')

function refusal(match: Match, decision: Decision, choice: Choice): string {
  if (decision.type === 'activate' && choice.type === 'activate')
    return activationRefusal(match, decision, choice)
  if (!decision.options.some((option) => option.type === choice.type))
    return `"${choice.type}" is no answer here: the ${decision.side} coach is asked for ${asked(decision)}.`
  return `That "${choice.type}" is not among the ${decision.options.length} legal choices of the ${decision.side} coach.`
}

function activationRefusal(
  match: Match,
  decision: Decision,
  choice: Extract<Choice, { type: 'activate' }>,
): string {
  const player = match.state.players[choice.player]
  if (player === undefined) return `There is no player ${String(choice.player)} in this match.`
  const problem =
    player.side === decision.side ? actionProblem(match, player, choice.action) : 'not-your-player'
  return `${match.sheet(player).name} cannot take the action "${choice.action}": ${problem === null ? 'it is not offered' : reasonWords(problem)}.`
}
