/** A node of a syntax tree as the bundler's parser makes it. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

export const isNode = (part: unknown): part is SyntaxNode =>
  typeof part === 'object' && part !== null && 'type' in part && 'start' in part

/** The nodes right inside a node. */
export const partsOf = (node: object): readonly SyntaxNode[] =>
  Object.values(node)
    .flatMap((part): readonly unknown[] => (Array.isArray(part) ? part : [part]))
    .filter(isNode)

/** Every node inside a tree. */
export function nodesOf(tree: object): readonly SyntaxNode[] {
  const found: SyntaxNode[] = []
  const open = [...partsOf(tree)]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    found.push(node)
    open.push(...partsOf(node))
  }
  return found
}
