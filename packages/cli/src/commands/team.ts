import { type Edition, editionOf, SeededDice } from '@touchback/engine'
import { type LeagueOptions, type Team, totalPoints } from '@touchback/engine/career'
import {
  bookOf,
  type CareerFile,
  careerFile,
  careerProblems,
  type Draft,
  draftProblems,
  emptyDraft,
  found,
  priceList,
  randomDraft,
  readTeamFile,
  suggestedDraft,
  type TeamFile,
  teamName,
  treasuryLeft,
  withNames,
  withStaff,
  writeTeam,
} from '@touchback/league'
import { rosterPage } from '@touchback/league/views'
import { gainText, injuryText, plainWords, statisticShort, csv } from '@touchback/words'
import { LeagueFile } from '../league-file.ts'
import { rosterText } from '../league-pages.ts'
import { count, heading, paragraphs } from '../league-text.ts'
import { writeNew } from '../new-file.ts'
import { plain } from '../plain.ts'
import { seedFor } from '../seeds.ts'
import { gold, numbers, textTable, thousands, words } from '../text-table.ts'
import { readJson, readText, UsageError, wholeNumber } from '../usage-error.ts'

/** A team, and the book it plays by: its league's, house rules and all, or the plain one of a file. */
interface Found {
  readonly file: TeamFile | CareerFile
  readonly edition: Edition
  /** What that league has settled. */
  readonly options: LeagueOptions
}

/** A team file, or a team of a league's log. */
function teamFrom(path: string, id: string | undefined): Found {
  if (id !== undefined) {
    const { league } = LeagueFile.open(path)
    const entrant = Object.hasOwn(league.teams, id) ? league.teams[id] : undefined
    if (entrant === undefined)
      throw new UsageError(
        `there is no team "${id}" in ${path}; there are ${Object.keys(league.teams).join(', ')}`,
      )
    return { file: careerFile(entrant.team), edition: bookOf(league), options: league.options }
  }
  const { file, problem } = readTeamFile(readText(path))
  if (file === null) throw new UsageError(`${path}: ${problem}`)
  return { file, edition: editionOf(file.edition), options: {} }
}

/** A draft is shown as the team it would become. */
const asTeam = (file: TeamFile | CareerFile): Team =>
  file.version === 2
    ? file.team
    : found(editionOf(file.edition), file.draft, { id: 'draft', colour: file.colour })

/** To a file, or to standard output when none is named. */
function save(text: string, out: string | undefined): void {
  if (out === undefined) return void process.stdout.write(text)
  writeNew(out, text)
}

export interface DraftOptions {
  readonly edition: string
  readonly roster?: string
  readonly name?: string
  readonly colour: string
  readonly players?: string
  readonly rerolls?: string
  readonly fans?: string
  readonly apothecary?: boolean
  readonly assistants?: string
  readonly cheerleaders?: string
  readonly extra?: readonly string[]
  readonly from?: string
  readonly random?: boolean
  readonly seed?: string
  readonly oneOff?: boolean
  readonly out?: string
}

/** A new team: bought with flags, from JSON, at random, or as it is suggested to a new coach. */
export function teamDraft(options: DraftOptions): void {
  const edition = editionOf(options.edition)
  const dice = new SeededDice(seedFor(options.seed ?? '', options.roster ?? '', options.name ?? ''))
  const below = (many: number) => dice.below(many)
  const draft = withNames(drafted(edition, options, below), below, (position) =>
    Object.hasOwn(edition.teams.specialPlayers, position),
  )
  const league = options.oneOff !== true
  const file: TeamFile = {
    format: 'touchback-team',
    version: 1,
    edition: edition.id,
    league,
    colour: options.colour,
    draft,
  }
  const { file: read, problem } = readTeamFile(writeTeam(file))
  if (read === null) throw new UsageError(problem)
  save(writeTeam(file), options.out)
  if (options.out === undefined) return
  const problems = draftProblems(edition, draft, { league })
  console.log(
    plain(
      `${draft.name} are written to ${options.out}: ${problems.length === 0 ? 'a legal team' : count(problems.length, 'problem')}, ${gold(Math.max(0, treasuryLeft(edition, draft)))} gold left.`,
    ),
  )
}

