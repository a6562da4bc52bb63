import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { html } from './html.ts'
import { ownAddress } from './origin.ts'

/** Built files carry a hash of their content in their name: what is under such a name never changes. */
const HASHED = /[\\/]assets[\\/].*-[\w-]{8}\.\w+(\.gz)?$/u

/** The picture beside a pasted link. */
export const PREVIEW = 'preview.png'

/** Serves the page, as it was built. */
export async function servePage(
  app: FastifyInstance,
  folder: string,
  publicUrl: string | null,
): Promise<void> {
  const index = join(folder, 'index.html')
  if (!existsSync(index)) return
  // Whoever shows a preview wants the whole address of its picture, which nobody knows when the page is built.
  app.get('/', async (request, reply) => {
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    const address = html(`${ownAddress(request, publicUrl)}/${PREVIEW}`)
    return (await readFile(index, 'utf8')).replaceAll(`./${PREVIEW}`, () => address)
  })
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasting = HASHED.test(path)
      void reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
      void reply.header('vary', 'accept-encoding')
    },
  })
}
