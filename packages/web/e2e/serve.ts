import type { AddressInfo } from 'node:net'
import { buildWeb, webFolder } from '../../../scripts/build-web.ts'
import { staticServer } from '../../../scripts/static.ts'

/** Serves the built page on a free port while the tests run, and tells them where. */
export default async function serve(): Promise<() => void> {
  await buildWeb(console.log)
  const server = staticServer(process.env['TOUCHBACK_DIST'] ?? webFolder)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.env['TOUCHBACK_URL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return () => {
    server.closeAllConnections()
    server.close()
  }
}
