/** The build writes here what it has made: see `offline.ts` beside the configuration. */
declare const TOUCHBACK_BUILT: { readonly version: string; readonly files: readonly string[] }

// The types of a page and of a worker cannot be had at once.
const worker = self as unknown as ServiceWorkerGlobalScope
const { version, files } = TOUCHBACK_BUILT
const NAME = `touchback-${version}`
const address = (file: string): string => new URL(file, worker.registration.scope).href

/** All files are fetched once, past the browser's own cache, so that the game works without a network from then on. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(NAME)
  await cache.addAll(files.map((file) => new Request(address(file), { cache: 'no-cache' })))
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('touchback-') && name !== NAME).map((name) => caches.delete(name)),
  )
  await worker.clients.claim()
}

/** The page itself is asked for first, so that a new version is seen; its parts never change under their names. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(address('index.html'))) ?? Response.error()
  }
}

const part = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request)

worker.addEventListener('install', (event) => event.waitUntil(keepFiles()))
worker.addEventListener('activate', (event) => event.waitUntil(forgetOlder()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(worker.registration.scope)) return
  event.respondWith(request.mode === 'navigate' ? page(request) : part(request))
})
