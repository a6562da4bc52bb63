import { type Guest, totalPoints } from '@touchback/engine/career'
import { type League, opponentOf, sideOf } from '../log/league.ts'
import { type Leader, placed } from './leaders.ts'
import { deedsIn, type Fits, type Settled, settledMatch, settledMatches } from './matches.ts'
import { everybody, playerName, whereabouts } from './people.ts'

/** Who did something to somebody: a player of a roster, or somebody hired for the day, who has no id. */
export interface Culprit {
  readonly team: string
  readonly player: string | null
  readonly name: string
}

/** Whoever a report names as the one behind an injury of `team`'s player. */
export function culpritOf(league: League, fixture: Settled, team: string, by: string): Culprit {
  const opponent = opponentOf(fixture, team)
  const { players, guests } = fixture.report.sides[sideOf(fixture, opponent)]
  const hired: Guest | undefined = Object.hasOwn(players, by)
    ? undefined
    : guests.find(({ name }) => name === by)
  return hired === undefined
    ? { team: opponent, player: by, name: playerName(league, opponent, by) }
    : { team: opponent, player: null, name: hired.name }
}

/** A grave: who lies there, and who put him there. */
export interface Grave {
  readonly team: string
  readonly player: string
  readonly name: string
  readonly position: string
  readonly matches: number
  readonly points: number
  /** The match he died in; null when the books do not say. */
  readonly match: string | null
  readonly killer: Culprit | null
}

interface Death {
  readonly team: string
  readonly player: string
  readonly match: string
  readonly killer: Culprit | null
}

/** Who died in a match, and by whose hand. */
export const deathsIn = (league: League, fixture: Settled): Death[] =>
  deedsIn(fixture).flatMap(({ team, player, line }): Death[] => {
    const end = line.hurt.find(({ effect }) => effect === 'dead')
    if (end === undefined) return []
    const killer = end.by === undefined ? null : culpritOf(league, fixture, team, end.by)
    return [{ team, player, match: fixture.id, killer }]
  })

/** The same of one match of the league; nobody where it is not settled. */
export const deathsOf = (league: League, match: string): Death[] =>
  settledMatch(league, match).flatMap((fixture) => deathsIn(league, fixture))

const deaths = (league: League, fits?: Fits): Death[] =>
  settledMatches(league, fits).flatMap((fixture) => deathsIn(league, fixture))

/** Everybody who has died, team by team. */
export function cemetery(league: League): Grave[] {
  const known = deaths(league)
  return everybody(league)
    .filter(({ player }) => player.status === 'dead')
    .map(({ team, player }) => {
      const death = known.find((each) => each.team === team.id && each.player === player.id)
      return {
        team: team.id,
        player: player.id,
        name: player.name,
        position: player.position,
        matches: player.matches,
        points: totalPoints(player),
        match: death?.match ?? null,
        killer: death?.killer ?? null,
      }
    })
}

/** Who has killed most, in the matches that fit. */
export function killers(league: League, most = 5, fits?: Fits): Leader[] {
  const counts = new Map<string, Omit<Leader, 'place' | 'player'> & { player: string; count: number }>()
  for (const { killer } of deaths(league, fits)) {
    if (killer === null || killer.player === null) continue
    const { name } = killer
    const { team, player } = whereabouts(league, killer.team, killer.player)
    const key = `${team} ${player}`
    counts.set(key, { team, player, name, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return placed([...counts.values()]).slice(0, most)
}

/** Somebody the others would like to meet: he still plays, and has put this many of them out. */
export interface Wanted extends Leader {
  readonly kills: number
}

/** Those who still play and have done most harm: a death weighs as much as three casualties. */
export function wanted(league: League, most = 5): Wanted[] {
  const killed = killers(league, Infinity)
  const list = everybody(league)
    .filter(({ player }) => player.status === 'active')
    .map(({ team, player }) => ({
      team: team.id,
      player: player.id,
      name: player.name,
      count: player.feats.casualties + player.feats.otherCasualties,
      kills: killed.find((each) => each.team === team.id && each.player === player.id)?.count ?? 0,
    }))
  const harm = ({ count, kills }: { count: number; kills: number }) => count + (DEATH - 1) * kills
  const sorted = list.filter((each) => harm(each) > 0).toSorted((a, b) => harm(b) - harm(a))
  return sorted
    .map((each) => ({ ...each, place: 1 + sorted.findIndex((other) => harm(other) === harm(each)) }))
    .slice(0, most)
}
const DEATH = 3
