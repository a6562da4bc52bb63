import {
  armourChance,
  namesIn,
  type Edition,
  type Event,
  injuryChances,
  likeliestResult,
  other,
  own,
  rolledChance,
  type Side,
  throwChances,
  usualWorth,
} from '@touchback/engine'
import { consequences, type Consequences } from './consequences.ts'
import type { Setting, Told } from './setting.ts'

/** A throw of dice, as luck sees it. */
export interface Throw {
  readonly step: number
  readonly kind: string
  /** Whose fortune it was: he who rolled, or the side whose opponent's armour was at stake. */
  readonly side: Side
  readonly player: number
  readonly chance: number
  readonly passed: boolean
  /** How much better than the mean it came out, from −1 to 1. */
  readonly luck: number
  readonly needed: number | null
  readonly after: Consequences
  readonly half: number
  readonly turn: number
}

/** Whose good fortune it is when a roll is passed; a roll that is no test of the book's is a mishap of a kick-off. */
const fortuneOf = (edition: Edition, test: string): 'his' | 'opponents' | 'nobody' =>
  test === MISHAP ? 'opponents' : (own(edition.rolls.tests, test)?.fortune ?? 'his')
const MISHAP = 'pitch-invasion'

/** Every throw that could have gone better or worse, with the chance it had. */
export function throwsOf(told: readonly Told[], setting: Setting): Throw[] {
  const { edition } = setting.match
  const found: Throw[] = []
  let half = 1
  let turn = 0
  for (const [index, { step, event }] of told.entries()) {
    if (event.type === 'turn-started') ({ half, turn } = event)
    const base = { step, half, turn }
    switch (event.type) {
      case 'rolled': {
        const fortune = fortuneOf(edition, event.test)
        if (fortune === 'nobody') break
        const chance = rolledChance(edition, event)
        const side = setting.sideOf(event.player)
        const luckOf = fortune === 'opponents' ? other(side) : side
        found.push({
          ...base,
          kind: event.test,
          side: luckOf,
          player: event.player,
          chance,
          passed: event.passed,
          luck: Number(event.passed) - chance,
          needed: event.target - event.modifiers.reduce((sum, [, value]) => sum + value, 0),
          after: consequences(told, index, setting),
        })
        break
      }
      case 'armour': {
        const chance = armourChance(event)
        found.push({
          ...base,
          ...hurting(event.player, setting),
          kind: 'armour',
          chance,
          passed: event.broken,
          luck: Number(event.broken) - chance,
          needed: null,
          after: consequences(told, index, setting),
        })
        break
      }
      case 'injury': {
        const { ko, casualty } = injuryChances(edition, event)
        const passed = event.result !== 'stunned'
        found.push({
          ...base,
          ...hurting(event.player, setting),
          kind: 'injury',
          chance: ko + casualty,
          passed,
          luck: Number(passed) - ko - casualty,
          needed: null,
          after: consequences(told, index, setting),
        })
        break
      }
      case 'block-rolled': {
        const block = blockOf(event, setting)
        if (block !== null) found.push({ ...base, ...block, after: consequences(told, index, setting) })
        break
      }
      default:
    }
  }
  return found
}

const hurting = (victim: number, { sideOf }: Setting) => ({ side: other(sideOf(victim)), player: victim })

/** Null when somebody had a part in it whom the match, as it is known here, does not have. */
function blockOf(event: Extract<Event, { type: 'block-rolled' }>, { match, sideOf }: Setting) {
  const { players } = match.state
  const blocker = players[event.blocker]
  const target = players[event.targets[0] ?? event.blocker]
  if (blocker === undefined || target === undefined) return null
  const { faces } = event
  const chances = throwChances(match, blocker, target, { dice: faces.length, chooser: event.chooser })
  const result = likeliestResult(match, blocker, target, faces, event)
  const mean = namesIn(chances).reduce((sum, each) => sum + usualWorth(each) * chances[each], 0)
  return {
    kind: 'block',
    side: sideOf(event.blocker),
    player: event.blocker,
    chance: chances['defender-down'],
    passed: result === 'defender-down',
    luck: (usualWorth(result) - mean) / 2,
    needed: null,
  }
}

/** Expected against rolled, for one kind of throw. */
export interface LuckRow {
  readonly kind: string
  readonly throws: number
  readonly expected: number
  readonly rolled: number
}

export function luckTable(throws: readonly Throw[], side: Side): LuckRow[] {
  const rows = new Map<string, { throws: number; expected: number; rolled: number }>()
  for (const each of throws) {
    if (each.side !== side) continue
    const row = rows.get(each.kind) ?? { throws: 0, expected: 0, rolled: 0 }
    row.throws++
    row.expected += each.chance
    row.rolled += Number(each.passed)
    rows.set(each.kind, row)
  }
  return [...rows].map(([kind, row]) => ({ kind, ...row })).toSorted((a, b) => b.throws - a.throws)
}

/** How much a throw swung, for the side whose fortune it was. */
export const swing = ({ luck, after }: Throw): number => luck * after.weight

export interface Moments {
  readonly lucky: readonly Throw[]
  readonly unlucky: readonly Throw[]
}

/** The throws that mattered most, for better and for worse. */
export function moments(throws: readonly Throw[], side: Side, most = 5): Moments {
  const own = throws.filter((each) => each.side === side)
  const sorted = own.toSorted((a, b) => swing(b) - swing(a))
  return {
    lucky: sorted.filter((each) => swing(each) > 0).slice(0, most),
    unlucky: sorted
      .filter((each) => swing(each) < 0)
      .toReversed()
      .slice(0, most),
  }
}

/** All the luck of a side in one number: how many more throws came off than could be expected. */
export const totalLuck = (rows: readonly LuckRow[]): number =>
  rows.reduce((sum, { expected, rolled }) => sum + rolled - expected, 0)
