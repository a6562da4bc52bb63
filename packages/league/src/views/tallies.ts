import { FEATS, type Feats, levelOf, noFeats, type Status, totalPoints } from '@touchback/engine/career'
import { bookOf, type League } from '../log/league.ts'
import { deathsIn } from './cemetery.ts'
import { type Outcome, outcomeOf } from './form.ts'
import { deedsIn, type Fits, seenBy, settledMatches } from './matches.ts'
import { everybodyOnce, whereabouts } from './people.ts'

/** What a team has done in some matches. Awarded results are nobody's deeds. */
export interface TeamTally extends Record<Outcome, number> {
  readonly team: string
  played: number
  touchdowns: number
  conceded: number
  casualties: number
  suffered: number
  completions: number
  interceptions: number
  fouls: number
  kills: number
  deaths: number
}

const noTally = (team: string): TeamTally => ({
  team,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  touchdowns: 0,
  conceded: 0,
  casualties: 0,
  suffered: 0,
  completions: 0,
  interceptions: 0,
  fouls: 0,
  kills: 0,
  deaths: 0,
})

/** Every team of the league and what it did in the matches that fit. */
export function teamTallies(league: League, fits?: Fits): TeamTally[] {
  const tallies = new Map(Object.keys(league.teams).map((team) => [team, noTally(team)]))
  for (const fixture of settledMatches(league, fits)) {
    for (const team of [fixture.home, fixture.away]) {
      const tally = tallies.get(team)
      if (tally === undefined) continue
      const { score, casualties, players, guests } = seenBy(fixture, team)
      tally.played++
      tally[outcomeOf(fixture, team)]++
      tally.touchdowns += score[0]
      tally.conceded += score[1]
      tally.casualties += casualties[0]
      tally.suffered += casualties[1]
      for (const { feats } of [...Object.values(players), ...guests]) {
        tally.completions += feats.completions
        tally.interceptions += feats.interceptions
        tally.fouls += feats.fouls
      }
    }
    for (const { team, killer } of deathsIn(league, fixture)) {
      const [own, theirs] = [tallies.get(team), tallies.get(killer?.team ?? '')]
      if (own !== undefined) own.deaths++
      if (theirs !== undefined) theirs.kills++
    }
  }
  return [...tallies.values()]
}

/** What a player has done in some matches; points and awards are those of his whole career. */
export interface PlayerTally {
  readonly team: string
  readonly player: string
  readonly name: string
  readonly position: string
  readonly status: Status
  readonly level: number
  readonly points: number
  readonly mvps: number
  /** Those he was there for. */
  matches: number
  kills: number
  readonly feats: Feats
}

/** Everybody who was there for one of the matches that fit. */
export function playerTallies(league: League, fits?: Fits): PlayerTally[] {
  const { career } = bookOf(league)
  const tallies = new Map<string, PlayerTally>()
  const key = (team: string, player: string): string => `${team} ${player}`
  const tallyOf = (team: string, player: string): PlayerTally | undefined => {
    const now = whereabouts(league, team, player)
    return tallies.get(key(now.team, now.player))
  }
  for (const { team, player } of everybodyOnce(league)) {
    const { id, name, position, status, mvps } = player
    const points = totalPoints(player)
    tallies.set(key(team.id, id), {
      team: team.id,
      player: id,
      name,
      position,
      status,
      level: levelOf(career, points),
      points,
      mvps,
      matches: 0,
      kills: 0,
      feats: noFeats(),
    })
  }
  for (const fixture of settledMatches(league, fits)) {
    for (const { team, player, line } of deedsIn(fixture)) {
      const tally = tallyOf(team, player)
      if (tally === undefined) continue
      if (line.available) tally.matches++
      for (const feat of FEATS) tally.feats[feat] += line.feats[feat]
    }
    for (const { killer } of deathsIn(league, fixture)) {
      const tally = killer === null ? undefined : tallyOf(killer.team, killer.player ?? '')
      if (tally !== undefined) tally.kills++
    }
  }
  return [...tallies.values()].filter(({ matches }) => matches > 0)
}

/** What was between two teams, as the first of them sees it. */
export interface Meeting extends Record<Outcome, number> {
  touchdowns: number
  conceded: number
}

/** All meetings, by team and opponent; of those who have never met there are none. */
export function meetings(league: League, fits?: Fits): Record<string, Record<string, Meeting>> {
  const all: Record<string, Record<string, Meeting>> = {}
  for (const fixture of settledMatches(league, fits))
    for (const [team, opponent] of [
      [fixture.home, fixture.away],
      [fixture.away, fixture.home],
    ] as const) {
      const own = (all[team] ??= {})
      const meeting = (own[opponent] ??= { won: 0, drawn: 0, lost: 0, touchdowns: 0, conceded: 0 })
      const { score } = seenBy(fixture, team)
      meeting[outcomeOf(fixture, team)]++
      meeting.touchdowns += score[0]
      meeting.conceded += score[1]
    }
  return all
}
