import { device, keepPaper } from '../../lib/device.ts'
import type { Papers } from './book.ts'
import type { LeagueHead } from './head-shape.ts'
import type { Added, Shelf, Shelved } from './shelf.ts'

const CHANNEL = 'touchback.leagues'

/** All entries of a league, from one on. */
const from = (id: string, no: number): IDBKeyRange => IDBKeyRange.bound([id, no], [id, Infinity])

/** Leagues in the device's database. Whoever adds tells the other pages of this browser. */
export class DeviceShelf implements Shelf {
  readonly #channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null

  async heads(): Promise<readonly unknown[]> {
    try {
      return await (await device()).getAll('leagues')
    } catch {
      return []
    }
  }

  async read(id: string): Promise<Shelved | null> {
    const base = await device()
    const head: unknown = await base.get('leagues', id)
    const lines = await base.getAll('entries', from(id, 1))
    return head === undefined && lines.length === 0 ? null : { head, lines }
  }

  async linesAfter(id: string, count: number): Promise<readonly unknown[]> {
    return (await device()).getAll('entries', from(id, count + 1))
  }

  async add(head: LeagueHead, after: number, lines: readonly unknown[]): Promise<Added> {
    const { id } = head
    try {
      const both = (await device()).transaction(['leagues', 'entries'], 'readwrite')
      const entries = both.objectStore('entries')
      // Nobody else writes while this lasts: what is counted here is what there is.
      if ((await entries.count(from(id, 1))) !== after) {
        await both.done
        return 'behind'
      }
      for (const [index, line] of lines.entries()) void entries.add(plain(line), [id, after + 1 + index])
      void both.objectStore('leagues').put(head)
      await both.done
    } catch {
      return 'no-room'
    }
    this.#channel?.postMessage(id)
    return 'added'
  }

  papersOf(id: string): Papers {
    const key = (name: string): string => `${id}/${name}`
    return {
      read: async (name) => (await device()).get('papers', key(name)),
      keep: (name, paper) => keepPaper(key(name), plain(paper)),
      drop: async (name) => (await device()).delete('papers', key(name)),
    }
  }

  async remove(id: string): Promise<void> {
    const base = await device()
    const both = base.transaction(['leagues', 'entries', 'papers'], 'readwrite')
    await Promise.all([
      both.objectStore('leagues').delete(id),
      both.objectStore('entries').delete(from(id, 1)),
      both.objectStore('papers').delete(IDBKeyRange.bound(`${id}/`, `${id}/\uffff`)),
      both.done,
    ])
    this.#channel?.postMessage(id)
  }

  follow(heard: (id: string) => void): () => void {
    const listen = ({ data }: MessageEvent<unknown>): void => {
      if (typeof data === 'string') heard(data)
    }
    this.#channel?.addEventListener('message', listen)
    return () => this.#channel?.removeEventListener('message', listen)
  }
}

/** As JSON has it: the same as a file would bring. */
const plain = (line: unknown): unknown => JSON.parse(JSON.stringify(line))
