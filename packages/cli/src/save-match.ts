import { writeFileSync } from 'node:fs'
import { type Game, writeMatchFile } from '@touchback/engine'
import { engineFingerprint } from '@touchback/engine/fingerprint'
import { UsageError } from './usage-error.ts'
import { messageOf } from './what-happened.ts'

/** Keeps a recorded match in a file for replays. */
export function saveMatch(game: Game, file: string): void {
  const match = { ...game.record(), engine: engineFingerprint(), since: 0, settings: undefined }
  try {
    writeFileSync(file, writeMatchFile(match))
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${messageOf(error)}`)
  }
}
