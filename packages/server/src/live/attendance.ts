import type { LiveMatch } from './live-match.ts'

/** Who is at a table, as one process or all of them know it. */
export interface Present {
  readonly home: boolean
  readonly away: boolean
  readonly watchers: number
}

/** Changes of a moment are told together: a thousand who come to one table are no million messages. */
const GATHER = 200
/** As many as fit into one notification. */
const AT_ONCE = 300

const written = (id: string, { home, away, watchers }: Present): string =>
  `${id}:${Number(home)}:${Number(away)}:${watchers}`

/** What another process has written. */
export function readPresent(text: string): { id: string; present: Present } {
  const [id = '', home, away, watchers] = text.split(':')
  return { id, present: { home: home === '1', away: away === '1', watchers: Number(watchers) || 0 } }
}

/** A process that has said nothing of a table for so long is gone. */
const SILENT = 40_000

/** Who is at one table in other processes, as far as they have told. */
export class Elsewhere {
  readonly #processes = new Map<string, { readonly present: Present; readonly at: number }>()

  /** Another process tells. True when it has come to the table: it has not heard of us. */
  heard(process: string, present: Present): boolean {
    const isNew = !this.#processes.has(process)
    const isAnybody = present.home || present.away || present.watchers > 0
    if (isAnybody) this.#processes.set(process, { present, at: performance.now() })
    else this.#processes.delete(process)
    return isNew && isAnybody
  }

  /** Forgets who has not been told of lately. True when there was anybody: it is time to tell again, also of those who are gone. */
  forgetSilent(): boolean {
    const wasAnybody = this.#processes.size > 0
    for (const [process, { at }] of this.#processes)
      if (performance.now() - at > SILENT) this.#processes.delete(process)
    return wasAnybody
  }

  /** All together, with those who are here. */
  with(here: Present): Present {
    const all = [here, ...[...this.#processes.values()].map(({ present }) => present)]
    return {
      home: all.some(({ home }) => home),
      away: all.some(({ away }) => away),
      watchers: all.reduce((sum, { watchers }) => sum + watchers, 0),
    }
  }
}

/** Tells who is at the tables of this process, to whoever is at them here and to the other processes. */
export class Attendance {
  readonly #ring: (words: readonly string[]) => Promise<void>
  readonly #changed = new Set<LiveMatch>()
  #waits = false

  constructor(ring: (words: readonly string[]) => Promise<void>) {
    this.#ring = ring
  }

  changed(match: LiveMatch): void {
    this.#changed.add(match)
    if (this.#waits) return
    this.#waits = true
    setTimeout(() => this.#tell(), GATHER).unref()
  }

  #tell(): void {
    this.#waits = false
    const matches = [...this.#changed]
    this.#changed.clear()
    for (const match of matches) match.tellWhoIsHere()
    for (let at = 0; at < matches.length; at += AT_ONCE) {
      const some = matches.slice(at, at + AT_ONCE).map((match) => written(match.id, match.ears.present))
      // What could not be told now is told with the next sweep.
      this.#ring(some).catch(() => {})
    }
  }
}
