import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export const root = join(import.meta.dirname, '..')

/** A file of ours: its path from the root of the repository, with forward slashes, and its text. */
export interface Source {
  path: string
  text: string
}

export function readSources(pattern: string): Source[] {
  return globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/golden/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

export const parse = ({ path, text }: Source): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.ES2024, true)

/** Calls `see` for every node of the tree, parents first. */
export function walk(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node)
  ts.forEachChild(node, (child) => walk(child, see))
}

/** `path:line:column`, as editors and terminals link it. */
export function place(file: ts.SourceFile, node: ts.Node, path = file.fileName): string {
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file))
  return `${path}:${line + 1}:${character + 1}`
}

/** Prints what is wrong, one line each, and fails the process if there is anything. */
export function report(problems: readonly string[]): void {
  for (const problem of problems) console.log(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}
