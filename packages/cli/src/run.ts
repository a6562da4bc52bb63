import { CommanderError } from 'commander'
import { plain } from './plain.ts'
import { touchback } from './program.ts'
import { UsageError } from './usage-error.ts'

/** Runs the command with these words and gives its exit code: 1 when something failed, 2 when it was used wrongly. */
export async function run(args: readonly string[]): Promise<number> {
  let code = 0
  try {
    await touchback(() => (code = 1)).parseAsync(args, { from: 'user' })
  } catch (error) {
    const text = complaint(error)
    if (text === null) return code
    process.stderr.write(`touchback: ${plain(text.replace(/^error: /u, '').replaceAll(/\s*\n\s*/gu, ' '))}\n`)
    return 2
  }
  return code
}

/** What went wrong in one line, for standard error; null for help that was asked for. */
function complaint(error: unknown): string | null {
  if (error instanceof UsageError) return error.message
  if (!(error instanceof CommanderError)) throw error
  if (error.exitCode === 0) return null
  return error.code === 'commander.help' ? 'say what to do: try touchback --help' : error.message
}
