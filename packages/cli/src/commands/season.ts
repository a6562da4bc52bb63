import { writeFileSync } from 'node:fs'
import { BOTS, matchesIn, playSeason, type Season } from '@touchback/bots'
import { type Edition, editionOf } from '@touchback/engine'
import type { Team } from '@touchback/engine/career'
import { cemetery, leaders } from '@touchback/league/views'
import { progressBar } from '../progress-bar.ts'
import { seedFor } from '../seeds.ts'
import { UsageError, wholeNumber } from '../usage-error.ts'

export interface SeasonOptions {
  readonly edition: string
  readonly teams: string
  readonly rounds: string
  readonly bots: string
  readonly seed?: string
  readonly json?: boolean
  readonly log?: string
}

export function seasonCommand(options: SeasonOptions): void {
  const edition = editionOf(options.edition)
  const teams = wholeNumber('--teams', options.teams, 2)
  const rounds = wholeNumber('--rounds', options.rounds, 1)
  const seed = options.seed === undefined ? 1 : wholeNumber('--seed', options.seed, 0)
  const maker = BOTS[options.bots]
  if (maker === undefined)
    throw new UsageError(`there is no bot "${options.bots}"; there are ${Object.keys(BOTS).join(', ')}`)
  const plan = {
    edition,
    teams,
    rounds,
    coach: options.bots,
    maker,
    seed: (...parts: (number | string)[]) => seedFor(seed, ...parts),
  }
  const bar = progressBar(`a season of ${teams} teams`, matchesIn(plan))
  const season = playSeason(plan, () => bar.advance(1))
  bar.done()
  if (options.log !== undefined) keepLog(season, options.log)
  if (options.json === true) console.log(JSON.stringify(asJson(season)))
  else print(edition, season)
}

function keepLog({ log }: Season, file: string): void {
  try {
    writeFileSync(file, log.entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${(error as Error).message}`)
  }
}

const teamsOf = ({ log }: Season): Team[] => Object.values(log.league.teams).map(({ team }) => team)

const asJson = (season: Season): object => ({
  table: season.table,
  playOffs: season.playOffs,
  champion: season.champion,
  worth: season.worth,
  teams: teamsOf(season),
  entries: season.log.entries.length,
})

const columns = (cells: readonly (string | number)[], widths: readonly number[]): string =>
  cells
    .map((cell, index) =>
      index === 0 ? String(cell).padEnd(widths[0] ?? 0) : String(cell).padStart(widths[index] ?? 0),
    )
    .join(' ')

function print(edition: Edition, season: Season): void {
  const names = Object.fromEntries(teamsOf(season).map(({ id, name }) => [id, name]))
  const wide = Math.max(...Object.values(names).map(({ length }) => length))
  const widths = [wide, 3, 3, 3, 3, 6, 7, 7]
  console.log(`${edition.name}: the table`)
  console.log(columns(['', 'P', 'W', 'D', 'L', 'pts', 'td', 'cas'], widths))
  for (const { team, played, won, drawn, lost, points, touchdowns, casualties } of season.table)
    console.log(
      columns(
        [names[team] ?? team, played, won, drawn, lost, points, touchdowns.join('-'), casualties.join('-')],
        widths,
      ),
    )
  console.log('\nPlay-offs')
  for (const { draw, winners } of season.playOffs)
    for (const [index, [home, away]] of draw.entries())
      console.log(
        `  ${names[home]} ${away === null ? 'rest' : `against ${names[away]}`}: ${names[winners[index] ?? '']}`,
      )
  console.log(`  Champions: ${season.champion === null ? 'nobody' : names[season.champion]}`)
  printLeaders(season)
  const unit = edition.career.worth.unit === 'rating' ? 'Rating' : 'Value in thousands'
  console.log(`\n${unit} by round, and the treasury in thousands at the end`)
  for (const [team, line] of Object.entries(season.worth)) {
    const shown = line.map(({ worth }) =>
      String(edition.career.worth.unit === 'rating' ? worth : Math.round(worth / 1000)).padStart(5),
    )
    console.log(
      `${(names[team] ?? team).padEnd(wide)}${shown.join('')}   ${Math.round((line.at(-1)?.treasury ?? 0) / 1000)}`,
    )
  }
}

function printLeaders({ log: { league } }: Season): void {
  console.log('\nLeaders')
  for (const statistic of ['touchdowns', 'casualties', 'points'] as const) {
    const told = leaders(league, statistic).map(
      ({ name, team, count }) => `${name} (${league.teams[team]?.team.name ?? team}) ${count}`,
    )
    console.log(
      `  ${statistic === 'points' ? 'star player points' : statistic}: ${told.join(', ') || 'nobody'}`,
    )
  }
  console.log(`  in the cemetery: ${cemetery(league).length}`)
}
