import { mkdtempSync, rmSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { afterAll, describe, expect, test } from 'vitest'
import { root, type Source } from '../sources.ts'
import { Bench } from './bench.ts'
import { part, sample } from './choosing.ts'
import { BROKEN, brokenSources, LEFT_OUT, type Mutant, mutantsOf, mutated } from './mutants.ts'
import { SWITCH, withSwitches } from './switches.ts'
import { Tests } from './tests.ts'
import { Verdicts } from './verdicts.ts'

const source: Source = {
  path: 'packages/engine/src/play/example.ts',
  text: `
const told: number[] = []
const table = { 1: 'one', 2: 'two' } as const
const tell = (value: number): void => {
  told.push(value)
}
export function sum(a: number, b: number): string {
  tell(a)
  if (!(a < b && b !== 7)) tell(b)
  else if (told.length > 0) tell(40)
  const word = a > 2 ? 'many' : 'few'
  return [word, a + 1, ...told.splice(0), Object.values(table).join(), table[1]].join(' ')
}
`,
}

/** What a program says of these numbers, or the way in which it breaks. */
function answers(text: string, on = -1): string {
  const code = stripTypeScriptTypes(text).replace('export function', 'return function')
  const made = compileFunction(code, [SWITCH]) as (
    broken: (id: number) => boolean,
  ) => (a: number, b: number) => string
  const sum = made((id) => id === on)
  return [sum(1, 2), sum(3, 3), sum(2, 7), sum(5, 9)].join(' | ')
}

describe('breaks behind switches', () => {
  const mutants = mutantsOf(source)
  const breaks = mutants.flatMap((mutant, id) => (mutant.switchable ? [{ mutant, id }] : []))
  const switched = withSwitches(source.text, breaks)

  test('all kinds but those of skills and tables are in it', () => {
    const kinds = new Set(mutants.map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual(['branches', 'comparison', 'deed', 'logic', 'negation', 'number'])
    expect(mutants.filter(({ switchable }) => !switchable).map(({ before }) => before)).toEqual([
      '1',
      '1',
      '2',
      '2',
    ])
  })
  test('with none turned on it is the program itself', () => {
    expect(answers(switched)).toBe(answers(source.text))
  })
  test.each(breaks.map(({ mutant, id }) => [mutant.where, mutant.kind, mutant.text, mutant, id] as const))(
    '%s, %s: %s',
    (_where, _kind, _text, mutant, id) => {
      expect(answers(switched, id)).toBe(answers(mutated(source.text, mutant)))
      expect(answers(switched, id)).not.toBe(answers(source.text))
    },
  )
})

describe('what is broken', () => {
  test('everything but what is left out', () => {
    const paths = brokenSources().map(({ path }) => path)
    for (const folder of ['skills', 'rolls', 'odds', 'play', 'match', 'editions/sevens/passing'])
      expect(paths.some((path) => path.startsWith(`packages/engine/src/${folder}/`))).toBe(true)
    expect(paths).toContain('packages/league/src/draft.ts')
    expect(paths.filter((path) => path.includes('/testing/'))).toEqual([])
  })
  test('a pattern that leaves out nothing is a mistake', () => {
    const [first = ''] = Object.keys(LEFT_OUT)
    const read = (pattern: string): Source[] => (pattern === first ? [] : [{ path: BROKEN, text: '' }])
    expect(() => brokenSources(read)).toThrow(`LEFT_OUT names ${first}, and there is no such file`)
  })
})

describe('a program that breaks down', () => {
  const url = (path: string) => pathToFileURL(join(root, path)).href
  const [broken, testFile] = ['scripts/mutation/choosing.ts', 'scripts/totals.test.ts']
  const benchOf = (source: string, body = '') =>
    new Bench({
      sources: {
        [url(broken)]: source,
        [url(testFile)]: `import { test } from 'vitest'; test('it', () => { ${body} })`,
      },
      switches: 0,
      root,
      broken: [url(broken)],
      testFiles: [testFile],
      only: new Set([testFile]),
    })
  const nothing = { type: 'try', on: -1, tests: [] } as const
  const it = { type: 'try', on: -1, tests: [{ key: `${testFile}: it`, ms: 0 }] } as const

  test('while it is asked says why', async () => {
    const crashing = benchOf('throw new Error("broken")')
    expect(await crashing.ask(nothing)).toBe('it crashes: broken')
    const stopping = benchOf('process.exit(3)')
    expect(await stopping.ask(nothing)).toBe('it stops with 3')
    expect(await stopping.ask(nothing)).toBe('it stops with 3')
  })
  test('in a test that never ends is not waited for', async () => {
    expect(await benchOf('', 'while (true) {}').ask(it)).toBe('it never ends')
  })
  test('and one that holds is asked again', async () => {
    const bench = benchOf('', 'if (globalThis.asked === 1) throw new Error(); globalThis.asked = 1')
    expect(await bench.ask(it)).toEqual({ type: 'tried', by: null, lasting: false })
    expect(await bench.ask(it)).toEqual({ type: 'tried', by: `${testFile}: it`, lasting: false })
    await bench.close()
  })
  test('when nobody asks it brings down nobody else', async () => {
    const bench = benchOf(`
      const say = process.send.bind(process)
      process.send = (report) => {
        say(report)
        setTimeout(() => { throw new Error('late') }, 100)
      }`)
    expect(await bench.ask(nothing)).toEqual({ type: 'tried', by: null, lasting: false })
    await setTimeout(1000)
    await bench.close()
  })
})

describe('which are tried', () => {
  const list = [...Array(23).keys()]
  test('parts add up to the whole', () => {
    const parts = [1, 2, 3, 4].flatMap((which) => part(list, `${which}/4`))
    expect(parts.toSorted((a, b) => a - b)).toEqual(list)
  })
  test.each(['0/4', '5/4', '4', 'x/y', '1.5/4'])('"%s" is no part', (text) => {
    expect(() => part(list, text)).toThrow('must be like 3/10')
  })
  test('a sample is the same for the same seed and another for another', () => {
    expect(sample(list, 8, 'abc')).toEqual(sample(list, 8, 'abc'))
    expect(sample(list, 8, 'abc')).not.toEqual(sample(list, 8, 'abd'))
    expect(new Set(sample(list, 23, 'abc')).size).toBe(23)
  })
})

test('a slow machine asks as many tests as a quick one', () => {
  const [first] = mutantsOf(source) as [Mutant]
  const asked = (ms: number): string[] => {
    const one = (index: number) => ({
      key: `${index}`,
      where: '',
      ms,
      failed: false,
      reached: Uint16Array.of(0),
    })
    return new Tests([first], [source], {
      type: 'recorded',
      loading: [],
      tests: Array.from({ length: 200 }, (_, index) => one(index)),
    }).reaching(0)
  }
  expect(asked(50)).toEqual(asked(1))
  expect(asked(1).length).toBeGreaterThan(10)
  expect(asked(1).length).toBeLessThan(100)
})

describe('verdicts of earlier runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchback-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'mutation.jsonl')
  const [first, second] = mutantsOf(source) as [Mutant, Mutant]
  const [push, walk] = ['push', 'walk'].map((name) => ({ path: `test/${name}.json`, text: name })) as [
    Source,
    Source,
  ]
  const changed = (one: Source): Source => ({ ...one, text: `${one.text} ` })

  test('are kept as long as what they rest on', () => {
    const verdicts = new Verdicts(file, [source, push, walk])
    verdicts.add(first, { by: 'test/push.json: he is pushed' })
    verdicts.add(second, { by: null })
    const of = (...sources: Source[]) => {
      const read = new Verdicts(file, sources)
      return [first, second].map((mutant) => read.of(mutant)?.by)
    }
    expect(of(source, push, walk)).toEqual(['test/push.json: he is pushed', null])
    expect(of(source, push, changed(walk))).toEqual(['test/push.json: he is pushed', undefined])
    expect(of(source, changed(push), walk)).toEqual([undefined, undefined])
    expect(of(changed(source), push, walk)).toEqual([undefined, undefined])
  })
})

test('a number that only stands in for nothing is no rule, whatever its sign', () => {
  const breaks = (text: string) => mutantsOf({ path: source.path, text }).map(({ before }) => before)
  expect(breaks('export const at = (list: number[]) => list[0] ?? -1')).toEqual([])
  expect(breaks('export const at = (list: number[]) => list[0] ?? 1')).toEqual([])
  expect(breaks('export const least = () => -1')).toEqual(['1', '1'])
})
