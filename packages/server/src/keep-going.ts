/**
 * What nobody has caught is written down, and the server goes on: everything it remembers is a cache, what counts is in the
 * database, and others are in the middle of a match.
 */
export function keepGoing(say: (words: string) => void): void {
  process.on('unhandledRejection', (reason) =>
    say(
      `nobody expected this: ${reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)}`,
    ),
  )
}
