import { join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:computer-worker'
const FILE = join(import.meta.dirname, 'src', 'match', 'session', 'computer.worker.ts')

/**
 * The address of the computer's worker, built together with the page: both then fetch the same file for the engine. A
 * `?worker` import is a build of its own and would bring the engine a second time.
 */
export const sharedWorker = (): Plugin => ({
  name: 'touchback-shared-worker',
  apply: 'build',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load(id) {
    if (id !== `\0${NAME}`) return null
    const reference = this.emitFile({ type: 'chunk', id: FILE, name: 'computer-worker' })
    return `export default import.meta.ROLLUP_FILE_URL_${reference}`
  },
})
