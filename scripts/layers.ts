import { isBuiltin } from 'node:module'
import ts from 'typescript'
import { cycles } from './cycles.ts'
import { type Import, importsOf } from './imports.ts'
import { parse, place, readSources, report, type Source, walk } from './sources.ts'

/** web, cli → server → bots → league → engine, with words between the screens and the engine, and the wire between page and server: each package and those it may import. */
const layers: Record<string, readonly string[]> = {
  engine: [],
  league: ['engine'],
  words: ['engine'],
  wire: ['engine'],
  bots: ['league', 'engine'],
  cli: ['server', 'wire', 'bots', 'words', 'league', 'engine'],
  server: ['wire', 'bots', 'words', 'league', 'engine'],
  web: ['wire', 'bots', 'words', 'league', 'engine'],
}

/** These run anywhere and give the same match for the same inputs: no machine, no clock, no dice of their own. */
const pure = ['engine', 'league', 'words', 'bots']
const withoutDependencies = ['engine', 'league', 'words']
const clocks = ['Date', 'performance']

/** Folders of the engine that serve every book and know none. */
const bookless = /^packages\/engine\/src\/(play|rolls|match|skills|odds)\//
const editions = /^packages\/engine\/src\/editions\//

const packageOf = (path: string) => path.split('/')[1] ?? ''
const isSource = (path: string) => /^packages\/[^/]+\/src\//.test(path)

function importProblem({ from, specifier, to }: Import): string | null {
  const here = packageOf(from)
  if (to === null) {
    if (specifier.startsWith('@touchback/')) return `${specifier} is not exported`
    if (!isSource(from) || !pure.includes(here)) return null
    if (isBuiltin(specifier)) return `${here} runs without Node and may not import ${specifier}`
    return withoutDependencies.includes(here)
      ? `${here} has no dependencies and may not import ${specifier}`
      : null
  }
  if (bookless.test(from) && editions.test(to)) return `what serves every edition may not import ${specifier}`

  const there = packageOf(to)
  if (here === there) return null
  if (specifier.startsWith('.')) return `${specifier} reaches into ${there}: import @touchback/${there}`
  return layers[here]?.includes(there) ? null : `${here} may not import ${there}`
}

/** `x.Date` and `{ Date: ... }` are names, not the clock. */
const isName = (node: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
  ((ts.isPropertyAssignment(node.parent) || ts.isPropertySignature(node.parent)) && node.parent.name === node)

function impurity(node: ts.Node): string | null {
  if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') {
    return 'Math.random: dice come from a DiceSource'
  }
  if (ts.isIdentifier(node) && clocks.includes(node.text) && !isName(node)) {
    return `${node.text}: there is no clock in here`
  }
  return null
}

function sourceProblems(source: Source): { imports: Import[]; problems: string[] } {
  const file = parse(source)
  const imports = importsOf(source, file)
  const problems = imports.flatMap((entry) => {
    const problem = importProblem(entry)
    return problem === null ? [] : [`${source.path}: ${problem}`]
  })
  if (isSource(source.path) && pure.includes(packageOf(source.path))) {
    walk(file, (node) => {
      const problem = impurity(node)
      if (problem !== null) problems.push(`${place(file, node)}: ${problem}`)
    })
  }
  return { imports, problems }
}

function manifestProblems({ path, text }: Source): string[] {
  const here = packageOf(path)
  const allowed = layers[here]
  if (allowed === undefined) return [`${path}: no layer is known for ${here}`]

  // A manifest of ours.
  const manifest: Record<string, Record<string, string> | undefined> = JSON.parse(text)
  const kinds = ['dependencies', 'peerDependencies', 'optionalDependencies']
  const names = kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}))
  return names.flatMap((name) => {
    if (name.startsWith('@touchback/')) {
      const there = name.slice('@touchback/'.length)
      return allowed.includes(there) ? [] : [`${path}: ${here} may not depend on ${there}`]
    }
    return withoutDependencies.includes(here) ? [`${path}: ${here} may not depend on ${name}`] : []
  })
}

export function layerProblems(sources: readonly Source[], manifests: readonly Source[] = []): string[] {
  const read = sources.map(sourceProblems)
  const edges = read
    .flatMap(({ imports }) => imports)
    .flatMap(({ from, to, typeOnly }) => (to === null || typeOnly ? [] : [{ from, to }]))
  return [
    ...manifests.flatMap(manifestProblems),
    ...read.flatMap(({ problems }) => problems),
    ...cycles(edges).map((files) => `import cycle: ${files.join(' → ')}`),
  ]
}

if (import.meta.main) {
  report(layerProblems(readSources('packages/*/{src,test}/**/*.ts'), readSources('packages/*/package.json')))
}
