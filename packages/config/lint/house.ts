import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { browserFloor } from './browser-floor.ts'
import { DOORS, FLOORS, HAS_DOORS } from './floors.ts'

/** The parts of a syntax tree (ESTree) that the rules below read. */
interface Node {
  readonly type: string
  readonly name?: string
  readonly source?: { readonly value: string }
  readonly specifiers?: readonly { readonly local: { readonly name: string } }[]
  readonly callee?: Node
  readonly object?: Node
  readonly property?: Node
  readonly argument?: Node
  readonly parent?: Node | null
  readonly returnType?: { readonly typeAnnotation?: { readonly typeName?: { readonly name?: string } } }
  readonly arguments?: readonly Node[]
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[]
}

interface Context {
  readonly filename: string
  readonly cwd: string
  report(finding: { node: Node; message: string }): void
}

const SOURCES = 'apps/api/src'
const WRITES = new Set(['insert', 'update', 'delete'])
const ROW_WRITES = new Set(['insertRow', 'updateRow'])
const WRITTEN = /\b(?:insert\s+into|update|delete\s+from)\s+"?([a-z_]+)"?/gi

/** The feature folder of an API file; it may write the tables of this folder only. */
const folderOf = (filename: string): string | undefined => /\/apps\/api\/src\/([^/]+\/[^/]+)\//.exec(filename)?.[1]

/** The owning folder of each database table. */
const readOwners = (cwd: string): ReadonlyMap<string, string> =>
  new Map(
    globSync(`${SOURCES}/*/*/tables.ts`, { cwd }).flatMap((file) =>
      Array.from(
        readFileSync(join(cwd, file), 'utf8').matchAll(/pgTable\(\s*'([a-z_]+)'/g),
        ([, table = '']) => [table, folderOf(`/${file}`) ?? ''] as const,
      ),
    ),
  )

/** A feature writes only its own tables. To write another's, it uses a statement that the other exports. */
const ownTables = {
  create(context: Context) {
    const foreign = new Set<string>()
    const own = folderOf(context.filename)
    const owners = readOwners(context.cwd)
    const report = (node: Node, table: string) =>
      context.report({ node, message: `${table} is written by its own feature: ask it for the statement.` })
    return {
      ImportDeclaration({ source, specifiers = [] }: Node) {
        if (!/^\.\.\/.*\/(?:tables|index)\.ts$/.test(source?.value ?? '')) return
        for (const { local } of specifiers) foreign.add(local.name)
      },
      CallExpression(node: Node) {
        const { callee, arguments: [table] = [] } = node
        const verb = callee?.type === 'MemberExpression' ? callee.property?.name : undefined
        const writes = (verb !== undefined && WRITES.has(verb)) || ROW_WRITES.has(callee?.name ?? '')
        if (writes && table?.name !== undefined && foreign.has(table.name)) report(node, table.name)
      },
      TemplateLiteral(node: Node) {
        const text = (node.quasis ?? []).map(({ value }) => value.cooked).join('?')
        for (const [, table = ''] of text.matchAll(WRITTEN)) {
          const owner = owners.get(table)
          if (owner !== undefined && owner !== own) report(node, table)
        }
      },
    }
  },
}

/** Whether the awaited expression starts at `db.insert(…)`, `app.db.update(…)` or `….delete(…)`. */
function isBareWrite(awaited: Node | undefined): boolean {
  for (let at = awaited; at !== undefined; at = at.type === 'CallExpression' ? at.callee : at.object) {
    const { property, object } = at
    const isWrite = at.type === 'MemberExpression' && WRITES.has(property?.name ?? '')
    if (isWrite && (object?.name === 'db' || object?.property?.name === 'db')) return true
  }
  return false
}

/** Inside a function that returns a `TimedJob`: resealing and pruning change many rows and are no verbs. */
function isInJob(node: Node): boolean {
  for (let at = node.parent; at != null; at = at.parent)
    if (at.returnType?.typeAnnotation?.typeName?.name === 'TimedJob') return true
  return false
}

/**
 * Verbs write their changes, audit and events through one of two functions; no other code writes or opens a
 * transaction.
 */
const oneCommit = {
  create(context: Context) {
    const report = (node: Node) =>
      context.report({ node, message: 'A verb commits through commitVerb or transactVerb.' })
    return {
      CallExpression(node: Node) {
        if (node.callee?.type === 'MemberExpression' && node.callee.property?.name === 'transaction') report(node)
      },
      AwaitExpression(node: Node) {
        if (isBareWrite(node.argument) && !isInJob(node) && !context.filename.endsWith('.test.ts')) report(node)
      },
    }
  },
}

interface Place {
  readonly layer: string
  readonly wing: string
  readonly feature: string | undefined
  readonly rest: readonly string[]
}

/** The layer, wing and feature of a path from the repository's root; null for a file outside all wings. */
function placeOf(path: string): Place | null {
  const layer = Object.keys(FLOORS).find((each) => path.startsWith(`${each}/`))
  if (layer === undefined) return null
  const [wing = '', feature, ...rest] = path.slice(layer.length + 1).split('/')
  return { layer, wing, feature, rest }
}

/**
 * Error message for an import between two places; null if it is allowed. The domain has no `index.ts` doors inside: its
 * files import each other directly, so that a bundle holds only what it uses.
 */
function faultOf(from: Place, to: Place, isTest: boolean): string | null {
  if (from.layer !== to.layer) return null
  const floors = FLOORS[from.layer] ?? []
  const [own, other] = [floors.indexOf(from.wing), floors.indexOf(to.wing)]
  if (!isTest && own !== -1 && other > own) return `${from.wing} stands below ${to.wing} and does not import it.`
  const isOwn = from.wing === to.wing && from.feature === to.feature
  const isFeature = from.layer !== 'packages/domain/src' && HAS_DOORS.has(to.wing) && to.feature !== undefined
  const isDoor = to.rest.length === 1 && DOORS.has(to.rest[0] ?? '')
  const isComposed = from.layer === 'apps/api/src' && from.wing === 'app'
  if (isFeature && !isOwn && !isDoor && !isComposed) return `${to.wing}/${to.feature} is entered through its door.`
  return null
}

/** Imports never go to a higher floor of a layer, and enter a feature through its `index.ts` only. */
const floors = {
  create(context: Context) {
    const from = placeOf(relative(context.cwd, context.filename))
    if (from === null) return {}
    const isTest = /\.test\.tsx?$|\.test-data\.ts$|\/testing\//.test(context.filename)
    const check = (node: Node) => {
      const specifier = node.source?.value
      if (specifier === undefined || !specifier.startsWith('.')) return
      const to = placeOf(relative(context.cwd, join(dirname(context.filename), specifier)))
      const fault = to === null ? null : faultOf(from, to, isTest)
      if (fault !== null) context.report({ node, message: fault })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

export default {
  meta: { name: 'house' },
  rules: { 'own-tables': ownTables, 'one-commit': oneCommit, 'browser-floor': browserFloor, floors },
}
