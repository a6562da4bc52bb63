import type { Edition } from '../match/edition.ts'
import type { RuleKey } from '../match/rule-keys.ts'
import type { Dice } from '../rolls/dice.ts'
import type { Career, LeagueOptions } from './career.ts'
import type { CareerChoice, CareerChoiceType } from './choice.ts'
import type { CareerEvent } from './event.ts'
import type { OwnReport } from './report.ts'
import { type Gained, type Team, type TeamPlayer, totalPoints } from './team.ts'

/** A question to one team's coach: complete, like those of a match. */
export interface CareerDecision {
  readonly type: CareerChoiceType | 'market'
  /** Whom it is about. */
  readonly player: string | null
  readonly rule: RuleKey
  /** Every legal choice, never empty; a purchase may carry a name that is not listed. */
  readonly options: readonly CareerChoice[]
  /** What happens when nobody answers. */
  readonly default: CareerChoice
  readonly about: Readonly<Record<string, unknown>>
}

/** A procedure between matches: it waits for a coach where it yields. Run it with `yield*`, or nothing happens. */
export type Bookkeeping<T = void> = Generator<CareerDecision, T, CareerChoice>
export type BookkeepingStep = (books: Books) => Bookkeeping

/** The books of one team, open after a match: what the steps of its aftermath read and write. */
export class Books {
  readonly edition: Edition
  readonly options: LeagueOptions
  /** The team as it will be; changed as the steps go on. */
  readonly team: Team
  readonly report: OwnReport
  readonly dice: Dice
  readonly events: CareerEvent[] = []
  /** Gold from this match. */
  winnings = 0
  /** Everybody who was on the roster before the match, in its order; in a draw the guests come after them. */
  readonly brought: readonly TeamPlayer[]
  /** Positions of those who would join for nothing and have found no room. */
  waiting: readonly string[] = []
  /** What guests have learned after the match, by name: theirs if they stay. */
  lessons: Readonly<Record<string, readonly Gained[]>> = {}
  /** Journeymen who have stayed, by name. */
  kept: readonly string[] = []
  /** Points everybody of those had before the match, by source. */
  readonly #before: readonly TeamPlayer['points'][]

  constructor(edition: Edition, options: LeagueOptions, team: Team, report: OwnReport, dice: Dice) {
    this.edition = edition
    this.options = options
    this.team = team
    this.report = report
    this.dice = dice
    this.brought = [...team.players]
    this.#before = team.players.map(({ points }) => points)
  }

  /** The points a player had when the match began: those he was given on the day have been rolled for by then. */
  pointsBefore(player: TeamPlayer): number {
    const points = this.#before[this.brought.indexOf(player)] ?? {}
    const given = (this.report.players[player.id]?.mvps ?? 0) * (this.career.points.mvp ?? 0)
    return totalPoints({ points }) + given
  }

  /** Whether anything has been added to what he had then. */
  hasNewPoints(player: TeamPlayer): boolean {
    return this.#before[this.brought.indexOf(player)] !== player.points
  }

  get career(): Career {
    return this.edition.career
  }

  /** The number of the match the books are open for. */
  get match(): number {
    return this.team.matches.length + 1
  }

  emit(event: CareerEvent): void {
    this.events.push(event)
  }

  /** Somebody of the roster. */
  player(id: string): TeamPlayer {
    const player = this.team.players.find((candidate) => candidate.id === id)
    if (player === undefined) throw new Error(`no player ${id} on the roster`)
    return player
  }
}

/** Asks the coach; with one option nobody is asked. */
export function* ask(
  type: CareerDecision['type'],
  rule: RuleKey,
  options: readonly CareerChoice[],
  more: {
    readonly player?: string
    readonly about?: CareerDecision['about']
    readonly default?: CareerChoice
  } = {},
): Bookkeeping<CareerChoice> {
  const [only, ...others] = options
  if (only === undefined) throw new Error(`nothing to choose from: ${type}`)
  if (others.length === 0) return only
  return yield {
    type,
    player: more.player ?? null,
    rule,
    options,
    default: more.default ?? only,
    about: more.about ?? {},
  }
}
