import { BOTS, matchesIn, playSeason, type Season } from '@touchback/bots'
import { type Edition, editionOf } from '@touchback/engine'
import type { Team } from '@touchback/engine/career'
import { bracketOf } from '@touchback/league'
import { cemetery, leaders, tablesIn } from '@touchback/league/views'
import { statisticName } from '@touchback/words'
import { heading, leadersText, nameOf, paragraphs, standingsText } from '../league-text.ts'
import { mustBeNew, writeNew } from '../new-file.ts'
import { plain } from '../plain.ts'
import { progressBar } from '../progress-bar.ts'
import { seedFor } from '../seeds.ts'
import { numbers, textTable, words } from '../text-table.ts'
import { UsageError, wholeNumber } from '../usage-error.ts'

export interface SeasonOptions {
  readonly edition: string
  readonly teams: string
  readonly rounds: string
  readonly seasons: string
  readonly bots: string
  readonly seed?: string
  readonly json?: boolean
  readonly log?: string
}

/** What a log has room for, with the play-offs after the rounds. */
const MOST = { teams: 256, rounds: 90, seasons: 1000 }

export function seasonCommand(options: SeasonOptions): void {
  const edition = editionOf(options.edition)
  const teams = wholeNumber('--teams', options.teams, 2, MOST.teams)
  const rounds = wholeNumber('--rounds', options.rounds, 1, MOST.rounds)
  const seasons = wholeNumber('--seasons', options.seasons, 1, MOST.seasons)
  const seed = options.seed === undefined ? 1 : wholeNumber('--seed', options.seed, 0)
  const maker = BOTS[options.bots]
  if (maker === undefined)
    throw new UsageError(`there is no bot "${options.bots}"; there are ${Object.keys(BOTS).join(', ')}`)
  mustBeNew(options.log)
  const plan = {
    edition,
    teams,
    rounds,
    seasons,
    coach: options.bots,
    maker,
    seed: (...parts: (number | string)[]) => seedFor(seed, ...parts),
  }
  const bar = progressBar(
    `${seasons === 1 ? 'a season' : `${seasons} seasons`} of ${teams} teams`,
    matchesIn(plan),
  )
  const season = playSeason(plan, () => bar.advance(1))
  bar.done()
  if (options.log !== undefined) keepLog(season, options.log)
  if (options.json === true) console.log(JSON.stringify(asJson(season)))
  else print(edition, season)
}

const keepLog = ({ log }: Season, file: string): void =>
  writeNew(file, log.entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))

const teamsOf = ({ log }: Season): Team[] => Object.values(log.league.teams).map(({ team }) => team)

const asJson = (season: Season): object => ({
  table: season.table,
  playOffs: season.playOffs,
  champion: season.champion,
  worth: season.worth,
  teams: teamsOf(season),
  entries: season.log.entries.length,
})

function print(edition: Edition, season: Season): void {
  const { league } = season.log
  const isRated = edition.career.worth.unit === 'rating'
  const tables = Object.values(league.competitions).map((competition) =>
    standingsText(league, competition, tablesIn(league, competition.id), bracketOf(league, competition)),
  )
  const champion = season.champion === null ? 'Nobody' : nameOf(league, season.champion)
  const lists = (['touchdowns', 'casualties', 'points'] as const).map((statistic) =>
    leadersText(league, statisticName(statistic), leaders(league, statistic)),
  )
  console.log(
    paragraphs([
      heading(edition.name),
      ...tables,
      plain(`Champions: ${champion}`),
      ...lists,
      `In the cemetery: ${cemetery(league).length}`,
      isRated
        ? byRound('Rating', season, ({ worth }) => worth)
        : byRound('Value in thousands', season, ({ worth }) => inThousands(worth)),
      edition.career.market.paid
        ? byRound('Treasury in thousands', season, ({ treasury }) => inThousands(treasury))
        : null,
    ]),
  )
}

/** A number of every team after each round; of several seasons after the rounds of each. */
function byRound(title: string, { worth, log: { league } }: Season, of: (moment: Moment) => number): string {
  const seasons = league.seasons.length
  const all = Math.max(0, ...Object.values(worth).map(({ length }) => length))
  const step = seasons === 1 ? 1 : all / seasons
  const picked = Array.from({ length: all / step }, (_, index) => (index + 1) * step - 1)
  const columns = [words('Team'), ...picked.map((_, index) => numbers(String(index + 1)))]
  const rows = Object.entries(worth).map(([team, line]) => [
    nameOf(league, team),
    ...line.filter((_, index) => picked.includes(index)).map(of),
  ])
  return `${heading(`${title} by ${seasons === 1 ? 'round' : 'season'}`)}\n${textTable(columns, rows)}`
}
type Moment = Season['worth'][string][number]
const inThousands = (gold: number): number => Math.round(gold / 1000)
