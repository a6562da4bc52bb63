import { must, type Edition } from '@touchback/engine'
import { shirts, usualShirt } from '../lib/colours.ts'
import { beginMatch } from '../match/session/local-match.ts'
import type { MatchSession } from '../match/session/session.svelte.ts'
import { LESSON_WORDS } from '../words/lessons.ts'
import { type Lesson, LESSONS } from './lessons.ts'
import { prepare } from './position.ts'

/** The first match, taught: small positions on the real screen, one after the other. */
export class Guide {
  readonly #edition: Edition
  index = $state(0)
  session = $state.raw() as MatchSession // opened by the constructor

  readonly lesson: Lesson = $derived(must(LESSONS[this.index]))
  readonly words = $derived(LESSON_WORDS[this.lesson.id])
  /** How many tasks of the lesson are done. */
  readonly done: number = $derived.by(() => {
    const events = this.session.log
    const open = this.lesson.tasks.findIndex((task) => !task.done(events))
    return open < 0 ? this.lesson.tasks.length : open
  })
  /** All that was asked has been done and shown. */
  readonly finished = $derived(this.done === this.lesson.tasks.length && !this.session.showing.running)
  readonly isLast = $derived(this.index === LESSONS.length - 1)
  readonly text = $derived(
    this.finished
      ? this.words.moral
      : (this.words.tasks[Math.min(this.done, this.words.tasks.length - 1)] ?? ''),
  )

  constructor(edition: Edition) {
    this.#edition = edition
    this.open(0)
  }

  /** Sets a lesson up, from its beginning. */
  open(index: number): void {
    this.session?.stop()
    this.index = index
    const { position, dice } = must(LESSONS[index])
    const { spec, from } = prepare(this.#edition, position)
    const settings = {
      coaches: { home: 'human', away: 'human' },
      undo: 'until-dice',
      odds: true,
      tableDice: false,
      // As they are worn in a match from the front page.
      colours: shirts(usualShirt(position.rosters.home), usualShirt(position.rosters.away)),
    } as const
    // Nothing of a lesson is kept: the coach's own match stays where it was left.
    this.session = beginMatch({ spec, from }, settings, { dice })
    this.point()
  }

  /** Shows where the task is to be done. */
  point(): void {
    this.session.pointed = this.lesson.tasks[this.done]?.point ?? []
  }

  stop(): void {
    this.session.stop()
  }
}
