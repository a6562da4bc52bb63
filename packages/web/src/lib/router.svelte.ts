/** The screens are addresses after the `#`, so the app works from any folder and offline. */
const parse = (): { path: string; query: URLSearchParams } => {
  const [path = '/', query = ''] = location.hash.replace(/^#/, '').split('?')
  return { path: path === '' ? '/' : path, query: new URLSearchParams(query) }
}

/** The parts of an address; one that nobody can decode stands as it is. */
export const partsOf = (path: string): string[] => path.split('/').slice(1).map(decoded)

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The first part of an address names the screen. */
const screenOf = (path: string): string => partsOf(path)[0] ?? ''

interface Route {
  path: string
  query: URLSearchParams
  /** The address of the screen one came from; home when the page was opened here. */
  from: string
}

export const route: Route = $state({ ...parse(), from: '/' })
window.addEventListener('hashchange', ({ oldURL }) => {
  const next = parse()
  if (screenOf(next.path) !== screenOf(route.path)) route.from = new URL(oldURL).hash.replace(/^#/, '') || '/'
  Object.assign(route, next)
})

export function go(path: string): void {
  location.hash = path
}
