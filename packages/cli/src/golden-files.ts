import { join } from 'node:path'
import { type Edition, EDITIONS } from '@touchback/engine'
import { Narrator } from '@touchback/words'
import { editionText } from './edition-text.ts'
import { goldenCareers } from './golden-careers.ts'
import { goldenOdds } from './golden-odds.ts'
import { goldenOpenings } from './golden-openings.ts'
import { goldenPlays } from './golden-plays.ts'
import { goldenSkills } from './golden-skills.ts'
import { goldenTurns } from './golden-turns.ts'
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

/** What is kept as hashes of much more: how far a change reaches. */
export interface GoldenLines {
  readonly file: string
  /** Groups of lines, each found by itself. */
  readonly groups: readonly (() => string[])[]
}

const KEPT: Readonly<Record<string, (edition: Edition) => GoldenLines['groups']>> = {
  plays: goldenPlays,
  turns: goldenTurns,
  skills: goldenSkills,
  odds: goldenOdds,
  careers: goldenCareers,
  openings: goldenOpenings,
}

export const goldenLines = (): GoldenLines[] =>
  Object.entries(KEPT).flatMap(([kind, groupsOf]) =>
    Object.values(EDITIONS).map((edition) => ({
      file: join(folder, `${edition.id}-${kind}.txt`),
      groups: groupsOf(edition),
    })),
  )

/** A seeded random match in words. */
function matchText(edition: string): string {
  const run = { edition, home: 'random', away: 'random', pairing: null, seed: 1984 }
  const { game } = playMatch(run, 0, { events: true, record: false })
  return `${new Narrator(game)
    .tell(game.match.sink ?? [])
    .map(logLine)
    .join('\n')}\n`
}
