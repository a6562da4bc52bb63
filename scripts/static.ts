import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
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
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/** Built files carry a hash of their content in their name: what is under such a name never changes. */
const isHashed = (path: string): boolean => /^[\\/]assets[\\/].*-[\w-]{8}\.\w+$/.test(path)

/** The path of the file an address means, in the folder and not hidden; null for an address that can mean none. */
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
  return join(folder, inside)
}

/** What a file holds now; null where there is none. Nobody asks first whether it is there: a rebuild may take it away in between. */
function contentOf(file: string): Buffer | null {
  try {
    return statSync(file).isFile() ? readFileSync(file) : null
  } catch (error) {
    // Files throw nothing else.
    const { code = '' } = error as NodeJS.ErrnoException
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(code)) return null
    throw error
  }
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
  const unpacks = /\bgzip\b/.test(String(request.headers['accept-encoding']))
  const packed = file !== null && unpacks ? contentOf(`${file}.gz`) : null
  const body = packed ?? (file === null ? null : contentOf(file))
  if (file === null || body === null) return refuse(response, 404, 'There is no such page.\n')

  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    ...HEADERS,
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': isHashed(file.slice(folder.length)) ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    etag: tag,
    ...(packed !== null ? { 'content-encoding': 'gzip' } : {}),
  }
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers)
    response.end()
    return
  }
  response.writeHead(200, { ...headers, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** A server of the files in a folder, and of nothing else. What cannot be read is the trouble of one answer, told to `say`. */
export const staticServer = (folder: string, say: (words: string) => void = () => {}): Server =>
  createServer((request, response) => {
    try {
      answer(normalize(folder), request, response)
    } catch (error) {
      // As above.
      const { code, message } = error as NodeJS.ErrnoException
      say(`${request.url} could not be read: ${message}`)
      refuse(response, 500, `This page could not be read (${code ?? 'unknown'}).\n`)
    }
  })
