import { type Game, writeMatchFile } from '@touchback/engine'
import { engineFingerprint } from '@touchback/engine/fingerprint'
import { writeNew } from './new-file.ts'

/** Keeps a recorded match in a file for replays. */
export function saveMatch(game: Game, file: string): void {
  const match = { ...game.record(), engine: engineFingerprint(), since: 0, settings: undefined }
  writeNew(file, writeMatchFile(match))
}
