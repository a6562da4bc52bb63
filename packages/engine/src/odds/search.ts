import type { Match } from '../match/match.ts'
import { EMPTY, type Player } from '../match/state.ts'
import { NOWHERE, type Square, SQUARES, STEPS, shifted } from '../match/square.ts'
import { mayHoldBall } from '../play/ball.ts'
import { LEAP_COST } from '../play/leap.ts'
import { needsDodge } from '../play/move.ts'
import { allowance } from '../play/rush.ts'
import { chanceOf, needed, neededInstead } from '../rolls/explain.ts'
import type { RollSpec } from '../rolls/test.ts'
import { isSpent } from '../rolls/uses.ts'
import type { StandIn } from '../skills/skill.ts'
import type { TestId } from '../match/names.ts'
import { must } from '../match/must.ts'

/** Where a search begins, and with how much movement. */
export interface Start {
  readonly at: Square
  readonly moved: number
  readonly budget: number
  readonly standsUp: boolean
  /** The lowest roll for standing up; 0 when none is needed. */
  readonly standing: number
  readonly hasBall: boolean
}

/**
 * The steps a search tries, straight ones before diagonal ones. Of ways as likely and as short the first that is found
 * stays, and so it is one without needless turns: straight on first, then diagonally.
 */
const WAYS = Int32Array.from([1, 3, 4, 6, 0, 2, 5, 7], (direction) => must(STEPS[direction]))

/** Costs add up where chances multiply: −ln of the chance, in whole numbers so that equal paths are equal. */
const SCALE = 1 << 20
const IMPOSSIBLE = 0x3fffffff
const COSTS = Int32Array.from({ length: 8 }, (_, lowest) => {
  const chance = chanceOf('d6', lowest)
  return chance === 0 ? IMPOSSIBLE : Math.round(-Math.log(chance) * SCALE)
})
const CHANCES = Float64Array.from({ length: 8 }, (_, lowest) => chanceOf('d6', lowest))
/** A roll of 0 is no roll. */
const costOf = (lowest: number): number => COSTS[lowest] ?? IMPOSSIBLE
const oddsOf = (lowest: number): number => CHANCES[lowest] ?? 0

/** What can be spent on the way: the one leap, and the characteristic that stands in for one dodge. */
const LEAPT = 1
const STOOD_IN = 2
const FLAGS = 4
const MOST_NODES = 1 << 15

/**
 * Scratch of one search; every search sets up all it reads. A node is a square reached with so much movement spent; nodes
 * stand in the order of movement, so those of one layer are neighbours. No index leaves its array: the zeros after `??` are
 * for the compiler, and cost nothing.
 */
const nodeAt = new Int16Array(MOST_NODES)
const nodeParent = new Int16Array(MOST_NODES)
const nodeCost = new Int32Array(MOST_NODES)
const nodeFlags = new Uint8Array(MOST_NODES)
const nodeRolls = new Int32Array(MOST_NODES)
const best = new Int32Array(SQUARES * FLAGS)
const latest = new Int16Array(SQUARES * FLAGS)
const marked = new Int8Array(SQUARES)
const dodges = new Int8Array(SQUARES * 8)

const squareOf = (node: number): Square => shifted(NOWHERE, nodeAt[node] ?? NOWHERE)

/** What was rolled on entering a square: how many rushes, then the lowest passing rolls, four bits each, 0 for no roll. */
const pack = (rushes: number, rush: number, agility: number, instead: number, pickUp: number): number =>
  rushes | (rush << 2) | (agility << 6) | (instead << 10) | (pickUp << 14)
const LEAP_BIT = 1 << 18
export const unpack = (rolls: number) => ({
  rushes: rolls & 3,
  rush: (rolls >> 2) & 15,
  agility: (rolls >> 6) & 15,
  instead: (rolls >> 10) & 15,
  pickUp: (rolls >> 14) & 15,
  leap: (rolls & LEAP_BIT) !== 0,
})

