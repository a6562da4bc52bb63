import { holdingsFrom, isTeamMark, type TeamMark } from '../match/belongings.ts'
import type { Edition } from '../match/edition.ts'
import { Match } from '../match/match.ts'
import { positionProblem } from '../match/position-problem.ts'
import { ACTIONS, CAUSES } from '../match/names.ts'
import { type MatchSpec, MOST_OF_A_TEAM } from '../match/sheet.ts'
import { SIDES } from '../match/side.ts'
import { NOWHERE, type Square, squaresOf } from '../match/square.ts'
import {
  type Activation,
  BALL_STATUSES,
  CONDITIONS,
  type Gain,
  type Injury,
  type KickOff,
  type MatchState,
  PHASES,
  PLACES,
  type Player,
  STANCES,
  type Team,
  type Turn,
} from '../match/state.ts'
import { Dice, NoDice } from '../rolls/dice.ts'
import {
  flag,
  isFields,
  listOf,
  nameIn,
  nullable,
  object,
  oneOf,
  optional,
  type Reader,
  recordOf,
  Unfit,
  unfit,
  whole,
  word,
} from './shape.ts'
import { playerSheetOf, skillOf } from './spec.ts'

const ID = word(60)
const SIDE = oneOf(SIDES)
const MANY = 200
const CHANGE = whole(-20, 20)
const GOLD = whole(0, MOST_OF_A_TEAM.gold)
const STOCK = recordOf(ID, GOLD, MANY)
const MARK: Reader<TeamMark> = (value, where) => {
  const id = ID(value, where)
  return isTeamMark(id) ? id : unfit(where, 'something that holds for a team', id)
}

/** A team as it was kept when money and marks were still counted with everything else. */
const withHoldings = (value: unknown, where: string): unknown =>
  isFields(value) && !Object.hasOwn(value, 'marks')
    ? { ...value, ...holdingsFrom(STOCK(value['stock'], `${where}.stock`)) }
    : value

/** A position from outside, of a match with this spec. What cannot be true of any position is refused with it. */
export const positionOf = (edition: Edition, spec: MatchSpec): Reader<MatchState> => {
  const players = spec.teams.home.players.length + spec.teams.away.players.length
  const squares = new Map<unknown, Square>([NOWHERE, ...squaresOf(edition.field.pitch)].map((at) => [at, at]))
  const square: Reader<Square> = (value, where) =>
    squares.get(value) ?? unfit(where, 'a square of this pitch, or 0 for none', value)
  return (value, where) => {
    const recruits = listOf(playerSheetOf(edition), MANY)(Object(value).recruits, `${where}.recruits`)
    const id = whole(0, players + recruits.length - 1)
    const skill = skillOf(edition)
    // Uses of a whole team are written down under −1.
    const use = object({ player: whole(-1, players + recruits.length - 1), skill: ID })
    const gain: Reader<Gain> = object({
      source: ID,
      skills: listOf(skill, 40),
      ma: CHANGE,
      st: CHANGE,
      ag: CHANGE,
      pa: optional(CHANGE),
      av: CHANGE,
      until: optional(oneOf(['drive', 'half'])),
    })
    const injury: Reader<Injury> = object({
      casualty: ID,
      serious: nullable(ID),
      by: nullable(id),
      cause: oneOf(CAUSES),
    })
    const player: Reader<Player> = object({
      id,
      side: SIDE,
      place: oneOf(PLACES),
      at: square,
      stance: oneOf(STANCES),
      freshlyStunned: flag,
      acted: flag,
      conditions: listOf(oneOf(CONDITIONS), CONDITIONS.length),
      gains: listOf(gain, MANY),
      injury: nullable(injury),
    })
    const namedTeam: Reader<Team> = object({
      score: whole(0, 60),
      turn: whole(0, edition.timing.turns),
      rerolls: whole(0, 5000),
      rerollUsed: flag,
      leader: flag,
      trophies: whole(0, MOST_OF_A_TEAM.trophies),
      apothecaries: whole(0, MOST_OF_A_TEAM.apothecaries),
      bribes: whole(0, 10),
      stock: STOCK,
      gold: GOLD,
      hiredValue: GOLD,
      keptRerolls: nullable(whole(0, 5000)),
      marks: listOf(MARK, MANY),
      wizard: flag,
      raiseDead: flag,
      coachExpelled: flag,
      refBlind: flag,
    })
    const team: Reader<Team> = (given, at) => namedTeam(withHoldings(given, at), at)
    const turn: Reader<Turn> = object({
      side: SIDE,
      kind: oneOf(['normal', 'bonus']),
      spent: listOf(ID, MANY),
      started: flag,
      turnover: nullable(ID),
      timedOut: flag,
      used: listOf(use, MANY),
      barred: listOf(id, MANY),
      marked: flag,
      underway: flag,
    })
    const activation: Reader<Activation> = object({
      player: id,
      action: oneOf(ACTIONS.filter((action) => Object.hasOwn(edition.turn.actions, action))),
      target: nullable(id),
      moved: whole(0, 60),
      steps: whole(0, 60),
      done: flag,
      blocks: whole(0, 20),
      stopped: flag,
      path: listOf(square, 60),
      used: listOf(use, MANY),
    })
    const kickOff: Reader<KickOff> = object({
      aim: square,
      landing: square,
      event: nullable(nameIn(edition.kickOff.events)),
      touchback: flag,
      snapped: listOf(id, MANY),
      limit: nullable(whole(0, MANY)),
    })
    const state = object({
      phase: oneOf(PHASES),
      half: whole(1, edition.timing.halves + 1),
      drive: whole(0, 999),
      kicking: SIDE,
      opened: nullable(SIDE),
      settingUp: SIDE,
      weather: nameIn(edition.field.weather),
      ball: object({
        status: oneOf(BALL_STATUSES),
        at: square,
        holder: nullable(id),
        exit: whole(-1, 7),
        dropper: nullable(id),
      }),
      teams: object({ home: team, away: team }),
      players: listOf(player, players + recruits.length),
      recruits: listOf(playerSheetOf(edition), MANY),
      turn,
      activation: nullable(activation),
      kickoff: nullable(kickOff),
      refWatches: nullable(SIDE),
      scorer: nullable(SIDE),
      winner: nullable(oneOf(['home', 'away', 'draw'])),
      conceded: nullable(SIDE),
    })
    const fields = state(value, where)
    const read: MatchState = { ...fields, players: [...fields.players] }
    const match = new Match(edition, spec, read, new Dice(new NoDice()), null, null)
    const problem = positionProblem(match, { stable: true })
    if (problem !== null) throw new Unfit(`${where} cannot be: ${problem}.`)
    return read
  }
}
