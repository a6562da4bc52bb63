import { own, read, shown } from '../doors/shape.ts'
import { activate, type Choice, readChoice } from '../match/choice.ts'
import { same } from '../match/same.ts'
import { type Decision, IllegalChoice } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { fromXY, toXY, type XY } from '../match/square.ts'
import { activePlayer } from './active.ts'
import { actionProblem, actionRule } from './activation.ts'
import { pathProblem } from './move.ts'
import { readSetUp, setUpProblem } from './set-up-rules.ts'

/**
 * Holds a choice from outside against the open decision. Returns the choice as the rules know it, or throws a sentence a
 * coach can read; the match is not touched.
 */
export function accept(match: Match, decision: Decision, given: unknown): Choice {
  const chosen = decision.options.find((option) => option === given)
  if (chosen !== undefined) return chosen
  const { value: choice, problem } = read(readChoice, given, 'A choice')
  if (choice === null) throw new IllegalChoice(problem)
  if (choice.type === 'set-up' && decision.type === 'set-up') return acceptSetUp(match, decision, choice)
  const listed = [...decision.options, ...decision.also]
  const like = (wanted: Choice) => listed.find((option) => same(option, wanted))
  const known = like(choice) ?? (choice.type === 'multiple-block' ? like(inOrder(choice)) : undefined)
  if (known !== undefined) return known
  if (choice.type === 'move' && decision.type === 'act') return acceptPath(match, choice)
  const later = choice.type === 'activate' ? unnamed(match, decision, choice) : undefined
  if (later !== undefined) return later
  if (choice.type === 'time-out' && mayTimeOut(match, decision)) return choice
  if (decision.type === 'activate' && choice.type === 'activate')
    throw activationRefusal(match, decision, choice)
  throw new IllegalChoice(refusal(decision, choice))
}

type Kind<T extends Choice['type']> = Extract<Choice, { type: T }>

/** An action that may go without its target for now. */
function unnamed(match: Match, { options }: Decision, choice: Kind<'activate'>): Choice | undefined {
  if (choice.target !== undefined || !own(match.edition.turn.actions, choice.action)?.namedByDeed)
    return undefined
  const declared = options.some(
    (option) =>
      option.type === 'activate' && option.player === choice.player && option.action === choice.action,
  )
  return declared ? activate(choice.player, choice.action) : undefined
}

/** Two targets may be named in either order. */
const inOrder = (choice: Kind<'multiple-block'>): Choice => ({
  ...choice,
  targets: choice.targets.toSorted((a, b) => a - b),
})

/** Whoever keeps the clock may end the moving coach's turn at any of his decisions. rule: seq.four-minute-limit */
const mayTimeOut = (match: Match, decision: Decision): boolean => {
  const { turn } = match.state
  return turn.started && decision.side === turn.side && !turn.timedOut
}

function acceptSetUp(match: Match, decision: Decision, choice: Kind<'set-up'>): Choice {
  const place = readSetUp(match, decision.side, choice.place)
  const illegal = (problem: string) => new IllegalChoice(`That set-up is not legal: ${problem}.`)
  if (typeof place === 'string') throw illegal(place)
  const problem = setUpProblem(match, decision.side, place)
  if (problem !== null) throw illegal(problem)
  const squares = [...place].map(([player, at]): [number, XY] => [player.id, toXY(at)])
  return { type: 'set-up', place: Object.fromEntries(squares) }
}

function acceptPath(match: Match, choice: Kind<'move'>): Choice {
  const { path } = choice
  if (path.length === 0) throw new IllegalChoice('A move needs a path of squares such as [[10, 7], [11, 7]].')
  const deeds = actionRule(match, match.state.activation?.action ?? '').deeds
  const problem = deeds.includes('move')
    ? pathProblem(match, activePlayer(match), path.map(fromXY))
    : 'nobody moves in this action'
  if (problem !== null) throw new IllegalChoice(`That move is not legal: ${problem}.`)
  return { type: 'move', path: path.map((xy: XY) => toXY(fromXY(xy))) }
}

const asked = (decision: Decision): string =>
  [...new Set(decision.options.map((option) => option.type))].join(', ')

function refusal(decision: Decision, choice: Choice): string {
  if (!decision.options.some((option) => option.type === choice.type))
    return `"${choice.type}" is no answer here: the ${decision.side} coach is asked for ${asked(decision)}.`
  return `That "${choice.type}" is not among the ${decision.options.length} legal choices of the ${decision.side} coach.`
}

function activationRefusal(match: Match, decision: Decision, choice: Kind<'activate'>): IllegalChoice {
  const player = match.state.players[choice.player]
  if (player === undefined)
    return new IllegalChoice(`There is no player ${String(choice.player)} in this match.`)
  const reason =
    player.side === decision.side ? actionProblem(match, player, choice.action) : 'not-your-player'
  const why = reason === null ? 'it is not offered' : reason.replaceAll('-', ' ')
  const sentence = `${match.sheet(player).name} cannot take the action ${shown(choice.action)}: ${why}.`
  return new IllegalChoice(sentence, reason)
}
