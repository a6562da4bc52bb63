import { randomInt } from 'node:crypto'
import { Dice, own, SeededDice } from '@touchback/engine'
import { isFields } from '@touchback/engine/doors'
import {
  bookOf,
  type Competition,
  type Entry,
  type Fixture,
  type League,
  matchId,
  nextRound,
  settledPlayOffs,
  prizesDue,
  readTeam,
  suggestedDraft,
  teamName,
  withNames,
} from '@touchback/league'
import { plainWords, stageName } from '@touchback/words'
import { LeagueFile } from '../league-file.ts'
import { plain } from '../plain.ts'
import { seedFor } from '../seeds.ts'
import { textTable, WIDTH, words } from '../text-table.ts'
import { readJson, readText, UsageError, wholeNumber } from '../usage-error.ts'
import { wrap } from '../wrap.ts'

/** Who writes, and why. */
export interface Author {
  readonly by: string
  readonly why?: string
}
export const authorOf = ({ by, why }: Author) => ({ by, ...(why === undefined ? {} : { why }) })

/** Only the fields that were given. */
const given = <T extends object>(fields: T): Partial<T> =>
  // Some of what there was, each under its name.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

export const say = (words: string): void => console.log(wrap(plain(words), WIDTH, ''))

/** A command somebody may want next, on a line of its own so that it can be copied. */
const next = (words: string): void => console.log(plain(`  touchback league ${words}`))

const listed = (text: string): string[] => text.split(',').map((part) => part.trim())

