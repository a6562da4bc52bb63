import { forEach, namesIn } from './records.ts'
import type { Decision } from './decision.ts'
import type { Edition } from './edition.ts'
import type { Dice } from '../rolls/dice.ts'
import { compileKit, type Kit } from '../skills/kit.ts'
import { type Moment, MOMENTS } from '../skills/moments.ts'
import { type Fact, FACTS, type Skill, type SkillId } from '../skills/skill.ts'
import type { Event } from './event.ts'
import { type Readings, readingsOf } from './readings.ts'
import type { MatchSpec, PlayerSheet, TeamSheet } from './sheet.ts'
import type { Side } from './side.ts'
import { type Square, SQUARES, squaresOf } from './square.ts'
import { EMPTY, type MatchState, type Player, type PlayerId, type Team } from './state.ts'

type Modules = Readonly<Record<string, boolean>>

const NOBODY = -1
const OFF_PITCH = -2

/** Everyone's compiled skills, and who has a hook for what. Replaced as a whole when a profile changes. */
export interface Kits {
  readonly list: readonly Kit[]
  readonly holders: Readonly<Record<Moment, readonly PlayerId[]>>
  readonly hinderers: Readonly<Record<string, readonly PlayerId[]>>
  readonly facts: Readonly<Record<Fact, readonly PlayerId[]>>
}

/** What a match is played with: the state, what never changes, and what is derived from both. */
export class Match {
  readonly edition: Edition
  readonly spec: MatchSpec
  /** The optional rules in use. */
  readonly modules: Modules
  /** How the book is read where it can be read in two ways. */
  readonly readings: Readings
  readonly state: MatchState
  readonly dice: Dice
  kits: Kits
  /** Where events go; null when nobody listens. */
  readonly sink: Event[] | null
  /** Who stands where, by square: derived from the players, kept in step by `place`. */
  readonly grid: Int8Array
  /** The question a fork comes back to, while it does: known already, so it need not be worked out again. */
  recalled: Decision | null = null

  constructor(
    edition: Edition,
    spec: MatchSpec,
    state: MatchState,
    dice: Dice,
    sink: Event[] | null,
    kits: Kits | null,
  ) {
    this.edition = edition
    this.spec = spec
    this.modules = modulesOf(edition, spec)
    this.readings = readingsOf(edition, spec)
    this.state = state
    this.dice = dice
    this.sink = sink
    this.kits = kits ?? compileKits(this)
    this.grid = freshGrid(edition)
    for (const player of state.players) if (player.place === 'pitch') this.grid[player.at] = player.id
  }

  emit(event: Event): void {
    if (this.sink !== null) this.sink.push(event)
  }

  get holders(): Kits['holders'] {
    return this.kits.holders
  }

  player(id: PlayerId): Player {
    const player = this.state.players[id]
    if (player === undefined) throw new Error(`no player ${id}`)
    return player
  }

  kit(player: Player): Kit {
    // Asked more often than anything else, and compiled for everybody who is in the match.
    return this.kits.list[player.id] as Kit
  }

  sheet(player: Player): PlayerSheet {
    const { home, away } = this.spec.teams
    const sheet =
      home.players[player.id] ??
      away.players[player.id - home.players.length] ??
      this.state.recruits[player.id - home.players.length - away.players.length]
    if (sheet === undefined) throw new Error(`no sheet for player ${player.id}`)
    return sheet
  }

  team(side: Side): Team {
    return this.state.teams[side]
  }

  teamSheet(side: Side): TeamSheet {
    return this.spec.teams[side]
  }

  /** Who is in the square: a player, or null for an empty square or none. */
  at(square: Square): Player | null {
    const id = this.grid[square] ?? OFF_PITCH
    // The grid holds nobody else's numbers.
    return id < 0 ? null : (this.state.players[id] as Player)
  }

  isOnPitch(square: Square): boolean {
    return (this.grid[square] ?? OFF_PITCH) !== OFF_PITCH
  }

  isEmpty(square: Square): boolean {
    return this.grid[square] === NOBODY
  }

  /** The only way anyone changes squares; everything else about the move is the caller's. */
  occupy(player: Player, to: Square): void {
    if (player.place === 'pitch' && this.grid[player.at] === player.id) this.grid[player.at] = NOBODY
    player.place = 'pitch'
    player.at = to
    this.grid[to] = player.id
  }

  /** Takes a player off the grid; his place in the dugout is the caller's to say. */
  vacate(player: Player): void {
    if (player.place === 'pitch' && this.grid[player.at] === player.id) this.grid[player.at] = NOBODY
  }

  /** All kits as they would be without one skill of one player. */
  kitsWithout(player: Player, skill: SkillId): Kits {
    return compileKits(this, (other) => (other === player ? skill : null))
  }

