import { moduleOf } from './modules.ts'
import { fixed } from './resolve.ts'
import type { Scope } from './scopes.ts'
import { bare, findAll, listOf, nameOf, partOf, stringOf, type SyntaxNode } from './syntax.ts'

/** Actors that the code itself names, never somebody who calls: they are no wrong party. */
const INNER_ACTORS = new Set(['order', 'clock'])

interface Row {
  readonly event: string
  readonly by: readonly string[]
  readonly from: readonly string[]
  /** States with a code of their own. */
  readonly otherwise: readonly string[]
}

type Refused = readonly [code: SyntaxNode, events: readonly string[]]

const valueOf = (object: SyntaxNode, name: string): SyntaxNode | null => {
  const property = listOf(object, 'properties').find((each) => nameOf(partOf(each, 'key')) === name)
  const value = property === undefined ? null : partOf(property, 'value')
  return value === null ? null : bare(value)
}
const textsOf = (list: SyntaxNode | null): readonly string[] =>
  list === null ? [] : listOf(list, 'elements').flatMap((each) => stringOf(each) ?? [])
const keysOf = (object: SyntaxNode | null): readonly string[] =>
  object === null ? [] : listOf(object, 'properties').flatMap((each) => nameOf(partOf(each, 'key')) ?? [])

function rowOf(element: SyntaxNode): Row | null {
  const [object] = element.type === 'CallExpression' ? listOf(element, 'arguments') : []
  if (object?.type !== 'ObjectExpression') return null
  const event = stringOf(valueOf(object, 'event') ?? object)
  if (event === null) return null
  return {
    event,
    by: textsOf(valueOf(object, 'by')),
    from: textsOf(valueOf(object, 'from')),
    otherwise: keysOf(valueOf(object, 'otherwise')),
  }
}

/** The codes of one `tableOf(rows, codes)` that refuse some events only. */
function readTable([rowsGiven, codes]: readonly SyntaxNode[], scope: Scope): readonly Refused[] {
  const list = rowsGiven === undefined ? null : (fixed({ node: rowsGiven, scope })?.node ?? null)
  if (list?.type !== 'ArrayExpression' || codes?.type !== 'ObjectExpression') return []
  const rows = listOf(list, 'elements').map(rowOf)
  const known = rows.filter((row) => row !== null)
  // Rows that come from elsewhere: any event may be refused.
  if (known.length < rows.length) return []
  const byEvent = [...Map.groupBy(known, ({ event }) => event)]
  const eventsWhere = (holds: (own: readonly Row[]) => boolean) =>
    byEvent.filter(([, own]) => holds(own)).map(([event]) => event)
  const party = valueOf(codes, 'wrongParty')
  const states = valueOf(codes, 'wrongState')
  const found: Refused[] = []
  if (party !== null)
    found.push([party, eventsWhere((own) => own.some(({ by }) => by.some((actor) => !INNER_ACTORS.has(actor))))])
  for (const state of keysOf(states)) {
    const code = states === null ? null : valueOf(states, state)
    if (code === null) continue
    const isOpen = (own: readonly Row[]) =>
      own.every(({ from }) => !from.includes(state)) && own[0]?.otherwise.includes(state) !== true
    found.push([code, eventsWhere(isOpen)])
  }
  return found
}

const isTable = (node: SyntaxNode): boolean =>
  node.type === 'CallExpression' && nameOf(partOf(node, 'callee')) === 'tableOf'

const read = new Map<string, ReadonlyMap<SyntaxNode, readonly string[]>>()

/**
 * The codes of a module's transition tables that belong to no row, each with the events that it can refuse: a state that is the start of
 * none of the event's rows, an actor who has none.
 */
export function machineDefaults(file: string): ReadonlyMap<SyntaxNode, readonly string[]> {
  const known = read.get(file)
  if (known !== undefined) return known
  const { tree, scope } = moduleOf(file)
  const found = new Map(findAll(tree, isTable).flatMap((table) => readTable(listOf(table, 'arguments'), scope)))
  read.set(file, found)
  return found
}
