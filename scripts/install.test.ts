import { expect, test } from 'vitest'
import { isStale } from './install.mjs'

const lockfile = (packages: object) => ({ packages: { '': {}, 'packages/engine': {}, ...packages } })
const wanted = lockfile({
  'node_modules/node': { version: '24.0.0' },
  'node_modules/other-platform': { version: '1.0.0', optional: true },
  'node_modules/@touchback/engine': { resolved: 'packages/engine', link: true },
})
const linked = { '@touchback/engine': { resolved: 'packages/engine', link: true } }
const installed = (packages: object) =>
  lockfile(
    Object.fromEntries(Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry])),
  )

test.each([
  ['nothing installed', null, true],
  ['all that this platform needs', installed({ ...linked, node: { version: '24.0.0' } }), false],
  ['another version', installed({ ...linked, node: { version: '23.0.0' } }), true],
  ['a package missing', installed(linked), true],
  ['a workspace missing', installed({ node: { version: '24.0.0' } }), true],
  [
    'an optional package of another version',
    installed({ ...linked, node: { version: '24.0.0' }, 'other-platform': { version: '2.0.0' } }),
    true,
  ],
])('stale: %s', (_, found, stale) => {
  expect(isStale(wanted, found)).toBe(stale)
})
