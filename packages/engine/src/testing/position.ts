import { own } from '../doors/shape.ts'
import type { Edition } from '../match/edition.ts'
import { fairWeather, freshState } from '../match/fresh.ts'
import type { House } from '../match/house.ts'
import type { Readings } from '../match/readings.ts'
import { phaseProblem } from '../match/position-problem.ts'
import type { MatchSpec, PlayerSheet, TeamSheet } from '../match/sheet.ts'
import { other, SIDES, type Side } from '../match/side.ts'
import { fromXY, isXY, NOWHERE, squareAt, type XY } from '../match/square.ts'
import { type Condition, type MatchState, type Place, type Phase, STANCES } from '../match/state.ts'
import { newTurn } from '../play/turn.ts'

export const PLAYER_STATES = [
  'standing',
  'prone',
  'stunned',
  'reserve',
  'ko',
  'casualty',
  'sent-off',
  'absent',
] as const
export type PlayerStateName = (typeof PLAYER_STATES)[number]

export interface ScenarioPlayer {
  readonly position?: string
  readonly at?: XY
  readonly skills?: readonly string[]
  readonly stats?: Readonly<Partial<Record<'ma' | 'st' | 'ag' | 'av', number>>> & {
    readonly pa?: number | null
  }
  readonly state?: PlayerStateName
  readonly conditions?: readonly Condition[]
  readonly acted?: boolean
  readonly niggles?: number
  /** What else other rules call him: `mercenary` ... */
  readonly keywords?: readonly string[]
}

export interface ScenarioTeam {
  readonly team: string
  readonly rerolls?: number
  readonly apothecary?: boolean | number
  readonly fanFactor?: number
  readonly cheerleaders?: number
  readonly assistants?: number
  readonly bribes?: number
  readonly trophies?: number
  readonly leader?: boolean
  /** The head coach has been thrown out. */
  readonly expelled?: boolean
  /** The referee gives no penalties against the team in this half. */
  readonly refBlind?: boolean
  readonly wizard?: boolean | string | null
  readonly ingredients?: number
  readonly kegs?: number
  /** Whatever else the book lets a team bring, by id. */
  readonly extras?: Readonly<Record<string, number>>
  readonly value?: number
  /** Those of its list and those it picked, where they are not simply those of the list. */
  readonly specialRules?: readonly string[]
  readonly players?: Readonly<Record<string, ScenarioPlayer>>
}

/** Where a scenario starts. */
export interface ScenarioPosition {
  readonly edition: string
  readonly house?: House
  readonly home: ScenarioTeam
  readonly away: ScenarioTeam
  readonly ball?: string | XY | null
  readonly half?: number
  readonly turn?: Readonly<Partial<Record<Side, number>>>
  readonly active?: Side
  readonly score?: readonly [number, number]
  readonly weather?: string
  readonly modules?: 'all' | readonly string[]
  readonly league?: boolean
  readonly tie?: 'draw' | 'overtime' | 'shoot-out'
  readonly rerollSuccesses?: boolean
  readonly illegalProcedure?: boolean
  /** Where the book is read otherwise than it does itself. */
  readonly readings?: Readings
  /** The phase to start in; a team turn in progress when absent. */
  readonly phase?: Phase
  readonly kicking?: Side
  readonly drive?: number
  readonly kickoff?: { readonly landing: XY; readonly event?: string }
  readonly refWatches?: Side
}

