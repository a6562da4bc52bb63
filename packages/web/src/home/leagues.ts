import { read } from '@touchback/engine/doors'
import { type LeagueHead, readHead } from '../league/book/head-shape.ts'
import { waitText } from '../league/words/waits.ts'
import { device } from '../lib/device.ts'

/** A league in which something waits for somebody here, and what. */
export interface WaitingLeague {
  readonly id: string
  readonly name: string
  readonly waits: string
}

const MOST = 2

/** My leagues with what waits for me, whoever was written in last first. */
export async function waitingLeagues(): Promise<readonly WaitingLeague[]> {
  try {
    const heads = await (await device()).getAll('leagues')
    return heads
      .flatMap((head): LeagueHead[] => [read(readHead, head, 'The entry').value ?? []].flat())
      .map(({ id, name, touched, ...head }) => ({ id, name, touched, waits: waitText(head) }))
      .filter(({ waits }) => waits !== '')
      .toSorted((a, b) => b.touched - a.touched)
      .slice(0, MOST)
  } catch {
    return []
  }
}
