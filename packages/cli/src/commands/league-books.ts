import { answerAll, asWritten } from '@touchback/bots'
import { IllegalChoice, MissingDie, own, RecordedDice, SeededDice, SIDES, WrongDie } from '@touchback/engine'
import type { MatchReport, Team } from '@touchback/engine/career'
import { type Aftermath, bookOf, type BooksOf, duesOf, type League } from '@touchback/league'
import {
  careerChoiceText,
  careerQuestion,
  careerSentence,
  type RosterNames,
  rosterThing,
} from '@touchback/words'
import { LeagueFile, type Writing } from '../league-file.ts'
import { coachNamed } from '../match-run.ts'
import { plain } from '../plain.ts'
import { seedFor } from '../seeds.ts'
import { readJson, UsageError, wholeNumber } from '../usage-error.ts'
import { type Author, authorOf, fixtureOf } from './league-write.ts'

export interface AftermathOptions extends Author {
  readonly answers?: string
  readonly bot?: string
  readonly dice?: string
}

/** Books that can be closed, and how they are written down. */
interface Occasion {
  readonly books: BooksOf
  /** A correction has opened them again. */
  readonly again: boolean
  /** The team's name. */
  readonly name: string
  readonly guests: MatchReport['sides']['home']['guests']
  readonly entry: Pick<Writing, 'type'> & Readonly<Record<string, string>>
  readonly what: string
}

/** A team's books on a match, or on what a competition has brought it. */
function occasionOf(file: LeagueFile, id: string, team: string): Occasion {
  const { league } = file
  const entrant = own(league.teams, team)
  if (entrant === undefined) throw new UsageError(`there is no team "${team}" in ${file.path}`)
  const { name } = entrant.team
  const again = league.reopened.some(
    (each) => each.team === team && (each.match === id || each.competition === id),
  )
  if (Object.hasOwn(league.competitions, id)) {
    const due = duesOf(league, team).find(({ competition }) => competition === id)
    if (due === undefined && !again)
      throw new UsageError(`${name} have no prize of "${id}" to enter in their books`)
    return {
      books: { competition: id, team },
      again,
      name,
      guests: [],
      entry: { type: 'prize-taken', competition: id },
      what: `the prize of ${id}`,
    }
  }
  const fixture = fixtureOf(file, id)
  const side = SIDES.find((each) => fixture[each] === team)
  if (side === undefined) throw new UsageError(`${name} do not play in match "${id}"`)
  if (fixture.report === null || !fixture.settled)
    throw new UsageError(`the report of match "${id}" is not settled yet`)
  if (fixture.closed[side] && !again)
    throw new UsageError(`the books of ${name} on match "${id}" are closed already`)
  return {
    books: { match: id, team },
    again,
    name,
    guests: fixture.report.sides[side].guests,
    entry: { type: 'aftermath', match: id },
    what: `match ${id}`,
  }
}

/**
 * A team's books: what is asked is shown until every answer is there, and then they are closed. The dice are the same however
 * often one looks.
 */
export function leagueAftermath(path: string, id: string, team: string, options: AftermathOptions): void {
  const file = LeagueFile.open(path)
  const occasion = occasionOf(file, id, team)
  const { name, guests, entry, what } = occasion
  const real = options.dice === undefined ? null : realDice(options.dice)
  const aftermath = withRealDice(() => {
    const books = opened(file, id, occasion, real)
    answer(books, options)
    if (options.bot !== undefined) {
      coachNamed(options.bot, 0)
      answerAll(books, options.bot, seedFor(file.birth, id, team, 'books'))
    }
    return books
  })
  const { decision, events } = aftermath
  if (decision === null && real !== null && real.left > 0)
    throw new UsageError(
      `--dice has ${real.left} more than the books need: look at which of them were thrown`,
    )
  const names = namesOf(file.league, guests, aftermath.team)
  if (decision === null) file.write({ ...entry, ...authorOf(options), ...asWritten(aftermath) })
  for (const event of events) console.log(`  ${plain(careerSentence(event, names))}`)
  if (decision === null) return console.log(plain(`The books of ${name} on ${what} are closed.`))
  console.log(`\n${plain(careerQuestion(decision, names))} Add one of these to the answers:`)
  for (const option of decision.options)
    console.log(`  ${plain(`${JSON.stringify(option).padEnd(46)}  ${careerChoiceText(option, names)}`)}`)
  if (options.answers !== undefined)
    throw new UsageError(`the books are not closed: ${options.answers} has no answer to the last question`)
}

/** The books of a team on a match, open at what is asked first, or where a correction has opened them again. */
function opened(
  file: LeagueFile,
  id: string,
  { books, again }: Occasion,
  real: RecordedDice | null,
): Aftermath {
  const seed = seedFor(file.birth, id, books.team, ...(again ? ['again'] : []))
  const { value: aftermath, problem } = file.log.open(books, real ?? new SeededDice(seed))
  if (aftermath === null) throw new UsageError(problem)
  return aftermath
}

const realDice = (dice: string): RecordedDice =>
  new RecordedDice(dice.split(',').map((die) => wholeNumber('--dice', die, 1)))

/** Gives all the answers that there are. */
function answer(aftermath: Aftermath, { answers }: AftermathOptions): void {
  const choices = answers === undefined ? [] : readJson(answers)
  if (!Array.isArray(choices)) throw new UsageError(`${answers} must hold a list of answers`)
  for (const [index, choice] of choices.entries())
    try {
      aftermath.choose(choice)
    } catch (error) {
      if (error instanceof IllegalChoice) throw new UsageError(`answer ${index + 1}: ${error.message}`)
      throw error
    }
}

/** Dice from a table run out, or are none that could be meant. */
function withRealDice<T>(then: () => T): T {
  try {
    return then()
  } catch (error) {
    if (error instanceof MissingDie) throw new UsageError('--dice has too few dice: the books need another')
    if (error instanceof WrongDie) throw new UsageError(`--dice: ${error.message}`)
    throw error
  }
}

/** Players of the roster, and those who may join it. */
function namesOf(league: League, guests: Occasion['guests'], team: Team): RosterNames {
  const edition = bookOf(league)
  const known = new Map([...team.players, ...team.former].map(({ id, name }) => [id, name]))
  return {
    edition,
    player: (id) => known.get(id) ?? guests.find(({ name }) => name === id)?.name ?? id,
    thing: (id) => rosterThing(edition, team.roster, id),
  }
}
