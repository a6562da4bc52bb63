import { must, namesIn, own } from '@touchback/engine'
import type { Setting, Told } from './setting.ts'

/** What a throw led to before anybody else acted, and how much that weighs. */
export interface Consequences {
  readonly weight: number
  readonly ball: boolean
  readonly turnover: boolean
  readonly touchdown: boolean
  readonly casualty: boolean
  readonly removed: boolean
  readonly rerolled: boolean
}

const WEIGHTS = { ball: 1.6, turnover: 2, touchdown: 3, casualty: 2, removed: 1.4, rerolled: 0.35 } as const

/** Looks from a throw to the next throw of somebody else, or to the end of the action. */
export function consequences(told: readonly Told[], index: number, { match, sideOf }: Setting): Consequences {
  const thrown = must(told[index]).event
  const players = playersOf(thrown)
  /** Whether somebody is hurt never loses a turn by itself. */
  const harms = thrown.type === 'armour' || thrown.type === 'injury'
  const found = {
    ball:
      (thrown.type === 'rolled' && own(match.edition.rolls.tests, thrown.test)?.ball === true) ||
      players.includes(holderAt(told, index) ?? -1),
    turnover: false,
    touchdown: false,
    casualty: false,
    removed: false,
    rerolled: false,
  }
  for (let next = index + 1; next < told.length; next++) {
    const { event } = must(told[next])
    if (['activated', 'turn-started', 'half-ended', 'match-ended'].includes(event.type)) break
    if (event.type === 'reroll' && event.player === players[0] && !found.rerolled) {
      found.rerolled = true
      break
    }
    if (event.type === 'turnover') found.turnover = !harms
    else if (event.type === 'touchdown') found.touchdown = true
    else if (event.type === 'casualty') found.casualty ||= players.includes(event.player)
    else if (event.type === 'removed')
      found.removed ||= players.includes(event.player) && event.to !== 'reserves'
    else if (event.type === 'dropped' && players.includes(event.player)) found.ball = true
    // A later throw of somebody else answers for what comes after it.
    else if (event.type === 'block-rolled') break
    else if (event.type === 'rolled' && sideOf(event.player) === sideOf(players[0] ?? 0)) break
  }
  let weight = 1
  for (const name of namesIn(WEIGHTS)) if (found[name]) weight *= WEIGHTS[name]
  return { ...found, weight }
}

function playersOf(event: Told['event']): readonly number[] {
  switch (event.type) {
    case 'rolled':
    case 'armour':
    case 'injury':
      return [event.player]
    case 'block-rolled':
      return [event.blocker, ...event.targets]
    default:
      return []
  }
}

/** Who held the ball just before. */
function holderAt(told: readonly Told[], index: number): number | null {
  for (let before = index - 1; before >= 0; before--) {
    const event = told[before]?.event
    switch (event?.type) {
      case 'picked-up':
      case 'caught':
      case 'intercepted':
      case 'touchback':
        return event.player
      case 'dropped':
      case 'ball':
      case 'kicked':
      case 'touchdown':
        return null
      default:
    }
  }
  return null
}
