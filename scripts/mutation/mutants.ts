import ts from 'typescript'
import { parse, place, readSources, type Source } from '../sources.ts'
import { EQUIVALENT, EXCUSED } from './excuses.ts'

export type Kind =
  | 'number'
  | 'boolean'
  | 'negation'
  | 'branches'
  | 'condition'
  | 'comparison'
  | 'logic'
  | 'deed'
  | 'hook'
  | 'rows'

/** One small break: the characters `from` to `to` of a file become `text`. */
export interface Mutant {
  readonly file: string
  readonly where: string
  readonly kind: Kind
  /** May stand behind a switch in a program that holds many breaks; else only a program of its own has it. */
  readonly switchable: boolean
  readonly from: number
  readonly to: number
  readonly before: string
  readonly text: string
}

export const mutated = (source: string, { from, to, text }: Mutant): string =>
  source.slice(0, from) + text + source.slice(to)

/** What is broken: everything that decides how a match goes, what is said of its chances, and what a team may be. */
export const BROKEN = 'packages/{engine,league}/src/**/*.ts'

/** What is left out of it, and why. New files are in until they are named here. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'packages/{engine,league}/src/testing/*.ts': 'what looks for the breaks',
  'packages/engine/src/play/formations.ts': 'sample formations offered to bots; any legal one will do',
  'packages/engine/src/editions/*/{citations.ts,citations/*.ts}': 'names only; held against the catalogue',
  'packages/engine/src/{doors/{position,saved-game,spec},match/event}.ts':
    'what is let in, described with room to spare; the fuzzers hold it',
  'packages/league/src/suggested.ts':
    'advice to new coaches; any legal squad will do, and tests hold that it is legal',
  'packages/league/src/random-draft.ts': 'any legal squad will do, and tests hold that it is legal',
  'packages/league/src/names.ts': 'names for players who have none',
}

/** The sources that are broken. A pattern that leaves out nothing is out of date. */
export function brokenSources(read: (pattern: string) => Source[] = readSources): Source[] {
  const out = new Set<string>()
  for (const pattern of Object.keys(LEFT_OUT)) {
    const found = read(pattern)
    if (found.length === 0) throw new Error(`LEFT_OUT names ${pattern}, and there is no such file`)
    for (const { path } of found) out.add(path)
  }
  return read(BROKEN).filter(({ path }) => !out.has(path))
}

const nameOfEntry = ({ file, inside }: (typeof EQUIVALENT)[number]): string => `${file}: ${inside}`

/** Whether these words, wherever they stand in a text, hold the characters `from` to `to`. */
function encloses(text: string, words: string, from: number, to: number): boolean {
  const at = text.lastIndexOf(words, from)
  return at >= 0 && to <= at + words.length
}

/** Every break of the sources. An excuse that excuses nothing is out of date. */
export function mutantsIn(sources: readonly Source[]): Mutant[] {
  const used = new Set<string>()
  const found = sources.flatMap((source) => {
    const same = EQUIVALENT.filter(({ file }) => file === source.path)
    return mutantsOf(source, (excuse) => used.add(excuse)).filter(({ from, to }) => {
      const entry = same.find(({ inside }) => encloses(source.text, inside, from, to))
      if (entry !== undefined) used.add(nameOfEntry(entry))
      return entry === undefined
    })
  })
  const idle = [...Object.keys(EXCUSED), ...EQUIVALENT.map(nameOfEntry)].filter((excuse) => !used.has(excuse))
  if (idle.length > 0) throw new Error(`nothing in the sources is excused by: ${idle.join('; ')}`)
  return found
}

const FLIPS: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
}

/** Every break of a file, in the order of its lines; `excused` hears which excuses were needed. */
export function mutantsOf(source: Source, excused: (excuse: string) => void = () => {}): Mutant[] {
  const file = parse(source)
  const found: Mutant[] = []
  const add: Add = (node, kind, text, from = node.getStart(), to = node.getEnd()) => {
    const before = source.text.slice(from, to)
    const switchable = kind !== 'hook' && kind !== 'rows' && !isKey(node)
    found.push({ file: source.path, where: place(file, node), kind, switchable, from, to, before, text })
  }
  const visit = (node: ts.Node): void => {
    if (isLeftOut(node)) return
    const excuse = `${source.path} ${nameOf(node)}`
    if (excuse in EXCUSED) {
      excused(excuse)
      return
    }
    breakLiteral(node, add)
    breakOperator(node, add)
    breakStatement(node, add)
    breakSkill(node, add)
    breakTable(node, add)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const nameOf = (node: ts.Node): string =>
  (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) && node.name !== undefined
    ? node.name.getText()
    : ''

type Add = (node: ts.Node, kind: Kind, text: string, from?: number, to?: number) => void

/** The name of a property may be a number, and nothing else can stand there. */
const isKey = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node

function isLeftOut(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isThrowStatement(node)) return true
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true
  // Events tell what happened; what did not happen is noticed elsewhere, and `rules coverage` misses the key.
  return ts.isCallExpression(node) && node.expression.getText().endsWith('.emit')
}

/** On the right of `??`. */
const isFallback = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
  node.parent.right === node
const isNegative = (node: ts.Node): boolean =>
  ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken

/** Where a number only satisfies the compiler (`list[0] ?? 0`) or says where to look, not what the rule is. */
function isTechnical(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node) return true
  if (isFallback(node) || (isNegative(parent) && isFallback(parent))) return true
  return ts.isCallExpression(parent) && /\.(slice|at|padStart|padEnd)$/u.test(parent.expression.getText())
}

