/** A node of the syntax tree of declarations. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

export const isNode = (part: unknown): part is SyntaxNode =>
  typeof part === 'object' && part !== null && 'type' in part && 'start' in part

export const partsOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  Object.values(node)
    .flatMap((part): readonly unknown[] => (Array.isArray(part) ? part : [part]))
    .filter(isNode)
