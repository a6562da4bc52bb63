import type { Choice } from '../match/choice.ts'
import type { Decision, Play } from '../match/decision.ts'
import type { Match } from '../match/match.ts'
import { timeOut } from '../play/turnover.ts'

/** Runs the procedures of a match from question to question. */
export class Driver {
  match: Match
  /** What is being asked; null when the match is over. */
  decision: Decision | null = null
  protected procedure: Play | null = null
  /** Phases that asked nothing between the last stop and the one that asks now. */
  protected quiet = 0

  constructor(match: Match) {
    this.match = match
  }

  /** Gives the open question its answer. True when that was the end of a phase: then nothing is asked yet. */
  protected endsPhase(choice: Choice): boolean {
    const { match, decision, procedure } = this
    if (decision === null || procedure === null)
      throw new Error('a match ended early when it was played again')
    const step = answered(match, procedure, decision, choice)
    if (!step.done) this.decision = step.value
    return step.done === true
  }

  /** Phase after phase to the next question or the end. A fork knows the question it comes back to. */
  protected toNextQuestion(known: Decision | null = null): void {
    const { match } = this
    const asking = this.quiet
    this.quiet = 0
    while (match.state.phase !== 'over') {
      if (this.quiet === asking) match.recalled = known
      match.dice.inPhase = 0
      const play: Play = match.edition.procedures.phases[match.state.phase](match)
      const step = begun(match, play)
      match.recalled = null
      if (!step.done) {
        this.procedure = play
        this.decision = step.value
        return
      }
      this.quiet++
    }
    this.decision = null
    this.procedure = null
  }
}

/** The first step of a generator takes no answer; this stands in for it. */
const NO_ANSWER: Choice = Object.freeze({ type: 'decline' })

type Step = IteratorResult<Decision, void>

/** The first question of a procedure. */
const begun = (match: Match, play: Play): Step => onTime(match, play, play.next(NO_ANSWER))

/** The question after an answer. Whoever runs out of time gets the default, now and until his turn is over. */
function answered(match: Match, play: Play, asked: Decision, choice: Choice): Step {
  if (choice.type === 'time-out') timeOut(match)
  return onTime(match, play, play.next(choice.type === 'time-out' ? asked.default : choice))
}

function onTime(match: Match, play: Play, first: Step): Step {
  let step = first
  while (match.state.turn.timedOut && !step.done && step.value.side === match.state.turn.side)
    step = play.next(step.value.default)
  return step
}
