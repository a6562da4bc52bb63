import { nullable, object, read, whole } from '@touchback/engine/doors'

/** The clock of a round: so many milliseconds are left, counted from when it was started. */
export interface RoundClock {
  readonly minutes: number
  readonly left: number
  /** When it was started, by the device's clock; null while it stands. */
  readonly since: number | null
}

export const MOST_MINUTES = 600
const MINUTE = 60_000

/** A clock that stands at its beginning; minutes nobody can mean become those nearest to them. */
export function setTo(minutes: number): RoundClock {
  const whole = Number.isFinite(minutes) ? Math.round(minutes) : 0
  const within = Math.min(MOST_MINUTES, Math.max(1, whole))
  return { minutes: within, left: within * MINUTE, since: null }
}

export const leftAt = ({ left, since }: RoundClock, now: number): number =>
  Math.max(0, since === null ? left : left - Math.max(0, now - since))

export const started = (clock: RoundClock, now: number): RoundClock =>
  clock.since === null ? { ...clock, since: now } : clock

export const paused = (clock: RoundClock, now: number): RoundClock => ({
  ...clock,
  left: leftAt(clock, now),
  since: null,
})

/** `1:05:09`, or `54:03`; the last second is shown until it is over. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000)
  const two = (value: number): string => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`
}

const CLOCK = object({
  minutes: whole(1, MOST_MINUTES),
  left: whole(0, MOST_MINUTES * MINUTE),
  since: nullable(whole(0, Number.MAX_SAFE_INTEGER)),
})

/** A clock as it was left; null when there is none, or none that makes sense. */
export const readClock = (kept: unknown): RoundClock | null => read(CLOCK, kept, 'The clock').value
