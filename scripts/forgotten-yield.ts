import { relative } from 'node:path'
import ts from 'typescript'
import { place, report, root, walk } from './sources.ts'

/** Driving a play by hand, as the game itself does. */
const driven = ['next', 'return', 'throw']

/**
 * Finds calls of procedures that nobody runs. A call that gives a `Play` must be the operand of `yield*`, be driven
 * by hand, or go where a `Play` is expected by declaration: a return type, a parameter, a variable, a property.
 * What a generic function would infer from the call itself does not count.
 */
class Finder {
  private readonly checker: ts.TypeChecker

  constructor(program: ts.Program) {
    this.checker = program.getTypeChecker()
  }

  isForgotten(call: ts.CallExpression): boolean {
    return this.isPlay(this.checker.getTypeAtLocation(call)) && !this.isConsumed(call)
  }

  /** `Play`, any other generator of decisions, and one that never yields: only `yield*` makes that one happen. */
  private isPlay(type: ts.Type | undefined): boolean {
    if (type === undefined) return false
    if (type.aliasSymbol?.name === 'Play') return true
    if (type.isUnion()) return type.types.some((part) => this.isPlay(part))
    if (type.symbol?.name !== 'Generator') return false
    // There is no Generator without arguments, and a type with arguments is a reference.
    const [yields, , takes] = this.checker.getTypeArguments(type as ts.TypeReference)
    const isNamed = (part: ts.Type | undefined, name: string) =>
      part?.aliasSymbol?.name === name || part?.symbol?.name === name
    return isNamed(yields, 'Decision') || isNamed(takes, 'Choice') || yields?.flags === ts.TypeFlags.Never
  }

  private isConsumed(node: ts.Expression): boolean {
    const parent = node.parent
    if (ts.isYieldExpression(parent)) return parent.asteriskToken !== undefined
    if (ts.isReturnStatement(parent)) return this.mayReturn(node)
    if (ts.isArrowFunction(parent)) return this.mayReturn(node)
    if (ts.isPropertyAccessExpression(parent)) return driven.includes(parent.name.text)
    if (ts.isCallExpression(parent) || ts.isNewExpression(parent))
      return this.isPlay(this.parameter(parent, node))
    if (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent) || ts.isParameter(parent)) {
      return parent.type !== undefined && this.isPlay(this.checker.getTypeFromTypeNode(parent.type))
    }
    if (ts.isPropertyAssignment(parent) || ts.isArrayLiteralExpression(parent)) {
      return this.isPlay(this.checker.getContextualType(node))
    }
    if (ts.isBinaryExpression(parent)) return this.isConsumedByOperator(parent, node)
    if (ts.isConditionalExpression(parent)) return parent.condition !== node && this.isConsumed(parent)
    return isWrapper(parent) && this.isConsumed(parent)
  }

  private isConsumedByOperator(operation: ts.BinaryExpression, operand: ts.Expression): boolean {
    switch (operation.operatorToken.kind) {
      case ts.SyntaxKind.EqualsToken:
      case ts.SyntaxKind.QuestionQuestionEqualsToken:
        return operation.right === operand && this.isPlay(this.checker.getTypeAtLocation(operation.left))
      case ts.SyntaxKind.AmpersandAmpersandToken:
        return operation.right === operand && this.isConsumed(operation)
      case ts.SyntaxKind.QuestionQuestionToken:
      case ts.SyntaxKind.BarBarToken:
        return this.isConsumed(operation)
      default:
        return false
    }
  }

  /** May the function around this expression hand a play on, unrun, to whoever called it? */
  private mayReturn(expression: ts.Expression): boolean {
    const around = ts.findAncestor(expression.parent, ts.isFunctionLike)
    if (around === undefined) return false
    if ('asteriskToken' in around && around.asteriskToken) {
      return this.isPlay(this.checker.getContextualType(expression))
    }
    if (around.type) return this.isPlay(this.checker.getTypeFromTypeNode(around.type))

    const expected = this.expectedOf(around)
    if (expected === null) return true
    const signatures = this.checker.getNonNullableType(expected).getCallSignatures()
    return signatures.some((signature) => this.isPlay(signature.getReturnType()))
  }

  /** The type that the surroundings of a function give it, or null if they give none. */
  private expectedOf(around: ts.SignatureDeclaration): ts.Type | null {
    if (ts.isMethodDeclaration(around) && ts.isObjectLiteralExpression(around.parent)) {
      const property = this.checker.getContextualType(around.parent)?.getProperty(around.name.getText())
      return property ? this.checker.getTypeOfSymbolAtLocation(property, around) : null
    }
    if (!ts.isArrowFunction(around) && !ts.isFunctionExpression(around)) return null
    if (ts.isCallExpression(around.parent) && around.parent.expression !== around) {
      return this.parameter(around.parent, around) ?? this.checker.getAnyType()
    }
    return this.checker.getContextualType(around) ?? null
  }

  /** The type that a function declares for this argument, before any type parameter is filled in. */
  private parameter(
    call: ts.CallExpression | ts.NewExpression,
    argument: ts.Expression,
  ): ts.Type | undefined {
    const index = call.arguments?.indexOf(argument) ?? -1
    const parameters = this.checker.getResolvedSignature(call)?.getDeclaration()?.parameters ?? []
    const declared = parameters[index] ?? parameters.findLast((parameter) => parameter.dotDotDotToken)
    if (index === -1 || declared === undefined) return undefined

    const type = this.checker.getTypeAtLocation(declared)
    return declared.dotDotDotToken ? this.checker.getIndexTypeOfType(type, ts.IndexKind.Number) : type
  }
}

/** Syntax that changes nothing about who gets the value. */
const isWrapper = (node: ts.Node): node is ts.Expression =>
  ts.isParenthesizedExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node)

export function forgottenYields(program: ts.Program, isOurs: (path: string) => boolean): string[] {
  const finder = new Finder(program)
  const problems: string[] = []
  for (const file of program.getSourceFiles()) {
    if (!isOurs(file.fileName)) continue
    walk(file, (node) => {
      if (!ts.isCallExpression(node) || !finder.isForgotten(node)) return
      const at = place(file, node, relative(root, file.fileName))
      problems.push(`${at}: ${node.expression.getText()}() is a procedure and does nothing without yield*`)
    })
  }
  return problems
}

function readProgram(): ts.Program {
  const config = ts.readConfigFile(`${root}/tsconfig.json`, (path) => ts.sys.readFile(path))
  const { fileNames, options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root)
  return ts.createProgram(fileNames, options)
}

if (import.meta.main) report(forgottenYields(readProgram(), (path) => path.includes('/packages/')))
