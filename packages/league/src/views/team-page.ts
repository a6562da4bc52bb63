import {
  type Feats,
  type Gained,
  type InjuryEffect,
  type Item,
  itemise,
  learningItems,
  type LeagueOptions,
  levelOf,
  playerWorth,
  positionOf,
  type Scar,
  skillsOf,
  type Stats,
  type Status,
  type Team,
  type TeamPlayer,
  totalPoints,
  worthOf,
} from '@touchback/engine/career'
import type { Edition } from '@touchback/engine'
import { tablesOf } from '../competition/tables.ts'
import { bookOf, type League, opponentOf, openBooks } from '../log/league.ts'
import { type Culprit, culpritOf } from './cemetery.ts'
import {
  type Form,
  formOf,
  type Manner,
  mannerOf,
  type Moment,
  type Outcome,
  outcomeOf,
  overTime,
} from './form.ts'
import { matchesPlayed, seenBy } from './matches.ts'
import { peopleOf } from './people.ts'

/** A line of a roster. */
export interface RosterLine {
  readonly player: string
  readonly number: number
  readonly name: string
  readonly position: string
  readonly stats: Stats
  /** Printed and learned. */
  readonly skills: readonly string[]
  readonly level: string
  readonly points: number
  readonly niggles: number
  readonly missNext: boolean
  /** Gold. */
  readonly worth: number
}

/** A roster as it can be printed: all that a team has, and what each part of it counts. */
export interface RosterPage {
  readonly team: string
  readonly name: string
  /** The name of the team list. */
  readonly roster: string
  readonly players: readonly RosterLine[]
  readonly items: readonly Item[]
  readonly worth: number
  readonly unit: 'rating' | 'gold'
  readonly treasury: number
  readonly fanFactor: number
  readonly trophies: readonly string[]
}

const lineOf = (edition: Edition, team: Team, player: TeamPlayer): RosterLine => ({
  player: player.id,
  number: player.number,
  name: player.name,
  position: player.position,
  stats: player.stats,
  skills: skillsOf(edition, team, player),
  level: titleOf(edition, player),
  points: totalPoints(player),
  niggles: player.niggles,
  missNext: player.missNext,
  worth: playerWorth(edition, team.roster, player),
})

const titleOf = ({ career }: Edition, player: TeamPlayer): string =>
  career.levels[levelOf(career, totalPoints(player))]?.title ?? ''

export function rosterPage(edition: Edition, team: Team, options?: LeagueOptions): RosterPage {
  const { id, name, roster, treasury, fanFactor, trophies } = team
  return {
    team: id,
    name,
    roster: edition.teams.rosters[roster]?.name ?? roster,
    players: team.players.toSorted((a, b) => a.number - b.number).map((each) => lineOf(edition, team, each)),
    items: itemise(edition, team),
    worth: worthOf(edition, team, options),
    unit: edition.career.worth.unit,
    treasury,
    fanFactor,
    trophies,
  }
}

/** One match as a team looks back on it. */
export interface Played {
  readonly match: string
  readonly competition: string | null
  readonly opponent: string
  readonly outcome: Outcome
  readonly manner: Manner
  readonly score: readonly [own: number, theirs: number]
  readonly casualties: readonly [own: number, theirs: number]
}

/** Everything about a team of a league. */
export interface TeamPage extends RosterPage {
  readonly coach: string
  readonly locked: boolean
  readonly retired: boolean
  readonly form: Form
  readonly played: readonly Played[]
  readonly overTime: readonly Moment[]
  /** Its place in each competition it plays in, and how many there are. */
  readonly places: readonly { readonly competition: string; readonly place: number; readonly of: number }[]
  readonly former: readonly { readonly player: string; readonly name: string; readonly how: Status }[]
  /** Matches whose books are still open. */
  readonly open: readonly string[]
}

export function teamPage(league: League, id: string): TeamPage | null {
  const entrant = league.teams[id]
  if (entrant === undefined) return null
  const { team, coach, locked, retired } = entrant
  return {
    ...rosterPage(bookOf(league), team, league.options),
    coach,
    locked,
    retired,
    form: formOf(league, id),
    played: playedBy(league, id),
    overTime: overTime(league, id),
    places: Object.values(league.competitions).flatMap((competition) =>
      tablesOf(league, competition).flatMap((lines) => {
        const place = lines.findIndex((line) => line.team === id) + 1
        return place === 0 ? [] : [{ competition: competition.id, place, of: lines.length }]
      }),
    ),
    former: team.former.map(({ id: player, name, status }) => ({ player, name, how: status })),
    open: openBooks(league, id),
  }
}

const playedBy = (league: League, team: string): Played[] =>
  matchesPlayed(league, team).map((fixture) => {
    const own = seenBy(fixture, team)
    return {
      match: fixture.id,
      competition: fixture.competition,
      opponent: opponentOf(fixture, team),
      outcome: outcomeOf(fixture, team),
      manner: mannerOf(fixture),
      score: own.score,
      casualties: own.casualties,
    }
  })

/** Everything about a player. */
export interface PlayerPage extends RosterLine {
  readonly team: string
  readonly teamName: string
  readonly positionName: string
  readonly status: Status
  readonly leftAfter: number | null
  readonly matches: number
  readonly mvps: number
  readonly feats: Feats
  readonly sources: Readonly<Record<string, number>>
  readonly gained: readonly Gained[]
  readonly scars: readonly Scar[]
  /** What he has become worth beside his price. */
  readonly items: readonly Item[]
  /** The matches he took part in, with what he did there. */
  readonly played: readonly PlayerMatch[]
}

/** One match of a player, as he looks back on it. */
export interface PlayerMatch {
  readonly match: string
  readonly opponent: string
  readonly outcome: Outcome
  readonly manner: Manner
  readonly score: readonly [own: number, theirs: number]
  readonly feats: Feats
  readonly hurt: readonly { readonly effect: InjuryEffect; readonly by: Culprit | null }[]
}

export function playerPage(league: League, teamId: string, id: string): PlayerPage | null {
  const team = league.teams[teamId]?.team
  const player = team && peopleOf(team).find((each) => each.player.id === id)?.player
  if (team === undefined || player === undefined) return null
  const edition = bookOf(league)
  const { status, leftAfter, matches, mvps, feats, points, gained, scars } = player
  return {
    ...lineOf(edition, team, player),
    team: teamId,
    teamName: team.name,
    positionName: positionOf(edition, team.roster, player.position).title,
    status,
    leftAfter,
    matches,
    mvps,
    feats,
    sources: points,
    gained,
    scars,
    items: learningItems(edition, player),
    played: matchesPlayed(league, teamId).flatMap((fixture) => {
      const { players, score } = seenBy(fixture, teamId)
      const line = players[id]
      if (line === undefined || !line.available) return []
      return [
        {
          match: fixture.id,
          opponent: opponentOf(fixture, teamId),
          outcome: outcomeOf(fixture, teamId),
          manner: mannerOf(fixture),
          score,
          feats: line.feats,
          hurt: line.hurt.map(({ effect, by }) => ({
            effect,
            by: by === undefined ? null : culpritOf(league, fixture, teamId, by),
          })),
        },
      ]
    }),
  }
}
