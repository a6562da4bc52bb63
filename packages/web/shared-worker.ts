import { join } from 'node:path'
import type { Plugin } from 'vite'

const source = (...parts: readonly string[]): string => join(import.meta.dirname, 'src', ...parts)

/** What a worker is imported as, and where it is. */
const WORKERS: Readonly<Record<string, string>> = {
  'computer-worker': source('match', 'session', 'computer.worker.ts'),
  'league-worker': source('league', 'fixture', 'league.worker.ts'),
}

/**
 * The addresses of the workers, built together with the page: all then fetch the same file for the engine. A
 * `?worker` import is a build of its own and would bring the engine a second time.
 */
export const sharedWorker = (): Plugin => ({
  name: 'touchback-shared-worker',
  apply: 'build',
  resolveId: (id) => (nameIn(id, 'virtual:') === null ? null : `\0${id}`),
  load(id) {
    const name = nameIn(id, '\0virtual:')
    if (name === null) return null
    const reference = this.emitFile({ type: 'chunk', id: WORKERS[name] ?? '', name })
    return `export default import.meta.ROLLUP_FILE_URL_${reference}`
  },
})

const nameIn = (id: string, before: string): string | null => {
  const name = id.startsWith(before) ? id.slice(before.length) : ''
  return Object.hasOwn(WORKERS, name) ? name : null
}
