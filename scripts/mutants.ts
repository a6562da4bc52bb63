import ts from 'typescript'
import { parse, place, type Source } from './sources.ts'

/** One small break: the characters `from` to `to` of a file become `text`. */
export interface Mutant {
  readonly file: string
  readonly where: string
  readonly kind: string
  readonly from: number
  readonly to: number
  readonly before: string
  readonly text: string
}

export const mutated = (source: string, { from, to, text }: Mutant): string =>
  source.slice(0, from) + text + source.slice(to)

/**
 * What is broken: everything that decides how a match goes. Left out, because no rule can be told from them:
 * `testing/` is what looks for the breaks, `odds/` only tells chances and has tests of its own, `match/` holds shapes and
 * geometry every scenario stands on (a break there fails hundreds), citations and rosters are data checked on load.
 */
export const MUTATED = [
  'packages/engine/src/play/*.ts',
  'packages/engine/src/rolls/{roll,rerolls,explain,contest,uses}.ts',
  'packages/engine/src/match/{zones,edition}.ts',
  'packages/engine/src/editions/*/*.ts',
  'packages/engine/src/editions/*/{skills,weapons,deeds,kick-off,wizards,events,spells}/*.ts',
]

/** Files whose breaks change no rule. */
export const EXCUSED_FILES: Readonly<Record<string, string>> = {
  'packages/engine/src/play/formations.ts': 'sample formations offered to bots; any legal one will do',
}

/** Single breaks that change nothing: the program they make is the same. */
const EQUIVALENT: readonly { readonly file: string; readonly before: string; readonly why: string }[] = [
  {
    file: 'match/edition.ts',
    before: 'sum < first.from',
    why: 'at the first number both ways give the first row',
  },
]

const changesNothing = ({ file, before }: Mutant): boolean =>
  EQUIVALENT.some((entry) => file.endsWith(entry.file) && before.startsWith(entry.before))

/** Functions whose breaks change no rule: samples for bots, words for people, numbers only shown, guards of our own. */
const EXCUSED: Readonly<Record<string, string>> = {
  formations: 'sample formations offered to bots; any legal one will do',
  sampleSetUps: 'as above',
  refusal: 'the wording of a refusal',
  activationRefusal: 'the wording of a refusal',
  asked: 'the wording of a refusal',
  explain: 'shown, never rolled: the odds have tests of their own',
  chanceOf: 'shown, never rolled',
  PAIRS: 'shown, never rolled',
  needed: 'for path finding; tested with the paths',
  extend: 'how editions are laid over each other; nothing does so yet',
  checkData: 'data checked on load',
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

/** Every break of a file, in the order of its lines. */
export function mutantsOf(source: Source): Mutant[] {
  const file = parse(source)
  const found: Mutant[] = []
  const add = (node: ts.Node, kind: string, text: string, from = node.getStart(), to = node.getEnd()) => {
    const before = source.text.slice(from, to)
    found.push({ file: source.path, where: place(file, node), kind, from, to, before, text })
  }
  const visit = (node: ts.Node): void => {
    if (isLeftOut(node)) return
    breakLiteral(node, add)
    breakOperator(node, add)
    breakStatement(node, add)
    breakSkill(node, add)
    breakTable(node, add)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found.filter((mutant) => !changesNothing(mutant))
}

type Add = (node: ts.Node, kind: string, text: string, from?: number, to?: number) => void

function isLeftOut(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isThrowStatement(node)) return true
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true
  if (ts.isFunctionDeclaration(node) && (node.name?.text ?? '') in EXCUSED) return true
  if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text in EXCUSED) return true
  // Events tell what happened; what did not happen is noticed elsewhere, and `rules coverage` misses the key.
  return ts.isCallExpression(node) && node.expression.getText().endsWith('.emit')
}

/** Where a number only satisfies the compiler (`list[0] ?? 0`) or says where to look, not what the rule is. */
function isTechnical(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node) return true
  if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    return parent.right === node
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
    ts.isArrayLiteralExpression(row) && row.elements.length === 3 ? [row.elements[2] as ts.Expression] : [],
  )
  for (const [index, result] of results.entries()) {
    const next = results[index + 1]
    if (next === undefined) continue
    const between = node.getSourceFile().text.slice(result.getEnd(), next.getStart())
    add(result, 'rows', next.getText() + between + result.getText(), result.getStart(), next.getEnd())
  }
}
