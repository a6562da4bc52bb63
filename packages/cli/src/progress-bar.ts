import { progress } from '@clack/prompts'

export interface ProgressBar {
  advance(by: number): void
  done(): void
}

/** How often a log is told how far things are. */
const EVERY_MS = 60_000

/** On standard error: a bar when a person is watching, a line a minute when it goes to a file. */
export function progressBar(title: string, max: number): ProgressBar {
  if (!process.stderr.isTTY) return progressLines(title, max)
  const bar = progress({ max, output: process.stderr })
  bar.start(title)
  return { advance: (by) => bar.advance(by), done: () => bar.stop(title) }
}

function progressLines(title: string, max: number): ProgressBar {
  const start = performance.now()
  let told = start
  let done = 0
  const advance = (by: number) => {
    done += by
    if (performance.now() - told < EVERY_MS) return
    told = performance.now()
    console.error(`${title}: ${done} of ${max} after ${Math.round((told - start) / 1000)} s`)
  }
  return { advance, done: () => undefined }
}
