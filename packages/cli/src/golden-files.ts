import { join } from 'node:path'
import { type Edition, EDITIONS } from '@touchback/engine'
import { Narrator } from '@touchback/words'
import { editionText } from './edition-text.ts'
import { goldenPlays } from './golden-plays.ts'
import { logLine } from './log-line.ts'
import { playMatch } from './match-run.ts'

const folder = join(import.meta.dirname, '..', '..', 'engine', 'test', 'golden')

export interface Golden {
  readonly file: string
  readonly text: () => string
}

/** What is kept to see a change of rules as a difference a person can read: each edition flattened, and one match told. */
export const goldenFiles = (): Golden[] =>
  Object.values(EDITIONS).flatMap((edition) => [
    { file: join(folder, `${edition.id}-edition.txt`), text: () => editionText(edition) },
    { file: join(folder, `${edition.id}-match.txt`), text: () => matchText(edition.id) },
  ])

/** Many more by their hashes: how far a change reaches. */
export const goldenHashes = (): Golden[] =>
  Object.values(EDITIONS).map((edition) => ({
    file: playsFile(edition),
    text: () =>
      `${goldenPlays(edition)
        .flatMap((lines) => lines())
        .join('\n')}\n`,
  }))

export const playsFile = ({ id }: Edition): string => join(folder, `${id}-plays.txt`)

/** A seeded random match in words. */
function matchText(edition: string): string {
  const run = { edition, home: 'random', away: 'random', pairing: null, seed: 1984 }
  const { game } = playMatch(run, 0, { events: true, record: false })
  return `${new Narrator(game)
    .tell(game.match.sink ?? [])
    .map(logLine)
    .join('\n')}\n`
}
