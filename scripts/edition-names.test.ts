import { expect, test } from 'vitest'
import { editionNameProblems } from './edition-names.ts'

const find = (path: string, text: string) => editionNameProblems([{ path, text }])

test.each([
  ['packages/engine/src/play/push.ts', `if (edition.id === 'lrb4') chain()`],
  ['packages/engine/src/play/push.ts', `type Id = 'basic-sevens'`],
  ['packages/engine/src/play/push.ts', `emit({ rule: 'lrb4.push.chain' })`],
  ['packages/engine/src/play/push.ts', 'const rule = `sevens.${key}`'],
  ['packages/engine/src/editions/extend.ts', `const base = "basic"`],
  ['packages/league/src/draft.ts', `const budgets = { 'leagues16': 10 }`],
  ['packages/cli/src/sim.ts', `load(edition ?? 'ickle')`],
])('finds in %s: %s', (path, text) => {
  expect(find(path, text)).toEqual([expect.stringContaining(`${path}:1:`)])
})

test.each([
  ['packages/engine/src/editions/lrb4/index.ts', `extend(core, { id: 'lrb4' })`],
  ['packages/engine/src/editions/index.ts', `const editions = { 'basic-sevens': basicSevens }`],
  ['packages/engine/src/index.ts', `export { lrb4 } from './editions/lrb4/index.ts'`],
  ['packages/engine/src/play/push.ts', `// lrb4 lets the moving coach choose\nconst word = 'basically'`],
  ['packages/engine/test/push.test.ts', `play('lrb4')`],
  ['packages/league/src/sevens/teams.ts', `const id = 'sevens'`],
  ['packages/cli/src/defaults.ts', `export const defaultEdition = 'lrb4'`],
])('accepts in %s: %s', (path, text) => {
  expect(find(path, text)).toEqual([])
})
