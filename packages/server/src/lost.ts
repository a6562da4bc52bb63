import type { FastifyReply, FastifyRequest } from 'fastify'
import { html } from './html.ts'

/** Somebody looks at it in a browser; programs ask under `/api/`. */
const isLookedAt = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')

const page = (problem: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${html(problem)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml"><meta name="color-scheme" content="dark">
<style>body{max-width:34rem;margin:12vh auto;padding:0 1.2rem;background:#14181b;color:#f2efe6;font:1.1rem/1.5 system-ui,sans-serif}a{color:#ffd75e}</style></head>
<body><h1>${html(problem)}</h1><p>Look whether the link came whole, or begin at <a href="/">the first page</a>.</p></body></html>
`

/** Tells why not: whoever followed a link on a page, a program in JSON. */
export function tellProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  problem: string,
): void {
  void reply.status(status)
  if (isLookedAt(request)) void reply.type('text/html; charset=utf-8').send(page(problem))
  else void reply.send({ problem })
}
