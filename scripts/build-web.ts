import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './sources.ts'

export const webFolder = join(root, 'packages', 'web', 'dist')
const stamp = join(webFolder, '.sources')

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
  const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (built === wanted && existsSync(join(webFolder, 'index.html'))) return false
  say('Building the page ...')
  const { build } = await import('vite')
  await build({ configFile: join(root, 'packages', 'web', 'vite.config.ts'), logLevel: 'error' })
  writeFileSync(stamp, wanted)
  return true
}

if (import.meta.main) await buildWeb(console.log)
