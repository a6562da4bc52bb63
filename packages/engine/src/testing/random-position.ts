import type { Edition } from '../match/edition.ts'
import type { XY } from '../match/square.ts'
import { SeededDice } from '../rolls/dice.ts'
import type { PlayerStateName, ScenarioPlayer, ScenarioPosition } from './position.ts'

const CROWD = 6
const STATES: readonly PlayerStateName[] = [
  'standing',
  'standing',
  'standing',
  'standing',
  'prone',
  'stunned',
]

/**
 * A crowd of two random teams in a small part of the pitch, in the middle of a turn: any position or star, with skills
 * dealt at random, so that strange rules meet. The first player of each side stands.
 */
export function randomPosition(edition: Edition, seed: number): ScenarioPosition {
  const dice = new SeededDice(seed)
  const any = <T>(list: readonly T[]): T => list[dice.below(list.length)] as T
  const { length, width } = edition.field.pitch
  const [left, top] = [6 + dice.below(length - 18), 3 + dice.below(width - 11)]
  const free: XY[] = []
  for (let x = left; x < left + 6; x++) for (let y = top; y < top + 5; y++) free.push([x, y])
  const square = (): XY => free.splice(dice.below(free.length), 1)[0] ?? [left, top]
  const skills = Object.keys(edition.players.skills)
  const player = (team: string, index: number): ScenarioPlayer => {
    const stars = dice.below(8) === 0 ? Object.keys(edition.teams.specialPlayers) : []
    const listed = edition.teams.rosters[team]?.positions.map(({ id }) => id) ?? []
    return {
      position: any(stars.length > 0 ? stars : listed),
      at: square(),
      skills: Array.from({ length: dice.below(4) }, () => `+${any(skills)}`),
      state: index === 0 ? 'standing' : any(STATES),
    }
  }
  const crowd = (side: string, team: string): [string, ScenarioPlayer][] =>
    Array.from({ length: CROWD }, (_, index) => [`${side}${index}`, player(team, index)])
  const [home, away] = [any(Object.keys(edition.teams.rosters)), any(Object.keys(edition.teams.rosters))]
  const players = { home: crowd('home', home), away: crowd('away', away) }
  const ours = players.home.flatMap(([name, { state }]) => (state === 'standing' ? [name] : []))
  const standing = [...players.home, ...players.away].flatMap(([name, { state }]) =>
    state === 'standing' ? [name] : [],
  )
  return {
    edition: edition.id,
    home: { team: home, rerolls: dice.below(3), players: Object.fromEntries(players.home) },
    away: { team: away, rerolls: dice.below(3), players: Object.fromEntries(players.away) },
    ball: dice.below(4) === 0 ? square() : any(dice.below(4) === 0 ? standing : ours),
    weather: any(Object.keys(edition.field.weather)),
    turn: { home: 3, away: 2 },
    active: 'home',
  }
}
