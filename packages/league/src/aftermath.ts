import {
  Dice,
  same,
  type DiceSource,
  editionOf,
  type House,
  IllegalChoice,
  MissingDie,
  read,
  type Reading,
  RecordedDice,
  WrongDie,
} from '@touchback/engine'
import {
  type Bookkeeping,
  type BookkeepingStep,
  Books,
  type CareerChoice,
  type CareerDecision,
  type CareerEvent,
  cloneTeam,
  type LeagueOptions,
  noMatch,
  type OwnReport,
  type Prize,
  prizeSteps,
  readCareerChoice,
  type Team,
  usualOptions,
} from '@touchback/engine/career'

/** What a team's books are opened with, and what for: a match, or a prize at the end of a tournament. */
export type AftermathSetting = {
  readonly team: Team
  /** What the league has settled; the rest is as usual. */
  readonly options: LeagueOptions
  /** Its house rules. */
  readonly house?: House
} & ({ readonly report: OwnReport } | { readonly prize: Prize })

/** An aftermath as it is stored: where it began, and everything since. */
export type SavedAftermath = AftermathSetting & {
  readonly choices: readonly CareerChoice[]
  readonly dice: readonly number[]
}

/** What a coach has answered before, or would; undefined where he has to be asked. */
export type KnownAnswers = (decision: CareerDecision) => CareerChoice | undefined
const NONE_KNOWN: KnownAnswers = () => undefined

/**
 * The post-match of one team: the steps of its book in their order, which ask its coach and roll dice, and end in the team as
 * it will play its next match. It has the shape of a game, and the two teams' have nothing to do with each other. What a
 * tournament brings is entered in the same way.
 */
export class Aftermath {
  /** What is being asked; null when the books are closed. */
  decision: CareerDecision | null = null
  readonly setting: AftermathSetting
  readonly #choices: CareerChoice[] = []
  readonly #known: KnownAnswers
  #books: Books
  #steps: Bookkeeping

  private constructor(setting: AftermathSetting, source: DiceSource, known: KnownAnswers) {
    this.setting = setting
    this.#known = known
    this.#books = opened(setting, new Dice(source))
    this.#steps = inOrder(this.setting, this.#books)
  }

  /** The books opened, at the first question whose answer is not known. */
  static begin(setting: AftermathSetting, dice: DiceSource, known: KnownAnswers = NONE_KNOWN): Aftermath {
    const aftermath = new Aftermath(setting, dice, known)
    aftermath.#advance(aftermath.#steps.next(NO_ANSWER))
    aftermath.#answerKnown()
    return aftermath
  }

  /** One that was stored, where it was left, or a sentence that says why it cannot be. */
  static load({ choices, dice, ...setting }: SavedAftermath, source: DiceSource): Reading<Aftermath> {
    const recorded = new RecordedDice(dice)
    const reading = attempted(() => {
      const aftermath = Aftermath.begin(setting, recorded)
      for (const choice of choices) aftermath.choose(choice)
      aftermath.#books.dice.source = source
      return aftermath
    })
    return recorded.left > 0 && reading.value !== null
      ? { value: null, problem: 'The aftermath holds dice that nobody rolled.' }
      : reading
  }

  /** The team as it stands; as it will be, once the books are closed. */
  get team(): Team {
    return this.#books.team
  }

  get events(): readonly CareerEvent[] {
    return this.#books.events
  }

  get winnings(): number {
    return this.#books.winnings
  }

  /** Answers the open question and goes on to the next. An illegal answer changes nothing. */
  choose(given: unknown): readonly CareerEvent[] {
    const { decision } = this
    if (decision === null) throw new IllegalChoice('The books are closed: there is nothing left to choose.')
    const told = this.#books.events.length
    this.#take(accepted(decision, given))
    this.#answerKnown()
    return this.#books.events.slice(told)
  }