/** `true`, `12` and `{"a":1}` are what they look like; anything else is a text. */
function valueOf(text: string): unknown {
  if (text.startsWith('@')) return readJson(text.slice(1))
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export function fieldsOf(pairs: readonly string[]): Record<string, unknown> {
  const fields: [string, unknown][] = pairs.map((pair) => {
    const [name = '', text] = pair.split(/=(.*)/su)
    if (text === undefined || name === '')
      throw new UsageError(`"${pair}" must be a name and a value, such as rounds=7`)
    return [name, valueOf(text)]
  })
  return Object.fromEntries(fields)
}

export interface NewOptions extends Author {
  readonly name: string
  readonly edition: string
  readonly house?: string
  readonly set?: readonly string[]
  readonly points?: string
  readonly ties?: string
  readonly inARow?: string
  readonly teamsPerCoach?: string
}

export function leagueNew(path: string, options: NewOptions): void {
  const { name, edition, house, set, points, ties, inARow, teamsPerCoach } = options
  LeagueFile.create(path, {
    type: 'founded',
    ...authorOf(options),
    name,
    edition,
    ...given({
      house: house === undefined ? undefined : readJson(house),
      options: set === undefined ? undefined : fieldsOf(set),
      points: points === undefined ? undefined : pointsOf(points),
      ties: ties === undefined ? undefined : listed(ties),
      inARow: inARow === undefined ? undefined : wholeNumber('--in-a-row', inARow, 0),
      teamsPerCoach:
        teamsPerCoach === undefined ? undefined : wholeNumber('--teams-per-coach', teamsPerCoach, 1),
    }),
  })
  say(`${name} is founded; ${options.by} is its commissioner. Coaches join with:`)
  next(`join ${path} --by NAME`)
}

function pointsOf(text: string): object {
  const [win, draw, loss, ...more] = listed(text).map((part) => wholeNumber('--points', part, 0))
  if (win === undefined || draw === undefined || loss === undefined || more.length > 0)
    throw new UsageError(`--points takes three numbers such as 3,1,0, not "${text}"`)
  return { win, draw, loss, concession: 0, bonus: { touchdowns: 0, cleanSheet: false, casualties: 0 } }
}

export function leagueJoin(
  path: string,
  options: Author & { readonly coach?: string; readonly name?: string },
): void {
  const file = LeagueFile.open(path)
  const coach = options.coach ?? options.by
  file.write({ type: 'joined', ...authorOf(options), coach, name: options.name ?? coach })
  say(`${options.name ?? coach} has joined ${file.league.name}.`)
}

export interface EnterOptions extends Author {
  readonly coach?: string
  readonly roster?: string
  readonly from?: string
  readonly name?: string
  readonly colour?: string
}

const COLOURS = ['#e8833a', '#3a7de8', '#3aa655', '#b23ae8', '#e83a5c', '#3ac1c9', '#c9a33a', '#7a7f87']

/** A team enters the league: from a team file, or as it is suggested to a new coach. */
export function leagueEnter(path: string, team: string, options: EnterOptions): void {
  const file = LeagueFile.open(path)
  const { draft, colour } = entering(file.league, team, options)
  const shirts = options.colour ?? colour ?? COLOURS[Object.keys(file.league.teams).length % COLOURS.length]
  const coach = options.coach ?? options.by
  file.write({ type: 'drafted', ...authorOf(options), team, coach, colour: shirts, draft })
  say(`${draft.name} enter ${file.league.name}, coached by ${coach}.`)
}

function entering(league: League, team: string, { roster, from, name }: EnterOptions) {
  if ((roster === undefined) === (from === undefined))
    throw new UsageError('say either --roster LIST for a suggested team or --from FILE for one of your own')
  if (from !== undefined) {
    const { team: read, problem } = readTeam(readText(from))
    if (read === null) throw new UsageError(`${from}: ${problem}`)
    if (read.edition !== league.edition)
      throw new UsageError(`${from} is a team of ${read.edition}, and ${league.name} plays ${league.edition}`)
    return { draft: name === undefined ? read.draft : { ...read.draft, name }, colour: read.colour }
  }
  const book = bookOf(league)
  const rosters = Object.keys(book.teams.rosters)
  const list = rosters.find((id) => id === roster)
  if (list === undefined)
    throw new UsageError(`${book.name} has no team "${roster}"; there are ${rosters.join(', ')}`)
  const dice = new SeededDice(seedFor(league.name, team, 'names'))
  const below = (count: number) => dice.below(count)
  const taken = new Set(Object.values(league.teams).map((entrant) => entrant.team.name))
  const draft = suggestedDraft(book, list, name ?? teamName(list, below, taken))
  return { draft: withNames(draft, below), colour: undefined }
}

export interface OpenOptions extends Author {
  readonly format: string
  readonly name?: string
  readonly teams?: string
  readonly legs?: string
  readonly rounds?: string
  readonly groups?: string
  readonly divisions?: string
  readonly through?: string
  readonly reach?: string
  readonly thirdPlace?: boolean
  readonly cup?: string
  readonly purse?: string
  readonly overdue?: string
}

const DRAWN: readonly string[] = ['round-robin', 'swiss', 'knock-out', 'groups']

export function leagueOpen(path: string, competition: string, options: OpenOptions): void {
  const file = LeagueFile.open(path)
  const { format, name = competition, teams, divisions, thirdPlace, cup, purse, overdue } = options
  const number = (what: 'legs' | 'rounds' | 'groups' | 'through' | 'reach') =>
    options[what] === undefined ? undefined : wholeNumber(`--${what}`, options[what], 1)
  const entered = Object.values(file.league.teams).filter(({ retired }) => !retired)
  file.write({
    type: 'competition-opened',
    ...authorOf(options),
    competition,
    name,
    format,
    teams: teams === undefined ? entered.map(({ team }) => team.id) : listed(teams),
    ...given({
      legs: number('legs'),
      rounds: number('rounds'),
      groups: number('groups'),
      divisions: divisions?.split('/').map(listed),
      through: number('through'),
      reach: number('reach'),
      thirdPlace,
      cup,
      purse: purse === undefined ? undefined : purseOf(purse),
      overdue,
    }),
  })
  say(`${name} is open. ${DRAWN.includes(format) ? 'Its rounds are drawn' : 'Its matches are agreed'} with:`)
  next(
    DRAWN.includes(format)
      ? `draw ${path} ${competition} --by ${options.by}`
      : `agree ${path} HOME AWAY --competition ${competition} --by COACH`,
  )
}

function purseOf(text: string): object {
  const [winner, runnerUp, ...more] = listed(text).map((part) => wholeNumber('--purse', part, 0))
  if (winner === undefined || runnerUp === undefined || more.length > 0)
    throw new UsageError(`--purse takes what the first two get, such as 80000,40000, not "${text}"`)
  return { winner, runnerUp }
}

export interface DrawOptions extends Author {
  readonly lots?: boolean
  readonly seed?: string
  readonly deadline?: string
}

/** Dice for lots, purses and roll-offs, as the log keeps them. */
const diceFor = (seed: string | undefined): Dice =>
  new Dice(new SeededDice(seed === undefined ? randomInt(2 ** 31) : wholeNumber('--seed', seed, 0)))

export function leagueDraw(path: string, competition: string, options: DrawOptions): void {
  const file = LeagueFile.open(path)
  const { league } = file
  const byLot = options.lots === true || league.competitions[competition]?.format === 'play-offs'
  const dice = byLot ? diceFor(options.seed) : null
  const { value: drawn, problem } = nextRound(league, competition, dice)
  if (drawn === null) throw new UsageError(problem)
  const { round, pairings, stages } = drawn
  file.write({
    type: 'round-drawn',
    ...authorOf(options),
    competition,
    round,
    pairings,
    ...given({ deadline: options.deadline, dice: dice?.since }),
  })
  const name = (team: string) => league.teams[team]?.team.name ?? team
  const rows = pairings.map(([home, away], place) => [
    away === null ? '' : matchId(competition, round, place),
    name(home),
    away === null ? 'has a free day' : name(away),
    stageName(stages[place] ?? ''),
  ])
  say(`${league.competitions[competition]?.name ?? competition}, round ${round}`)
  console.log(textTable([words(''), words(''), words(''), words('')], rows))
}

/** The weeks of play-offs are over: who goes on. */
export function leagueQualify(path: string, id: string, options: Author & { readonly seed?: string }): void {
  const file = LeagueFile.open(path)
  const competition = competitionNamed(file, id)
  const dice = diceFor(options.seed)
  const { value: table, problem } = settledPlayOffs(file.league, competition, dice)
  if (table === null) throw new UsageError(problem)
  file.write({ type: 'qualified', ...authorOf(options), competition: id, dice: dice.since })
  const teams = file.league.competitions[id]?.playOffs?.qualified ?? []
  say(`They go on: ${teams.map((team) => file.league.teams[team]?.team.name ?? team).join(', ')}.`)
}

/** What a competition brings its first teams; whoever has something to roll for it closes his books with `prize`. */
export function leaguePrizes(path: string, id: string, options: Author & { readonly seed?: string }): void {
  const file = LeagueFile.open(path)
  const dice = diceFor(options.seed)
  const { problem } = prizesDue(file.league, competitionNamed(file, id), dice)
  if (problem !== null) throw new UsageError(problem)
  file.write({ type: 'prizes-given', ...authorOf(options), competition: id, dice: dice.since })
  const given = file.league.prizes.filter(({ competition }) => competition === id)
  if (given.length === 0) say('There is nothing to win but the honour.')
  for (const { team, prize, taken } of given) {
    const parts = [
      prize.gold > 0 ? `${prize.gold.toLocaleString('en')} gold` : null,
      prize.trophy === 'won' ? `the trophy (${plainWords(prize.what)})` : null,
      prize.trophy === 'handed-on' ? 'hands the trophy on' : null,
      prize.fans > 0 ? `${prize.fans} to the fan factor` : null,
    ].filter((part) => part !== null)
    say(
      `${file.league.teams[team]?.team.name ?? team}: ${parts.join(', ') || 'medals'}${taken ? '' : ' (books open)'}`,
    )
  }
}

function competitionNamed({ league, path }: LeagueFile, id: string): Competition {
  const competition = own(league.competitions, id)
  if (competition === undefined) throw new UsageError(`there is no competition "${id}" in ${path}`)
  return competition
}

export interface AgreeOptions extends Author {
  readonly match?: string
  readonly competition?: string
  readonly stage?: string
  readonly when?: string
}

export function leagueAgree(path: string, home: string, away: string, options: AgreeOptions): void {
  const file = LeagueFile.open(path)
  const { competition, stage, when } = options
  const match = options.match ?? freeMatch(file.league)
  const more = given({ competition, stage, when })
  file.write({ type: 'match-agreed', ...authorOf(options), match, home, away, ...more })
  say(`${home} will play ${away}: match ${match}.`)
}

function freeMatch({ fixtures }: League): string {
  let number = 1
  while (fixtures[`m${number}`] !== undefined) number++
  return `m${number}`
}

export function fixtureOf({ league, path }: LeagueFile, match: string): Fixture {
  const fixture = own(league.fixtures, match)
  if (fixture === undefined)
    throw new UsageError(
      `there is no match "${match}" in ${path}; "touchback league show ${path}" lists them`,
    )
  return fixture
}

/** An entry of any kind, its fields given one by one or as JSON. */
export function leagueWrite(
  path: string,
  type: string,
  pairs: readonly string[],
  options: Author & { readonly json?: string },
): void {
  const file = LeagueFile.open(path)
  const whole = options.json === undefined ? {} : readJson(options.json)
  if (!isFields(whole)) throw new UsageError(`${options.json} must hold an object`)
  // What kinds there are is said by the log, in one sentence.
  file.write({ ...whole, ...fieldsOf(pairs), type: type as Entry['type'], ...authorOf(options) })
  say(`Entry ${file.log.entries.length} is written: ${type}.`)
}
