import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { Scope, type Binding } from './scopes.ts'
import { isNode, listOf, nameOf, partOf, type SyntaxNode } from './syntax.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const DOMAIN = '@jindu/domain'

export interface Module {
  readonly file: string
  readonly tree: SyntaxNode
  readonly scope: Scope
  /** Exported names with their bindings, in this module or in another. */
  readonly exports: ReadonlyMap<string, Binding>
  /** Modules that it re-exports whole. */
  readonly all: readonly string[]
}

/** The file of the product that a module imports; null for packages of others. */
function fileOf(source: string, from: string): string | null {
  if (source.startsWith('.')) return join(dirname(from), source)
  if (source !== DOMAIN && !source.startsWith(`${DOMAIN}/`)) return null
  const file = join(ROOT, 'packages/domain/src', source.slice(DOMAIN.length), 'index.ts')
  return existsSync(file) ? file : null
}

function readModule(file: string): Module {
  const tree: unknown = parseAst(readFileSync(file, 'utf8'), { lang: 'ts' })
  if (!isNode(tree)) throw new TypeError(`${file} has no syntax tree`)
  const scope = new Scope(file, null)
  const exports = new Map<string, Binding>()
  const all: string[] = []
  scope.declare(tree)
  for (const statement of listOf(tree, 'body')) {
    const declaration = partOf(statement, 'declaration')
    const source = partOf(statement, 'source')
    const from = source === null ? null : fileOf(nameOf(source) ?? '', file)
    if (statement.type === 'ImportDeclaration' && from !== null) importFrom(from, statement)
    if (statement.type === 'ExportAllDeclaration' && from !== null) {
      const name = nameOf(partOf(statement, 'exported'))
      if (name === null) all.push(from)
      else exports.set(name, { kind: 'namespace', from })
    }
    if (statement.type !== 'ExportNamedDeclaration') continue
    if (declaration !== null) {
      const outer = new Scope(file, scope)
      outer.declare({ type: 'Program', start: 0, end: 0, body: [declaration] })
      for (const name of outer.names.keys()) exports.set(name, scope.names.get(name) ?? { kind: 'unknown' })
    }
    for (const each of listOf(statement, 'specifiers')) {
      const [local, exported] = [nameOf(partOf(each, 'local')), nameOf(partOf(each, 'exported'))]
      if (local === null || exported === null) continue
      exports.set(
        exported,
        from === null ? (scope.names.get(local) ?? { kind: 'unknown' }) : { kind: 'import', from, name: local },
      )
    }
  }
  return { file, tree, scope, exports, all }

  function importFrom(from: string, statement: SyntaxNode): void {
    for (const each of listOf(statement, 'specifiers')) {
      const local = nameOf(partOf(each, 'local'))
      const imported = nameOf(partOf(each, 'imported'))
      if (local === null) continue
      scope.names.set(local, imported === null ? { kind: 'namespace', from } : { kind: 'import', from, name: imported })
    }
  }
}

const read = new Map<string, Module>()

/** A module of the product, read once. */
export function moduleOf(file: string): Module {
  const known = read.get(file) ?? readModule(file)
  read.set(file, known)
  return known
}

/** The declaration of a module's export, followed through re-exports; null if it has no such export. */
export function exported(file: string, name: string): Binding | null {
  const { exports, all } = moduleOf(file)
  const own = exports.get(name)
  if (own !== undefined) return declared(own)
  for (const other of all) {
    const found = exported(other, name)
    if (found !== null) return found
  }
  return null
}

/** Follows an import to what it names. */
export function declared(binding: Binding): Binding {
  return binding.kind === 'import' ? (exported(binding.from, binding.name) ?? { kind: 'unknown' }) : binding
}
