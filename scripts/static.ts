import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
}

/** Built files carry a hash of their content in their name: what is under such a name never changes. */
const isHashed = (path: string): boolean => /^[\\/]assets[\\/].*-[\w-]{8}\.\w+$/.test(path)

/** The file an address means: inside the folder, not hidden, and there; else null. */
export function fileAt(folder: string, address: string): string | null {
  let path: string
  try {
    path = decodeURIComponent(address.split(/[?#]/, 1)[0] ?? '/')
  } catch {
    return null
  }
  if (!path.startsWith('/') || path.includes('\0')) return null
  const inside = normalize(path.endsWith('/') ? `${path}index.html` : path)
  if (inside.split(sep).some((part) => part === '..' || part.startsWith('.'))) return null
  const file = join(folder, inside)
  return existsSync(file) && statSync(file).isFile() ? file : null
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // The page loads nothing from anywhere else.
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; base-uri 'none'; frame-ancestors 'none'",
}

function refuse(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { ...HEADERS, 'content-type': TYPES['.txt'] })
  response.end(words)
}

function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    return refuse(response, 405, 'Only GET and HEAD are understood here.\n')
  }
  const file = fileAt(folder, request.url ?? '/')
  if (file === null) return refuse(response, 404, 'There is no such page.\n')

  const packed = /\bgzip\b/.test(String(request.headers['accept-encoding'])) && existsSync(`${file}.gz`)
  const body = readFileSync(packed ? `${file}.gz` : file)
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    ...HEADERS,
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': isHashed(file.slice(folder.length)) ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    etag: tag,
    ...(packed ? { 'content-encoding': 'gzip' } : {}),
  }
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers)
    response.end()
    return
  }
  response.writeHead(200, { ...headers, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** A server of the files in a folder, and of nothing else. */
export const staticServer = (folder: string): Server =>
  createServer((request, response) => answer(normalize(folder), request, response))
