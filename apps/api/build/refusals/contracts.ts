import { globSync } from 'node:fs'
import { join } from 'node:path'
import { moduleOf } from './modules.ts'
import { functionScope, type Place } from './scopes.ts'
import { bare, findAll, isFunction, listOf, nameOf, partOf, type SyntaxNode } from './syntax.ts'

/**
 * Calls through an interface: `app.rates.rate(…)`, `adapter.load(…)`. Which object stands behind it is known at run time only, so every
 * object counts that the code declares to be of the interface.
 */

const SOURCES = join(import.meta.dirname, '../../src')

interface Declared {
  readonly node: SyntaxNode
  /** Interfaces that it extends, or types that an alias is made of. */
  readonly from: ReadonlySet<string>
}

const typesIn = (node: SyntaxNode): ReadonlySet<string> =>
  new Set(
    findAll(node, ({ type }) => type === 'TSTypeReference' || type === 'TSInterfaceHeritage').flatMap(
      (each) => nameOf(partOf(each, 'typeName') ?? partOf(each, 'expression')) ?? [],
    ),
  )

function* typeDeclarations(tree: SyntaxNode): Generator<readonly [string, Declared]> {
  for (const statement of listOf(tree, 'body')) {
    const node = partOf(statement, 'declaration') ?? statement
    const name = nameOf(partOf(node, 'id'))
    if (name === null) continue
    if (node.type === 'TSTypeAliasDeclaration') yield [name, { node, from: typesIn(node) }]
    if (node.type !== 'TSInterfaceDeclaration') continue
    yield [name, { node, from: new Set(listOf(node, 'extends').flatMap((each) => [...typesIn(each)])) }]
  }
}

const membersOf = (node: SyntaxNode): readonly SyntaxNode[] => {
  const body = partOf(node, 'body')
  return body === null ? [] : listOf(body, 'body')
}

interface Contracts {
  readonly types: ReadonlyMap<string, Declared>
  /** Objects, and functions that make one, by the interface that they are declared to be. */
  readonly makers: ReadonlyMap<string, readonly Place[]>
}

function readContracts(): Contracts {
  const types = new Map<string, Declared>()
  const makers = new Map<string, Place[]>()
  const made = (annotation: SyntaxNode | null, place: Place) => {
    if (annotation === null) return
    for (const name of typesIn(annotation)) makers.set(name, [...(makers.get(name) ?? []), place])
  }
  const files = globSync('**/*.ts', { cwd: SOURCES }).filter((file) => !/\.(?:test|test-data)\.ts$/.test(file))
  for (const file of files.toSorted()) {
    const { tree, scope } = moduleOf(join(SOURCES, file))
    for (const [name, declaration] of typeDeclarations(tree)) types.set(name, declaration)
    for (const node of findAll(tree, ({ type }) => type === 'VariableDeclarator' || type === 'FunctionDeclaration')) {
      if (isFunction(node)) made(partOf(node, 'returnType'), { node, scope })
      const init = partOf(node, 'init')
      if (init === null) continue
      const id = partOf(node, 'id')
      if (id !== null) made(partOf(id, 'typeAnnotation'), { node: init, scope })
      if (init.type === 'TSSatisfiesExpression') made(partOf(init, 'typeAnnotation'), { node: init, scope })
      if (isFunction(bare(init))) made(partOf(bare(init), 'returnType'), { node: bare(init), scope })
    }
  }
  return { types, makers }
}

let contracts: Contracts | null = null
const mentions = new Map<string, ReadonlySet<string>>()

/** The types that a module speaks of, with what they extend or are made of. */
function typesOf(file: string): ReadonlySet<string> {
  const known = mentions.get(file)
  if (known !== undefined) return known
  const found = closure(typesIn(moduleOf(file).tree))
  mentions.set(file, found)
  return found
}

function closure(names: ReadonlySet<string>): ReadonlySet<string> {
  contracts ??= readContracts()
  const found = new Set<string>()
  const add = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    for (const each of contracts?.types.get(name)?.from ?? []) add(each)
  }
  for (const name of names) add(name)
  return found
}

function hasMember(type: string, member: string): SyntaxNode | null {
  const node = contracts?.types.get(type)?.node
  if (node === undefined) return null
  return membersOf(node).find((each) => nameOf(partOf(each, 'key')) === member) ?? null
}

/** A type and all that extend it. */
function heirsOf(type: string): readonly string[] {
  const heirs = [...(contracts?.types ?? [])].filter(([, { from }]) => from.has(type)).map(([name]) => name)
  return [type, ...heirs]
}

/** A property of every object that a place makes. */
function propertiesIn({ node, scope }: Place, name: string): readonly Place[] {
  const inside = isFunction(node) ? functionScope({ node, scope }, []) : scope
  return findAll(node, (each) => each.type === 'Property' && nameOf(partOf(each, 'key')) === name).flatMap((each) => {
    const value = partOf(each, 'value')
    return value === null ? [] : [{ node: value, scope: inside }]
  })
}

/**
 * What `receiver.member` may be, where the receiver is of an interface.
 * @param receiver the name before the member, such as `rates` in `app.rates.rate`
 */
export function behindContract(file: string, receiver: string | null, member: string): readonly Place[] {
  const key = [file, receiver, member].join()
  const known = behind.get(key) ?? findBehind(file, receiver, member)
  behind.set(key, known)
  return known
}

/** The interfaces that a property of this name has. */
function partsNamed(owners: readonly string[], property: string | null): readonly string[] {
  const types = property === null ? [] : owners.flatMap((type) => hasMember(type, property) ?? [])
  return [...closure(new Set(types.flatMap((each) => [...typesIn(each)])))]
}

const behind = new Map<string, readonly Place[]>()

function findBehind(file: string, receiver: string | null, member: string): readonly Place[] {
  const spoken = typesOf(file)
  const all = [...(contracts?.types.keys() ?? [])]
  // A part of the application, or of anything that the module speaks of; otherwise of any interface that has such a part.
  const named = [['App', ...spoken], all]
    .map((owners) => partsNamed(owners, receiver).filter((type) => hasMember(type, member) !== null))
    .find((types) => types.length > 0)
  const types = named ?? [...spoken].filter((type) => hasMember(type, member) !== null)
  const places = types
    .flatMap(heirsOf)
    .flatMap((type) => contracts?.makers.get(type) ?? [])
    .flatMap((place) => propertiesIn(place, member))
  return [...new Map(places.map((place) => [`${place.scope.file}:${place.node.start}`, place])).values()]
}
