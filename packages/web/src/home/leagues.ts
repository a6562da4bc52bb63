import { read } from '@touchback/engine/doors'
import { type CareerHead, type LeagueHead, readHead } from '../league/book/head-shape.ts'
import { waitText } from '../league/words/waits.ts'
import { device } from '../lib/device.ts'

/** The leagues on this device that can be read, whoever was written in last first. */
async function leagueHeads(): Promise<LeagueHead[]> {
  try {
    const heads = await (await device()).getAll('leagues')
    return heads
      .flatMap((head): LeagueHead[] => [read(readHead, head, 'The entry').value ?? []].flat())
      .toSorted((a, b) => b.touched - a.touched)
  } catch {
    return []
  }
}

/** A league of mine, and what waits there for somebody here. */
export interface LeagueAtHome {
  readonly id: string
  readonly name: string
  readonly about: string
}

const MOST = 2

/** My leagues, those in which something waits for me first. */
export async function leaguesAtHome(): Promise<readonly LeagueAtHome[]> {
  const all = (await leagueHeads()).map(({ id, name, season, ...head }) => {
    const waits = waitText(head)
    const quiet = `${season === '' ? 'Between two seasons' : season}; nothing waits for you`
    return { id, name, waits, about: waits === '' ? quiet : waits }
  })
  return all.toSorted((a, b) => Number(a.waits === '') - Number(b.waits === '')).slice(0, MOST)
}

/** A team of mine in a league. */
export interface CareerAtHome extends CareerHead {
  readonly league: string
  readonly leagueName: string
}

export const careersAtHome = async (): Promise<readonly CareerAtHome[]> =>
  (await leagueHeads()).flatMap(({ id, name, careers = [] }) =>
    careers.map((career) => ({ ...career, league: id, leagueName: name })),
  )