function breakLiteral(node: ts.Node, add: Add): void {
  if (ts.isNumericLiteral(node) && !isTechnical(node)) {
    const value = Number(node.text)
    add(node, 'number', String(value + 1))
    if (value > 0) add(node, 'number', value === 1 ? '0' : String(value - 1))
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword && !isTechnical(node)) add(node, 'boolean', 'false')
  if (node.kind === ts.SyntaxKind.FalseKeyword && !isTechnical(node)) add(node, 'boolean', 'true')
}

const isNothing = (node: ts.Expression): boolean =>
  node.kind === ts.SyntaxKind.NullKeyword || (ts.isIdentifier(node) && node.text === 'undefined')

/** A comparison that only narrows a type: with nothing, or of a choice's type with the one it must be. */
const narrows = (node: ts.Expression): boolean =>
  ts.isParenthesizedExpression(node)
    ? narrows(node.expression)
    : ts.isBinaryExpression(node) &&
      (isNothing(node.right) ||
        /^choice\.type$/u.test(node.left.getText()) ||
        narrows(node.left) ||
        narrows(node.right))

/** Two rule keys to choose from: what is cited differs, what happens does not. */
const onlyCites = ({ whenTrue, whenFalse }: ts.ConditionalExpression): boolean =>
  [whenTrue, whenFalse].every((branch) => ts.isStringLiteral(branch) && branch.text.includes('.'))

/** Whether a list is empty. Shortcuts past an empty list change nothing when they are taken too often: only the opposite breaks. */
const asksForLength = (node: ts.BinaryExpression): boolean =>
  node.left.getText().endsWith('.length') && node.right.getText() === '0'

function breakOperator(node: ts.Node, add: Add): void {
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    add(node, 'negation', `(${node.operand.getText()})`)
  if (ts.isConditionalExpression(node) && !narrows(node.condition) && !onlyCites(node))
    add(
      node,
      'branches',
      `(${node.condition.getText()} ? ${node.whenFalse.getText()} : ${node.whenTrue.getText()})`,
    )
  if (
    ts.isIfStatement(node) &&
    !ts.isBinaryExpression(node.expression) &&
    !ts.isPrefixUnaryExpression(node.expression)
  )
    add(node.expression, 'condition', `!(${node.expression.getText()})`)
  if (!ts.isBinaryExpression(node)) return
  const flipped = FLIPS[node.operatorToken.kind]
  if (flipped === undefined || isNothing(node.right)) return
  const logical = flipped === '&&' || flipped === '||'
  if (logical && (narrows(node.left) || narrows(node.right))) return
  if (!logical && narrows(node)) return
  const operator = asksForLength(node) ? (node.operatorToken.getText() === '>' ? '===' : '>') : flipped
  const text = `(${node.left.getText()} ${operator} ${node.right.getText()})`
  add(node, logical ? 'logic' : 'comparison', text)
}

const isDeed = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) ||
  ts.isYieldExpression(node) ||
  ts.isPostfixUnaryExpression(node) ||
  (ts.isBinaryExpression(node) &&
    node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
    node.operatorToken.kind <= ts.SyntaxKind.LastAssignment)

/** A deed not done. */
function breakStatement(node: ts.Node, add: Add): void {
  if (!ts.isExpressionStatement(node) || !isDeed(node.expression)) return
  if (ts.isCallExpression(node.expression) && node.expression.expression.getText().endsWith('.emit')) return
  add(node, 'deed', ';')
}

const NAMES = ['id', 'name', 'category', 'kind', '']

/** A skill without one of its hooks, or one of several. A skill is whatever is declared as one. */
function breakSkill(node: ts.Node, add: Add): void {
  if (!ts.isObjectLiteralExpression(node)) return
  const { parent } = node
  const isSkill = ts.isVariableDeclaration(parent) && parent.type?.getText() === 'Skill'
  const isHookSet = ts.isPropertyAssignment(parent) && parent.name.getText() === 'when'
  if (!isSkill && !isHookSet) return
  for (const property of node.properties) {
    const name = property.name?.getText() ?? ''
    if (isHookSet || !NAMES.includes(name)) add(property, 'hook', '...{}')
  }
}

/** Two neighbouring rows of a table change places. */
function breakTable(node: ts.Node, add: Add): void {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'rows') return
  const results = node.arguments.flatMap((row) =>
    ts.isArrayLiteralExpression(row) && row.elements.length === 3 ? row.elements.slice(2) : [],
  )
  for (const [index, result] of results.entries()) {
    const next = results[index + 1]
    if (next === undefined) continue
    const between = node.getSourceFile().text.slice(result.getEnd(), next.getStart())
    add(result, 'rows', next.getText() + between + result.getText(), result.getStart(), next.getEnd())
  }
}
