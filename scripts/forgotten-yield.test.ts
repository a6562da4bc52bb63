import ts from 'typescript'
import { expect, test } from 'vitest'
import { forgottenYields } from './forgotten-yield.ts'

const vocabulary = `
type Decision = { type: 'push' } | { type: 'follow-up' }
type Choice = { type: string }
type Play<T = void> = Generator<Decision, T, Choice>
interface Skill { play?: () => Play; fact?: () => void }
declare function dodge(): Play
declare function ask(): Play<boolean>
declare function drive(play: Play): void
declare function each(list: number[], run: (one: number) => Play): Play
declare function log(...things: unknown[]): void
declare function keep<T>(thing: T): void
declare const hook: (() => Play) | undefined
declare let held: Play | null
function* silent() {}
function* squares() { yield 1 }
`

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  lib: ['lib.es2024.d.ts'],
  types: [],
  strict: true,
  noEmit: true,
}
const host = ts.createCompilerHost(options)
const libraries = new Map<string, ts.SourceFile | undefined>()

function problems(code: string): string[] {
  const text = vocabulary + code
  const fixture = ts.createSourceFile('fixture.ts', text, ts.ScriptTarget.ES2024, true)
  const getSourceFile: ts.CompilerHost['getSourceFile'] = (name, target) => {
    if (name === 'fixture.ts') return fixture
    if (!libraries.has(name)) libraries.set(name, host.getSourceFile(name, target))
    return libraries.get(name)
  }
  const program = ts.createProgram(['fixture.ts'], options, { ...host, getSourceFile })
  return forgottenYields(program, (name) => name === 'fixture.ts')
}

test.each([
  'function* turn(): Play { dodge() }',
  'function* turn(): Play { if (ask()) return }',
  'function* turn(): Play { const yes = ask() }',
  'function* turn() { return dodge() }',
  'function* turn(): Play { yield* dodge(); const no = !ask() }',
  'function* turn(): Play { void dodge() }',
  'function* turn(): Play { hook?.() }',
  'function* turn(): Play { true && dodge() }',
  'function* turn(): Play { const x = ask() && 1 }',
  'function* turn(): Play { [1].forEach(() => dodge()) }',
  'function* turn(): Play { const plays = [1].map(() => dodge()) }',
  'function* turn(): Play { for (const one of dodge()) log(one) }',
  'function turn(): void { silent() }',
  'function turn(): unknown { return dodge() }',
  'log(dodge())',
  'log(1, dodge())',
  'keep(dodge())',
  'const skill: Skill = { fact: () => dodge() }',
  'const skill: Skill = { fact() { return dodge() } }',
])('finds the forgotten yield*: %s', (code) => {
  expect(problems(code)).toHaveLength(1)
  expect(problems(code)[0]).toMatch(/^\S*fixture\.ts:\d+:\d+: .* does nothing without yield\*$/)
})

test.each([
  'function* turn(): Play { yield* dodge() }',
  'function* turn(): Play { if (yield* ask()) return }',
  'function* turn(): Play { return yield* dodge() }',
  'function* turn(): Play { yield* (true ? dodge() : silent()) }',
  'function* turn(): Play { yield* each([1], () => dodge()) }',
  'function* turn(): Play { yield* hook?.() ?? dodge() }',
  'function turn(): Play { return dodge() }',
  'function turn() { return dodge() }',
  'const turn = () => dodge()',
  'const turn: () => Play = () => dodge()',
  'const skill: Skill = { play: () => dodge() }',
  'const skill: Skill = { play() { return dodge() } }',
  'const play: Play = dodge()',
  'held = dodge()',
  'held ??= dodge()',
  'drive(dodge())',
  'dodge().next()',
  'const game: { play: Play } = { play: dodge() }',
  'const plays: Play[] = [dodge()]',
  'for (const square of squares()) log(square)',
  'const list = [...squares()]',
])('accepts: %s', (code) => {
  expect(problems(code)).toEqual([])
})
