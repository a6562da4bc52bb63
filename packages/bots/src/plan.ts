import {
  type ActionId,
  type Choice,
  fromXY,
  type Game,
  own,
  pathProblem,
  type PlayerId,
} from '@touchback/engine'

/** Something one player could do this turn, and what is to be thought of it. */
export interface Plan {
  readonly player: PlayerId
  readonly action: ActionId
  /** What success is worth. */
  readonly value: number
  /** The chance that it ends the turn. */
  readonly risk: number
  /** The choices it takes, one after another. */
  readonly deeds: readonly Choice[]
}

/** What a lost turn costs as a rule, on the same scale as the value of plans. */
export const STAKES = 2

export const net = (plan: Plan, stakes = STAKES): number => plan.value - plan.risk * stakes

export const isWorthwhile = (plan: Plan, stakes = STAKES): boolean => net(plan, stakes) > 0

/** The one plan for the ball that promises most: the others would only get in its way. */
export function bestForBall(plans: readonly Plan[]): Plan[] {
  const best = plans.toSorted((a, b) => net(b) - net(a))[0]
  return best === undefined ? [] : [best]
}

/** What each player had best do, were he to act alone. */
export function bestOfEach(plans: readonly Plan[]): Plan[] {
  const best = new Map<PlayerId, Plan>()
  for (const plan of plans) {
    const known = best.get(plan.player)
    if (known === undefined || net(plan) > net(known)) best.set(plan.player, plan)
  }
  return [...best.values()]
}

/** What brings most for the least risk comes first: whatever ends the turn early costs all that would have followed. */
export const urgency = (plan: Plan): number => plan.value / (plan.risk + 0.03)

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whom the deeds of a plan are aimed at, where a book wants that said when the action is declared. */
const targetOf = ({ deeds }: Plan): PlayerId | null => {
  for (const deed of deeds) if (deed.type === 'block' || deed.type === 'foul') return deed.target
  return null
}

/** The choice that sends a player out on a plan; null when it is not offered. */
export function declaring({ decision }: Game, plan: Plan): Choice | null {
  const target = targetOf(plan)
  for (const option of decision?.options ?? []) {
    if (option.type !== 'activate' || option.player !== plan.player || option.action !== plan.action) continue
    if (option.target === undefined || option.target === target) return option
  }
  return null
}

/** The choice as the decision has it, or as a path that can be walked; null when it is not legal now. */
export function legal(game: Game, choice: Choice): Choice | null {
  const { decision, match } = game
  if (decision === null) return null
  const listed = decision.options.find((option) => option.type === choice.type && same(option, choice))
  if (listed !== undefined) return listed
  if (choice.type !== 'move' || decision.type !== 'act' || decision.player === null) return null
  const action = own(match.edition.turn.actions, match.state.activation?.action ?? '')
  const moves =
    action?.deeds.includes('move') === true &&
    decision.options.some((option) => option.type === 'move' || option.type === 'stand-up')
  const problem = moves ? pathProblem(match, match.player(decision.player), choice.path.map(fromXY)) : ''
  return problem === null ? choice : null
}
