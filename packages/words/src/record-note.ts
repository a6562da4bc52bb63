import type { OpenMatch } from '@touchback/engine'

/** What whoever opens a recorded match should know about it; null when there is nothing to say. */
export function recordNote({ verdict, elsewhere, parting, file }: OpenMatch): string | null {
  const last = file.rows.length - 1
  switch (verdict) {
    case 'same':
      return elsewhere
        ? "It was played with another version of the rules; today's play it the same way."
        : null
    case 'unproven':
      return parting === null
        ? "An old file: it holds no positions to compare with, so today's rules may tell it a little differently from how it was played."
        : `An old file, and today's rules do not play it to its end: it stops at choice ${parting.row} (${parting.why}).`
    case 'otherwise': {
      const where =
        parting === null || parting.row === 0 ? 'from the start' : `from choice ${parting.row} of ${last}`
      return `Today's rules would play it otherwise ${where}: it is shown as it happened.`
    }
    default:
      return verdict satisfies never
  }
}
