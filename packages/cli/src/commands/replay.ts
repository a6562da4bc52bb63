import { Game, IllegalChoice, type MatchRecord, MissingDie, RecordedDice } from '@touchback/engine'
import { readMatch } from '../saved-match.ts'
import { tellMatch } from '../tell-match.ts'
import { readJson, UsageError } from '../usage-error.ts'

export function replayCommand(file: string, options: { readonly pitch?: boolean }): void {
  const record = readMatch(readJson(file), file)
  let at = 0
  try {
    const game = start(record)
    tellMatch(game, { pitch: options.pitch === true })
    for (; at < record.choices.length; at++) {
      const choice = record.choices[at]
      if (choice !== undefined) game.choose(choice)
    }
    if (game.decision !== null)
      console.log(`\nThe record ends here; ${game.decision.side} would choose next.`)
  } catch (error) {
    throw misfit(error, file, at)
  }
}

const start = ({ spec, dice }: MatchRecord): Game =>
  Game.start(spec, { dice: new RecordedDice(dice), events: true })

/** A record that does not fit the rules is a fault of the file (or of an engine that has changed since). */
function misfit(error: unknown, file: string, at: number): Error {
  const where = `${file}, choice ${at + 1}`
  if (error instanceof IllegalChoice) return new UsageError(`${where}: ${error.message}`)
  if (error instanceof MissingDie) return new UsageError(`${where}: the record has no dice left`)
  if (error instanceof Error && error.message.startsWith('the record holds'))
    return new UsageError(`${where}: ${error.message}`)
  return error as Error
}
