import { read, type Reading } from '../doors/shape.ts'
import { Game, type GameOptions } from '../game.ts'
import { IllegalChoice } from '../match/decision.ts'
import { stateHash } from '../match/hash.ts'
import { same } from '../match/same.ts'
import { type DiceSource, MissingDie, RecordedDice, WrongDie } from '../rolls/dice.ts'
import { History } from './history.ts'
import { isOldFile, type MatchFile, type OldMatchFile, readMatchFile } from './match-file.ts'

/** Where a match goes on from. */
interface Continuation {
  readonly game: Game
  /** How many rows of the file lie behind it. */
  readonly after: number
}

/** A match from a file, held against the rules of today. */
export interface OpenMatch {
  readonly file: MatchFile
  /**
   * `same`: played again it went the same way; `unproven`: an old file, which says nothing of how it went; `otherwise`: the
   * rules of today would play it otherwise, and it is told as it happened.
   */
  readonly verdict: 'same' | 'unproven' | 'otherwise'
  /** It was played with other rules than today's. */
  readonly elsewhere: boolean
  /** The row at which today's rules part from it, and why. */
  readonly parting: { readonly row: number; readonly why: string } | null
  /** The match where it was left or, when that cannot be reached, where the last turn before had ended. */
  readonly goesOn: Continuation | null
}

export interface Opening {
  /** The fingerprint of today's rules. */
  readonly engine: string | null
  /** What a match that goes on throws. */
  readonly dice: DiceSource
}

/** Opens a match from the JSON of a file: a match, or one sentence that says why it is none. */
export function openMatch(json: unknown, opening: Opening): Reading<OpenMatch> {
  const { value: file, problem } = read(readMatchFile, json, 'The match')
  if (file === null) return { value: null, problem }
  return isOldFile(file) ? openOld(file, opening) : { value: openNew(file, opening), problem: null }
}

/** Row by row through a record; stops at the first that does not go as it is written. */
function openNew(file: MatchFile, { engine, dice }: Opening): OpenMatch {
  const elsewhere = file.engine !== engine
  const again = playAgain(file)
  if (again.parting === null && again.game !== null) {
    again.game.continueWith(dice, new History(file.from, file.rows, file.positions))
    const goesOn = { game: again.game, after: file.rows.length }
    return { file, verdict: 'same', elsewhere, parting: null, goesOn }
  }
  return {
    file,
    verdict: 'otherwise',
    elsewhere,
    parting: again.parting,
    goesOn: lastKept(file, elsewhere, dice),
  }
}

interface Listening extends GameOptions {
  readonly record?: History
}

interface Again {
  readonly game: Game | null
  readonly parting: OpenMatch['parting']
}

function playAgain(file: MatchFile): Again {
  const dice = new RecordedDice()
  let game: Game | null = null
  let row = file.since
  try {
    if (row === 0) dice.feed(file.rows[0]?.dice ?? [])
    game = beginning(file, { dice, events: true })
    if (game === null) return { game, parting: { row, why: 'the position it went on from cannot be loaded' } }
    if (row === 0) {
      if (dice.left > 0) return parted(game, 0, 'dice are left over')
      if (!same(game.match.sink, file.rows[0]?.events)) return parted(game, 0, 'other things happen')
      row = 1
    }
    for (; row < file.rows.length; row++) {
      const why = step(game, file, row, dice)
      if (why !== null) return parted(game, row, why)
    }
    return { game, parting: null }
  } catch (error) {
    return parted(game, row, misfit(error))
  }
}

const parted = (game: Game | null, row: number, why: string): Again => ({ game, parting: { row, why } })

const beginning = ({ spec, from, since, positions }: MatchFile, options: Listening): Game | null => {
  if (since > 0) {
    const kept = positions.find(({ after }) => after === since)
    return kept === undefined ? null : Game.load({ spec, ...kept.saved }, options).value
  }
  return from === null ? Game.start(spec, options) : Game.from(spec, from, options)
}

function step(game: Game, { rows, positions }: MatchFile, row: number, dice: RecordedDice): string | null {
  const written = rows[row]
  if (written === undefined) return null
  dice.feed(written.dice)
  const { events } = game.answer({ by: written.by, choice: written.choice })
  if (dice.left > 0) return 'dice are left over'
  if (!same(events, written.events)) return 'other things happen'
  const kept = positions.find(({ after }) => after === row + 1)
  return kept !== undefined && kept.hash !== stateHash(game.state) ? 'the position is another' : null
}

/**
 * The latest kept position that today's rules can go on from. Other rules may have written positions down in another way; in
 * one of today's that is not what its hash says somebody has had a hand.
 */
function lastKept(
  { spec, from, since, rows, positions }: MatchFile,
  elsewhere: boolean,
  dice: DiceSource,
): Continuation | null {
  for (const { after, saved, hash } of positions.toReversed()) {
    const history = new History(
      from,
      rows.slice(0, after),
      positions.filter((kept) => kept.after <= after),
    )
    const options = { dice, events: true, record: history }
    const game = Game.load({ spec, ...saved }, options).value ?? plainly(spec, saved, options)
    if (game !== null && (elsewhere || after <= since || stateHash(game.state) === hash))
      return { game, after }
  }
  return null
}

/** The stable point alone: what was answered since does not fit any more. */
const plainly = (
  spec: MatchFile['spec'],
  saved: MatchFile['positions'][number]['saved'],
  options: Listening,
): Game | null => Game.load({ spec, ...saved, choices: [], dice: [] }, options).value

/** An old file is played as far as it goes, and then written down as new ones are. */
function openOld(file: OldMatchFile, { engine, dice }: Opening): Reading<OpenMatch> {
  const { spec, from, choices, settings } = file
  const source = new RecordedDice(file.dice)
  const options = { dice: source, events: true, record: true }
  let game: Game | null = null
  let row = 0
  let why: string | null = null
  try {
    game = from === null ? Game.start(spec, options) : Game.from(spec, from, options)
    for (const choice of choices) {
      row++
      game.choose(choice)
    }
    if (source.left > 0) why = 'dice are left over'
  } catch (error) {
    why = misfit(error)
  }
  if (game === null)
    return { value: null, problem: `The match does not fit the rules of today: ${why ?? ''}.` }
  game.continueWith(dice)
  const { rows, positions } = game.record()
  const written: MatchFile = { engine, since: 0, spec, from, rows, positions, settings }
  const parting = why === null ? null : { row, why }
  const goesOn = { game, after: rows.length }
  return { value: { file: written, verdict: 'unproven', elsewhere: true, parting, goesOn }, problem: null }
}

function misfit(error: unknown): string {
  if (error instanceof MissingDie) return 'a die is missing'
  if (error instanceof IllegalChoice || error instanceof WrongDie) return error.message.replace(/\.$/u, '')
  throw error
}
