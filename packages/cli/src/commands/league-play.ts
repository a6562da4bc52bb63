import { randomInt } from 'node:crypto'
import { answerAll, asWritten, playedByPrograms } from '@touchback/bots'
import {
  type Event,
  type Game,
  type MatchFile,
  NoDice,
  openMatch,
  same,
  SeededDice,
  type Side,
  SIDES,
} from '@touchback/engine'
import type { MatchReport } from '@touchback/engine/career'
import { engineFingerprint } from '@touchback/engine/fingerprint'
import {
  Aftermath,
  bestPlayer,
  type Fixture,
  fixtureMatch,
  isDecisive,
  type League,
  matchSetting,
  reportOf,
  settingOf,
  statistics,
  unreadyProblem,
  winnerOf,
} from '@touchback/league'
import { matchStory } from '@touchback/words'
import { LeagueFile, type Writing } from '../league-file.ts'
import { coachNamed } from '../match-run.ts'
import { mustBeNew } from '../new-file.ts'
import { plain } from '../plain.ts'
import { progressBar } from '../progress-bar.ts'
import { saveMatch } from '../save-match.ts'
import { seedFor } from '../seeds.ts'
import { readJson, UsageError, wholeNumber } from '../usage-error.ts'
import { wrap } from '../wrap.ts'
import { type Author, fixtureOf } from './league-write.ts'
import { WIDTH } from '../text-table.ts'

export interface PlayOptions extends Author {
  readonly all?: boolean
  readonly bots: string
  readonly home?: string
  readonly away?: string
  readonly seed?: string
  readonly match?: string
  readonly keep?: string
  readonly open?: boolean
}

/** A match that has been played: what it means, how it went, and under which fingerprint. */
interface Played {
  readonly report: MatchReport
  readonly record: string
  readonly story: readonly string[]
}

export function leaguePlay(path: string, matches: readonly string[], options: PlayOptions): void {
  const file = LeagueFile.open(path)
  const named = options.all === true ? waiting(file.league) : matches
  if (named.length === 0) throw new UsageError(nothingNamed(file, options))
  if ((options.match ?? options.keep) !== undefined && named.length > 1)
    throw new UsageError('one file holds one match: name a single match')
  mustBeNew(options.keep)
  const seed = options.seed === undefined ? randomInt(2 ** 31) : wholeNumber('--seed', options.seed, 0)
  const bar = named.length > 1 ? progressBar(`${named.length} matches`, named.length) : null
  const told: string[] = []
  for (const match of named) {
    told.push(playOne(file, match, options, seed))
    bar?.advance(1)
  }
  bar?.done()
  console.log(told.join(named.length > 1 ? '\n' : '\n\n'))
}

/** Matches that can be played; those of a team that has retired are given away instead. */
const waiting = ({ fixtures, teams }: League): string[] =>
  Object.values(fixtures)
    .filter(({ report, settled }) => report === null && !settled)
    .filter(({ home, away }) => [home, away].every((team) => teams[team]?.retired !== true))
    .map(({ id }) => id)

function nothingNamed({ league, path }: LeagueFile, { all }: PlayOptions): string {
  const open = waiting(league)
  if (open.length === 0) return `there is no match to play in ${path}: draw a round or agree on one`
  return all === true
    ? 'nothing is left to play'
    : `say which match, or --all: ${open.slice(0, 8).join(', ')} wait to be played`
}

function playOne(file: LeagueFile, match: string, options: PlayOptions, seed: number): string {
  const fixture = fixtureOf(file, match)
  if (fixture.report !== null || fixture.settled)
    throw new UsageError(`match "${match}" has been played already`)
  const unready = unreadyProblem(file.league, fixture)
  if (unready !== null) throw new UsageError(unready)
  const played =
    options.match === undefined
      ? playHere(file, fixture, options, seed)
      : playedThere(file, fixture, options.match)
  const { by, why } = options
  const entry: Writing = {
    type: 'played',
    by,
    match,
    record: played.record,
    report: played.report,
    ...(why === undefined ? {} : { why }),
  }
  const books = options.open === true ? [] : booksBy(file.league, fixture, by)
  file.write(
    entry,
    ...books.map((side) =>
      closing(file.league, fixture, played.report, side, { by, bot: botOf(options, side), seed }),
    ),
  )
  const [headline = '', ...story] = played.story
  const body = story.map((paragraph) => wrap(plain(paragraph), WIDTH, '  ')).join('\n')
  const rest = SIDES.filter((side) => !books.includes(side)).map(
    (side) => file.league.teams[fixture[side]]?.team.name,
  )
  const notes = [
    ...(rest.length === 0 ? [] : [`Books still open: ${rest.join(', ')}.`]),
    ...(isDecisive(file.league, fixture) && winnerOf(fixture) === null
      ? [
          `Somebody must go on: touchback league write ${file.path} decided match=${match} winner=TEAM --by ${by}`,
        ]
      : []),
  ].map((note) => `  ${plain(note)}`)
  return [`${match}: ${plain(headline)}`, ...(options.all === true ? [] : [body]), ...notes].join('\n')
}

