/** A node of the syntax tree that the parser gives (ESTree with TypeScript). */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

export const isNode = (part: unknown): part is SyntaxNode =>
  typeof part === 'object' && part !== null && 'type' in part && 'start' in part

/** One named part of a node; null where it is absent or no node. */
export function partOf(node: SyntaxNode, name: string): SyntaxNode | null {
  const part = node[name]
  return isNode(part) ? part : null
}

/** A named list of a node, such as `arguments`. */
export function listOf(node: SyntaxNode, name: string): readonly SyntaxNode[] {
  const parts = node[name]
  return Array.isArray(parts) ? parts.filter(isNode) : []
}

const children = new WeakMap<SyntaxNode, readonly SyntaxNode[]>()

/** The parts of a node that are nodes, in their order. */
export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  const known = children.get(node)
  if (known !== undefined) return known
  const found: SyntaxNode[] = []
  // oxlint-disable-next-line guard-for-in -- a million nodes: lists of their values take as long as the rest
  for (const name in node) {
    const part = node[name]
    if (isNode(part)) found.push(part)
    else if (Array.isArray(part)) found.push(...part.filter(isNode))
  }
  children.set(node, found)
  return found
}

/** The name of an identifier or the text of a string literal; null for anything else. */
export function nameOf(node: SyntaxNode | null): string | null {
  if (node === null) return null
  if (node.type === 'Identifier' && typeof node['name'] === 'string') return node['name']
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null
}

export const stringOf = (node: SyntaxNode): string | null => (node.type === 'Literal' ? nameOf(node) : null)

const WRAPPERS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
  'ParenthesizedExpression',
  'ChainExpression',
])

/** The expression without type assertions, `await` and brackets around it. */
export function bare(node: SyntaxNode): SyntaxNode {
  const inner = WRAPPERS.has(node.type)
    ? partOf(node, 'expression')
    : node.type === 'AwaitExpression'
      ? partOf(node, 'argument')
      : null
  return inner === null ? node : bare(inner)
}

export const isFunction = ({ type }: SyntaxNode): boolean =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'

/** Types say nothing of what happens at run time. */
export const isType = ({ type }: SyntaxNode): boolean => type.startsWith('TS') && !WRAPPERS.has(type)

/** Every node of a tree that `take` wants; functions inside are entered only where `inFunctions`. */
export function findAll(
  node: SyntaxNode,
  take: (node: SyntaxNode) => boolean,
  inFunctions = true,
): readonly SyntaxNode[] {
  const found: SyntaxNode[] = []
  const look = (each: SyntaxNode): void => {
    if (take(each)) found.push(each)
    for (const child of childrenOf(each)) if (inFunctions || !isFunction(child)) look(child)
  }
  look(node)
  return found
}

/** The expressions that a function returns. */
export function answersOf(fn: SyntaxNode): readonly SyntaxNode[] {
  const body = partOf(fn, 'body')
  if (body === null) return []
  if (body.type !== 'BlockStatement') return [body]
  return findAll(body, ({ type }) => type === 'ReturnStatement', false).flatMap(
    (each) => partOf(each, 'argument') ?? [],
  )
}
