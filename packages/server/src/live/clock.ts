import type { Side } from '@touchback/engine'
import type { Clock, ClockNow, Left } from '@touchback/wire'

/** How a clock counts, all kinds in one: time for each turn, a bank behind it, and what a turn of one's own adds to the bank. */
interface Rate {
  readonly turn: number
  readonly bank: number
  readonly increment: number
}

const DAY = 86_400_000

export function rateOf(clock: Clock): Rate | null {
  switch (clock.type) {
    case 'untimed':
      return null
    case 'turn':
      return { turn: clock.seconds * 1000, bank: clock.bank * 1000, increment: 0 }
    case 'chess':
      return { turn: 0, bank: clock.seconds * 1000, increment: clock.increment * 1000 }
    case 'days':
      return { turn: clock.days * DAY, bank: 0, increment: 0 }
  }
}

/** What has been used up to a row. Plain data: it is kept with the position. */
export interface ClockState {
  /** Which turn it is; another turn reads otherwise. */
  readonly turn: string
  readonly used: Readonly<Record<Side, number>>
  readonly bank: Readonly<Record<Side, number>>
  /** When the last row was kept. */
  readonly last: number
  readonly running: Side | null
}

const NONE = { home: 0, away: 0 }

/** A row was kept, and so it goes on. */
interface Moment {
  readonly at: number
  readonly lag: number
  /** Who is asked now; null when nobody is, or the match rests. */
  readonly asked: Side | null
  readonly turn: string
  /** Whose turn it is now. */
  readonly active: Side
}

export const freshClock = (rate: Rate): ClockState => ({
  turn: '',
  used: NONE,
  bank: { home: rate.bank, away: rate.bank },
  last: 0,
  running: null,
})

/** Nobody is given back more than this for a slow line. */
const MOST_LAG = 1000

/** A side thinks for a while: first on the time of the turn, then on the bank. */
function charge(rate: Rate, state: ClockState, side: Side, ms: number): ClockState {
  const used = state.used[side] + ms
  const over = Math.max(0, used - rate.turn)
  return {
    ...state,
    used: { ...state.used, [side]: used - over },
    bank: { ...state.bank, [side]: Math.max(0, state.bank[side] - over) },
  }
}

export function ticked(rate: Rate, before: ClockState, moment: Moment): ClockState {
  const { running, last } = before
  const thought = Math.max(0, moment.at - last - Math.min(moment.lag, MOST_LAG))
  const charged = running === null ? before : charge(rate, before, running, thought)
  const next = { ...charged, last: moment.at, running: moment.asked }
  if (moment.turn === before.turn) return next
  const { active } = moment
  const bank = { ...next.bank, [active]: next.bank[active] + rate.increment }
  return { ...next, turn: moment.turn, used: NONE, bank }
}

const left = (rate: Rate, state: ClockState, side: Side): Left => ({
  turn: Math.max(0, rate.turn - state.used[side]),
  bank: state.bank[side],
})

/** When whoever is asked has no time left; null when nobody is. */
export function deadline(rate: Rate, state: ClockState): number | null {
  if (state.running === null) return null
  const { turn, bank } = left(rate, state, state.running)
  return state.last + turn + bank
}

export const clockNow = (rate: Rate, state: ClockState): ClockNow => ({
  at: state.last,
  home: left(rate, state, 'home'),
  away: left(rate, state, 'away'),
  running: state.running,
})
