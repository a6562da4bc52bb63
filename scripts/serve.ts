import type { Server } from 'node:http'
import { parseArgs } from 'node:util'
import {
  BadSetting,
  CannotStart,
  networkAddresses,
  keepGoing,
  readConfig,
  startServer,
  type TouchbackServer,
} from '@touchback/server'
import { buildWeb, CannotBuild, webFolder } from './build-web.ts'
import { CannotListen, listenOn, readPort } from './listen.ts'
import { root } from './sources.ts'
import { staticServer } from './static.ts'

const DEFAULT_PORT = 4100
/** Only this device, by both of its addresses. */
const HERE = ['127.0.0.1', '::1']
const HELP = `npm start                        builds what is needed and serves the game on this device
npm start -- --port 8080         on another port (or PORT=8080 npm start)
npm start -- --host 0.0.0.0      for other devices in the same network, too
More settings are environment variables: npm run touchback -- server settings`

const online: TouchbackServer[] = []
let stopping = false

/** Whoever is in the middle of something is told; asked twice, we do not wait. */
async function stop(): Promise<void> {
  if (stopping) process.exit(1)
  stopping = true
  await Promise.all(online.map((server) => server.stop()))
  console.log('\nStopped.')
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())

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
  const { PORT, HOST } = process.env
  const port =
    given.port !== undefined ? readPort(given.port, '--port') : PORT ? readPort(PORT, 'PORT') : DEFAULT_PORT
  const host = given.host ?? (HOST || undefined)
  return { port, hosts: host === undefined ? HERE : [host] }
}

/** The server where people meet; when its database cannot be had, the game for one device and two lines why. */
async function doorOf(folder: string): Promise<() => Server> {
  try {
    const server = await startServer(readConfig(process.env, root), { page: folder, say: console.error })
    keepGoing(console.error)
    online.push(server)
    return () => server.door()
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error
    console.error(`${error.wrong}\n${error.remedy}`)
    console.error('Until then the game is here for one device; nobody can be met online.')
    return () => staticServer(folder, console.error)
  }
}

async function serve({ port, hosts }: Wishes): Promise<void> {
  await buildWeb(console.log)
  const door = await doorOf(webFolder)
  const servers = hosts.map((host) => ({ host, server: door() }))
  const found = await listenOn(servers, port, console.log)
  // A connection that could not be taken (too many at once, say) is not the end of the others.
  for (const { server } of servers)
    server.on('error', ({ message }) => console.error(`A connection failed: ${message}`))
  const name = hosts === HERE || hosts[0] === '0.0.0.0' || hosts[0] === '::' ? 'localhost' : (hosts[0] ?? '')
  console.log(
    `Touchback is at http://${name.includes(':') ? `[${name}]` : name}:${found}/ (stop it with Ctrl-C)`,
  )
  for (const address of networkAddresses(servers.map(({ server }) => server)))
    console.log(`In the same network it is at ${address}/`)
}

try {
  const wishes = readWishes()
  if (wishes === null) console.log(HELP)
  else await serve(wishes)
} catch (error) {
  if (!(error instanceof CannotListen || error instanceof CannotBuild || error instanceof BadSetting))
    throw error
  console.error(error.message)
  await Promise.all(online.map((server) => server.stop()))
  process.exitCode = 2
}
