import { EDITIONS } from '@touchback/engine'
import { FEATS } from '@touchback/engine/career'
import { eager } from '@touchback/engine/testing'
import { careerFile, readTeamFile, writeTeam } from '@touchback/league'
import { cemetery, leaders, matchPage, records, tablesIn, teamPage } from '@touchback/league/views'
import { expect, test } from 'vitest'
import { playSeason } from '../src/index.ts'

const seeds = (...parts: readonly (number | string)[]): number =>
  Buffer.from(parts.join('/')).reduce((sum, byte) => (sum * 31 + byte) % 1_000_003, 11)

test.each(Object.values(EDITIONS))(
  '$id: what views say of a season is what its reports add up to',
  (edition) => {
    const { log, table } = playSeason({
      edition,
      teams: 4,
      rounds: 3,
      coach: 'random',
      maker: eager,
      seed: seeds,
    })
    const { league } = log
    const reports = Object.values(league.fixtures).flatMap(({ report }) => (report === null ? [] : [report]))
    const lines = reports
      .flatMap(({ sides }) => [sides.home, sides.away])
      .flatMap(({ players }) => Object.values(players))
    for (const feat of FEATS) {
      const sum = lines.reduce((total, { feats }) => total + feats[feat], 0)
      const counted = [
        leaders(league, feat, { most: Infinity }),
        leaders(league, feat, { most: Infinity, fits: () => true }),
      ]
      for (const list of counted) expect(list.reduce((total, { count }) => total + count, 0)).toBe(sum)
      expect(counted[0]).toEqual(counted[1])
    }
    const dead = lines.filter(({ hurt }) => hurt.some(({ effect }) => effect === 'dead')).length
    expect(cemetery(league).filter(({ match }) => match !== null)).toHaveLength(dead)
    expect(tablesIn(league, 'season-1')[0]!.lines.map(({ team, points }) => [team, points])).toEqual(
      table.map(({ team, points }) => [team, points]),
    )
    const most = Math.max(...reports.map(({ score }) => score.home + score.away))
    expect(records(league).find(({ record }) => record === 'most-touchdowns-in-a-match')?.count ?? 0).toBe(
      most,
    )
    for (const [id, { team }] of Object.entries(league.teams)) {
      const page = teamPage(league, id)!
      expect(page.played).toHaveLength(team.matches.length)
    }
    // A prize at the end of the season makes a team worth more than its last match did.
    const prized = [...league.prizes, ...league.honours].map(({ team }) => team)
    for (const [id, { team }] of Object.entries(league.teams).filter(([each]) => !prized.includes(each)))
      expect(teamPage(league, id)?.worth).toBe(team.matches.at(-1)?.worth)
    for (const { team } of Object.values(league.teams))
      expect(readTeamFile(writeTeam(careerFile(team)))).toEqual({ file: careerFile(team), problem: null })
    for (const id of Object.keys(league.fixtures)) expect(matchPage(league, id)?.stage).toBe('closed')
  },
)
