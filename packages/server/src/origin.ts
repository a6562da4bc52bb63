import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'

/** The address others reach us by: as it was told, or as whoever asks has found us. */
export const ownAddress = ({ protocol, host }: FastifyRequest, publicUrl: string | null): string =>
  publicUrl ?? `${protocol}://${host}`

/**
 * Whether a request that brings a cookie comes from a page of ours. Browsers say where a page comes from whenever it writes or opens a
 * socket; programs bring no cookie, and may say nothing.
 */
export function isFromOurs(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const { origin, host } = headers
  if (origin === undefined)
    return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] !== 'cross-site'
  if (!URL.canParse(origin)) return false
  return publicUrl === null
    ? new URL(origin).host === host
    : origin === publicUrl || new URL(origin).host === host
}
