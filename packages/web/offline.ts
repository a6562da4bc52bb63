import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const WORKER = 'service-worker.js'
/** Shown where a link is pasted, and never on the page itself. */
const PREVIEW = 'preview.png'
const COMPRESSIBLE = /\.(html|js|css|json|svg|webmanifest)$/

/** Tells the service worker which files there are, and lays a packed copy beside each. */
export const offline = (): Plugin => ({
  name: 'touchback-offline',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir = '' }) {
      const files = globSync('**/*', { cwd: dir })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => statSync(join(dir, file)).isFile() && !file.endsWith('.gz'))
        .toSorted()
      const kept = files.filter((file) => file !== WORKER && file !== PREVIEW)
      const hash = createHash('sha256')
      for (const file of kept) hash.update(file).update(readFileSync(join(dir, file)))
      const worker = join(dir, WORKER)
      const text = readFileSync(worker, 'utf8')
      if (!text.includes('TOUCHBACK_BUILT')) throw new Error(`${WORKER} has no place for the list of files`)
      const built = JSON.stringify({ version: hash.digest('hex').slice(0, 16), files: kept })
      writeFileSync(
        worker,
        text.replace('TOUCHBACK_BUILT', () => built),
      )
      for (const file of files.filter((name) => COMPRESSIBLE.test(name)))
        writeFileSync(join(dir, `${file}.gz`), gzipSync(readFileSync(join(dir, file)), { level: 9 }))
    },
  },
})
