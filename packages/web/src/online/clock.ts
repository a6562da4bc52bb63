import { EDITIONS, type Side } from '@touchback/engine'
import { own } from '@touchback/engine/doors'
import type { Clock, ClockNow } from '@touchback/wire'

/** Clocks to choose from. */
export const PRESETS: readonly (readonly [id: string, name: string, clock: Clock])[] = [
  ['untimed', 'No clock', { type: 'untimed' }],
  ['quick', '2 minutes a turn', { type: 'turn', seconds: 120, bank: 240 }],
  ['usual', '4 minutes a turn', { type: 'turn', seconds: 240, bank: 600 }],
  ['chess', '45 minutes each', { type: 'chess', seconds: 2700, increment: 10 }],
  ['days', '3 days a turn', { type: 'days', days: 3 }],
]

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`
const span = (seconds: number): string =>
  seconds % 60 === 0 ? count(seconds / 60, 'minute') : count(seconds, 'second')

/** How long a coach may think, in words. */
export function clockWords(clock: Clock): string {
  switch (clock.type) {
    case 'untimed':
      return 'No clock'
    case 'turn':
      return `${span(clock.seconds)} a turn${clock.bank > 0 ? `, ${span(clock.bank)} in the bank` : ''}`
    case 'chess':
      return `${span(clock.seconds)} each${clock.increment > 0 ? `, ${count(clock.increment, 'second')} more a turn` : ''}`
    case 'days':
      return `${count(clock.days, 'day')} a turn`
  }
}

/** Clocks that feel alike, to choose a table by. */
export const PACES = {
  any: 'Any clock',
  untimed: 'No clock',
  turn: 'By the turn',
  chess: 'By the match',
  days: 'Days',
} as const
export type Pace = keyof typeof PACES

/** How near a coach's rating must be, to choose from; 0 is for anybody. */
export const BANDS: readonly (readonly [points: number, name: string])[] = [
  [0, 'Any rating'],
  [100, 'Within 100 points'],
  [250, 'Within 250 points'],
]

export const bookName = (book: string): string => own(EDITIONS, book)?.name ?? book

/** What a side has left when the server's clock shows `now`: first the time of the turn, then the bank. */
export function leftOf(clock: ClockNow, side: Side, now: number): { turn: number; bank: number } {
  const { turn, bank } = clock[side]
  const gone = clock.running === side ? Math.max(0, now - clock.at) : 0
  return { turn: Math.max(0, turn - gone), bank: Math.max(0, bank - Math.max(0, gone - turn)) }
}

const two = (n: number): string => String(n).padStart(2, '0')

/** `2:05`, `1:02:05`, or days where there are days of it. */
export function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  if (hours >= 48) return `${Math.floor(hours / 24)} days ${hours % 24} h`
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
