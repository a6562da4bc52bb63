import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './sources.ts'

// The tools we did not write, with our own configuration: each must find what we count on it to find.

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

function folderWith(files: Record<string, string>, configs: string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchback-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const config of configs) copyFileSync(join(root, config), join(folder, config))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

function run(folder: string, tool: string, ...args: string[]): { failed: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules', '.bin', tool), args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return { failed: status !== 0, output: stdout + stderr }
}

test('format: our layout, everywhere but in prose, golden files and the lockfile', () => {
  const files = {
    'good.ts': `export const word = 'push'\n`,
    'bad.ts': `export const word = "push";\n`,
    'bad.json': `{"a":1,\n  "b": 2 }\n`,
    'rules/bad.md': `*  a\n\n\n*  b\n`,
    'test/golden/bad.ts': `export const word = "push";\n`,
    'package-lock.json': `{"a":1,\n  "b": 2 }\n`,
  }
  const { failed, output } = run(folderWith(files, ['.oxfmtrc.json']), 'oxfmt', '--list-different')
  expect(failed).toBe(true)
  expect(output.trim().split('\n').toSorted()).toEqual(['bad.json', 'bad.ts'])
})

const typesCases: [string, string, RegExp | null][] = [
  ['tsconfig.json', `export const first: string = ['push'][0]`, /TS2322/],
  ['tsconfig.json', `export enum Side { home }`, /TS1294/],
  ['tsconfig.json', `export const page = document`, /TS2584/],
  ['tsconfig.json', `export const sum = (a, b) => a + b`, /TS7006/],
  ['tsconfig.json', `export const version = process.version`, null],
  ['tsconfig.pure.json', `export const version = process.version`, /TS2591/],
  ['tsconfig.pure.json', `console.log('push')\nexport {}`, /TS2584/],
]

test.each(typesCases)('types: %s on %s', (config, text, error) => {
  const extending = JSON.stringify({ extends: './base.json', include: ['*.ts'], exclude: [] })
  const folder = folderWith(
    { 'case.ts': text, 'package.json': `{ "type": "module" }`, 'check.json': extending },
    ['tsconfig.json', 'tsconfig.pure.json'],
  )
  copyFileSync(join(root, config), join(folder, 'base.json'))
  const { failed, output } = run(folder, 'tsc', '-p', 'check.json')
  expect(output).toMatch(error ?? /^$/)
  expect(failed).toBe(error !== null)
})

test('lint: what the style page forbids, and promises nobody waits for', () => {
  const cases = {
    'no-explicit-any': 'export const thing = (x: any) => String(x)',
    'no-non-null-assertion': 'export const first = (x: string[]) => x[0]!.length',
    'switch-exhaustiveness-check': `export function f(x: 'a' | 'b') { switch (x) { case 'a': return 1 } return 2 }`,
    'no-floating-promises': 'async function f() {}\nexport const g = () => { f() }',
    'no-default-export': 'export default 1',
    eqeqeq: 'export const same = (a: string, b: string) => a == b',
    'no-console': 'export const say = () => console.log(1)',
  }
  const files = Object.entries(cases).map(([rule, text]) => [`packages/engine/src/${rule}.ts`, text])
  const folder = folderWith(Object.fromEntries(files), ['tsconfig.json', '.oxlintrc.json'])
  const { failed, output } = run(folder, 'oxlint', '--deny-warnings', '--format=unix', 'packages')
  expect(failed).toBe(true)
  for (const rule of Object.keys(cases)) expect(output).toMatch(new RegExp(`${rule}\\.ts:.*\\W${rule}\\W`))
})

test('dead code: what no entry reaches, and what nobody imports', () => {
  const files = {
    'package.json': JSON.stringify({ name: 'fixture', workspaces: ['packages/*'] }),
    'packages/engine/package.json': JSON.stringify({
      name: '@touchback/engine',
      type: 'module',
      exports: './src/index.ts',
      dependencies: { leftpad: '1.0.0' },
    }),
    'packages/engine/src/index.ts': `export { used } from './used.ts'`,
    'packages/engine/src/used.ts': `export const used = 1\nexport const forgotten = 2`,
    'packages/engine/src/orphan.ts': `export const orphan = 1`,
  }
  const { failed, output } = run(folderWith(files, ['knip.json']), 'knip', '--no-progress')
  expect(failed).toBe(true)
  expect(output).toContain('packages/engine/src/orphan.ts')
  expect(output).toMatch(/forgotten .*used\.ts/)
  expect(output).toContain('leftpad')
})

test('npm: a package that wants a newer Node than the machine has is nothing to wonder about', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchback-'))
  folders.push(folder)
  mkdirSync(join(folder, 'dep'))
  const dep = { name: 'dep', version: '1.0.0', engines: { node: '>=99' } }
  writeFileSync(join(folder, 'dep', 'package.json'), JSON.stringify(dep))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { dep: 'file:dep' } }))
  copyFileSync(join(root, '.npmrc'), join(folder, '.npmrc'))
  const env = Object.entries(process.env).filter(([name]) => !/^npm_config_loglevel$/iu.test(name))
  const { stdout, stderr } = spawnSync('npm install --dry-run --offline', {
    cwd: folder,
    encoding: 'utf8',
    shell: true,
    env: Object.fromEntries(env),
  })
  expect([stdout.split('\n', 1), stderr]).toEqual([['add dep 1.0.0'], ''])
})
