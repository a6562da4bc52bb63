import { engineFingerprint } from '@touchback/engine/fingerprint'
import { type MatchFile, NoDice, openMatch, RecordedDice } from '@touchback/engine'
import { recordNote } from '@touchback/words'
import { plain } from '../plain.ts'
import { beginning, tellMatch, tellRecord } from '../tell-match.ts'
import { readJson, UsageError } from '../usage-error.ts'

export function replayCommand(file: string, options: { readonly pitch?: boolean }): void {
  const opening = { engine: engineFingerprint(), dice: new NoDice() }
  const { value: opened, problem } = openMatch(readJson(file), opening)
  if (opened === null) throw new UsageError(`${file} cannot be opened: ${problem}`)
  const note = recordNote(opened)
  if (note !== null) console.log(`${plain(note)}\n`)
  const { file: match, verdict, goesOn } = opened
  const showing = { pitch: options.pitch === true }
  if (verdict === 'otherwise' || match.since > 0) tellRecord(match, showing)
  else playAgain(match, showing)
  if (goesOn !== null && goesOn.after === match.rows.length && goesOn.game.decision !== null)
    console.log(`\nThe record ends here; ${goesOn.game.decision.side} would choose next.`)
}

/** Played once more, so that the pitch can be drawn at any moment of it. */
function playAgain(file: MatchFile, showing: { readonly pitch: boolean }): void {
  const { rows } = file
  const game = beginning(file, new RecordedDice(rows.flatMap((row) => row.dice)))
  tellMatch(game, showing)
  for (const { choice } of rows) if (choice !== null) game.choose(choice)
}
