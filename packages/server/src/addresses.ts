import type { Server } from 'node:http'
import { networkInterfaces } from 'node:os'

/** Every address of the machine is meant. */
const EVERY = ['0.0.0.0', '::']

/** By which others in the same network reach what these doors open to; none where they open to this device only. */
export function networkAddresses(doors: readonly Server[]): string[] {
  const ours = Object.values(networkInterfaces())
    .flatMap((known) => known ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
  return doors.flatMap((door) => {
    const at = door.address()
    if (typeof at !== 'object' || at === null || !EVERY.includes(at.address)) return []
    return ours.map((address) => `http://${address}:${at.port}`)
  })
}
