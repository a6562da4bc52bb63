import { expect, test } from 'vitest'
import { layerProblems } from './layers.ts'

const file = (path: string, text: string) => ({ path: `packages/${path}`, text })
const manifest = (name: string, content: object) => file(`${name}/package.json`, JSON.stringify(content))

test.each([
  ['engine/src/game.ts', `import { draft } from '@touchback/league'`, 'engine may not import league'],
  ['engine/test/game.test.ts', `import { rookie } from '@touchback/bots'`, 'engine may not import bots'],
  ['league/src/draft.ts', `import type { Bot } from '@touchback/bots'`, 'league may not import bots'],
  ['bots/src/rookie.ts', `export * from '@touchback/cli'`, 'bots may not import cli'],
  ['bots/src/rookie.ts', `const cli = await import('@touchback/cli')`, 'bots may not import cli'],
  ['cli/src/sim.ts', `import { a } from '../../bots/src/a.ts'`, 'reaches into bots'],
  ['cli/src/sim.ts', `import { a } from '@touchback/bots/src/a.ts'`, 'is not exported'],
  ['engine/src/play/push.ts', `import { lrb4 } from '../editions/lrb4/index.ts'`, 'serves every edition'],
  ['engine/src/skills/leap.ts', `import type { X } from '../editions/lrb4/x.ts'`, 'serves every edition'],
  ['engine/src/match/match.ts', `import type { X } from '../editions/index.ts'`, 'serves every edition'],
  ['engine/src/rolls/roll.ts', `let x: import('../editions/lrb4/x.ts').X`, 'serves every edition'],
  ['engine/src/game.ts', `import { readFileSync } from 'node:fs'`, 'runs without Node'],
  ['bots/src/rookie.ts', `import { cpus } from 'os'`, 'runs without Node'],
  ['league/src/draft.ts', `import { z } from 'zod'`, 'has no dependencies'],
  ['engine/src/rolls/dice.ts', `const die = Math.random()`, ':1:13: Math.random'],
  ['league/src/draft.ts', `const today = new Date()`, ':1:19: Date'],
  ['bots/src/rookie.ts', `const start = performance.now()`, ':1:15: performance'],
])('finds in %s: %s', (path, text, problem) => {
  expect(layerProblems([file(path, text)])).toEqual([expect.stringContaining(problem)])
})

test.each([
  ['engine/src/index.ts', `export { lrb4 } from './editions/lrb4/index.ts'`],
  ['engine/src/editions/lrb4/index.ts', `import { push } from '../../play/push.ts'`],
  ['engine/test/push.test.ts', `import { readFileSync } from 'node:fs'; const seed = Date.now()`],
  [
    'bots/src/rookie.ts',
    `import type { Team } from '@touchback/league'; import { Game } from '@touchback/engine'`,
  ],
  ['bots/test/rookie.test.ts', `import { parsePitch } from '@touchback/engine/testing'`],
  ['cli/src/sim.ts', `import { Piscina } from 'piscina'; const start = performance.now()`],
  [
    'engine/src/game.ts',
    `// Math.random and new Date() are words here\nconst text = 'Date'; log(match.Date)`,
  ],
])('accepts in %s: %s', (path, text) => {
  expect(layerProblems([file(path, text)])).toEqual([])
})

test('finds an import cycle, once', () => {
  const sources = [
    file('engine/src/play/a.ts', `import { b } from './b.ts'`),
    file('engine/src/play/b.ts', `export { c } from './c.ts'`),
    file('engine/src/play/c.ts', `import { a } from './a.ts'`),
  ]
  expect(layerProblems(sources)).toEqual([
    expect.stringMatching(/^import cycle: .*a\.ts → .*b\.ts → .*c\.ts → .*a\.ts$/),
  ])
})

test('a cycle of types alone is none: nothing of it is left when the program runs', () => {
  const sources = [
    file('engine/src/play/a.ts', `import type { B } from './b.ts'`),
    file('engine/src/play/b.ts', `import { a } from './a.ts'`),
  ]
  expect(layerProblems(sources)).toEqual([])
})

test.each([
  ['engine', { dependencies: { lodash: '1' } }, 1],
  ['engine', { peerDependencies: { '@touchback/league': '1' } }, 1],
  ['league', { dependencies: { zod: '1', '@touchback/engine': '1' } }, 1],
  ['bots', { dependencies: { '@touchback/cli': '1' } }, 1],
  ['mystery', {}, 1],
  ['league', { dependencies: { '@touchback/engine': '1' } }, 0],
  ['cli', { dependencies: { commander: '1', '@touchback/bots': '1' } }, 0],
])('manifest of %s with %o: %i wrong', (name, content, wrong) => {
  expect(layerProblems([], [manifest(name, content)])).toHaveLength(wrong)
})