/** Something in a scenario file that cannot be. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError'
}

const fail = (text: string): never => {
  throw new ScenarioError(text)
}

function readPlayer(edition: Edition, team: ScenarioTeam, name: string, number: number): PlayerSheet {
  const player = team.players?.[name] ?? {}
  const roster =
    own(edition.teams.rosters, team.team) ?? fail(`there is no team "${team.team}" in ${edition.name}`)
  const wanted = player.position ?? roster.positions[0]?.id ?? ''
  const position =
    roster.positions.find(({ id }) => id === wanted) ?? own(edition.teams.specialPlayers, wanted)
  if (position === undefined) return fail(`${name}: the ${roster.name} team has no position "${wanted}"`)
  const skills = new Set(position.skills)
  for (const change of player.skills ?? []) {
    const skill = change.replace(/^[+-]/, '')
    if (own(edition.players.skills, skill.split(':')[0] ?? '') === undefined)
      return fail(`${name}: no skill "${skill}" in ${edition.name}`)
    if (change.startsWith('-')) skills.delete(skill)
    else skills.add(skill)
  }
  const { ma, st, ag, pa, av } = {
    ma: position.ma,
    st: position.st,
    ag: position.ag,
    pa: position.pa,
    av: position.av,
    ...player.stats,
  }
  return {
    name,
    number,
    position: wanted,
    ma,
    st,
    ag,
    ...(pa === undefined ? {} : { pa }),
    av,
    positionSt: position.st,
    ...(player.niggles === undefined ? {} : { niggles: player.niggles }),
    skills: [...skills],
    keywords: [...position.keywords, ...(player.keywords ?? [])],
  }
}

function readTeam(edition: Edition, team: ScenarioTeam, side: Side): TeamSheet {
  if (own(edition.teams.rosters, team.team) === undefined)
    fail(`there is no team "${team.team}" in ${edition.name}`)
  const wizard =
    team.wizard === true ? (own(edition.teams.rosters, team.team)?.wizard.kind ?? null) : team.wizard || null
  return {
    name: side,
    roster: team.team,
    rerolls: team.rerolls ?? 0,
    fanFactor: team.fanFactor ?? 0,
    cheerleaders: team.cheerleaders ?? 0,
    assistants: team.assistants ?? 0,
    apothecaries: Number(team.apothecary ?? 0),
    bribes: team.bribes ?? 0,
    trophies: team.trophies ?? 0,
    wizard: typeof wizard === 'string' ? wizard : null,
    ingredients: team.ingredients ?? 0,
    extras: { ...(team.kegs === undefined ? {} : { kegs: team.kegs }), ...team.extras },
    ...(team.value === undefined ? {} : { value: team.value }),
    ...(team.specialRules === undefined ? {} : { specialRules: team.specialRules }),
    players: Object.keys(team.players ?? {}).map((name, index) => readPlayer(edition, team, name, index + 1)),
  }
}

export function readSpec(edition: Edition, from: ScenarioPosition): MatchSpec {
  const modules = from.modules === undefined || from.modules === 'all' ? edition.modules : from.modules
  for (const id of Object.keys(from.readings ?? {}))
    if (!Object.hasOwn(edition.readings, id)) fail(`there is no reading "${id}" in ${edition.name}`)
  for (const module of modules) if (!edition.modules.includes(module)) fail(`there is no module "${module}"`)
  return {
    edition: edition.id,
    ...(from.house === undefined ? {} : { house: from.house }),
    teams: { home: readTeam(edition, from.home, 'home'), away: readTeam(edition, from.away, 'away') },
    options: {
      modules,
      league: from.league ?? false,
      tie: from.tie ?? edition.timing.tie,
      rerollSuccesses: from.rerollSuccesses ?? false,
      illegalProcedure: from.illegalProcedure ?? false,
      ...(from.readings === undefined ? {} : { readings: from.readings }),
    },
  }
}

const PLACES: Readonly<Record<PlayerStateName, Place>> = {
  standing: 'pitch',
  prone: 'pitch',
  stunned: 'pitch',
  reserve: 'reserves',
  ko: 'ko',
  casualty: 'casualty',
  'sent-off': 'sent-off',
  absent: 'absent',
}

function holdOnPitch({ field: { pitch } }: Edition, what: string, [x, y]: XY): void {
  if (x >= pitch.length || y >= pitch.width) fail(`${what}: there is no square ${x}, ${y} on this pitch`)
}

function placePlayers(edition: Edition, state: MatchState, from: ScenarioPosition): void {
  const taken = new Map<number, string>()
  const named = SIDES.flatMap((side) => Object.entries(from[side].players ?? {}))
  for (const [index, [name, given]] of named.entries()) {
    const player = state.players[index] ?? fail(`no player ${name}`)
    const wanted = given.state ?? (given.at === undefined ? 'reserve' : 'standing')
    if (!PLAYER_STATES.includes(wanted))
      fail(`${name}: "${wanted}" is no state; use ${PLAYER_STATES.join(', ')}`)
    const stance = STANCES.find((each) => each === wanted)
    player.place = PLACES[wanted]
    player.conditions = given.conditions ?? player.conditions
    player.acted = given.acted ?? false
    if (stance === undefined) continue
    if (!isXY(given.at)) return fail(`${name} needs a square "at": [x, y]`)
    const [x, y] = given.at
    holdOnPitch(edition, name, given.at)
    player.at = fromXY(given.at)
    if (taken.has(player.at)) fail(`${name} and ${taken.get(player.at)} cannot share square ${x}, ${y}`)
    taken.set(player.at, name)
    player.stance = stance
    player.conditions = [...player.conditions, 'fielded']
  }
}

function placeBall(
  edition: Edition,
  state: MatchState,
  spec: MatchSpec,
  ball: ScenarioPosition['ball'],
): void {
  if (ball === undefined || ball === null) return
  if (typeof ball !== 'string') {
    holdOnPitch(edition, 'the ball', ball)
    state.ball = { status: 'rest', at: fromXY(ball), holder: null, exit: -1, dropper: null }
    return
  }
  const holder = playerNamed(spec, ball) ?? fail(`the ball: there is no player "${ball}"`)
  state.ball = { status: 'held', at: NOWHERE, holder, exit: -1, dropper: null }
}

export function playerNamed(spec: MatchSpec, name: string): number | null {
  const names = SIDES.flatMap((side) => spec.teams[side].players.map((player) => player.name))
  const id = names.indexOf(name)
  return id < 0 ? null : id
}

/** Who received this half: whoever is, or was, a turn ahead. */
function receiver(from: ScenarioPosition, active: Side): Side {
  const [home, away] = [from.turn?.home ?? 1, from.turn?.away ?? 1]
  if (home !== away) return home > away ? 'home' : 'away'
  return from.turn === undefined ? active : other(active)
}

