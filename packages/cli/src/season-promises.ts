import type { Edition, SeededDice } from '@touchback/engine'
import {
  FEATS,
  type Item,
  itemise,
  lastingEffects,
  type MatchReport,
  type PlayerReport,
  rosterOf,
  type Team,
  worthInGold,
} from '@touchback/engine/career'
import { jsonOf } from '@touchback/engine/testing'
import { bookOf, changes, type Entry, type League, LeagueLog } from '@touchback/league'

/** What every season keeps, whoever plays it and whatever is corrected in it. A broken promise is thrown. */

const hold = (kept: boolean, promise: string): void => {
  if (!kept) throw new Error(promise)
}

/** Everything that must be true of a league at any time. */
function holdLeague(league: League): void {
  const edition = bookOf(league)
  for (const { team } of Object.values(league.teams)) {
    hold(team.treasury >= 0, `${team.id} has ${team.treasury} gold`)
    const ids = [...team.players, ...team.former].map(({ id }) => id)
    hold(new Set(ids).size === ids.length, `${team.id} has two players with one id`)
    hold(
      team.players.every(({ status }) => status === 'active'),
      `somebody who left is on the roster of ${team.id}`,
    )
    hold(
      team.former.every(({ status }) => status !== 'active'),
      `somebody active is in the history of ${team.id}`,
    )
    holdWorth(edition, team, league)
    holdPoints(edition, team)
  }
}

/** What a team is worth is the sum of its items. */
function holdWorth(edition: Edition, team: Team, { options }: League): void {
  const { uncounted, counts = (item: Item) => item.total } = edition.career.worth
  const sum = itemise(edition, team)
    .filter(({ id }) => !uncounted.includes(id))
    .reduce((gold, item) => gold + counts(item, rosterOf(edition, team.roster), options), 0)
  const worth = worthInGold(edition, team, { absent: true, options })
  hold(worth === sum, `${team.id} is worth ${worth}, and its items are ${sum}`)
}

/** Points are what a player did, at what the book gives for it. */
function holdPoints({ career }: Edition, team: Team): void {
  for (const player of [...team.players, ...team.former])
    for (const feat of FEATS) {
      const due = player.feats[feat] * (career.points[feat] ?? 0)
      const has = player.points[feat] ?? 0
      hold(has === due, `${team.id} ${player.id} has ${has} points for ${feat}, not ${due}`)
    }
}

/** Two leagues, whatever the number of their entries. */
const alike = (one: League, other: League): boolean =>
  JSON.stringify({ ...one, entries: 0 }) === JSON.stringify({ ...other, entries: 0 })

/** A log from its lines, entry by entry: each prefix is a legal log, and nobody comes back from the dead. */
export function holdLog({ entries, league }: LeagueLog): void {
  const [first, ...others] = jsonOf(entries)
  const { value: log, problem } = LeagueLog.found(first)
  if (log === null) throw new Error(problem)
  const gone = new Map<string, string>()
  for (const line of others) {
    const { reopened } = log.league
    const { value: entry, problem: refusal } = log.append(line)
    if (entry === null) throw new Error(`entry ${log.entries.length + 1} is refused: ${refusal}`)
    const finishes = (entry.type === 'aftermath' || entry.type === 'prize-taken') && reopened.length > 0
    if (entry.type === 'corrected' || finishes) gone.clear()
    for (const { team } of Object.values(log.league.teams)) {
      for (const { id } of team.players) hold(!gone.has(`${team.id} ${id}`), `${team.id} ${id} is back`)
      for (const { id, status } of team.former) {
        const before = gone.get(`${team.id} ${id}`)
        hold(before === undefined || before === status, `${team.id} ${id} was ${before} and is ${status}`)
        gone.set(`${team.id} ${id}`, status)
      }
    }
  }
  holdLeague(log.league)
  hold(JSON.stringify(log.league) === JSON.stringify(league), 'a log read from its lines is another league')
}

type Played = Entry<'played'>
const isPlayed = (entry: Entry): entry is Played => entry.type === 'played'

const stamp = (log: LeagueLog) => ({
  no: log.entries.length + 1,
  at: '',
  by: log.league.commissioner,
})

/** An old result with something else in it: a score, a deed, an injury, who gave up. */
function changed(edition: Edition, report: MatchReport, chance: SeededDice): MatchReport {
  const side = chance.below(2) === 0 ? 'home' : 'away'
  const own = report.sides[side]
  const ids = Object.keys(own.players)
  const id = ids[chance.below(ids.length)] ?? ''
  const withLine = (change: (line: PlayerReport) => Partial<PlayerReport>): MatchReport => {
    const line = own.players[id]
    if (line === undefined) return report
    const players = { ...own.players, [id]: { ...line, ...change(line) } }
    return { ...report, sides: { ...report.sides, [side]: { ...own, players } } }
  }
  switch (chance.below(8)) {
    case 0:
      return { ...report, score: { ...report.score, [side]: chance.below(5) } }
    case 1:
      return {
        ...report,
        conceded: report.conceded === null ? { side, forced: chance.below(2) === 0 } : null,
      }
    case 2: {
      const effects = lastingEffects(edition)
      const effect = effects[chance.below(effects.length)] ?? 'dead'
      return withLine(() => ({ hurt: [{ effect, cause: 'corrected' }] }))
    }
    case 3:
      return withLine(() => ({ hurt: [] }))
    case 4:
      return { ...report, sides: { ...report.sides, [side]: { ...own, guests: [] } } }
    case 5:
      return withLine(() => ({ available: false, fielded: false }))
    default: {
      const feat = FEATS[chance.below(FEATS.length)] ?? 'touchdowns'
      return withLine(({ feats }) => ({ feats: { ...feats, [feat]: chance.below(4) } }))
    }
  }
}

