import { own, read } from '@touchback/engine'
import type { MatchReport } from '@touchback/engine/career'
import { isFields } from '@touchback/engine/doors'
import { bookOf, type League, reportBetween } from '@touchback/league'
import { LeagueFile } from '../league-file.ts'
import { changesText } from '../league-text.ts'
import { readJson, UsageError, wholeNumber } from '../usage-error.ts'
import { type Author, authorOf, fieldsOf, fixtureOf, say } from './league-write.ts'

/** The result of a match between two teams as they are in a league: as written down at a table, or whole. */
function reportIn(league: League, match: string, value: unknown, source: string): MatchReport {
  const { home = '', away = '', stage = null } = own(league.fixtures, match) ?? {}
  const [host, guest] = [own(league.teams, home), own(league.teams, away)]
  if (host === undefined || guest === undefined) throw new UsageError(`a team of "${match}" is missing`)
  const reading = read(reportBetween(bookOf(league), host.team, guest.team, stage), value, 'The report')
  if (reading.value === null) throw new UsageError(`${source}: ${reading.problem}`)
  return reading.value
}

/** A result typed in at a table: by a coach, who waits for the other to confirm it, or ruled by the commissioner. */
export function leagueReport(
  path: string,
  match: string,
  source: string,
  type: 'reported' | 'ruled',
  options: Author,
): void {
  const file = LeagueFile.open(path)
  fixtureOf(file, match)
  const report = reportIn(file.league, match, readJson(source), source)
  file.write({ type, ...authorOf(options), match, report })
  const settled = file.league.fixtures[match]?.settled === true
  const { home, away } = report.sides
  const score = `${home.name} ${report.score.home}, ${away.name} ${report.score.away}`
  const state = settled
    ? 'It counts; both teams may close their books.'
    : 'It counts when the other coach has confirmed it.'
  say(`${score}. ${state}`)
}

export function leagueConfirm(path: string, match: string, options: Author): void {
  LeagueFile.open(path).write({ type: 'confirmed', ...authorOf(options), match })
  say(`The result of ${match} is confirmed and counts.`)
}

export function leagueDispute(path: string, match: string, reason: string, options: Author): void {
  LeagueFile.open(path).write({ type: 'disputed', ...authorOf(options), match, reason })
  say(`The result of ${match} is disputed: the commissioner rules on it.`)
}

/** The corrected entry: what is not given stays as it was. */
function correction(file: LeagueFile, number: string, source: string, options: Author) {
  const entry = wholeNumber('the number of an entry', number, 1)
  const old = file.log.entries[entry - 1]
  if (old === undefined)
    throw new UsageError(`${file.path} has no entry ${entry}: there are ${file.log.entries.length}`)
  const given = source.includes('=') ? fieldsOf([source]) : readJson(source)
  if (!isFields(given)) throw new UsageError(`${source} must hold an object`)
  const { no: _no, at: _at, by: _by, why: _why, ...content } = old
  const changes = 'report' in old ? withReport(file.log.before(entry), old.match, given, source) : given
  return { type: 'corrected', ...authorOf(options), entry, content: { ...content, ...changes } } as const
}

type Fields = Readonly<Record<string, unknown>>

/** A new result may stand alone, in either way a report is written; it is read between the teams as they then were. */
function withReport(league: League, match: string, given: Fields, source: string): Fields {
  const { report, ...others } = Object.hasOwn(given, 'score') ? { report: given } : given
  return report === undefined ? others : { ...others, report: reportIn(league, match, report, source) }
}

export function leaguePreview(path: string, number: string, source: string, options: Author): void {
  const file = LeagueFile.open(path)
  const content = correction(file, number, source, options)
  const { value: changes, problem } = file.log.preview({
    no: file.log.entries.length + 1,
    at: new Date().toISOString(),
    ...content,
  })
  if (changes === null) throw new UsageError(problem)
  console.log(changesText(changes))
}

/** What only older rules can have let be stays in the log from now on. */
export function leagueUphold(path: string, options: Author): void {
  const file = LeagueFile.openOld(path)
  const { unfit } = file.log
  if (unfit.length === 0)
    throw new UsageError(`there is nothing to uphold: today's rules refuse no entry of ${path}`)
  file.write({ type: 'upheld', ...authorOf(options), entries: unfit.map(({ entry }) => entry) })
  for (const { entry, problem } of unfit) say(`Entry ${entry} is upheld: ${problem}`)
}

export function leagueCorrect(path: string, number: string, source: string, options: Author): void {
  const file = LeagueFile.open(path)
  const content = correction(file, number, source, options)
  const stamp = { no: file.log.entries.length + 1, at: new Date().toISOString() }
  const { value: changes, problem } = file.log.preview({ ...stamp, ...content })
  if (changes === null) throw new UsageError(problem)
  file.write(content)
  say(`Entry ${number} is corrected.`)
  console.log(changesText(changes))
}
