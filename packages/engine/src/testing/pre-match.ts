import { editionOf } from '../editions/index.ts'
import type { Choice } from '../match/choice.ts'
import { type Decision, IllegalChoice, type Play } from '../match/decision.ts'
import type { Event } from '../match/event.ts'
import { freshState } from '../match/fresh.ts'
import { Match } from '../match/match.ts'
import type { MatchSpec } from '../match/sheet.ts'
import { accept } from '../play/accept.ts'
import { Dice, type DiceSource } from '../rolls/dice.ts'

/** All that happens before the coin is tossed, and no more: a match that stops there. */
export class PreMatch {
  decision: Decision | null = null
  readonly match: Match
  readonly events: Event[] = []
  readonly #steps: Play

  constructor(spec: MatchSpec, dice: DiceSource) {
    const edition = editionOf(spec)
    this.match = new Match(edition, spec, freshState(edition, spec), new Dice(dice), this.events, null)
    this.#steps = steps(this.match)
  }

  /** To the first question. */
  begin(): void {
    this.#advance(this.#steps.next(NO_ANSWER))
  }

  choose(given: unknown): void {
    if (this.decision === null) throw new IllegalChoice('Nothing is asked any more before the match.')
    this.#advance(this.#steps.next(accept(this.match, this.decision, given)))
  }

  #advance(step: IteratorResult<Decision, void>): void {
    this.decision = step.done === true ? null : step.value
  }
}

/** The first step of a generator takes no answer; this stands in for it. */
const NO_ANSWER: Choice = Object.freeze({ type: 'decline' })

function* steps(match: Match): Play {
  for (const procedure of match.edition.procedures.beforeMatch) yield* procedure(match)
}
