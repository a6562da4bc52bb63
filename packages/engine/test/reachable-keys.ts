import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import type { Edition } from '../src/match/edition.ts'

/**
 * Which rule keys a book can emit, read off the sources: from what is in the edition's value, through everything that
 * mentions by name. A book that extends another is not asked about the procedures, skills and deeds it has replaced.
 */
const root = join(import.meta.dirname, '..', 'src')
const paths = globSync('{play,rolls,skills,match,editions}/**/*.ts', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.includes('/citations/') && path !== 'editions/index.ts')
  .toSorted()

/** A neutral key is `chapter.rule`; nothing else in these folders is written like that. */
const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/u

export interface WrittenKey {
  readonly key: string
  readonly where: string
}

/** Something declared at the top of a file, or one entry of a list or record declared there. */
interface Piece {
  readonly keys: WrittenKey[]
  /** What it mentions: `file#name`. */
  readonly uses: Set<string>
}

const pieces = new Map<string, Piece>()
/** Lists and records with a piece for each entry. */
const takenApart = new Set<string>()

function readFile(path: string): void {
  const text = readFileSync(join(root, path), 'utf8')
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2024, true)
  const names = new Map<string, string>()
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement, path, names)
    for (const name of declared(statement)) names.set(name, `${path}#${name}`)
  }
  const collect = (id: string, node: ts.Node): void => {
    const piece: Piece = pieces.get(id) ?? { keys: [], uses: new Set() }
    pieces.set(id, piece)
    const visit = (each: ts.Node): void => {
      if (ts.isTypeNode(each)) return
      if (ts.isStringLiteralLike(each) && KEY.test(each.text)) {
        const { line } = file.getLineAndCharacterOfPosition(each.getStart())
        piece.keys.push({ key: each.text, where: `${path}:${line + 1}` })
      }
      const record = ts.isPropertyAccessExpression(each) ? names.get(each.expression.getText()) : undefined
      if (record !== undefined)
        return void piece.uses.add(`${record}#${(each as ts.PropertyAccessExpression).name.text}`)
      const used = ts.isIdentifier(each) && !isLabel(each) ? names.get(each.text) : undefined
      if (used !== undefined && used !== id) piece.uses.add(used)
      ts.forEachChild(each, visit)
    }
    visit(node)
  }
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement))
      for (const declaration of statement.declarationList.declarations) readConst(declaration, path, collect)
    else if (!ts.isImportDeclaration(statement))
      for (const name of declared(statement)) collect(`${path}#${name}`, statement)
  }
}

function readImport(statement: ts.ImportDeclaration, path: string, names: Map<string, string>): void {
  const { importClause, moduleSpecifier } = statement
  const specifier = (moduleSpecifier as ts.StringLiteral).text
  const bindings = importClause?.namedBindings
  if (importClause?.isTypeOnly === true || bindings === undefined || !ts.isNamedImports(bindings)) return
  const from = posix.join(dirname(path), specifier)
  for (const { name, propertyName } of bindings.elements)
    names.set(name.text, `${from}#${(propertyName ?? name).text}`)
}

const declared = (statement: ts.Statement): string[] =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => name.getText())
    : (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) &&
        statement.name !== undefined
      ? [statement.name.text]
      : []

/** The name of a field, which only looks like something declared elsewhere. */
const isLabel = (name: ts.Identifier): boolean =>
  (ts.isPropertyAssignment(name.parent) ||
    ts.isPropertyAccessExpression(name.parent) ||
    ts.isMethodDeclaration(name.parent)) &&
  name.parent.name === name

/** A literal list or record is taken apart, so that one entry can be in a book without the others. */
function readConst(
  declaration: ts.VariableDeclaration,
  path: string,
  collect: (id: string, node: ts.Node) => void,
): void {
  const id = `${path}#${declaration.name.getText()}`
  if (declaration.initializer === undefined) return
  const initializer = ts.isSatisfiesExpression(declaration.initializer)
    ? declaration.initializer.expression
    : declaration.initializer
  const whole: Piece = { keys: [], uses: new Set() }
  pieces.set(id, whole)
  const entries = ts.isObjectLiteralExpression(initializer)
    ? initializer.properties.map(
        (entry, index) => [entry.name?.getText().replaceAll(/['"]/g, '') ?? `...${index}`, entry] as const,
      )
    : ts.isArrayLiteralExpression(initializer)
      ? initializer.elements.map((entry, index) => [String(index), entry] as const)
      : []
  if (entries.length === 0) return collect(id, initializer)
  takenApart.add(id)
  for (const [name, entry] of entries) {
    const part = `${id}#${name}`
    collect(part, ts.isPropertyAssignment(entry) ? entry.initializer : entry)
    whole.uses.add(part)
  }
}

for (const path of paths) readFile(path)

const modules = new Map<string, Readonly<Record<string, unknown>>>()
for (const path of paths)
  modules.set(path, (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>)

const isThing = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

/** A whole book, on the shelf or still being written. */
const isBook = (value: unknown): value is Edition =>
  isThing(value) && 'catalogues' in value && 'procedures' in value

/** Every function and record in a value. */
function things(value: unknown, found = new Set<object>()): Set<object> {
  if (!isThing(value) || found.has(value)) return found
  found.add(value)
  for (const each of Object.values(value)) things(each, found)
  return found
}

/** Exported values, or single entries of them, that are in the book. */
function roots(edition: Edition): string[] {
  const inside = things({ ...edition, citations: null })
  return [...modules].flatMap(([path, module]) =>
    Object.entries(module).flatMap(([name, value]) => {
      const id = `${path}#${name}`
      if (!isThing(value) || isBook(value)) return []
      // What was spread into a record is found where it comes from.
      if (takenApart.has(id))
        return Object.entries(value).flatMap(([part, each]) =>
          pieces.has(`${id}#${part}`) && isThing(each) && inside.has(each) ? [`${id}#${part}`] : [],
        )
      return [value, ...Object.values(value)].some((each) => inside.has(each)) ? [id] : []
    }),
  )
}

/** Where a book's own value is put together nothing is emitted; what it holds has been found already. */
const bookPieces = new Set(
  [...modules].flatMap(([path, module]) =>
    Object.entries(module).flatMap(([name, value]) => (isBook(value) ? [`${path}#${name}`] : [])),
  ),
)

/** `record.entry` is that entry where the record was taken apart, and all of it elsewhere. Nothing for a book's own fields. */
const known = (id: string): string | null => {
  const whole = id.split('#').slice(0, 2).join('#')
  if (bookPieces.has(whole)) return null
  return pieces.has(id) ? id : whole
}

export function reachableKeys(edition: Edition): WrittenKey[] {
  const reached = new Set<string>()
  const waiting = roots(edition)
  for (let named = waiting.pop(); named !== undefined; named = waiting.pop()) {
    const id = known(named)
    if (id === null || reached.has(id) || bookPieces.has(id)) continue
    reached.add(id)
    waiting.push(...(pieces.get(id)?.uses ?? []))
  }
  return [...reached].flatMap((id) => pieces.get(id)?.keys ?? [])
}
