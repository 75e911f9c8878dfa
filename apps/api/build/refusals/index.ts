import { ERRORS, type ErrorCode } from '@jindu/domain/errors'
import { join } from 'node:path'
import { moduleOf } from './modules.ts'
import { membersOf, namesOf, objectsOf } from './resolve.ts'
import type { Place, Scope } from './scopes.ts'
import type { SyntaxNode } from './syntax.ts'
import { pieceAt, type Piece } from './trace.ts'

const COMPOSITION = join(import.meta.dirname, '../../src/app/wings.ts')

const identifier = (name: string): SyntaxNode => ({ type: 'Identifier', start: 0, end: 0, name })

const member = (object: SyntaxNode, name: string): SyntaxNode => ({
  type: 'MemberExpression',
  start: 0,
  end: 0,
  computed: false,
  object,
  property: identifier(name),
})

/** The procedures of a router with the places of their code, by path. */
function* writtenIn(router: SyntaxNode, scope: Scope, path: string): Generator<readonly [string, Place]> {
  const names = objectsOf({ node: router, scope }).flatMap(namesOf)
  for (const name of new Set(names)) {
    const node = member(router, name)
    if (objectsOf({ node, scope }).length > 0) yield* writtenIn(node, scope, `${path}.${name}`)
    else for (const place of membersOf({ node, scope })) yield [`${path}.${name}`, place]
  }
}

/**
 * Everything that is reached.
 * @param signs names and events by which conditional steps are taken
 */
function reached(from: Piece, signs: ReadonlySet<string>): ReadonlySet<Piece> {
  const found = new Set([from])
  for (const piece of found)
    for (const { to, needs } of piece.edges) if (needs === null || signs.has(needs)) found.add(to)
  return found
}

const signsOf = (pieces: ReadonlySet<Piece>) => new Set([...pieces].flatMap(({ signs }) => [...signs]))

function codesThrownBy(root: Piece): readonly ErrorCode[] {
  // A first pass finds the signs, which say what conditional steps are taken.
  const signs = signsOf(reached(root, new Set()))
  const pieces = reached(root, signs)
  const thrown = new Set([...pieces].flatMap((piece) => [...piece.thrown]))
  for (const source of new Set([...pieces].flatMap(({ throwsValuesOf }) => throwsValuesOf)))
    for (const { values } of reached(source, signs)) for (const code of values) thrown.add(code)
  return [...thrown].filter((code) => ERRORS[code].kind !== 'internal').toSorted()
}

/**
 * For each procedure (`goodsOrders.place`) the codes that its input and its verb refuse with, read from all the code that they reach:
 * functions by their names, calls through an interface by every object that is declared to be of it. Rows of a transition table count
 * for callers that name their event. Failures of the server itself (kind `internal`) are left out: any call may meet one.
 */
export function refusalsOfVerbs(): Readonly<Record<string, readonly ErrorCode[]>> {
  const { scope } = moduleOf(COMPOSITION)
  const wings = identifier('wings')
  const features = new Set(objectsOf({ node: wings, scope }).flatMap(namesOf))
  const written = [...features].flatMap((name) => [...writtenIn(member(member(wings, name), 'router'), scope, name)])
  return Object.fromEntries(
    written.map(([path, place]) => {
      const root = pieceAt(place)
      return [path, root === null ? [] : codesThrownBy(root)]
    }),
  )
}
