import { must } from './must.ts'
import type { ActionId, Cause } from './names.ts'
import type { SkillId } from '../skills/skill.ts'
import type { TeamMark } from './belongings.ts'
import type { PlayerSheet } from './sheet.ts'
import type { BySide, Side } from './side.ts'
import type { Square } from './square.ts'

/**
 * A match is plain data. Lists inside the state are never changed in place but replaced, so that a clone may share them;
 * `EMPTY` is the one empty list everybody shares.
 */
export const EMPTY: readonly never[] = Object.freeze([])

export const PHASES = [
  'pre-match',
  'coin-toss',
  'set-up',
  'kick-off',
  'kick-off-event',
  'quick-snap',
  'kick-off-landing',
  'start-of-turn',
  'turn',
  'declare',
  'activation',
  'end-of-activation',
  'end-of-turn',
  'end-of-drive',
  'end-of-half',
  'post-match',
  'over',
] as const
export type Phase = (typeof PHASES)[number]

export type PlayerId = number
export const STANCES = ['standing', 'prone', 'stunned'] as const
export type Stance = (typeof STANCES)[number]
export const PLACES = ['pitch', 'reserves', 'ko', 'casualty', 'sent-off', 'absent'] as const
export type Place = (typeof PLACES)[number]

/**
 * What clings to a player for a while. `dazed`: Bone Head or Really Stupid failed; `gazed`: hypnotised this turn; `rooted`;
 * `toad`; `saw-running`; `poison-used`; `fired`: blunderbuss empty; `heat`: barred from the next set-up; `sits-out`: likewise, for one drive; `fielded`: has been
 * on the pitch this drive; `blood-lust`: must feed by the end of this action; `held`: may not move on in this action;
 * `letting-go`: leaves the ball in the next square he leaves.
 */
export const CONDITIONS = [
  'dazed',
  'gazed',
  'rooted',
  'toad',
  'saw-running',
  'poison-used',
  'fired',
  'heat',
  'sits-out',
  'fielded',
  'blood-lust',
  'held',
  'letting-go',
] as const
export type Condition = (typeof CONDITIONS)[number]

/** A change to a player's profile for the rest of the match: a rune, a handicap, a prayer. */
export interface Gain {
  readonly source: string
  readonly skills: readonly SkillId[]
  readonly ma: number
  readonly st: number
  readonly ag: number
  readonly pa?: number
  readonly av: number
  /** When it wears off; at the end of the match when absent. */
  readonly until?: 'drive' | 'half'
}

/**
 * How a player was hurt: the row of the casualty table and, in a league, of the serious-injury table. `wrecked` and
 * `exhausted` stand beside the table: out of this match and fit for the next.
 */
export interface Injury {
  readonly casualty: string
  readonly serious: string | null
  readonly by: PlayerId | null
  readonly cause: Cause
}

export interface Player {
  readonly id: PlayerId
  side: Side
  place: Place
  at: Square
  stance: Stance
  /** Stunned in the current turn of his own side: stays face down at its end. */
  freshlyStunned: boolean
  acted: boolean
  conditions: readonly Condition[]
  gains: readonly Gain[]
  injury: Injury | null
}

/** `off`: not in play; `air`: kicked and not down yet; `loose`: must bounce; `out`: must be thrown in. */
export const BALL_STATUSES = ['off', 'air', 'held', 'rest', 'loose', 'out'] as const
export type BallStatus = (typeof BALL_STATUSES)[number]
export interface Ball {
  status: BallStatus
  /** Where it lies, or the last square of the pitch it was in; NOWHERE when held or off. */
  at: Square
  holder: PlayerId | null
  /** Over which edge it left, as a direction; −1 when it did not. */
  exit: number
  /** Who was put on the ground with it, until it settles. */
  dropper: PlayerId | null
}

export interface Team {
  score: number
  turn: number
  rerolls: number
  rerollUsed: boolean
  leader: boolean
  trophies: number
  apothecaries: number
  bribes: number
  /** How many are left of everything else the team brought or won, by its id. Replaced, never changed. */
  stock: Readonly<Record<string, number>>
  /** Money in the treasury. */
  gold: number
  /** What those who were hired for this match are worth. */
  hiredValue: number
  /** The re-rolls the team goes back to when the drive is over; null when it has won none for the drive. */
  keptRerolls: number | null
  marks: readonly TeamMark[]
  /** A spell is left. */
  wizard: boolean
  raiseDead: boolean
  /** The head coach was thrown out for arguing. */
  coachExpelled: boolean
  /** The referee gives no penalties against this team for the rest of the half. */
  refBlind: boolean
}

/** Once-per-turn or once-per-action use of a skill. */
export interface Use {
  readonly player: PlayerId
  readonly skill: SkillId
}

export interface Turn {
  side: Side
  /** `blitz`: the bonus turn of the kick-off table; it has no marker and returns to the kick-off. */
  kind: 'normal' | 'bonus'
  /** Once-per-turn actions already declared. */
  spent: readonly string[]
  started: boolean
  turnover: string | null
  timedOut: boolean
  used: readonly Use[]
  /** Players who may not act in this turn (marked at the start of a bonus turn). */
  barred: readonly PlayerId[]
  /** The turn marker stands where it should: false only between a new turn and `advance-marker`. */
  marked: boolean
  /** A square has been moved or a die rolled; kept only where markers are moved by hand. */
  underway: boolean
}

