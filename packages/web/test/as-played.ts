import {
  type Choice,
  type Decision,
  type Event,
  explain,
  type Game,
  likeliestResult,
  type PlayerId,
  SeededDice,
  usualWorth,
  blockChances,
} from '@touchback/engine'
import type { Inquiry } from '@touchback/engine/testing'

/** Where coaches may differ; without it no re-rolls, and whoever is likeliest tries for the ball. */
export interface Manner {
  /** Who tries to intercept. */
  readonly thief?: PlayerId
  /** Failed rolls are made again with what is named first. */
  readonly rerolls?: readonly string[]
  /** Whoever is pushed leaves the pitch, and both coaches know. */
  readonly crowd?: boolean
  /** Which of three squares somebody is pushed to: one digit for each push, the first of them last. */
  readonly push?: number
}

/** Both coaches as the chances take them: the best die, skills of their own where they help at once. */
function answer(game: Game, decision: Decision, manner: Manner): Choice {
  const { type, options } = decision
  const decline = options.find((option) => option.type === 'decline') ?? decision.default
  switch (type) {
    case 'pick-die':
      return bestDie(game, decision, manner)
    case 'use':
      return isExpected(decision) || savesHim(game, decision) ? (options[0] ?? decline) : decline
    case 'catch':
      return options[0] ?? decline
    case 'intercept':
      return thiefOf(game, decision, manner) ?? decline
    case 'follow-up':
      return options.find((option) => option.type === 'follow-up' && !option.follow) ?? decision.default
    case 'reroll':
      return rerollOf(game, decision, manner) ?? decline
    default:
      return decline
  }
}

/** What keeps a player on his feet or on the pitch in a block, what stands in for a failed roll, what adds to armour or injury. */
const isExpected = ({ rule, about }: Decision): boolean =>
  rule === 'armour.skill-bonus' || 'test' in about || rule === 'block.use' || rule === 'dodge.use'

/** Without it he would be pushed into the crowd. */
function savesHim(game: Game, { player, options }: Decision): boolean {
  const decline = options.find((option) => option.type === 'decline')
  if (decline === undefined) return false
  const isPush = (event: Event): boolean =>
    event.type === 'pushed' && event.player === player && event.to === null
  return game.fork(new SeededDice(1), { events: true }).choose(decline).some(isPush)
}

function thiefOf({ match }: Game, { options }: Decision, { thief }: Manner): Choice | undefined {
  const chance = (choice: Choice): number => {
    if (choice.type !== 'intercept') return -1
    const player = match.player(choice.player)
    return explain(match, { test: 'intercept', player, from: player.at, to: player.at }).chance
  }
  if (thief !== undefined)
    return options.find((choice) => choice.type === 'intercept' && choice.player === thief)
  return options.toSorted((a, b) => chance(b) - chance(a))[0]
}

/** A test that failed, and block dice that promise more thrown again. */
function rerollOf(game: Game, decision: Decision, manner: Manner): Choice | undefined {
  const { rerolls = [] } = manner
  if (decision.type !== 'reroll' || decision.about.passed === true) return
  if (!promisesMore(game, decision, manner)) return
  const named = rerolls.flatMap((source) =>
    decision.options.filter((option) => option.type === 'reroll' && option.with === source),
  )
  return named[0]
}

function promisesMore(
  { match }: Game,
  { player, about }: Extract<Decision, { type: 'reroll' }>,
  { crowd = false }: Manner,
): boolean {
  const { faces, targets = [], chooser } = about
  if (faces === undefined || chooser === undefined) return true
  const [blocker, target] = [match.player(player ?? 0), match.player(targets[0] ?? 0)]
  const now = usualWorth(likeliestResult(match, blocker, target, faces, { chooser, crowd }))
  return now < blockChances(match, blocker, target, { crowd }).worth
}

function bestDie({ match }: Game, decision: Decision, { crowd = false }: Manner): Choice {
  if (decision.type !== 'pick-die') return decision.default
  const { faces = [], targets = [] } = decision.about
  const [blocker, target] = [match.player(decision.player ?? 0), match.player(targets[0] ?? 0)]
  const chosen = { chooser: decision.side, crowd }
  const result = (dice: typeof faces) => likeliestResult(match, blocker, target, dice, chosen)
  const best = result(faces)
  return { type: 'pick-die', index: faces.findIndex((face) => result([face]) === best) }
}

/** Whether a deed can still be done; a walk is asked for step by step. */
const isOpen = (decision: Decision | null, { type, ...choice }: Choice): boolean =>
  decision?.options.some(
    ({ type: open, ...option }) =>
      open === type && (type === 'move' || JSON.stringify(option) === JSON.stringify(choice)),
  ) ?? false

/** These choices one after the other, and whatever is asked meanwhile, until somebody else acts. */
export function making(choices: readonly Choice[], manner: Manner = {}): Inquiry<unknown>['coach'] {
  const made = new WeakMap<Game, number>()
  const pushed = new WeakMap<Game, number>()
  return (game) => {
    const { decision, state } = game
    const count = made.get(game) ?? 0
    const acts = ['act', 'activate', 'throw-bomb'].includes(decision?.type ?? '')
    if (count > 0 && decision?.type === 'push') {
      const pushes = pushed.get(game) ?? 0
      pushed.set(game, pushes + 1)
      const digit = Math.floor((manner.push ?? 0) / 3 ** pushes) % 3
      return decision.options[digit % decision.options.length] ?? decision.default
    }
    if (count > 0 && decision !== null && !acts) return answer(game, decision, manner)
    const next = choices[count]
    const over = count > 0 && (decision?.type !== 'act' || state.turn.turnover !== null)
    if (next === undefined || over || (count > 0 && !isOpen(decision, next))) return null
    made.set(game, count + 1)
    return next
  }
}
