import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './sources.ts'

export const webFolder = join(root, 'packages', 'web', 'dist')
const STAMP = '.sources'

/** Everything the built page depends on. */
const SOURCES = [
  'packages/{web,engine,bots,league,words}/src/**/*',
  'packages/{web,engine,bots,league,words}/package.json',
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

function replace(made: string, old: string, tries = 3): void {
  rmSync(old, { recursive: true, force: true })
  try {
    renameSync(made, old)
  } catch (error) {
    // Somebody else was building too, and was first.
    if (tries === 0) throw error
    replace(made, old, tries - 1)
  }
}

if (import.meta.main) await buildWeb(console.log)