export interface Activation {
  readonly player: PlayerId
  action: ActionId
  /** Whom it was declared against, where that must be said. */
  target: PlayerId | null
  /** Squares of movement spent, including those gone for. */
  moved: number
  /** Squares actually entered by moving (Horns needs one). */
  steps: number
  /** The block of a blitz, the throw of a pass, the foul: done, or lost. */
  done: boolean
  /** Blocks thrown so far (Frenzy allows a second). */
  blocks: number
  /** Moving is over; only what may follow a move is left. */
  stopped: boolean
  path: readonly Square[]
  used: readonly Use[]
}

export interface KickOff {
  aim: Square
  /** Where the ball will come down. */
  landing: Square
  event: string | null
  /** The ball has left the receiving half or the pitch: a touchback whatever happens next. */
  touchback: boolean
  /** Players who have had their free square of a quick snap. */
  snapped: readonly PlayerId[]
  /** How many players the event still lets move, act or be set up anew; null when it does not count them. */
  limit: number | null
}

export interface MatchState {
  phase: Phase
  half: number
  drive: number
  kicking: Side
  /** Who received the opening kick-off. */
  opened: Side | null
  /** Whose set-up is next, or is being made again. */
  settingUp: Side
  weather: string
  ball: Ball
  teams: BySide<Team>
  players: Player[]
  /** Sheets of players who joined during the match; their ids follow those of the team sheets. */
  recruits: readonly PlayerSheet[]
  turn: Turn
  activation: Activation | null
  kickoff: KickOff | null
  /** Which team the referee has his eye on. */
  refWatches: Side | null
  /** The scorer of the drive that just ended. */
  scorer: Side | null
  winner: Side | 'draw' | null
  conceded: Side | null
}

const clonePlayer = (p: Player): Player => ({
  id: p.id,
  side: p.side,
  place: p.place,
  at: p.at,
  stance: p.stance,
  freshlyStunned: p.freshlyStunned,
  acted: p.acted,
  conditions: p.conditions,
  gains: p.gains,
  injury: p.injury,
})

const cloneTeam = (t: Team): Team => ({
  score: t.score,
  turn: t.turn,
  rerolls: t.rerolls,
  rerollUsed: t.rerollUsed,
  leader: t.leader,
  trophies: t.trophies,
  apothecaries: t.apothecaries,
  bribes: t.bribes,
  stock: t.stock,
  gold: t.gold,
  hiredValue: t.hiredValue,
  keptRerolls: t.keptRerolls,
  marks: t.marks,
  wizard: t.wizard,
  raiseDead: t.raiseDead,
  coachExpelled: t.coachExpelled,
  refBlind: t.refBlind,
})

const cloneTurn = (t: Turn): Turn => ({
  side: t.side,
  kind: t.kind,
  spent: t.spent,
  started: t.started,
  turnover: t.turnover,
  timedOut: t.timedOut,
  used: t.used,
  barred: t.barred,
  marked: t.marked,
  underway: t.underway,
})

const cloneActivation = (a: Activation): Activation => ({
  player: a.player,
  action: a.action,
  target: a.target,
  moved: a.moved,
  steps: a.steps,
  done: a.done,
  blocks: a.blocks,
  stopped: a.stopped,
  path: a.path,
  used: a.used,
})

const cloneKickOff = (k: KickOff): KickOff => ({
  aim: k.aim,
  landing: k.landing,
  event: k.event,
  touchback: k.touchback,
  snapped: k.snapped,
  limit: k.limit,
})

/** The same onto a player of the same number: all of him but the number. */
function copyPlayer(p: Player, into: Player): void {
  into.side = p.side
  into.place = p.place
  into.at = p.at
  into.stance = p.stance
  into.freshlyStunned = p.freshlyStunned
  into.acted = p.acted
  into.conditions = p.conditions
  into.gains = p.gains
  into.injury = p.injury
}

/** Players make up most of a position: those of one that nobody needs any more are written over instead of made anew. */
function clonePlayers(from: readonly Player[], into: Player[] | undefined): Player[] {
  if (into === undefined) return from.map(clonePlayer)
  // Counted by hand: this is the innermost loop of all.
  for (let index = 0; index < from.length; index++) {
    const player = must(from[index])
    const spare = into[index]
    if (spare === undefined) into.push(clonePlayer(player))
    else copyPlayer(player, spare)
  }
  into.length = from.length
  return into
}

/**
 * Written by hand: a match is cloned at every stable point, and structuredClone costs a hundred times as much. A position that
 * nobody needs any more may be given up for its memory.
 */
export function clone(s: MatchState, spare?: MatchState): MatchState {
  return {
    phase: s.phase,
    half: s.half,
    drive: s.drive,
    kicking: s.kicking,
    opened: s.opened,
    settingUp: s.settingUp,
    weather: s.weather,
    ball: {
      status: s.ball.status,
      at: s.ball.at,
      holder: s.ball.holder,
      exit: s.ball.exit,
      dropper: s.ball.dropper,
    },
    teams: { home: cloneTeam(s.teams.home), away: cloneTeam(s.teams.away) },
    players: clonePlayers(s.players, spare?.players),
    recruits: s.recruits,
    turn: cloneTurn(s.turn),
    activation: s.activation === null ? null : cloneActivation(s.activation),
    kickoff: s.kickoff === null ? null : cloneKickOff(s.kickoff),
    refWatches: s.refWatches,
    scorer: s.scorer,
    winner: s.winner,
    conceded: s.conceded,
  }
}
