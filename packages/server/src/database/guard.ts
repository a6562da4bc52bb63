import { type Embedded, embedded } from './embedded.ts'
import { isAlive } from './postmaster.ts'

const LOOK_EVERY = 500

/** Keeps a PostgreSQL of our own running: when it goes down by itself it is started again, at the same port. */
export function guard(
  first: Embedded,
  data: string,
  say: (words: string) => void,
): { current: () => Embedded; stop: () => void } {
  let current = first
  let busy = false
  const look = async (): Promise<void> => {
    if (busy || isAlive(current.pid)) return
    busy = true
    say('PostgreSQL has gone down: it is started again.')
    try {
      current = await embedded(data)
      if (current.url !== first.url) say('It came back at another port: this server must be started again.')
    } catch (error) {
      say(error instanceof Error ? error.message : String(error))
    } finally {
      busy = false
    }
  }
  const looking = setInterval(() => void look(), LOOK_EVERY)
  looking.unref()
  return { current: () => current, stop: () => clearInterval(looking) }
}
