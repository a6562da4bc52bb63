import { fairWeather } from '../match/fresh.ts'
import type { Edition } from '../match/edition.ts'
import type { XY } from '../match/square.ts'
import type { Phase } from '../match/state.ts'
import { SeededDice } from '../rolls/dice.ts'
import type { SkillId } from '../skills/skill.ts'
import type { PlayerStateName, ScenarioPlayer, ScenarioPosition } from './position.ts'
import { must } from '../match/must.ts'

const CROWD = 6
const STATES: readonly PlayerStateName[] = [
  'standing',
  'standing',
  'standing',
  'standing',
  'prone',
  'stunned',
]

/** What a random position is to be about. */
export interface RandomTheme {
  /** Skills of the first player of the home side, who has no others but his own; nor does the weather keep him from using them. */
  readonly skills?: readonly SkillId[]
  readonly phase?: Phase
  /** He has the ball. */
  readonly ball?: boolean
  /** Shoulder to shoulder. */
  readonly tight?: boolean
  /** At the edge of the pitch. */
  readonly edge?: boolean
}

/**
 * A crowd of two random teams in a small part of the pitch, now and then at its edge, in the middle of a turn: any position
 * or star, with skills dealt at random, so that strange rules meet. The first player of each side stands.
 */
export function randomPosition(edition: Edition, seed: number, theme: RandomTheme = {}): ScenarioPosition {
  const dice = new SeededDice(seed)
  const any = <T>(list: readonly T[]): T => must(list[dice.below(list.length)])
  const { length, width } = edition.field.pitch
  const [left, top] = [
    6 + dice.below(length - 18),
    theme.edge || dice.below(3) === 0 ? 0 : 3 + dice.below(width - 11),
  ]
  const free: XY[] = []
  const [long, wide] = theme.tight ? [4, 4] : [6, 5]
  for (let x = left; x < left + long; x++) for (let y = top; y < top + wide; y++) free.push([x, y])
  const square = (): XY => free.splice(dice.below(free.length), 1)[0] ?? [left, top]
  const skills = Object.keys(edition.players.skills)
  const player = (side: string, team: string, index: number): ScenarioPlayer => {
    const themed = side === 'home' && index === 0 ? theme.skills : undefined
    const listed = edition.teams.rosters[team]?.positions.map(({ id }) => id) ?? []
    const stars = dice.below(8) === 0 ? Object.keys(edition.teams.specialPlayers) : []
    const dealt = Array.from({ length: dice.below(4) }, () => any(skills))
    const drawn = any(stars.length > 0 ? stars : listed)
    return {
      position: themed === undefined ? drawn : (listed[0] ?? drawn),
      at: square(),
      skills: (themed ?? dealt).map((skill) => `+${skill}`),
      state: index === 0 ? 'standing' : any(STATES),
    }
  }
  const crowd = (side: string, team: string): [string, ScenarioPlayer][] =>
    Array.from({ length: CROWD }, (_, index) => [`${side}${index}`, player(side, team, index)])
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
    ball: theme.ball ? 'home0' : dice.below(4) === 0 ? square() : any(dice.below(4) === 0 ? standing : ours),
    weather: theme.skills === undefined ? any(Object.keys(edition.field.weather)) : fairWeather(edition),
    turn: { home: 3, away: 2 },
    active: 'home',
    ...(theme.phase === undefined ? {} : { phase: theme.phase }),
  }
}