  /** After a change of profile: skills are compiled again. */
  refreshKits(): void {
    this.kits = compileKits(this)
  }
}

/** Grids are cut from a larger piece: a view costs a search less than memory of its own, and it takes thousands a second. */
const GRIDS_A_SLAB = 32
let slab = new Int8Array(0)
let cut = 0
function freshGrid(edition: Edition): Int8Array {
  if (cut + SQUARES > slab.length) {
    slab = new Int8Array(GRIDS_A_SLAB * SQUARES)
    cut = 0
  }
  const grid = slab.subarray(cut, (cut += SQUARES))
  grid.set(emptyPitch(edition))
  return grid
}

const pitches = new WeakMap<Edition, Int8Array>()
function emptyPitch(edition: Edition): Int8Array {
  const known = pitches.get(edition)
  if (known !== undefined) return known
  const grid = new Int8Array(SQUARES).fill(OFF_PITCH)
  for (const square of squaresOf(edition.field.pitch)) grid[square] = NOBODY
  pitches.set(edition, grid)
  return grid
}

/** The switches in use, one record for each combination: matches with the same rules share it and the kits made under it. */
const combinations = new WeakMap<Edition, Map<string, Modules>>()
const switches = new WeakMap<MatchSpec, Modules>()
function modulesOf(edition: Edition, spec: MatchSpec): Modules {
  const known = switches.get(spec)
  if (known !== undefined) return known
  const modules: Record<string, boolean> = {}
  for (const id of edition.modules) modules[id] = spec.options.modules.includes(id)
  for (const id of edition.always) modules[id] = true
  const ofEdition = combinations.get(edition) ?? new Map<string, Modules>()
  combinations.set(edition, ofEdition)
  const name = Object.values(modules).join()
  const shared = ofEdition.get(name) ?? modules
  ofEdition.set(name, shared)
  switches.set(spec, shared)
  return shared
}

/**
 * Kits of printed players by what is printed: linemen are alike in thousands of matches, and a kit weighs more than the rest
 * of a player. Emptied when it grows past any league; whoever still plays keeps his own.
 */
const printed = new WeakMap<Modules, Map<string, Kit>>()
const MOST_KITS = 20_000

function kitOf(match: Match, player: Player, lost: SkillId | null): Kit {
  const { edition, modules } = match
  const printedSheet = match.sheet(player)
  const sheet =
    lost === null
      ? printedSheet
      : { ...printedSheet, skills: printedSheet.skills.filter((skill) => skill.split(':')[0] !== lost) }
  const active = (skill: Skill) => edition.players.usesSkill(modules, skill)
  const limits = edition.players.limited ? edition.players.characteristics : EMPTY
  const shape =
    player.conditions.length === 0
      ? undefined
      : player.conditions
          .map((condition) => edition.players.shapes[condition])
          .find((found) => found !== undefined)
  if (shape !== undefined) {
    const kept = sheet.skills.filter((skill) => shape.keeps?.includes(skill))
    const profile = { ...shape, skills: [...shape.skills, ...kept] }
    return compileKit(edition.players.skills, profile, EMPTY, active, edition.moving.rushes, limits)
  }
  if (player.gains.length > 0)
    return compileKit(edition.players.skills, sheet, player.gains, active, edition.moving.rushes, limits)
  const kits = printed.get(modules) ?? new Map<string, Kit>()
  if (kits.size > MOST_KITS) kits.clear()
  printed.set(modules, kits)
  const profile = `${sheet.ma} ${sheet.st} ${sheet.ag} ${sheet.pa ?? ''} ${sheet.av} ${sheet.skills.join(' ')}`
  const kit =
    kits.get(profile) ??
    compileKit(edition.players.skills, sheet, EMPTY, active, edition.moving.rushes, limits)
  kits.set(profile, kit)
  return kit
}

function compileKits(match: Match, lost: (player: Player) => SkillId | null = () => null): Kits {
  const { players } = match.state
  const list = players.map((player) => kitOf(match, player, lost(player)))
  const nobody = (): readonly PlayerId[] => EMPTY
  const [holders, facts] = [forEach(MOMENTS, nobody), forEach(FACTS, nobody)]
  const hinderers: Record<string, PlayerId[]> = {}
  for (const [id, kit] of list.entries()) {
    for (const moment of namesIn(kit.when)) holders[moment] = [...holders[moment], id]
    for (const fact of FACTS) if (kit.is[fact]) facts[fact] = [...facts[fact], id]
    for (const test of Object.keys(kit.hinders)) (hinderers[test] ??= []).push(id)
  }
  return { list, holders, hinderers, facts }
}
