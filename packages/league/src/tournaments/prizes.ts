import type { Dice, Edition, Reading } from '@touchback/engine'
import {
  type Cup,
  type LeagueOptions,
  type Prize,
  type Purse,
  purseOf,
  type Team,
  type TeamPlayer,
  totalPoints,
  usualOptions,
} from '@touchback/engine/career'

/** A final that has been played, and who was there. */
export interface Final {
  readonly winner: Team
  readonly runnerUp: Team
  /** Ids of those of either team who took part. */
  readonly took: { readonly winner: readonly string[]; readonly runnerUp: readonly string[] }
}

export interface Prizes {
  readonly winner: Prize
  readonly runnerUp: Prize
}

/** What the finalists of a cup are given. The purse may take a die, and so may the winner's new fans. */
export function prizesOf(
  edition: Edition,
  [id, cup]: readonly [id: string, cup: Cup],
  { winner, runnerUp, took }: Final,
  options: LeagueOptions,
  dice: Dice,
): Prizes {
  const purse = purseOf(cup, winner, dice)
  const fans = fansOf(cup, { ...usualOptions(edition), ...options }, dice)
  const medal = cup.medal ?? 0
  const medals = (ids: readonly string[]) => (medal > 0 ? ids : [])
  return {
    winner: {
      what: id,
      gold: purse.winner,
      fans,
      trophy: cup.trophy ? 'won' : null,
      medal,
      medals: medals(took.winner),
    },
    runnerUp: { ...handedOn(id, runnerUp), gold: purse.runnerUp, medal, medals: medals(took.runnerUp) },
  }
}

/** Whoever held the cup hands it on when it is won again; of everybody else nothing is taken. */
export const handedOn = (id: string, { trophies }: Pick<Team, 'trophies'>): Prize => ({
  ...NOTHING,
  what: id,
  trophy: trophies.includes(id) ? 'handed-on' : null,
})

const NOTHING: Prize = { what: '', gold: 0, fans: 0, trophy: null, medal: 0, medals: [] }

/** Gold and nothing else. */
export const plainPrize = (what: string, gold: number): Prize => ({ ...NOTHING, what, gold })

function fansOf({ fans }: Cup, options: LeagueOptions, dice: Dice): number {
  if (fans === undefined) return 0
  if ('option' in fans) return Number(options[fans.option] ?? 0)
  return Array.from({ length: fans.dice }, () => dice.d6()).reduce((sum, die) => sum + die, 0)
}

/** A cup of the league's own: no trophy that helps in a match, and a purse within the book's limit. */
export function minorCup({ career, name: book }: Edition, name: string, purse: Purse): Reading<Cup> {
  const { tournaments } = career
  if (tournaments === undefined) return { value: null, problem: `${book} knows no tournaments.` }
  const total = purse.winner + purse.runnerUp
  return total > tournaments.minorPurse
    ? { value: null, problem: `A minor cup may pay ${tournaments.minorPurse} in all, not ${total}.` }
    : { value: { name, purse, trophy: false }, problem: null }
}

/** Those with the most points of the whole league, and their teams: one, unless two are level. */
export function bestPlayers(
  teams: readonly Team[],
): readonly { readonly team: Team; readonly player: TeamPlayer }[] {
  const all = teams.flatMap((team) => team.players.map((player) => ({ team, player })))
  const most = Math.max(0, ...all.map(({ player }) => totalPoints(player)))
  return most === 0 ? [] : all.filter(({ player }) => totalPoints(player) === most)
}

/** What the team of the Player of the Year is given. */
export const playerOfTheYear = ({ career }: Edition): Prize => ({
  ...NOTHING,
  what: 'player-of-the-year',
  fans: career.tournaments?.playerOfTheYear.fans ?? 0,
})
