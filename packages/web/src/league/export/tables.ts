import type { Feats } from '@touchback/engine/career'
import { bookOf, type League, winnerOf } from '@touchback/league'
import {
  cemetery,
  champions,
  everybody,
  hallOfFame,
  mannerOf,
  playerTallies,
  records,
  rosterPage,
  tablesIn,
  teamTallies,
} from '@touchback/league/views'
import { plainWords, skillText } from '@touchback/words'
import { placeText } from './fixtures.ts'

type Row = Readonly<Record<string, string | number | boolean | null>>

/** A table that can be taken along, by its name in a list and in a file. */
export interface ExportTable {
  readonly id: string
  readonly name: string
  readonly rows: (league: League) => readonly Row[]
}

const nameOf = (league: League, team: string | null): string =>
  team === null ? '' : (league.teams[team]?.team.name ?? team)
const competitionOf = (league: League, id: string | null): string =>
  id === null ? '' : (league.competitions[id]?.name ?? id)

/** Counts under headings that can be read: `other casualties`. */
const inWords = (counts: Feats): Row =>
  Object.fromEntries(
    Object.entries(counts).map(([id, count]) => [
      id.replaceAll(/[A-Z]/gu, (c) => ` ${c.toLowerCase()}`),
      count,
    ]),
  )

export const EXPORTS: readonly ExportTable[] = [
  {
    id: 'tables',
    name: 'Tables of all competitions',
    rows: (league) =>
      Object.keys(league.competitions).flatMap((id) =>
        tablesIn(league, id).flatMap(({ division, lines }) =>
          lines.map(({ place, team, played, won, drawn, lost, touchdowns, casualties, points }) => ({
            competition: competitionOf(league, id),
            group: division,
            place,
            team: nameOf(league, team),
            played,
            won,
            drawn,
            lost,
            touchdowns: touchdowns[0],
            'touchdowns against': touchdowns[1],
            casualties: casualties[0],
            'casualties against': casualties[1],
            points,
          })),
        ),
      ),
  },
  {
    id: 'fixtures',
    name: 'Fixtures and results',
    rows: (league) =>
      Object.values(league.fixtures).map((fixture) => {
        const { awarded, report, settled } = fixture
        const score = awarded?.score ?? report?.score
        return {
          match: fixture.id,
          where: placeText(league, fixture),
          home: nameOf(league, fixture.home),
          away: nameOf(league, fixture.away),
          'home score': score?.home ?? null,
          'away score': score?.away ?? null,
          winner: nameOf(league, winnerOf(fixture)),
          by: settled ? plainWords(awarded?.why ?? mannerOf(fixture)) : '',
          awarded: awarded !== null,
          until: fixture.when,
          settled,
        }
      }),
  },
  {
    id: 'teams',
    name: 'Teams, all time',
    rows: (league) =>
      teamTallies(league).map(({ team, ...counts }) => ({ team: nameOf(league, team), ...counts })),
  },
  {
    id: 'players',
    name: 'Players, all time',
    rows: (league) =>
      playerTallies(league).map(({ team, player, feats, position, level, ...rest }) => ({
        team: nameOf(league, team),
        ...rest,
        level: bookOf(league).career.levels[level]?.title ?? '',
        position: plainWords(position),
        ...inWords(feats),
        player,
      })),
  },
  {
    id: 'rosters',
    name: 'Rosters as they are',
    rows: (league) => {
      const book = bookOf(league)
      return Object.values(league.teams).flatMap(({ team }) =>
        rosterPage(book, team).players.map(
          ({ number, name, position, stats, skills, level, points, niggles, missNext, worth }) => ({
            team: team.name,
            number,
            name,
            position: plainWords(position),
            ...Object.fromEntries(
              book.players.characteristics.map(({ id }) => [id.toUpperCase(), stats[id] ?? null]),
            ),
            skills: skills.map((skill) => skillText(book, skill)).join(', '),
            level,
            points,
            niggles,
            'misses the next match': missNext,
            worth,
          }),
        ),
      )
    },
  },
  {
    id: 'champions',
    name: 'Champions',
    rows: (league) =>
      champions(league).map(({ name, season, winner, runnerUp }) => ({
        season: league.seasons.find(({ id }) => id === season)?.name ?? '',
        competition: name,
        winner: nameOf(league, winner),
        second: nameOf(league, runnerUp),
      })),
  },
  {
    id: 'fame',
    name: 'Hall of fame',
    rows: (league) =>
      hallOfFame(league, everybody(league).length).map(({ team, player: _id, feats, position, ...rest }) => ({
        team: nameOf(league, team),
        ...rest,
        position: plainWords(position),
        ...inWords(feats),
      })),
  },
  {
    id: 'cemetery',
    name: 'Cemetery',
    rows: (league) =>
      cemetery(league).map(({ team, name, position, matches, points, match, killer }) => ({
        team: nameOf(league, team),
        name,
        position: plainWords(position),
        matches,
        points,
        match,
        'killed by': killer?.name ?? '',
        of: killer === null ? '' : nameOf(league, killer.team),
      })),
  },
  {
    id: 'records',
    name: 'Records',
    rows: (league) =>
      records(league).flatMap(({ record, count, holders }) =>
        holders.map(({ match, team, name }) => ({
          record: plainWords(record),
          count,
          team: nameOf(league, team),
          player: name ?? '',
          match: match ?? '',
        })),
      ),
  },
]
