import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './sources.ts'
import { whyNotWritable } from './writable.mjs'

export const webFolder = join(root, 'packages', 'web', 'dist')
const STAMP = '.sources'

/** The page cannot be built here: a sentence for whoever wanted to see it. */
export class CannotBuild extends Error {
  override readonly name = 'CannotBuild'
}

/** Everything the built page depends on. */
const SOURCES = [
  'packages/{web,engine,bots,league,words,wire}/src/**/*',
  'packages/{web,engine,bots,league,words,wire}/package.json',
  'packages/web/{index.html,*.config.*,*.ts}',
  'packages/web/public/**/*',
  'rules/*.md',
  'package-lock.json',
]

/** A fingerprint of the sources: times say little after a clone or a checkout. */
export function sourcesHash(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.toSorted())
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

/** Builds the page when it is missing or older than its sources. True when it did. */
export async function buildWeb(say: (words: string) => void = () => {}): Promise<boolean> {
  const wanted = sourcesHash()
  const built = existsSync(join(webFolder, STAMP)) ? readFileSync(join(webFolder, STAMP), 'utf8') : ''
  if (built === wanted && existsSync(join(webFolder, 'index.html'))) return false
  const problem = [join(root, '.cache'), dirname(webFolder)].map(whyNotWritable).find((why) => why !== null)
  if (problem !== undefined) throw new CannotBuild(`The page must be built first. ${problem}`)
  say('Building the page ...')
  const { build } = await import('vite')
  // Built beside it and put in its place when done: half a page is never served.
  const outDir = join(root, '.cache', `web-${process.pid}`)
  const configFile = join(root, 'packages', 'web', 'vite.config.ts')
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  writeFileSync(join(outDir, STAMP), wanted)
  replace(outDir, webFolder)
  return true
}

/** A server may be reading there: the old page goes at once, not file by file. */
export function replace(made: string, old: string, tries = 3): void {
  const gone = `${made}-old`
  try {
    if (existsSync(old)) renameSync(old, gone)
    renameSync(made, old)
  } catch (error) {
    // Somebody else was building too, and was first.
    if (tries === 0) throw error
    rmSync(gone, { recursive: true, force: true })
    replace(made, old, tries - 1)
  }
  rmSync(gone, { recursive: true, force: true })
}

if (import.meta.main) await buildWeb(console.log)