const botOf = (options: PlayOptions, side: Side): string => options[side] ?? options.bots

/** Played here and now, between two programs. */
function playHere({ league }: LeagueFile, fixture: Fixture, options: PlayOptions, seed: number): Played {
  const dice = new SeededDice(seedFor(seed, fixture.id, 'dice'))
  const record = options.keep !== undefined
  const game = playedByPrograms(
    fixtureMatch(league, fixture),
    {
      home: coachNamed(botOf(options, 'home'), seedFor(seed, fixture.id, 'home')),
      away: coachNamed(botOf(options, 'away'), seedFor(seed, fixture.id, 'away')),
    },
    { dice, events: true, record },
  )
  if (options.keep !== undefined) saveMatch(game, options.keep)
  return told(game, game.match.sink ?? [])
}

const told = (game: Game, events: readonly Event[]): Played => ({
  report: reportOf(game, events),
  record: game.momentHash(),
  story: matchStory(game.match, events, bestIn(game, events)),
})

function bestIn({ match }: Game, events: readonly Event[]): number | null {
  const steps = events.map((event, step) => ({ step, event }))
  return bestPlayer(statistics(steps, settingOf(match)))?.id ?? null
}

/** Played elsewhere, by these two teams, and finished: its file is the proof. */
function playedThere({ league }: LeagueFile, fixture: Fixture, path: string): Played {
  const { value: opened, problem } = openMatch(readJson(path), {
    engine: engineFingerprint(),
    dice: new NoDice(),
  })
  if (opened === null) throw new UsageError(`${path} cannot be opened: ${problem}`)
  const { file, goesOn, verdict } = opened
  const other = otherMatch(league, fixture, file)
  if (other !== null) throw new UsageError(`${path} ${other}`)
  if (goesOn === null || goesOn.after < file.rows.length || verdict === 'otherwise')
    throw new UsageError(`${path} cannot be proved: today's rules would play it otherwise`)
  const { game } = goesOn
  if (game.decision !== null)
    throw new UsageError(`${path} is not finished: ${game.decision.side} would choose next`)
  return told(
    game,
    file.rows.flatMap(({ events }) => events),
  )
}

/** Why a match that was played elsewhere is not this one: two teams as they stand now, by the rules of the league, from the start. */
function otherMatch(league: League, fixture: Fixture, { spec, from }: MatchFile): string | null {
  if (!spec.options.league) return 'is no league match'
  if (from !== null) return 'began in the middle of a match'
  const wanted = fixtureMatch(league, fixture)
  for (const side of SIDES) {
    const [sheet, own] = [spec.teams[side], wanted.teams[side]]
    if (sheet.name !== own.name || sheet.roster !== own.roster)
      return `was played by ${sheet.name}, not by ${own.name}`
    if (!same(sheet, own)) return `was played by ${own.name} as they are not: the league knows another roster`
  }
  const { modules: _modules, readings: _readings, ...settled } = spec.options
  const { modules: _usual, readings: _none, ...due } = wanted.options
  const alike =
    spec.edition === wanted.edition && same(spec.house ?? null, wanted.house ?? null) && same(settled, due)
  return alike ? null : 'was not played by the rules of this league'
}

/** The teams whose books somebody may close: a commissioner everybody's, a coach his own. */
const booksBy = (league: League, fixture: Fixture, by: string): Side[] =>
  SIDES.filter((side) => by === league.commissioner || league.teams[fixture[side]]?.coach === by)

function closing(
  league: League,
  fixture: Fixture,
  report: MatchReport,
  side: Side,
  { by, bot, seed }: { by: string; bot: string; seed: number },
): Writing {
  const entrant = league.teams[fixture[side]]
  if (entrant === undefined) throw new Error(`no team ${fixture[side]}`)
  const dice = new SeededDice(seedFor(seed, fixture.id, side, 'aftermath'))
  const aftermath = Aftermath.begin(matchSetting(league, entrant.team, report, side), dice)
  answerAll(aftermath, bot, seedFor(seed, fixture.id, side, 'books'))
  return { type: 'aftermath', by, match: fixture.id, ...asWritten(aftermath) }
}
