import { declared, exported } from './modules.ts'
import { functionScope, placeKey, type Binding, type Place } from './scopes.ts'
import { answersOf, bare, isFunction, listOf, nameOf, partOf, stringOf, type SyntaxNode } from './syntax.ts'

/** Caches the result for each place. A place that is asked for while it is being resolved has no result yet: that ends cycles. */
function remembered(find: (place: Place) => readonly Place[]): (place: Place) => readonly Place[] {
  const found = new Map<string, readonly Place[]>()
  return (place) => {
    const key = placeKey(place)
    const known = found.get(key)
    if (known !== undefined) return known
    found.set(key, [])
    const answer = find(place)
    found.set(key, answer)
    return answer
  }
}

/** Follows a name: to a place that `find` reads, or to the part of something. */
function through(binding: Binding | null, find: (place: Place) => readonly Place[]): readonly Place[] {
  if (binding?.kind === 'import') return through(declared(binding), find)
  if (binding?.kind === 'place') return find(binding.place)
  return binding?.kind === 'part' ? partsOf(binding).flatMap(find) : []
}

const calleeOf = (node: SyntaxNode) => partOf(node, 'callee')

/** The values that a call may return; empty if the called function is not known. */
function answered({ node, scope }: Place): readonly Place[] {
  const callee = calleeOf(node)
  if (callee === null) return []
  const known = listOf(node, 'arguments').map((each) => fixed({ node: each, scope }))
  return functionsOf({ node: callee, scope }).flatMap((fn) => {
    const inside = functionScope(fn, known)
    return answersOf(fn.node).map((answer) => ({ node: answer, scope: inside }))
  })
}

/** Puts together what features bring to an engine. */
export const GATHER = 'gather'

/** Functions that return their arguments. */
const GIVES_ON = new Set(['router', 'mergeRouters', 'freeze'])

/** Objects that an expression may be. */
export const objectsOf = remembered(({ node: wrapped, scope }) => {
  const node = bare(wrapped)
  switch (node.type) {
    case 'ObjectExpression':
      return [{ node, scope }]
    case 'Identifier':
      return through(scope.lookup(String(node['name'])), objectsOf)
    case 'MemberExpression':
      return membersOf({ node, scope }).flatMap(objectsOf)
    case 'ConditionalExpression':
      return [partOf(node, 'consequent'), partOf(node, 'alternate')].flatMap((part) =>
        part === null ? [] : objectsOf({ node: part, scope }),
      )
    case 'CallExpression': {
      const callee = calleeOf(node)
      const name = callee === null ? null : (nameOf(callee) ?? nameOf(partOf(callee, 'property')))
      const given = listOf(node, 'arguments').map((each) => ({ node: each, scope }))
      if (name === GATHER) return gathered(given)
      return name !== null && GIVES_ON.has(name)
        ? given.flatMap(objectsOf)
        : answered({ node, scope }).flatMap(objectsOf)
    }
    default:
      return []
  }
})

/** The names of an object's properties, with those that are spread into it. */
export function namesOf({ node, scope }: Place): readonly string[] {
  return listOf(node, 'properties').flatMap((property) => {
    const spread = property.type === 'SpreadElement' ? partOf(property, 'argument') : null
    if (spread !== null) return objectsOf({ node: spread, scope }).flatMap(namesOf)
    return nameOf(partOf(property, 'key')) ?? []
  })
}

/** Resolves `gather(features, name)`: one property of every feature, put together. */
function gathered([features, part]: readonly Place[]): readonly Place[] {
  const name = part === undefined ? null : stringOf(part.node)
  if (features === undefined || name === null) return []
  const each = propertyOf(objectsOf(features), null).flatMap(objectsOf)
  return propertyOf(each, name).flatMap(objectsOf)
}

/** A property of objects, those that are spread into them included; the last of a name counts. */
function propertyOf(objects: readonly Place[], name: string | null): readonly Place[] {
  return objects.flatMap(({ node, scope }) => {
    const found = listOf(node, 'properties').map((property): readonly Place[] => {
      const spread = property.type === 'SpreadElement' ? partOf(property, 'argument') : null
      if (spread !== null) return propertyOf(objectsOf({ node: spread, scope }), name)
      const value = partOf(property, 'value')
      const isAsked = name === null || nameOf(partOf(property, 'key')) === name
      return value === null || !isAsked ? [] : [{ node: value, scope }]
    })
    return name === null ? found.flat() : (found.findLast((each) => each.length > 0) ?? [])
  })
}

/** The values that a member expression may be; every property of the object if the name is computed. */
export const membersOf = remembered(({ node, scope }) => {
  const object = partOf(node, 'object')
  const property = partOf(node, 'property')
  if (object === null || property === null) return []
  const name = node['computed'] === true ? textOf({ node: property, scope }) : nameOf(property)
  const binding = object.type === 'Identifier' ? scope.lookup(String(object['name'])) : null
  if (binding?.kind === 'namespace' && name !== null) {
    const found = exported(binding.from, name)
    return found?.kind === 'place' ? [found.place] : []
  }
  return propertyOf(objectsOf({ node: object, scope }), name)
})

/** The text that an expression is; null where it may be several. */
function textOf({ node, scope }: Place): string | null {
  const binding = node.type === 'Identifier' ? scope.lookup(String(node['name'])) : null
  return binding?.kind === 'place' ? stringOf(binding.place.node) : stringOf(node)
}

export function partsOf({ of, name }: Extract<Binding, { kind: 'part' }>): readonly Place[] {
  return propertyOf(through(of, objectsOf), name)
}

/** Functions that an expression may be. */
export const functionsOf = remembered(({ node: wrapped, scope }) => {
  const node = bare(wrapped)
  if (isFunction(node)) return [{ node, scope }]
  if (node.type === 'Identifier') return through(scope.lookup(String(node['name'])), functionsOf)
  if (node.type === 'MemberExpression' && node['computed'] !== true)
    return membersOf({ node, scope }).flatMap(functionsOf)
  return node.type === 'CallExpression' ? answered({ node, scope }).flatMap(functionsOf) : []
})

/** An argument that is the same at each call: a text, or what a module keeps. Null for anything else. */
export function fixed({ node: wrapped, scope }: Place): Place | null {
  const node = bare(wrapped)
  const isMember = node.type === 'MemberExpression' && node['computed'] !== true
  if (stringOf(node) !== null) return { node, scope }
  if (!isMember && node.type !== 'Identifier') return scope.parent === null ? { node, scope } : null
  const [only, ...others] = isMember
    ? membersOf({ node, scope })
    : through(scope.lookup(String(node['name'])), (each) => [each])
  if (only === undefined || others.length > 0) return null
  return only.scope.parent === null || stringOf(bare(only.node)) !== null ? only : null
}
