import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { parse, place, readSources, report, root, type Source, walk } from './sources.ts'

/** One folder a book. */
const editions = readdirSync(join(root, 'packages', 'engine', 'src', 'editions'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** The one place where a default may name an edition. */
const defaults = 'packages/cli/src/defaults.ts'

const registry = 'packages/engine/src/editions/index.ts'

/** An edition's own folder, wherever it is, the list of editions, and whatever only tests. */
function mayName(path: string): boolean {
  const folders = path.split('/').slice(0, -1)
  return (
    path === defaults ||
    path === registry ||
    path.endsWith('.test.ts') ||
    folders.some((folder) => ['test', 'scenarios', ...editions].includes(folder))
  )
}

const isSpecifier = ({ parent }: ts.Node): boolean =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  (ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent)) ||
  (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword)

/** `'lrb4'` is an edition and `'lrb4.push.chain'` one of its rules; either ties a file to a book. */
const namesEdition = (text: string) => editions.some((id) => text === id || text.startsWith(`${id}.`))

export function editionNameProblems(sources: readonly Source[]): string[] {
  const problems: string[] = []
  for (const source of sources) {
    if (mayName(source.path)) continue
    const file = parse(source)
    walk(file, (node) => {
      if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node)) return
      if (!namesEdition(node.text) || isSpecifier(node)) return
      problems.push(`${place(file, node)}: '${node.text}' belongs in the folder of its edition`)
    })
  }
  return problems
}

if (import.meta.main) report(editionNameProblems(readSources('packages/*/{src,test}/**/*.ts')))
