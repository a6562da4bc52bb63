/** A match that is to be played, for a calendar. */
export interface Appointment {
  /** The same whenever the file is written, so that a calendar changes the old one instead of adding another. */
  readonly id: string
  readonly title: string
  readonly about: string
  /** As somebody wrote it down: a day, a day and a time, or any words. */
  readonly when: string | null
}

const WRITTEN = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?(Z?))?$/u

const stamped = (date: Date): string => date.toISOString().replaceAll(/[-:]|\.\d+/gu, '')

/** How long a match lasts, for calendars. */
const LASTS = 'PT3H'

/** The lines that say when; null where what is written is no day. */
function times(when: string | null): readonly string[] | null {
  const [, year, month, day, hour, minute, zone = ''] = WRITTEN.exec(when?.trim() ?? '') ?? []
  if (year === undefined || month === undefined || day === undefined) return null
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  // A thirtieth of February is the second of March to a computer.
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return null
  const text = `${year}${month}${day}`
  if (hour === undefined || minute === undefined) {
    const next = new Date(date.getTime() + 86_400_000)
    return [`DTSTART;VALUE=DATE:${text}`, `DTEND;VALUE=DATE:${stamped(next).slice(0, 8)}`]
  }
  if (Number(hour) > 23 || Number(minute) > 59) return null
  return [`DTSTART:${text}T${hour}${minute}00${zone}`, `DURATION:${LASTS}`]
}

/** Whether a calendar can show it on a day. */
export const hasDay = ({ when }: Pick<Appointment, 'when'>): boolean => times(when) !== null

/** A text as a property holds it. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n/gu, '\\n')
    // Other control characters have no place in a file of text.
    .replaceAll(/\p{Cc}/gu, ' ')

const WIDEST = 75
const bytes = new TextEncoder()

/** A line of at most 75 bytes; what is over goes on in the next, after a space, and no character is cut in two. */
function folded(line: string): string {
  const lines: string[] = []
  let [now, length] = ['', 0]
  for (const sign of line) {
    const more = bytes.encode(sign).length
    if (length + more > WIDEST) {
      lines.push(now)
      now = ' '
      length = 1
    }
    now += sign
    length += more
  }
  return [...lines, now].join('\r\n')
}

/** Matches with a day are events; the others are things to do, which need none. */
function component({ id, title, about, when }: Appointment, stamp: string): readonly string[] {
  const at = times(when)
  const kind = at === null ? 'VTODO' : 'VEVENT'
  return [
    `BEGIN:${kind}`,
    `UID:${encodeURIComponent(id)}@touchback`,
    `DTSTAMP:${stamp}`,
    ...(at ?? []),
    `SUMMARY:${escaped(title)}`,
    ...(about === '' ? [] : [`DESCRIPTION:${escaped(about)}`]),
    `END:${kind}`,
  ]
}

/** A calendar as RFC 5545 has it. */
export function calendar(name: string, appointments: readonly Appointment[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchback//League fixtures//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...appointments.flatMap((each) => component(each, stamped(now))),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
