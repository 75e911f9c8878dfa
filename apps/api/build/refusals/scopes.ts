import { findAll, isFunction, listOf, nameOf, partOf, type SyntaxNode } from './syntax.ts'

/** An expression or function with the names that it sees. */
export interface Place {
  readonly node: SyntaxNode
  readonly scope: Scope
}

export type Binding =
  | { readonly kind: 'place'; readonly place: Place }
  /** Destructured: a property of what stands elsewhere. */
  | { readonly kind: 'part'; readonly of: Binding; readonly name: string }
  | { readonly kind: 'import'; readonly from: string; readonly name: string }
  | { readonly kind: 'namespace'; readonly from: string }
  /** A value that the sources do not tell. For a parameter: its function and its place there. */
  | { readonly kind: 'unknown'; readonly parameter?: { readonly of: SyntaxNode; readonly at: number } }

let scopes = 0

const isDeclaration = ({ type }: SyntaxNode): boolean => type === 'VariableDeclarator' || type === 'FunctionDeclaration'

/** The names of a module, or of one function as one caller called it. */
export class Scope {
  readonly id = (scopes += 1)
  readonly file: string
  readonly parent: Scope | null
  readonly names = new Map<string, Binding>()
  /** Scopes of inner functions, by their place and arguments. */
  readonly inner = new Map<string, Scope>()

  constructor(file: string, parent: Scope | null) {
    this.file = file
    this.parent = parent
  }

  lookup(name: string): Binding | null {
    return this.names.get(name) ?? this.parent?.lookup(name) ?? null
  }

  /** Gives the names of a pattern what they stand for. */
  bind(pattern: SyntaxNode, binding: Binding): void {
    if (pattern.type === 'Identifier') this.names.set(String(pattern['name']), binding)
    if (pattern.type === 'AssignmentPattern' || pattern.type === 'RestElement') {
      const inner = partOf(pattern, 'left') ?? partOf(pattern, 'argument')
      if (inner !== null) this.bind(inner, binding)
    }
    if (pattern.type === 'ArrayPattern') for (const each of listOf(pattern, 'elements')) this.bind(each, binding)
    if (pattern.type !== 'ObjectPattern') return
    for (const property of listOf(pattern, 'properties')) {
      const value = partOf(property, 'value') ?? partOf(property, 'argument')
      const name = nameOf(partOf(property, 'key'))
      if (value !== null) this.bind(value, name === null ? binding : { kind: 'part', of: binding, name })
    }
  }

  /** Declares what a statement list or a function body declares. */
  declare(body: SyntaxNode): void {
    const declared = [...findAll(body, isDeclaration, false), ...functionsDirectlyIn(body)]
    for (const node of declared) {
      const id = partOf(node, 'id')
      if (id === null) continue
      if (isFunction(node)) this.bind(id, { kind: 'place', place: { node, scope: this } })
      else {
        const init = partOf(node, 'init')
        this.bind(id, init === null ? { kind: 'unknown' } : { kind: 'place', place: { node: init, scope: this } })
      }
    }
    for (const clause of findAll(body, ({ type }) => type === 'CatchClause', false)) {
      const caught = partOf(clause, 'param')
      if (caught !== null) this.bind(caught, { kind: 'unknown' })
    }
  }
}

/** Declarations of functions, which `findAll` does not enter, wherever they stand in a body. */
function functionsDirectlyIn(node: SyntaxNode): readonly SyntaxNode[] {
  return findAll(node, ({ type }) => type === 'BlockStatement' || type === 'Program', false)
    .flatMap((block) => listOf(block, 'body'))
    .flatMap((statement) => partOf(statement, 'declaration') ?? statement)
    .filter(({ type }) => type === 'FunctionDeclaration')
}

/**
 * The scope of a function as it is called.
 * @param given for each parameter what is known of the argument
 */
export function functionScope({ node, scope }: Place, given: readonly (Place | null)[]): Scope {
  const key = [placeKey({ node, scope }), ...given.map((each) => (each === null ? '-' : placeKey(each)))].join()
  const known = scope.inner.get(key)
  if (known !== undefined) return known
  const made = new Scope(scope.file, scope)
  scope.inner.set(key, made)
  listOf(node, 'params').forEach((param, at) => {
    const argument = given[at] ?? null
    const unknown = { kind: 'unknown', parameter: { of: node, at } } as const
    // A default stands for an argument that is not given.
    const preset = param.type === 'AssignmentPattern' && at >= given.length ? partOf(param, 'right') : null
    const known = argument ?? (preset === null ? null : { node: preset, scope })
    made.bind(param, known === null ? unknown : { kind: 'place', place: known })
  })
  const body = partOf(node, 'body')
  if (body !== null) made.declare(body)
  return made
}

const nodes = new WeakMap<SyntaxNode, number>()
let nodeCount = 0

/** A key that is equal for the same node in the same scope. */
export function placeKey({ node, scope }: Place): string {
  const id = nodes.get(node) ?? (nodeCount += 1)
  nodes.set(node, id)
  return `${scope.id}:${id}`
}
