import { own } from '../doors/shape.ts'
import {
  activate,
  activateAgainst,
  ADVANCE_MARKER,
  type Choice,
  CONCEDE,
  END_ACTIVATION,
  END_TURN,
} from '../match/choice.ts'
import { type Decision, decision, type Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { type ActionId, isAction } from '../match/names.ts'
import { markersByHand, reads } from '../match/readings.ts'
import type { Side } from '../match/side.ts'
import { EMPTY, type Activation, type Player, type PlayerId, type Stance } from '../match/state.ts'
import type { Kit } from '../skills/kit.ts'
import { fire } from '../skills/moments.ts'
import type { ActionRule } from '../match/book-rules.ts'
import type { Edition } from '../match/edition.ts'
import { activePlayer, endActivation } from './active.ts'
import { advanceByHand, noteDeeds, opponentLooks } from './illegal-procedure.ts'
import { moveOne, pathGoesOn } from './move.ts'
import type { Reason } from './reasons.ts'
import { concede, scoresAtOnce, touchdown } from './scoring.ts'
import { must } from '../match/must.ts'

/** Why a player may not declare an action now; null when he may. */
export function actionProblem(match: Match, player: Player, action: string): Reason | null {
  const rule = own(match.edition.turn.actions, action)
  if (rule === undefined || !isInGame(match, rule)) return 'not-in-this-game'
  if (player.side !== match.state.turn.side) return 'not-your-player'
  if (rule.needs !== undefined && !match.kit(player).is[rule.needs]) return 'not-equipped'
  return (
    playerProblem(match, player) ??
    turnProblem(match, action, rule) ??
    fitProblem(match, player, action, rule) ??
    orderProblem(match, player)
  )
}

const isInGame = (match: Match, rule: ActionRule): boolean =>
  rule.module === null || match.modules[rule.module] === true

/** Why a player may not act at all. */
function playerProblem({ state: { turn, kickoff } }: Match, player: Player): Reason | null {
  if (player.place !== 'pitch') return 'not-on-the-pitch'
  if (player.acted) return 'has-acted'
  if (player.stance === 'stunned') return 'stunned'
  return turn.barred.includes(player.id) || kickoff?.limit === 0 ? 'barred-this-turn' : null
}

/** Why nobody may declare an action in this turn. */
function turnProblem({ state: { turn } }: Match, action: string, rule: ActionRule): Reason | null {
  if (turn.kind === 'bonus' && !rule.inBonusTurn) return 'not-in-a-bonus-turn'
  const declared = rule.spends ?? action
  let times = 0
  for (const spent of turn.spent) if (spent === declared) times++
  const full = rule.perTurn !== null && times >= rule.perTurn
  return full ? 'already-declared-this-turn' : null
}

/** Lying down one declares only what lets one get up first. */
const mayGetUp = (rule: ActionRule, free: boolean): boolean =>
  rule.deeds.includes('stand-up') && (rule.fromProne || free)

/** Whoever does not steer himself may be no use in a bonus turn. */
const sitsOut = (match: Match, player: Player): boolean =>
  match.kit(player).is.steered && match.state.turn.kind === 'bonus' && !reads(match, 'fanatic-in-blitz')

/** Why an action is never for somebody with this kit, standing or lying. */
function kitProblem({ is }: Kit, stance: Stance, action: string, rule: ActionRule): Reason | null {
  if (rule.needs !== undefined && !is[rule.needs]) return 'not-equipped'
  if (stance === 'prone' && !mayGetUp(rule, is['stands-up-free'])) return 'prone'
  return is['moves-only'] && action !== 'move' ? 'moves-only' : null
}

/** Why an action is not for him as things are now. */
const momentProblem = (match: Match, player: Player, rule: ActionRule): Reason | null =>
  sitsOut(match, player) ? 'not-in-a-bonus-turn' : (rule.problem?.(match, player) ?? null)

/** Why an action is not for this player as he is. */
const fitProblem = (match: Match, player: Player, action: string, rule: ActionRule): Reason | null =>
  kitProblem(match.kit(player), player.stance, action, rule) ?? momentProblem(match, player, rule)

/** Whoever must act first does so before any team-mate, or not at all. rule: ball-chain.first */
function orderProblem(match: Match, player: Player): Reason | null {
  const first = match.kits.facts['acts-first']
  if (first.length === 0) return null
  const { turn, players } = match.state
  if (match.kit(player).is['acts-first']) {
    const late = players.some((mate) => mate.side === player.side && mate.acted && !first.includes(mate.id))
    return late ? 'had-to-act-first' : null
  }
  const waits = first.some((id) => {
    const mate = match.player(id)
    const stands = mate.place === 'pitch' && mate.stance === 'standing'
    const able = stands && !turn.barred.includes(id) && !sitsOut(match, mate)
    return mate.side === player.side && able && !mate.acted
  })
  return waits ? 'another-must-act-first' : null
}

/** Whom a coach may activate, and for what: asked at every turn of the loop, so what holds for all is looked at once. */
export function turnOptions(match: Match): Choice[] {
  const options: Choice[] = []
  const { turn, players } = match.state
  const open = openActions(match)
  const ordered = match.kits.facts['acts-first'].length > 0
  for (const player of players) {
    if (player.side !== turn.side || playerProblem(match, player) !== null) continue
    if (ordered && orderProblem(match, player) !== null) continue
    addActions(match, player, open, options)
  }
  options.push(END_TURN)
  return options
}

function addActions(match: Match, player: Player, open: readonly boolean[], options: Choice[]): void {
  if (sitsOut(match, player)) return
  for (const { action, rule, place } of suitedActions(match, player)) {
    if (!open[place] || (rule.problem?.(match, player) ?? null) !== null) continue
    if (rule.targets === undefined) options.push(activate(player.id, action))
    else
      for (const target of rule.targets(match, player))
        options.push(activateAgainst(player.id, action, target.id))
  }
}

/** What one player could be activated for, had he not acted yet. */
export function actionsOf(match: Match, player: Player): Choice[] {
  const options: Choice[] = []
  if (player.place === 'pitch' && player.stance !== 'stunned')
    addActions(match, player, openActions(match), options)
  return options
}

interface ActionEntry {
  readonly action: ActionId
  readonly rule: ActionRule
  /** Its place among all actions of the book. */
  readonly place: number
}

/** Actions as a list, made once an edition. */
const listed = new WeakMap<Edition, readonly ActionEntry[]>()
function allActions({ edition }: Match): readonly ActionEntry[] {
  let all = listed.get(edition)
  if (all === undefined) {
    all = Object.entries(edition.turn.actions).flatMap(([action, rule], place): ActionEntry[] =>
      isAction(action) ? [{ action, rule, place }] : [],
    )
    listed.set(edition, all)
  }
  return all
}

/** Those of them for somebody with a kit, by how he stands: asked for every player at every question of a turn. */
const suited = new WeakMap<Kit, Partial<Record<Stance, readonly ActionEntry[]>>>()
function suitedActions(match: Match, player: Player): readonly ActionEntry[] {
  const { stance } = player
  const kit = match.kit(player)
  let byStance = suited.get(kit)
  if (byStance === undefined) suited.set(kit, (byStance = {}))
  return (byStance[stance] ??= allActions(match).filter(
    ({ action, rule }) => kitProblem(kit, stance, action, rule) === null,
  ))
}

/** Which actions somebody could still declare this turn, by their places. */
const openActions = (match: Match): boolean[] =>
  allActions(match).map(
    ({ action, rule }) => isInGame(match, rule) && turnProblem(match, action, rule) === null,
  )

/** The coach activates a player or stops. A turn in which nobody can act ends by itself. rule: seq.team-turn-ends */
export function* turn(match: Match): Play {
  const question = match.recalled ?? turnQuestion(match)
  if (question === null) return endTurn(match)
  const choice = yield question
  if (choice.type === 'concede') return giveUp(match, question.side)
  if (choice.type === 'advance-marker') return yield* advanceByHand(match)
  const aside = match.edition.turn.asides[choice.type]
  if (aside !== undefined) return yield* aside.play(match, choice)
  chooseTurn(match, choice)
}

function giveUp(match: Match, side: Side): void {
  match.edition.timing.forfeit?.(match, side)
  concede(match, side)
}

function turnQuestion(match: Match): Decision | null {
  const { turn: now, players } = match.state
  const options = now.timedOut ? [] : turnOptions(match)
  const fresh =
    now.kind === 'normal' &&
    now.marked !== markersByHand(match) &&
    now.spent.length === 0 &&
    !players.some((player) => player.side === now.side && player.acted)
  // With nobody able to act there is still one thing to decide at the start of a turn.
  if (options.length <= 1 && (!fresh || now.timedOut)) return null
  if (options.length > 1) {
    if (!now.marked) options.push(ADVANCE_MARKER)
    for (const aside of Object.values(match.edition.turn.asides)) aside.options(match, options)
  }
  const also = fresh ? [CONCEDE] : EMPTY
  return decision('activate', now.side, null, 'action.declare-first', options, END_TURN, {}, also)
}

/** A player begins his action, or the turn ends. */
export function chooseTurn(match: Match, choice: Choice): void {
  if (choice.type === 'activate')
    declare(match, match.player(choice.player), choice.action, choice.target ?? null)
  else if (choice.type === 'end-turn') endTurn(match)
}

function endTurn(match: Match): void {
  match.state.phase = 'end-of-turn'
}

/** rule: action.declared-is-used */
export function declare(match: Match, player: Player, action: ActionId, target: PlayerId | null): void {
  const { state } = match
  player.acted = true
  if (state.kickoff !== null && state.kickoff.limit !== null) state.kickoff.limit--
  const { perTurn, spends, rule } = actionRule(match, action)
  if (perTurn !== null) state.turn.spent = [...state.turn.spent, spends ?? action]
  state.activation = newActivation(player, action, target)
  state.phase = 'declare'
  match.emit({ type: 'activated', player: player.id, action, rule })
}

/** Nothing has been taken of him yet. */
export const newActivation = (player: Player, action: ActionId, target: PlayerId | null): Activation => ({
  player: player.id,
  action,
  target,
  moved: 0,
  steps: 0,
  done: false,
  blocks: 0,
  stopped: false,
  path: EMPTY,
  used: EMPTY,
})

export const actionRule = (match: Match, action: string): ActionRule => {
  const rule = own(match.edition.turn.actions, action)
  if (rule === undefined) throw new Error(`no action ${action}`)
  return rule
}

/** Before anything is done, nature may have its say. */
export function* declareAction(match: Match): Play {
  yield* getsGoing(match)
}

/** The same; false when his nature was against it. */
export function* getsGoing(match: Match): Play<boolean> {
  const player = activePlayer(match)
  const { action } = must(match.state.activation)
  const moment = { player, action, lost: false }
  match.state.phase = 'activation'
  match.edition.turn.activated?.(match, player)
  yield* fire(match, 'action-declared', moment)
  if (moment.lost || cannotGoOn(match, player)) endActivation(match)
  else yield* setsOff(match, player, moment.action)
  noteDeeds(match)
  return !moment.lost
}

/** Whoever it was declared against has his say, and the action is under way. */
export function* setsOff(match: Match, player: Player, action: ActionId): Play {
  const id = match.state.activation?.target ?? null
  const target = id === null ? null : match.player(id)
  if (target !== null) {
    const aimed = { player, action, target, lost: false }
    yield* fire(match, 'action-aimed', aimed)
    if (aimed.lost) return endActivation(match)
  }
  yield* fire(match, 'action-coming', { player, action, target })
  if (cannotGoOn(match, player) || scoresAtOnce(match)) return endActivation(match)
  yield* actionRule(match, action).play?.(match, player) ?? []
}

const cannotGoOn = (match: Match, player: Player): boolean =>
  match.state.turn.turnover !== null || player.place !== 'pitch' || player.stance === 'stunned'

/** One step of an action: the next square of a path, or whatever the coach chooses next. */
export function* activation(match: Match): Play {
  const { state, edition } = match
  const player = activePlayer(match)
  const active = must(state.activation)
  // His own weapon may have carried him off before he was asked anything.
  if (state.turn.timedOut || cannotGoOn(match, player)) return endActivation(match)

  const next = active.path[0]
  if (next !== undefined && pathGoesOn(match, player, active)) {
    active.path = active.path.slice(1)
    yield* moveOne(match, player, next)
  } else {
    active.path = EMPTY
    const question = match.recalled ?? actQuestion(match, player, active.action)
    if (question === null) return endActivation(match)
    const choice = yield question
    const deed = edition.turn.deeds[choice.type]
    if (deed === undefined) return endActivation(match)
    yield* deed.play(match, player, choice)
  }
  noteDeeds(match)
  // All that can be done on the ground is to get up: who lies there now has fallen, or tried in vain.
  if (player.stance !== 'standing' || cannotGoOn(match, player) || scoresAtOnce(match)) endActivation(match)
}

function actQuestion(match: Match, player: Player, action: ActionId): Decision | null {
  const rule = actionRule(match, action)
  const options: Choice[] = []
  for (const deed of rule.deeds) match.edition.turn.deeds[deed]?.options(match, player, options)
  options.push(END_ACTIVATION)
  if (options.length === 1) return null
  const { side, id } = player
  const also = shorthand(match, player, rule)
  return decision('act', side, id, rule.rule, options, END_ACTIVATION, { action }, also)
}

/** Other ways to say what may be done. */
function shorthand(match: Match, player: Player, rule: ActionRule): readonly Choice[] {
  let also: Choice[] | null = null
  for (const deed of rule.deeds) match.edition.turn.deeds[deed]?.also?.(match, player, (also ??= []))
  return also ?? EMPTY
}

/** rule: td.condition */
export function* endOfActivation(match: Match): Play {
  const { state } = match
  const player = activePlayer(match)
  yield* fire(match, 'action-ending', { player })
  noteDeeds(match)
  match.emit({ type: 'activation-ended', player: player.id, rule: 'action.sequential' })
  state.activation = null
  yield* opponentLooks(match)
  if (touchdown(match)) state.phase = 'end-of-drive'
  else state.phase = state.turn.turnover !== null || state.turn.timedOut ? 'end-of-turn' : 'turn'
}
