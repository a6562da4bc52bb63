import { type DiceSource, IllegalChoice, MissingDie, WrongDie } from '@touchback/engine'
import { type CareerChoice, type CareerEvent, readCareerChoice } from '@touchback/engine/career'
import { flag, listOf, object, oneOf, read, whole } from '@touchback/engine/doors'
import { Aftermath, type AftermathSetting } from '@touchback/league'
import { DeskDice, type Thrown, type WantedThrow } from './desk-dice.ts'

/** Books half done, as they wait for their coach. */
export interface DeskPaper {
  readonly choices: readonly CareerChoice[]
  readonly thrown: readonly Thrown[]
  /** The coach rolls real dice and types what they show. */
  readonly typed: boolean
}

const KINDS = ['d6', '2d6', 'd3', 'd8', 'd16', 'd66', 'd68', 'coin', 'block', 'player'] as const
const readPaper = object({
  choices: listOf(readCareerChoice, 2000),
  thrown: listOf(object({ kind: oneOf(KINDS), sides: whole(1, 200), value: whole(1, 200) }), 2000),
  typed: flag,
})

/** A team's books on a desk: every answer can be taken back until they are closed, and what was rolled stays rolled. */
export class BooksDesk {
  readonly setting: AftermathSetting
  readonly #later: DiceSource
  /** Answers that cannot be taken back: those that stood before a correction opened the books again. */
  readonly #fixed: number
  #choices: readonly CareerChoice[]
  #thrown: readonly Thrown[]
  readonly #typed: boolean
  /** As far as dice are known; null while those of its beginning are not. */
  aftermath: Aftermath | null = null
  wanted: WantedThrow | null = null
  /** What was done at the desk since it was opened, the last thing last. */
  #acts: readonly ('answer' | 'die')[] = []

  private constructor(
    setting: AftermathSetting,
    later: DiceSource,
    { choices, thrown, typed }: DeskPaper,
    fixed = 0,
  ) {
    this.setting = setting
    this.#later = later
    this.#choices = choices
    this.#thrown = thrown
    this.#typed = typed
    this.#fixed = fixed
    this.#replay()
  }

  /** Books that are opened; `answered` are the answers that stand already. */
  static open(setting: AftermathSetting, later: DiceSource, answered: DeskPaper): BooksDesk {
    return new BooksDesk(setting, later, answered, answered.choices.length)
  }

  /** Books that were left half done; null when that does not fit any more. */
  static resume(setting: AftermathSetting, later: DiceSource, kept: unknown): BooksDesk | null {
    const { value: paper } = read(readPaper, kept, 'The books')
    if (paper === null) return null
    try {
      return new BooksDesk(setting, later, paper)
    } catch (error) {
      if (error instanceof IllegalChoice || error instanceof WrongDie) return null
      throw error
    }
  }

  get paper(): DeskPaper {
    return { choices: this.#choices, thrown: this.#thrown, typed: this.#typed }
  }

  get events(): readonly CareerEvent[] {
    return this.aftermath?.events ?? []
  }

  get isDone(): boolean {
    return this.aftermath !== null && this.aftermath.decision === null && this.wanted === null
  }

  /** Dice of the present step that have been typed in. */
  get entered(): readonly number[] {
    const last = this.#acts.length - 1 - this.#acts.lastIndexOf('answer')
    return this.wanted === null || last === 0 ? [] : this.#thrown.slice(-last).map(({ value }) => value)
  }

  #replay(): void {
    const dice = new DeskDice(this.#thrown, this.#typed ? null : this.#later)
    this.aftermath = null
    this.wanted = null
    try {
      const aftermath = Aftermath.begin(this.setting, dice)
      this.aftermath = aftermath
      for (const choice of this.#choices) aftermath.choose(choice)
    } catch (error) {
      if (!(error instanceof MissingDie)) throw error
      this.wanted = dice.wanted
    }
    this.#thrown = dice.all
  }

  /** Answers the open question; the sentence why not, or null. */
  choose(choice: CareerChoice): string | null {
    const before = this.#choices
    this.#choices = [...before, choice]
    try {
      this.#replay()
      this.#acts = [...this.#acts, 'answer']
      return null
    } catch (error) {
      this.#choices = before
      this.#replay()
      if (error instanceof IllegalChoice) return error.message
      throw error
    }
  }

  get canUndo(): boolean {
    return this.#acts.at(-1) === 'die' || this.#choices.length > this.#fixed
  }

  /** Takes back what was done last: an answer, or a number that was typed wrong. */
  undo(): void {
    if (!this.canUndo) return
    if (this.#acts.at(-1) === 'die') this.#thrown = this.#thrown.slice(0, -1)
    else this.#choices = this.#choices.slice(0, -1)
    this.#acts = this.#acts.slice(0, -1)
    this.#replay()
  }

  /** What a real die shows. */
  enter(value: number): void {
    const { wanted } = this
    if (wanted === null || !Number.isInteger(value) || value < 1 || value > wanted.sides) return
    this.#thrown = [...this.#thrown, { kind: wanted.kind, sides: wanted.sides, value }]
    this.#acts = [...this.#acts, 'die']
    this.#replay()
  }

  /** What a log keeps of them, once they are done. */
  get written(): { team: string; choices: readonly CareerChoice[]; dice: readonly number[] } | null {
    if (!this.isDone || this.aftermath === null) return null
    const { choices, dice } = this.aftermath.toJSON()
    return { team: this.setting.team.id, choices, dice }
  }
}
