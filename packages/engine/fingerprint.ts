import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = join(import.meta.dirname, 'src')
/** What is told of a match and what is tried on it changes nothing in how it is played. */
const ASIDE = ['odds', 'testing', 'record', 'doors']

/**
 * A fingerprint of the rules' sources, kept with every recorded match: the engine itself reads no files, so whoever runs or
 * builds it asks here.
 */
export function engineFingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync('**/*.{ts,json}', { cwd: sources }).map((file) => file.replaceAll('\\', '/'))
  for (const file of files.toSorted())
    if (!ASIDE.includes(file.split('/')[0] ?? ''))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(sources, file)))
  return hash.digest('hex').slice(0, 16)
}
