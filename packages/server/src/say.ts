import { isFields } from '@touchback/engine/doors'

/** Says something to whoever runs the server. */
export type Say = (words: string) => void

/** Pino's number for a warning: our lines and those of requests are read by the same tools. */
const WARN = 40

/** For a service: one line of JSON, like those of the requests. */
export const sayInJson: Say = (msg) => {
  process.stdout.write(`${JSON.stringify({ level: WARN, time: Date.now(), pid: process.pid, msg })}\n`)
}

const LULL = 5000

/**
 * Trouble that everybody meets at once is said once: whoever has the same to tell in the next seconds is counted, and the number is told
 * at their end. A thousand matches that lose their database are one story, not a thousand.
 */
export function onceInAWhile(say: Say, lull = LULL): Say {
  const more = new Map<string, number>()
  return (words) => {
    const known = more.get(words)
    more.set(words, known === undefined ? 0 : known + 1)
    if (known !== undefined) return
    say(words)
    setTimeout(() => {
      const times = more.get(words) ?? 0
      more.delete(words)
      if (times > 0) say(`${words} (and ${times} times more)`)
    }, lull).unref()
  }
}

/** The name a system or a library gives to what went wrong, `EEXIST` and its like; empty where it gives none. */
export const codeOf = (error: unknown): string =>
  isFields(error) && typeof error['code'] === 'string' ? error['code'] : ''

export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
