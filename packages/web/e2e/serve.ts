import { cpSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buildWeb, webFolder } from '../../../scripts/build-web.ts'
import { root } from '../../../scripts/sources.ts'
import { staticServer } from '../../../scripts/static.ts'

/** Serves a copy of the built page on a free port while the tests run, so that nobody's build gets under their feet. */
export default async function serve(): Promise<() => void> {
  await buildWeb(console.log)
  const folder = join(root, '.cache', 'e2e-dist')
  rmSync(folder, { recursive: true, force: true })
  cpSync(webFolder, folder, { recursive: true })
  const server = staticServer(folder)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.env['TOUCHBACK_DIST'] = folder
  process.env['TOUCHBACK_URL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return () => {
    server.closeAllConnections()
    server.close()
  }
}
