import {
  Dice,
  type DiceSource,
  editionOf,
  MissingDie,
  NoDice,
  type Reading,
  RecordedDice,
  same,
} from '@touchback/engine'
import {
  type Bookkeeping,
  type MatchReport,
  ownReport,
  type Prize,
  rosterOf,
  type Team,
} from '@touchback/engine/career'
import {
  Aftermath,
  type AftermathSetting,
  attempted,
  NO_ANSWER,
  opened,
  type SavedAftermath,
  stepsOf,
} from '../aftermath.ts'
import { dueOf } from './books.ts'
import type { Content, Entry } from './entry.ts'
import { type Entrant, known, type League, type Reopened, sideOf } from './league.ts'
import { prizeSetting, settled } from './prizes.ts'
import {
  type Arrival,
  arrivals,
  type Memory,
  memoryOf,
  Recall,
  type Recollection,
  withOldIds,
} from './recall.ts'

/** Books as a coach closed them, in the place where his entry was first read. */
export interface Closing {
  readonly saved: SavedAftermath
  /** Who had come to the team when all was done, and how many had ever signed for it. */
  readonly came: readonly Arrival[]
  readonly signed: number
  /** Worked out when it is wanted. */
  memory: Memory | null
  /** What came of it the last time, and from what. */
  readonly last: { readonly team: Team; readonly about: Opening['about']; readonly outcome: Outcome }
}

/** What books come to; with something still to be rolled or asked, as far as they go without it. */
export interface Outcome {
  readonly team: Team
  readonly open: Reopened['question'] | null
}

/** Entries that close books. */
export type BooksEntry = Entry<'aftermath' | 'prize-taken'>

/** Books that can be opened: with what, what they are about, and what is to be done once they are closed. */
export interface Opening {
  readonly setting: AftermathSetting
  readonly about: MatchReport | Prize
  readonly entrant: Entrant
  readonly close: () => void
}

/** The books a team has to close, by the match or the competition they are about. */
export type BooksOf =
  | Pick<Content<'aftermath'>, 'match' | 'team'>
  | Pick<Content<'prize-taken'>, 'competition' | 'team'>

export function openingOf(league: League, books: BooksOf): Reading<Opening> {
  const entrant = known(league.teams, books.team)
  if (entrant === undefined)
    return { value: null, problem: `There is no team "${books.team}" in this league.` }
  return 'match' in books
    ? matchOpening(league, entrant, books.match)
    : prizeOpening(league, entrant, books.competition)
}

/** What a team's books on a match are opened with. */
export const matchSetting = (
  league: League,
  team: Team,
  report: MatchReport,
  side: 'home' | 'away',
): AftermathSetting => ({ team, report: ownReport(report, side), ...settled(league) })

function matchOpening(league: League, entrant: Entrant, match: string): Reading<Opening> {
  const fixture = known(league.fixtures, match)
  if (fixture === undefined || fixture.report === null || !fixture.settled)
    return { value: null, problem: 'There is no settled report of its match.' }
  const { report } = fixture
  const { team } = entrant
  const side = sideOf(fixture, team.id)
  const setting = matchSetting(league, team, report, side)
  const close = (): void => void (fixture.closed[side] = true)
  return { value: { setting, about: report, entrant, close }, problem: null }
}

function prizeOpening(league: League, entrant: Entrant, competition: string): Reading<Opening> {
  const { team } = entrant
  const due = dueOf(league, { competition, team: team.id })
  if (due === undefined) return { value: null, problem: 'There is no prize to take.' }
  const close = (): void => void (due.taken = true)
  return {
    value: { setting: prizeSetting(league, team, due.prize), about: due.prize, entrant, close },
    problem: null,
  }
}

export const memoryIn = (closing: Closing): Memory => (closing.memory ??= memoryOf(closing.saved))

/** Books with choices and dice that belong to this place. */
export function closingOf(saved: SavedAftermath, about: Opening['about'], after: Team): Closing {
  const { team } = saved
  const last = { team, about, outcome: { team: after, open: null } }
  return { saved, came: arrivals(team, after), signed: after.signed, memory: null, last }
}

/** Whoever must have come, as far as the choices alone say it: in the order in which they signed. */
export function cameBy({ team, choices, ...setting }: SavedAftermath): readonly Arrival[] {
  const { joined = [], guests = [] } = 'report' in setting ? setting.report : {}
  const risen = [...joined]
  const { positions } = rosterOf(editionOf(team.edition), team.roster)
  const signed = choices.flatMap((choice): string[] => {
    if (choice.type === 'buy') return positions.some(({ id }) => id === choice.what) ? [choice.what] : []
    if (choice.type !== 'keep') return []
    const guest = guests.find(({ name }) => name === choice.player)
    return [guest?.position ?? risen.shift() ?? ''].filter((position) => position !== '')
  })
  return signed.map((position, index) => ({ position, id: `p${team.signed + index + 1}` }))
}

/**
 * The same books after something before them has changed: what was rolled and answered stays with its question. A step stops
 * where dice or an answer are missing, and the steps after it are taken all the same.
 */
export function closedAgain(
  setting: AftermathSetting,
  closing: Closing,
  recollection: Recollection,
  entry: number,
): Outcome {
  const recall = new Recall(recollection, setting, new NoDice())
  const books = opened(setting, new Dice(recall))
  let open: Outcome['open'] = null
  for (const step of stepsOf(setting, books)) {
    const missing = taken(step(books), recall)
    open ??= missing
  }
  return { team: withIdsOf(closing, setting.team, books.team, entry), open }
}

/** Whoever came when these books were closed before keeps the id he got. */
export const withIdsOf = (closing: Closing, before: Team, after: Team, entry: number): Team =>
  withOldIds(before, after, {
    came: closing.came,
    signed: closing.signed,
    fresh: `e${entry}`,
  })

/** One step, answered from memory; what is missing if it cannot be finished. */
function taken(step: Bookkeeping, recall: Recall): Outcome['open'] {
  try {
    let at = step.next(NO_ANSWER)
    while (at.done !== true) {
      const answer = recall.answer(at.value)
      if (answer === undefined) return { what: at.value.type, player: at.value.player }
      at = step.next(answer)
    }
    return null
  } catch (error) {
    if (error instanceof MissingDie) return recall.rolling
    throw error
  }
}

/** Reopened books finished with these choices and dice: they must hold all that still stands, in the place it has now. */
export function finishedWith(
  setting: AftermathSetting,
  recollection: Recollection,
  { choices, dice }: Pick<SavedAftermath, 'choices' | 'dice'>,
): Reading<Aftermath> {
  let thrown = 0
  let asked = 0
  const given: DiceSource = {
    next: (kind, sides) => new RecordedDice(dice.slice(thrown)).next(kind, sides),
  }
  const recall = new Recall(recollection, setting, given)
  const counting: DiceSource = {
    about: (what, whom, how) => recall.about(what, whom, how),
    next(kind, sides, of, among) {
      const face = recall.next(kind, sides, of, among)
      thrown++
      return face
    },
  }
  const { value: aftermath, problem } = attempted(() =>
    Aftermath.begin(setting, counting, (decision) => {
      const choice = recall.answer(decision) ?? choices[asked]
      asked++
      return choice
    }),
  )
  if (aftermath === null) return { value: null, problem }
  if (aftermath.decision !== null)
    return { value: null, problem: `It is not finished: ${aftermath.decision.type} is still asked.` }
  const holds = aftermath.toJSON()
  return same(holds.choices, choices) && same(holds.dice, dice)
    ? { value: aftermath, problem: null }
    : { value: null, problem: 'Dice and answers that stood before the correction stay as they were.' }
}
