import {
  clone,
  type Edition,
  fromXY,
  Game,
  type MatchSpec,
  type MatchState,
  type PlayerSheet,
  SeededDice,
  type Side,
  SIDES,
  type TeamSheet,
  type XY,
} from '@touchback/engine'

export interface Pupil {
  readonly name: string
  readonly position: string
  readonly at: XY
  readonly lying?: boolean
}

/** A small position in the middle of a team turn of home's. */
export interface Position {
  readonly rosters: Readonly<Record<Side, string>>
  readonly players: Readonly<Record<Side, readonly Pupil[]>>
  /** Where it lies, or the place in home's list of whoever carries it. */
  readonly ball: XY | number
  readonly rerolls: number
}

function sheetOf(edition: Edition, roster: string, pupil: Pupil, index: number): PlayerSheet {
  const positions = edition.teams.rosters[roster]?.positions ?? []
  const position = positions.find(({ id }) => id === pupil.position) ?? positions[0]
  if (position === undefined) throw new Error(`no positions in ${roster}`)
  const { id, ma, st, ag, av, skills, keywords } = position
  return {
    name: pupil.name,
    number: index + 1,
    position: id,
    ma,
    st,
    ag,
    av,
    positionSt: st,
    skills,
    keywords,
  }
}

const teamOf = (edition: Edition, side: Side, { rosters, players, rerolls }: Position): TeamSheet => ({
  name: edition.teams.rosters[rosters[side]]?.name ?? rosters[side],
  roster: rosters[side],
  rerolls: side === 'home' ? rerolls : 0,
  fanFactor: 0,
  cheerleaders: 0,
  assistants: 0,
  apothecaries: 0,
  bribes: 0,
  trophies: 0,
  wizard: null,
  ingredients: 0,
  players: players[side].map((pupil, index) => sheetOf(edition, rosters[side], pupil, index)),
})

/** The match and the state that put this position on the pitch. */
export function prepare(edition: Edition, position: Position): { spec: MatchSpec; from: MatchState } {
  const spec: MatchSpec = {
    edition: edition.id,
    teams: { home: teamOf(edition, 'home', position), away: teamOf(edition, 'away', position) },
    options: {
      modules: edition.modules,
      league: false,
      tie: 'draw',
      rerollSuccesses: false,
      illegalProcedure: false,
    },
  }
  const from = clone(Game.start(spec, { dice: new SeededDice(1) }).state)
  from.phase = 'turn'
  from.half = 1
  from.drive = 1
  from.kicking = 'away'
  from.opened = 'home'
  from.settingUp = 'away'
  from.turn = { ...from.turn, side: 'home', kind: 'normal', started: true, turnover: null }
  from.teams.home.turn = 1
  const everyone = SIDES.flatMap((side) => position.players[side])
  for (const [id, player] of from.players.entries()) {
    const pupil = everyone[id]
    if (pupil === undefined) continue
    player.place = 'pitch'
    player.at = fromXY(pupil.at)
    player.stance = pupil.lying ? 'prone' : 'standing'
    player.conditions = ['fielded']
  }
  const { ball } = position
  from.ball =
    typeof ball === 'number'
      ? { ...from.ball, status: 'held', holder: ball, exit: -1 }
      : { ...from.ball, status: 'rest', at: fromXY(ball), holder: null, exit: -1 }
  return { spec, from }
}
