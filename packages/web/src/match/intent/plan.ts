import type { Choice, Decision, PlayerId } from '@touchback/engine'

/** What a plan comes to next: a choice to make, or several that the coach has to choose from. */
type Next =
  | { readonly choice: Choice; readonly ways?: undefined }
  | { readonly choice: Choice; readonly ways: readonly Choice[]; readonly target: PlayerId }

/** The rest of what was committed in one go: a declaration, a walk, a block. */
export class Plan {
  #choices: readonly Choice[] = []
  #player: PlayerId | null = null

  make(choices: readonly Choice[], player: PlayerId | null): void {
    this.#choices = choices
    this.#player = player
  }

  drop(): void {
    this.#choices = []
  }

  /** What comes next while the same player is still at it; other questions are waited for, a new turn ends it. */
  next(decision: Decision | null): Next | null {
    if (decision === null || decision.type === 'activate') this.drop()
    if (decision?.type !== 'act' || decision.player !== this.#player) return null
    const [next = null, ...rest] = this.#choices
    this.#choices = rest
    if (next === null) return null
    const ways = waysTo(decision, next)
    const [way] = ways
    if (way === undefined || (ways.length === 1 && way.type === next.type)) return { choice: next }
    // There is more than one thing to do to him, or another: the coach says which.
    this.drop()
    return { choice: way, ways, target: way.target }
  }
}

type Deed = Extract<Choice, { target: PlayerId }>
const isDeed = (choice: Choice): choice is Deed =>
  'target' in choice && choice.target !== undefined && !('to' in choice)

/** What could be done to the target of a deed, the deed itself among it. */
const waysTo = (decision: Decision, deed: Choice): readonly Deed[] =>
  isDeed(deed)
    ? decision.options.filter((option): option is Deed => isDeed(option) && option.target === deed.target)
    : []
