import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Built files carry a hash of their content in their name: what is under such a name never changes. */
const HASHED = /[\\/]assets[\\/].*-[\w-]{8}\.\w+(\.gz)?$/u

/** Serves the page, as it was built. */
export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
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
