import type { Choice, Decision, PlayerId } from '@touchback/engine'

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
  next(decision: Decision | null): Choice | null {
    if (decision === null || decision.type === 'activate') this.drop()
    if (decision?.type !== 'act' || decision.player !== this.#player) return null
    const [next = null, ...rest] = this.#choices
    this.#choices = rest
    return next
  }
}