  /** Goes on by itself while answers are known. One that wants a die nobody has thrown yet waits for its coach. */
  #answerKnown(): void {
    while (this.decision !== null) {
      const known = this.#known(this.decision)
      if (known === undefined) return
      try {
        this.#take(accepted(this.decision, known))
      } catch (error) {
        if (error instanceof MissingDie) return
        throw error
      }
    }
  }

  #take(choice: CareerChoice): void {
    const thrown = this.#books.dice.since.length
    try {
      this.#advance(this.#steps.next(choice))
    } catch (error) {
      if (error instanceof MissingDie || error instanceof WrongDie) this.#goBack(thrown)
      throw error
    }
    this.#choices.push(choice)
  }

  toJSON(): SavedAftermath {
    return { ...this.setting, choices: [...this.#choices], dice: [...this.#books.dice.since] }
  }

  #advance(step: IteratorResult<CareerDecision, void>): void {
    this.decision = step.done === true ? null : step.value
  }

  /** A die was missing: everything is as before the choice, and the dice already thrown wait to be used again. */
  #goBack(thrown: number): void {
    const { since } = this.#books.dice
    const dice = new Dice(this.#books.dice.source)
    dice.replay(since)
    this.#books = opened(this.setting, dice)
    this.#steps = inOrder(this.setting, this.#books)
    this.#advance(this.#steps.next(NO_ANSWER))
    for (const choice of this.#choices) this.#advance(this.#steps.next(choice))
    if (dice.since.length !== thrown)
      throw new Error('an aftermath went another way when it was played again')
  }
}

/** Books played out from what was written down, or a sentence about what does not fit. */
export function attempted(play: () => Aftermath): Reading<Aftermath> {
  try {
    return { value: play(), problem: null }
  } catch (error) {
    if (error instanceof MissingDie)
      return { value: null, problem: 'The aftermath lacks dice that were thrown.' }
    if (error instanceof IllegalChoice || error instanceof WrongDie)
      return { value: null, problem: error.message }
    throw error
  }
}

/** The first step of a generator takes no answer; this stands in for it. */
export const NO_ANSWER: CareerChoice = Object.freeze({ type: 'done' })

export function opened(setting: AftermathSetting, dice: Dice): Books {
  const { team, options, house } = setting
  const edition = editionOf(house === undefined ? team.edition : { edition: team.edition, house })
  const report = 'report' in setting ? setting.report : noMatch(team)
  return new Books(edition, { ...usualOptions(edition), ...options }, cloneTeam(team), report, dice)
}

/** What is done, one after the other. */
export const stepsOf = (setting: AftermathSetting, { career }: Books): readonly BookkeepingStep[] =>
  'prize' in setting ? prizeSteps(setting.prize) : career.aftermath

function* inOrder(setting: AftermathSetting, books: Books): Bookkeeping {
  for (const step of stepsOf(setting, books)) yield* step(books)
}

/** The legal choice an answer from outside means. */
function accepted(decision: CareerDecision, given: unknown): CareerChoice {
  const { value: choice, problem } = read(readCareerChoice, given, 'A choice')
  if (choice === null) throw new IllegalChoice(problem)
  const legal = listed(decision, choice)
  if (legal === undefined) throw new IllegalChoice(refusal(decision, choice))
  return legal
}

/** A choice as it stands among the legal ones; a purchase may bring a name that is not listed. */
export function listed({ options }: CareerDecision, choice: CareerChoice): CareerChoice | undefined {
  if (choice.type !== 'buy')
    return options.find((option) => option.type === choice.type && same(option, choice))
  const offered = options.some((option) => option.type === 'buy' && option.what === choice.what)
  return offered ? choice : undefined
}

function refusal({ options }: CareerDecision, choice: CareerChoice): string {
  const types = [...new Set(options.map(({ type }) => type))]
  return types.includes(choice.type)
    ? `That "${choice.type}" is not among the ${options.length} legal choices.`
    : `"${choice.type}" is no answer here: what is wanted is ${types.join(', ')}.`
}
