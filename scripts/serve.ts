import { parseArgs } from 'node:util'
import { buildWeb, CannotBuild, webFolder } from './build-web.ts'
import { CannotListen, listenOn, readPort } from './listen.ts'
import { staticServer } from './static.ts'

const DEFAULT_PORT = 4100
/** Only this device, by both of its addresses. */
const HERE = ['127.0.0.1', '::1']
const HELP = `npm start                        builds what is needed and serves the game on this device
npm start -- --port 8080         on another port (or PORT=8080 npm start)
npm start -- --host 0.0.0.0      for other devices in the same network, too`

const stop = (): never => {
  console.log('\nStopped.')
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
process.on('SIGHUP', stop)

interface Wishes {
  port: number
  hosts: readonly string[]
}

function readWishes(): Wishes | null {
  const options = {
    port: { type: 'string' },
    host: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const
  let given: { port?: string; host?: string; help?: boolean }
  try {
    given = parseArgs({ options }).values
  } catch (error) {
    throw new CannotListen(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`)
  }
  if (given.help) return null
  const { PORT } = process.env
  const port =
    given.port !== undefined ? readPort(given.port, '--port') : PORT ? readPort(PORT, 'PORT') : DEFAULT_PORT
  return { port, hosts: given.host === undefined ? HERE : [given.host] }
}

async function serve({ port, hosts }: Wishes): Promise<void> {
  await buildWeb(console.log)
  const servers = hosts.map((host) => ({ host, server: staticServer(webFolder, console.error) }))
  const found = await listenOn(servers, port, console.log)
  // A connection that could not be taken (too many at once, say) is not the end of the others.
  for (const { server } of servers)
    server.on('error', ({ message }) => console.error(`A connection failed: ${message}`))
  const name = hosts === HERE || hosts[0] === '0.0.0.0' || hosts[0] === '::' ? 'localhost' : (hosts[0] ?? '')
  console.log(
    `Touchback is at http://${name.includes(':') ? `[${name}]` : name}:${found}/ (stop it with Ctrl-C)`,
  )
}

try {
  const wishes = readWishes()
  if (wishes === null) console.log(HELP)
  else await serve(wishes)
} catch (error) {
  if (!(error instanceof CannotListen || error instanceof CannotBuild)) throw error
  console.error(error.message)
  process.exitCode = 2
}