function drafted(edition: Edition, options: DraftOptions, below: (many: number) => number): Draft {
  if (options.from !== undefined) return fromJson(edition, options.from, options.name)
  const roster = listOf(edition, options.roster)
  const name = options.name ?? teamName(roster, below)
  if (options.random === true)
    return { ...randomDraft(edition, roster, below, { league: options.oneOff !== true }), name }
  const { players, rerolls, fans, apothecary, assistants, cheerleaders, extra } = options
  const flags = [players, rerolls, fans, apothecary, assistants, cheerleaders, extra]
  if (flags.every((flag) => flag === undefined)) return suggestedDraft(edition, roster, name)
  let draft: Draft = { ...emptyDraft(edition, roster, name), players: bought(edition, roster, players ?? '') }
  const staff: [id: string, many: number | undefined][] = [
    ['rerolls', counted('--rerolls', rerolls)],
    ['fanFactor', counted('--fans', fans)],
    ['apothecaries', apothecary === true ? 1 : undefined],
    ['assistants', counted('--assistants', assistants)],
    ['cheerleaders', counted('--cheerleaders', cheerleaders)],
    ...(extra ?? []).map((pair): [string, number | undefined] => {
      const [id = '', many] = pair.split('=')
      return [id, counted('--extra', many ?? '1')]
    }),
  ]
  for (const [id, many] of staff) if (many !== undefined) draft = withStaff(edition, draft, id, many)
  return draft
}

const counted = (name: string, text: string | undefined): number | undefined =>
  text === undefined ? undefined : wholeNumber(name, text, 0)

function listOf(edition: Edition, roster: string | undefined): string {
  const rosters = Object.keys(edition.teams.rosters)
  const found = rosters.find((id) => id === roster)
  if (found !== undefined) return found
  throw new UsageError(
    roster === undefined
      ? `say --roster LIST: ${edition.name} has ${rosters.join(', ')}`
      : `${edition.name} has no team "${roster}"; there are ${rosters.join(', ')}`,
  )
}

/** `lineman=7,blitzer=4` */
function bought(edition: Edition, roster: string, text: string): Draft['players'] {
  const offers = priceList(edition, roster).players
  return text
    .split(',')
    .filter((part) => part.trim() !== '')
    .flatMap((part) => {
      const [id = '', many = '1'] = part.trim().split('=')
      if (!offers.some((offer) => offer.id === id))
        throw new UsageError(
          `the ${roster} list has no "${id}"; it has ${offers
            .filter(({ kind }) => kind !== 'star')
            .map((offer) => offer.id)
            .join(', ')}`,
        )
      const length = wholeNumber(`--players ${id}`, many, 0)
      if (length > 99) throw new UsageError(`--players ${id}: ${length} are too many`)
      return Array.from({ length }, () => ({ position: id }))
    })
}

/** A draft that somebody has written himself; what is missing is none. */
function fromJson(edition: Edition, path: string, name: string | undefined): Draft {
  const json = readJson(path)
  const written = typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {}
  const roster = listOf(edition, 'roster' in written ? String(written.roster) : undefined)
  const draft = {
    ...emptyDraft(edition, roster, name ?? roster),
    ...written,
    ...(name === undefined ? {} : { name }),
  }
  const file = { format: 'touchback-team', version: 1, edition: edition.id, colour: '#e8833a', draft }
  const { file: read, problem } = readTeamFile(JSON.stringify(file))
  if (read === null || read.version !== 1) throw new UsageError(`${path}: ${problem ?? 'it is no draft'}`)
  return read.draft
}

/** What is wrong with a team, and what would be right; whether nothing is. */
export function teamCheck(path: string, id: string | undefined): boolean {
  const { file, edition } = teamFrom(path, id)
  const problems =
    file.version === 1
      ? draftProblems(edition, file.draft, { league: file.league })
      : careerProblems(edition, file.team)
  const name = file.version === 1 ? file.draft.name : file.team.name
  if (problems.length === 0) {
    const left = file.version === 1 ? treasuryLeft(edition, file.draft) : file.team.treasury
    console.log(plain(`${name} are a legal team of ${edition.name}, with ${gold(left)} gold left.`))
    return true
  }
  console.log(plain(`${name}: ${count(problems.length, 'problem')}`))
  for (const problem of problems) console.log(plain(`- ${problem}`))
  for (const remedy of file.version === 1 ? remedies(edition, file.draft) : [])
    console.log(plain(`Right would be: ${remedy}`))
  return false
}

/** What would put a draft right, where that can be said. */
function remedies(edition: Edition, draft: Draft): string[] {
  const { min, max } = edition.teams.drafting.players
  const list = priceList(edition, draft.roster)
  const [cheapest] = list.players
    .filter(({ lineman, kind }) => lineman && kind === 'position')
    .toSorted((a, b) => a.cost - b.cost)
  const short = min - draft.players.length
  const many = draft.players.length - max
  const over = -treasuryLeft(edition, draft)
  return [
    ...(short > 0 && cheapest !== undefined
      ? [
          `${count(short, 'more player')}, such as ${short} × ${plainWords(cheapest.id)} for ${gold(short * cheapest.cost)}.`,
        ]
      : []),
    ...(many > 0 ? [`${count(many, 'player')} fewer.`] : []),
    ...(over > 0 ? [`${gold(over)} gold less, ${saving(edition, draft, over)}.`] : []),
  ]
}

