import type { CoachName, Line, TableInfo } from '@touchback/wire'
import { call } from '../api.ts'

/** Who comes and goes changes no table: it is asked for now and then. */
const ASK_WHO = 15_000

/** What goes on in the lobby, asked for again whenever it changes. */
export class Lists {
  open = $state.raw<readonly TableInfo[]>([])
  live = $state.raw<readonly TableInfo[]>([])
  over = $state.raw<readonly TableInfo[]>([])
  here = $state.raw<readonly CoachName[]>([])
  problem = $state<string | null>(null)
  /** Everything has been asked for once. */
  known = $state(false)
  /** Open seats only of coaches within so many points; 0 for all. */
  band = $state(0)
  #asking = false
  #again = false

  /** Follows the lobby over a line until what this gives is called. */
  follow(line: Line): () => void {
    const stop = line.listen({
      up: () => {
        line.say({ type: 'lobby', on: true })
        void this.ask()
      },
      down: () => {},
      heard: ({ type }) => {
        if (type === 'lobby') void this.ask()
      },
    })
    const asking = setInterval(() => void this.#askWho(), ASK_WHO)
    return () => {
      clearInterval(asking)
      line.say({ type: 'lobby', on: false })
      stop()
    }
  }

  /** One question at a time; what changes meanwhile is asked for afterwards. */
  async ask(): Promise<void> {
    this.#again = this.#asking
    if (this.#asking) return
    this.#asking = true
    await this.#askAll()
    this.#asking = false
    if (this.#again) await this.ask()
  }

  async #askAll(): Promise<void> {
    const list = (state: string) => call<{ tables: readonly TableInfo[] }>('GET', `/tables?state=${state}`)
    const people = this.#askWho()
    const [open, live, over] = await Promise.all([
      list(this.band === 0 ? 'open' : `open&band=${this.band}`),
      list('live'),
      list('over'),
    ])
    this.problem = open.problem ?? live.problem ?? over.problem
    this.open = open.value?.tables ?? this.open
    this.live = live.value?.tables ?? this.live
    this.over = over.value?.tables ?? this.over
    await people
    this.known = true
  }

  async #askWho(): Promise<void> {
    const { value } = await call<{ coaches: readonly CoachName[] }>('GET', '/here')
    this.here = value?.coaches ?? this.here
  }
}
