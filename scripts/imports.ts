import { posix } from 'node:path'
import ts from 'typescript'
import { parse, type Source, walk } from './sources.ts'

export interface Import {
  from: string
  /** As written. */
  specifier: string
  /** Path of the imported file when it is one of ours, else null. */
  to: string | null
  /** Erased before the program runs. */
  typeOnly: boolean
}

const subpaths: [RegExp, string][] = [
  [/^@touchback\/([a-z-]+)$/, 'packages/$1/src/index.ts'],
  [/^@touchback\/([a-z-]+)\/testing$/, 'packages/$1/src/testing/index.ts'],
  [/^@touchback\/engine\/career$/, 'packages/engine/src/career/index.ts'],
  [/^@touchback\/league\/views$/, 'packages/league/src/views/index.ts'],
  [/^@touchback\/engine\/doors$/, 'packages/engine/src/doors/shape.ts'],
  [/^@touchback\/wire\/dice$/, 'packages/wire/src/dice/index.ts'],
  [/^@touchback\/engine\/fingerprint$/, 'packages/engine/fingerprint.ts'],
  [/^@touchback\/([a-z-]+)\/editions\/([a-z0-9-]+)$/, 'packages/$1/src/editions/$2/index.ts'],
]

function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const match = subpaths.find(([pattern]) => pattern.test(specifier))
  return match ? specifier.replace(...match) : null
}

function specifierOf(node: ts.Node): { literal: ts.Node; typeOnly: boolean } | null {
  if (ts.isImportDeclaration(node)) {
    return { literal: node.moduleSpecifier, typeOnly: node.importClause?.isTypeOnly ?? false }
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    return { literal: node.moduleSpecifier, typeOnly: node.isTypeOnly }
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { literal: node.argument.literal, typeOnly: true }
  }
  if (
    ts.isCallExpression(node) &&
    node.expression.kind === ts.SyntaxKind.ImportKeyword &&
    node.arguments[0]
  ) {
    return { literal: node.arguments[0], typeOnly: false }
  }
  return null
}

/** Every import, re-export, `import()` and import type of a file. */
export function importsOf(source: Source, file = parse(source)): Import[] {
  const imports: Import[] = []
  walk(file, (node) => {
    const found = specifierOf(node)
    if (found === null || !ts.isStringLiteralLike(found.literal)) return
    const specifier = found.literal.text
    const to = resolve(source.path, specifier)
    imports.push({ from: source.path, specifier, to, typeOnly: found.typeOnly })
  })
  return imports
}
