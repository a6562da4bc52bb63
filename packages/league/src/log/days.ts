const WRITTEN = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?)?/u
const SECONDS_A_DAY = 86_400

/** Seconds since a day long ago, of a time written as `2026-11-16T12:00:00Z`; null for any other text. */
function seconds(at: string): number | null {
  const match = WRITTEN.exec(at)
  if (match === null) return null
  const part = (index: number): number => Number(match[index] ?? 0)
  const [year, month, day] = [part(1), part(2), part(3)]
  // The year begins in March, so that the odd day of a leap year is its last.
  const march = month > 2 ? year : year - 1
  const months = (month + 9) % 12
  const leapDays = Math.floor(march / 4) - Math.floor(march / 100) + Math.floor(march / 400)
  const days = march * 365 + leapDays + Math.floor((months * 153 + 2) / 5) + day
  return days * SECONDS_A_DAY + part(4) * 3600 + part(5) * 60 + part(6)
}

/** Days from one time to another; null where one of them is not a time we can read. */
export function daysBetween(from: string, to: string): number | null {
  const [one, other] = [seconds(from), seconds(to)]
  return one === null || other === null ? null : (other - one) / SECONDS_A_DAY
}