/** The chance of passing all of them without a stand-in. */
const chanceOfAll = (rolls: number): number => {
  const rushes = rolls & 3
  let chance = oddsOf((rolls >> 6) & 15) * oddsOf((rolls >> 14) & 15)
  for (let rush = 0; rush < rushes; rush++) chance *= oddsOf((rolls >> 2) & 15)
  return chance
}

/** The nodes of a finished search, out of the scratch, and the best one of each square (−1 for none). */
export interface Found {
  readonly at: Int16Array
  readonly parent: Int16Array
  readonly rolls: Int32Array
  /** The chance of getting to a node. */
  readonly chance: Float64Array
  /** Ways may count on a stand-in: how likely they are is then for their paths to say. */
  readonly planned: boolean
  readonly bySquare: Int16Array
  /** Without the one where it began. */
  readonly squares: readonly Square[]
}

/** Whether a test can come out differently in different squares. */
function looksAtSquares(match: Match, player: Player, name: TestId): boolean {
  const test = match.edition.rolls.tests[name]
  return (
    test !== undefined &&
    (test.zones ||
      test.modify !== null ||
      match.kit(player).modifies[name] !== undefined ||
      match.kits.hinderers[name] !== undefined)
  )
}

type Needs = (from: Square, to: Square) => number

/** The lowest passing roll of one kind of test between squares; worked out once when squares do not matter. */
function needsOf(match: Match, player: Player, test: TestId): Needs {
  const spec: { -readonly [K in keyof RollSpec]: RollSpec[K] } = {
    test,
    player,
    from: player.at,
    to: player.at,
  }
  if (!looksAtSquares(match, player, test)) {
    const fixed = needed(match, spec)
    return () => fixed
  }
  return (from, to) => {
    spec.from = from
    spec.to = to
    return needed(match, spec)
  }
}

/** What may still stand in on a dodge. */
function standIn(match: Match, player: Player): StandIn | null {
  const [substitute] = match.kit(player).substitutes['dodge'] ?? EMPTY
  if (substitute === undefined) return null
  const [skill, instead] = substitute
  return isSpent(match, player, skill, instead.limit) ? null : instead
}

/**
 * The likeliest way to every square, layer by layer of movement spent: a square is entered again only when more movement
 * gets there more safely.
 */
