import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { EDITIONS } from '../src/editions/index.ts'

const root = join(import.meta.dirname, '..', '..', '..')

const catalogued = new Set(
  globSync('rules/*.md', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^- `([^`]+)`/gmu)].map((found) => found[1]),
  ),
)

/** A neutral key is `chapter.rule`; nothing else in these folders is written like that. */
const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/u
const folders = ['play', 'rolls', 'skills', 'match']

function keysIn(path: string): { key: string; where: string }[] {
  const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.ES2024, true)
  const found: { key: string; where: string }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isStringLiteralLike(node) && KEY.test(node.text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      found.push({ key: node.text, where: `${path}:${line + 1}` })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const sources = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((path) => !path.includes('/citations/'))

const shared = folders.flatMap((folder) => sources(`packages/engine/src/${folder}/**/*.ts`)).flatMap(keysIn)

for (const edition of Object.values(EDITIONS))
  describe(`${edition.name}: citations`, () => {
    test('every rule key written in the sources is cited', () => {
      const own = sources(`packages/engine/src/editions/${edition.id}/**/*.ts`).flatMap(keysIn)
      const uncited = [...shared, ...own].filter(({ key }) => edition.citations[key] === undefined)
      expect(uncited.map(({ key, where }) => `${key} at ${where}`)).toEqual([])
    })

    test('every cited id is in the catalogue', () => {
      const ids = Object.values(edition.citations).flatMap((cited) => cited ?? [])
      expect(ids.filter((id) => !catalogued.has(id))).toEqual([])
    })
  })
