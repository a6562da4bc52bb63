import type { Game } from '../game.ts'
import type { Choice } from '../match/choice.ts'
import { isFields } from '../doors/shape.ts'
import { same } from '../match/same.ts'
import type { Decision } from '../match/decision.ts'
import type { SeededDice } from '../rolls/dice.ts'
import { must } from '../match/must.ts'

const NONSENSE: readonly unknown[] = [null, 7, 'end-turn', [], {}, { type: 'dance' }, { type: 7 }]

/** Answers that look right and belong to other questions. */
const ELSEWHERE: readonly Choice[] = [
  { type: 'end-turn' },
  { type: 'decline' },
  { type: 'stand-up' },
  { type: 'end-activation' },
  { type: 'block', target: 3 },
  { type: 'activate', player: 0, action: 'move' },
  { type: 'pick-die', index: 0 },
  { type: 'reroll', with: 'team' },
  { type: 'push', to: [5, 5] },
  { type: 'concede' },
]

/** Choices the open decision does not list: nonsense, answers to other questions, and legal ones slightly bent. */
export function perturbed(game: Game, decision: Decision, chance: SeededDice): unknown[] {
  const { options, also } = decision
  const option = must(options[chance.below(options.length)])
  const wrong: unknown[] = [...NONSENSE.slice(chance.below(NONSENSE.length)), ...ELSEWHERE, ...bent(option)]
  const listed = [...options, ...also]
  return wrong.filter((choice) => !listed.some((legal) => same(legal, choice)) && !isRoute(game, choice))
}

/** A listed choice with one field made wrong. */
function bent(choice: Choice): unknown[] {
  const changed: unknown[] = [{ ...choice, extra: true }]
  for (const [key, value] of Object.entries<unknown>(choice)) {
    // Two targets may be named in either order.
    if (key === 'type' || key === 'targets') continue
    const others: unknown[] =
      typeof value === 'number'
        ? [value + 1, -1, 999, 0.5, String(value)]
        : typeof value === 'string'
          ? [`${value}!`, null]
          : Array.isArray(value)
            ? [[], [99, 99], [[-1, 40]], value.toReversed()]
            : typeof value === 'object' && value !== null
              ? [{}, Object.fromEntries(Object.entries(value).slice(1)), 'everyone']
              : [null, 'yes']
    for (const other of others) changed.push({ ...choice, [key]: other })
  }
  return changed
}

/** A longer path is legal though only single steps are listed. */
const isRoute = (game: Game, choice: unknown): boolean =>
  isFields(choice) && choice['type'] === 'move' && game.decision?.type === 'act'