/** Corrects a random old result; what the preview says happens, what was written stays, and all that is open can be answered. */
function holdCorrection(log: LeagueLog, chance: SeededDice): void {
  const results = log.entries.filter(isPlayed)
  const old = results[chance.below(results.length)]
  if (old === undefined) return
  const before = log.league
  const written = [...log.entries]
  const report = changed(bookOf(before), old.report, chance)
  const { match, record } = old
  const content = { type: 'played', match, record, report }
  const entry = { ...stamp(log), type: 'corrected', entry: old.no, content }
  const told = log.preview(entry)
  if (told.value === null) {
    hold(log.append(entry).problem === told.problem, 'the preview refuses and the log does not')
    return
  }
  hold(log.league === before && log.entries.length === written.length, 'a preview changes the log')
  const { problem } = log.append(entry)
  hold(problem === null, `the preview was given, and the log says: ${problem}`)
  hold(
    written.every((each, index) => log.entries[index] === each),
    'a correction touches older entries',
  )
  hold(
    JSON.stringify(changes(before, log.league)) === JSON.stringify(told.value),
    'the preview is not what happens',
  )
  holdLeague(log.league)
}

/** A stored log that today's rules refuse in part: the same league from its lines, and as one correction folds it again. */
export function holdOpened(log: LeagueLog): void {
  holdLeague(log.league)
  const again = LeagueLog.doubted(jsonOf(log.entries)).value
  hold(again !== null && alike(again.league, log.league), 'a stored log opened again is another league')
  const isCorrected = (no: number) =>
    log.entries.some((entry) => entry.type === 'corrected' && entry.entry === no)
  const named = log.entries.find(({ type, no }) => type === 'joined' && !isCorrected(no))
  if (named === undefined || again === null) return
  const { no: entry, at: _, by: __, ...content } = named
  const { problem } = again.append({ ...stamp(log), type: 'corrected', entry, content })
  hold(problem === null && alike(again.league, log.league), `folded again it is another league: ${problem}`)
}

/** The same content again changes nothing. */
export function holdIdleCorrection(log: LeagueLog, chance: SeededDice): void {
  const places = log.entries.filter(({ type }) => type !== 'founded' && type !== 'corrected')
  const old = places[chance.below(places.length)]
  if (old === undefined || log.entries.some((each) => each.type === 'corrected' && each.entry === old.no))
    return
  const { no: entry, at: _, by: __, ...content } = old
  const before = jsonOf(log.league)
  const { problem } = log.append({ ...stamp(log), type: 'corrected', entry, content })
  hold(problem === null, `the same again is refused: ${problem}`)
  hold(alike(before, log.league), `entry ${entry} corrected to what it was, and the league is another`)
}

/** Answers all that corrections have opened again. */
function answerReopened(log: LeagueLog, chance: SeededDice): void {
  for (;;) {
    const [open] = log.league.reopened
    if (open === undefined) return
    const { match, competition, team } = open
    const books = match === null ? { competition: competition ?? '', team } : { match, team }
    const { value: aftermath, problem: closed } = log.open(books, chance)
    if (aftermath === null) throw new Error(`reopened books cannot be opened: ${closed}`)
    for (let asked = 0; aftermath.decision !== null; asked++) {
      const { options, default: usual } = aftermath.decision
      aftermath.choose(asked > 20 ? usual : (options[chance.below(options.length)] ?? usual))
    }
    const { choices, dice } = aftermath.toJSON()
    const type = match === null ? 'prize-taken' : 'aftermath'
    const { problem } = log.append({ ...stamp(log), type, ...books, choices, dice })
    hold(problem === null, `the answers to reopened books are refused: ${problem}`)
    hold(!log.league.reopened.some((each) => each.entry === open.entry), 'answered books are open still')
    holdLeague(log.league)
  }
}

/** So many corrections in one log, answered as they come. */
export function holdCorrections(log: LeagueLog, times: number, chance: SeededDice): void {
  for (let time = 0; time < times; time++) {
    holdCorrection(log, chance)
    if (chance.below(3) === 0) answerReopened(log, chance)
  }
  answerReopened(log, chance)
  holdLog(log)
}

/** So many corrections that nobody answers: all results as they were again give the league as it was. */
export function holdUndone(log: LeagueLog, times: number, chance: SeededDice): void {
  const before = jsonOf(log.league)
  for (let time = 0; time < times; time++) holdCorrection(log, chance)
  for (const { no: entry, at: _, by: __, ...content } of log.entries.filter(isPlayed)) {
    if (!log.entries.some((each) => each.type === 'corrected' && each.entry === entry)) continue
    const { problem } = log.append({ ...stamp(log), type: 'corrected', entry, content })
    hold(problem === null, `what was there before is refused: ${problem}`)
  }
  hold(alike(before, log.league), 'all corrections undone, and the league is another')
  holdLog(log)
}
