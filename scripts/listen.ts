import type { Server } from 'node:http'

export class CannotListen extends Error {
  override readonly name = 'CannotListen'
}

const HIGHEST = 65_535
const TRIES = 20

/** Reads a port as a person writes it; 0 means any that is free. */
export function readPort(text: string, where: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN
  if (port <= HIGHEST) return port
  throw new CannotListen(`${where} is "${text}", and a port is a whole number from 0 to ${HIGHEST}.`)
}

const listen = (server: Server, port: number, host: string): Promise<string | null> =>
  new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)
    server.once('error', failed)
    server.listen({ port, host }, () => {
      server.off('error', failed)
      resolve(null)
    })
  })

const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()))

/** This device calls itself by two addresses; where the second is not in use, the first will do. */
const OPTIONAL = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']

/**
 * Starts servers on one port, one for each host. A busy port is reported to `say` and the next one tried.
 * Gives the port.
 */
export async function listenOn(
  servers: readonly { server: Server; host: string }[],
  wanted: number,
  say: (words: string) => void,
): Promise<number> {
  const last = wanted === 0 ? 0 : Math.min(wanted + TRIES - 1, HIGHEST)
  for (let port = wanted; port <= last; port++) {
    const problem = await listenAll(servers, port)
    if (problem === null) return portOf(servers)
    if (problem === 'EACCES')
      throw new CannotListen(
        `Port ${port} needs rights that you do not have here: choose another with --port.`,
      )
    if (problem === 'EADDRNOTAVAIL' || problem === 'ENOTFOUND')
      throw new CannotListen(`This machine has no address "${servers[0]?.host}".`)
    if (problem !== 'EADDRINUSE') throw new CannotListen(`Port ${port} cannot be used: ${problem}.`)
    say(port < last ? `Port ${port} is busy, trying ${port + 1}.` : `Port ${port} is busy.`)
  }
  throw new CannotListen(`No port from ${wanted} to ${last} is free: choose another with --port.`)
}

async function listenAll(
  servers: readonly { server: Server; host: string }[],
  wanted: number,
): Promise<string | null> {
  let port = wanted
  for (const [index, { server, host }] of servers.entries()) {
    const problem = await listen(server, port, host)
    if (problem !== null && !(index > 0 && OPTIONAL.includes(problem))) {
      await Promise.all(servers.filter((other) => other.server.listening).map((other) => close(other.server)))
      return problem
    }
    if (index === 0) port = portOf(servers)
  }
  return null
}

function portOf([first]: readonly { server: Server }[]): number {
  const address = first?.server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
