import { progress } from '@clack/prompts'

export interface ProgressBar {
  advance(by: number): void
  done(): void
}

/** A bar on standard error when a person is watching; nothing otherwise. */
export function progressBar(title: string, max: number): ProgressBar {
  if (!process.stderr.isTTY) return { advance: () => undefined, done: () => undefined }
  const bar = progress({ max, output: process.stderr })
  bar.start(title)
  return { advance: (by) => bar.advance(by), done: () => bar.stop(title) }
}
