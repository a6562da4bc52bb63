/** The screens are addresses after the `#`, so the app works from any folder and offline. */
const parse = (): { path: string; query: URLSearchParams } => {
  const [path = '/', query = ''] = location.hash.replace(/^#/, '').split('?')
  return { path: path === '' ? '/' : path, query: new URLSearchParams(query) }
}

export const route = $state(parse())

addEventListener('hashchange', () => Object.assign(route, parse()))

export function go(path: string): void {
  location.hash = path
}