/** What any weather that changes nothing may be called, whatever the book calls it. */
const FAIR = 'nice'
const FAIR_NAMES: readonly string[] = [FAIR, 'perfect']
export const weatherNamed = (edition: Edition, name: string): string =>
  FAIR_NAMES.includes(name) ? fairWeather(edition) : name

export function readState(edition: Edition, spec: MatchSpec, from: ScenarioPosition): MatchState {
  const state = freshState(edition, spec)
  const active = from.active ?? 'home'
  if (!SIDES.includes(active)) fail('"active" is home or away')
  state.phase = from.phase ?? 'turn'
  state.half = from.half ?? 1
  state.drive = from.drive ?? 1
  const received = receiver(from, active)
  state.kicking = from.kicking ?? other(received)
  state.opened = state.half === 1 ? other(state.kicking) : state.kicking
  state.settingUp = state.kicking
  state.weather = weatherNamed(edition, from.weather ?? FAIR)
  if (own(edition.field.weather, state.weather) === undefined) fail(`there is no weather "${state.weather}"`)
  state.refWatches = from.refWatches ?? null
  for (const side of SIDES) {
    state.teams[side].turn = from.turn?.[side] ?? (from.phase === undefined && side === active ? 1 : 0)
    state.teams[side].leader = from[side].leader ?? false
    state.teams[side].coachExpelled = from[side].expelled ?? false
    state.teams[side].refBlind = from[side].refBlind ?? false
  }
  if (from.score !== undefined) [state.teams.home.score, state.teams.away.score] = from.score
  state.turn = newTurn(active, 'normal')
  state.turn.started = from.phase === undefined
  placePlayers(edition, state, from)
  placeBall(edition, state, spec, from.ball)
  if (from.kickoff !== undefined) {
    holdOnPitch(edition, 'the kick-off', from.kickoff.landing)
    const landing = squareAt(...from.kickoff.landing)
    const event = from.kickoff.event ?? null
    state.kickoff = { aim: landing, landing, event, touchback: false, snapped: [], limit: null }
    state.ball = { status: 'air', at: landing, holder: null, exit: -1, dropper: null }
  }
  const problem = phaseProblem(state)
  if (problem !== null) fail(problem)
  return state
}