/** One thing a draft could do without to save so much. */
function saving(edition: Edition, draft: Draft, over: number): string {
  const { reroll, players } = priceList(edition, draft.roster)
  const rerolls = Math.ceil(over / reroll)
  if (rerolls <= draft.rerolls) return `for example ${count(rerolls, 're-roll')} fewer`
  const hired = players.filter(
    ({ id, cost }) => cost >= over && draft.players.some(({ position }) => position === id),
  )
  const [enough] = hired.toSorted((a, b) => a.cost - b.cost)
  return enough === undefined
    ? 'which takes more than one thing'
    : `for example one ${plainWords(enough.id)} fewer`
}

export function teamShow(path: string, id: string | undefined, options: { readonly json?: boolean }): void {
  const { file, edition, options: settled } = teamFrom(path, id)
  const page = rosterPage(edition, asTeam(file), settled)
  if (options.json === true) return console.log(JSON.stringify(page, null, 2))
  const about = `${page.roster}, ${edition.name}${file.version === 1 ? ', not yet founded' : `, ${count(file.team.matches.length, 'match', 'matches')} played`}`
  const more = [
    `Fans ${page.fanFactor}, treasury ${gold(page.treasury)}.`,
    ...(page.trophies.length === 0 ? [] : [`Holds: ${page.trophies.map(plainWords).join(', ')}.`]),
  ]
  console.log(
    paragraphs([
      `${heading(page.name)}\n${plain(about)}\n${plain(more.join(' '))}`,
      rosterText(edition, page),
    ]),
  )
}

/** A career: every match, and whoever has come and gone. */
export function teamHistory(
  path: string,
  id: string | undefined,
  options: { readonly json?: boolean },
): void {
  const { file, edition } = teamFrom(path, id)
  const team = asTeam(file)
  if (options.json === true)
    return console.log(JSON.stringify({ matches: team.matches, former: team.former }, null, 2))
  if (team.matches.length === 0) return console.log(plain(`${team.name} have not played yet.`))
  const isRated = edition.career.worth.unit === 'rating'
  const matches = textTable(
    [
      numbers(''),
      words('Against'),
      numbers('TD'),
      numbers('Cas'),
      numbers('Gate'),
      numbers('Won'),
      numbers(isRated ? 'Rating' : 'Value'),
      numbers('Treasury'),
    ],
    team.matches.map(({ opponent, score, casualties, gate, winnings, worth, treasury }, index) => [
      index + 1,
      opponent,
      score.join('–'),
      casualties.join('–'),
      gate === null ? '' : gold(gate),
      thousands(winnings),
      isRated ? worth : thousands(worth),
      thousands(treasury),
    ]),
  )
  const former = team.former.map((player) => [
    player.name,
    plainWords(player.position),
    player.status,
    player.leftAfter ?? '',
    player.matches,
    player.feats.touchdowns,
    player.feats.casualties,
    totalPoints(player),
  ])
  const columns = [
    words(''),
    words(''),
    words('how'),
    numbers('after'),
    ...['matches', 'touchdowns', 'casualties', 'points'].map((each) => numbers(statisticShort(each))),
  ]
  const marks = team.players.flatMap(({ name, gained, scars }) => [
    ...gained.map(({ take, after }) => [after, `${name} gained ${gainText(edition, take)}`] as const),
    ...scars.map(({ effect, after }) => [after, `${name} ${injuryText(effect)}`] as const),
  ])
  console.log(
    paragraphs([
      `${heading(team.name)}\n${matches}`,
      marks.length === 0
        ? null
        : textTable(
            [numbers('after'), words('')],
            marks.toSorted(([a], [b]) => a - b),
          ),
      former.length === 0 ? null : `${heading('No longer with them')}\n${textTable(columns, former)}`,
    ]),
  )
}

export interface ExportOptions {
  readonly format: string
  readonly out?: string
}

/** The team file itself, or its players as a table. */
export function teamExport(path: string, id: string | undefined, options: ExportOptions): void {
  const { file, edition } = teamFrom(path, id)
  const { players } = rosterPage(edition, asTeam(file))
  const rows = players.map(({ stats, skills, ...player }) => ({
    ...player,
    ...stats,
    skills: skills.join(' '),
  }))
  save(options.format === 'csv' ? csv(rows) : writeTeam(file), options.out)
}