export function search(match: Match, player: Player, start: Start): Found {
  const { grid } = match
  best.fill(IMPOSSIBLE)
  // The first node is of no layer that is being made.
  latest.fill(0)
  marked.fill(-1)
  dodges.fill(0)
  const freeMoves = allowance(match, player) - start.moved
  const dodgeNeeds = needsOf(match, player, 'dodge')
  const rushNeeds = needsOf(match, player, 'rush')
  const { leaping } = match.edition.moving
  const leaps = leaping.left(match, player)
  const leapNeeds = leaps === 'none' ? dodgeNeeds : needsOf(match, player, leaping.test)
  const instead = standIn(match, player)
  const { ball } = match.state
  const ballAt = ball.status === 'rest' && !start.hasBall && mayHoldBall(match, player) ? ball.at : -1
  const pickUp = ballAt < 0 ? 0 : needed(match, { test: 'pick-up', player, from: ball.at, to: ball.at })

  nodeAt[0] = start.at
  nodeFlags[0] = 0
  nodeRolls[0] = 0
  nodeCost[0] = costOf(start.standing)
  best[start.at] = costOf(start.standing)
  let count = 1
  /** The first node of the layer being made. */
  let layer = 1

  const enter = (parent: number, to: Square, flags: number, cost: number, rolls: number): void => {
    if (cost >= (best[to] ?? 0)) return
    const key = flags * SQUARES + to
    if (cost >= (best[key] ?? 0)) return
    best[key] = cost
    const before = latest[key] ?? 0
    const node = before >= layer ? before : count++
    latest[key] = node
    nodeAt[node] = to
    nodeParent[node] = parent
    nodeCost[node] = cost
    nodeFlags[node] = flags
    nodeRolls[node] = rolls
  }
  const isFree = (to: number): boolean => grid[to] === -1 || (grid[to] === player.id && to !== start.at)
  const leavesZone = (from: Square): boolean => {
    const known = marked[from] ?? -1
    if (known !== -1) return known === 1
    const answer = needsDodge(match, player, from)
    marked[from] = answer ? 1 : 0
    return answer
  }

  const stepFrom = (node: number, spent: number): void => {
    const from = squareOf(node)
    const flags = nodeFlags[node] ?? 0
    const base = nodeCost[node] ?? 0
    const rushes = spent > freeMoves ? 1 : 0
    const leaving = leavesZone(from)
    for (let way = 0; way < 8; way++) {
      const to = shifted(from, WAYS[way] ?? 0)
      if (base >= (best[to] ?? 0) || !isFree(to)) continue
      const rush = rushes === 0 ? 0 : rushNeeds(from, to)
      const take = to === ballAt ? pickUp : 0
      const safe = base + costOf(rush) + costOf(take)
      if (safe >= (best[to] ?? 0)) continue
      if (!leaving) {
        enter(node, to, flags, safe, pack(rushes, rush, 0, 0, take))
        continue
      }
      const edge = from * 8 + way
      const dodge = dodges[edge] || (dodges[edge] = dodgeNeeds(from, to))
      const other = instead === null ? 0 : neededInstead(match, { test: 'dodge', player, from, to }, instead)
      const rolls = pack(rushes, rush, dodge, other, take)
      enter(node, to, flags, safe + costOf(dodge), rolls)
      if (other > 0 && other < dodge && (flags & STOOD_IN) === 0)
        enter(node, to, flags | STOOD_IN, safe + costOf(other), rolls)
    }
  }

  const leapFrom = (node: number, spent: number): void => {
    const flags = nodeFlags[node] ?? 0
    if ((flags & LEAPT) !== 0) return
    const after = leaps === 'once' ? flags | LEAPT : flags
    const from = squareOf(node)
    const rushes = Math.max(0, Math.min(LEAP_COST, spent - freeMoves))
    const base = nodeCost[node] ?? 0
    for (const offset of leaping.offsets(match, player, from)) {
      const to = shifted(from, offset)
      if (base >= (best[to] ?? 0) || !isFree(to)) continue
      const leap = leapNeeds(from, to)
      const rush = rushes === 0 ? 0 : rushNeeds(from, to)
      const take = to === ballAt ? pickUp : 0
      const cost = base + rushes * costOf(rush) + costOf(leap) + costOf(take)
      enter(node, to, after, cost, pack(rushes, rush, leap, 0, take) | LEAP_BIT)
    }
  }

  /** The first node of the two layers before it. */
  let previous = 0
  let older = 0
  /** Whether there is anything left to go on from; a leap starts two layers back. */
  const goesOn = (): boolean => older < count
  for (let spent = 1; spent <= start.budget && goesOn(); spent++) {
    for (let node = previous; node < layer; node++) stepFrom(node, spent)
    if (leaps !== 'none' && spent >= LEAP_COST)
      for (let node = older; node < previous; node++) leapFrom(node, spent)
    older = previous
    previous = layer
    layer = count
  }
  return found(count, oddsOf(start.standing), instead !== null)
}

function found(count: number, standing: number, planned: boolean): Found {
  const chance = new Float64Array(count)
  chance[0] = standing
  for (let node = 1; node < count; node++)
    chance[node] = (chance[nodeParent[node] ?? 0] ?? 0) * chanceOfAll(nodeRolls[node] ?? 0)
  const bySquare = new Int16Array(SQUARES).fill(-1)
  bySquare[squareOf(0)] = 0
  const squares: Square[] = []
  for (let node = 1; node < count; node++) {
    const at = squareOf(node)
    const known = bySquare[at] ?? -1
    if (known < 0) squares.push(at)
    if (known < 0 || (nodeCost[node] ?? 0) < (nodeCost[known] ?? 0)) bySquare[at] = node
  }
  return {
    at: nodeAt.slice(0, count),
    parent: nodeParent.slice(0, count),
    rolls: nodeRolls.slice(0, count),
    chance,
    planned,
    bySquare,
    squares,
  }
}
