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
  /** Its members by their names. */
  readonly members: ReadonlyMap<string, SyntaxNode>
  /** Interfaces that it extends, or types that an alias is made of. */
  readonly from: ReadonlySet<string>
}

const typesIn = (node: SyntaxNode): ReadonlySet<string> =>
  new Set(
    findAll(node, ({ type }) => type === 'TSTypeReference' || type === 'TSInterfaceHeritage').flatMap(
      (each) => nameOf(partOf(each, 'typeName') ?? partOf(each, 'expression')) ?? [],
    ),
  )

function membersOf(node: SyntaxNode): ReadonlyMap<string, SyntaxNode> {
  const body = partOf(node, 'body')
  const members = body === null ? [] : listOf(body, 'body')
  return new Map(members.map((each) => [nameOf(partOf(each, 'key')) ?? '', each]))
}

function* typeDeclarations(tree: SyntaxNode): Generator<readonly [string, Declared]> {
  for (const statement of listOf(tree, 'body')) {
    const node = partOf(statement, 'declaration') ?? statement
    const name = nameOf(partOf(node, 'id'))
    if (name === null) continue
    if (node.type === 'TSTypeAliasDeclaration') yield [name, { members: new Map(), from: typesIn(node) }]
    if (node.type !== 'TSInterfaceDeclaration') continue
    const from = new Set(listOf(node, 'extends').flatMap((each) => [...typesIn(each)]))
    yield [name, { members: membersOf(node), from }]
  }
}

interface Contracts {
  readonly types: ReadonlyMap<string, Declared>
  /** For each name of a member, the types that have it. */
  readonly members: ReadonlyMap<string, ReadonlyMap<string, SyntaxNode>>
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
  const members = new Map<string, Map<string, SyntaxNode>>()
  for (const [type, declaration] of types)
    for (const [name, node] of declaration.members)
      members.set(name, (members.get(name) ?? new Map<string, SyntaxNode>()).set(type, node))
  return { types, members, makers }
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

const hasMember = (type: string, member: string): boolean => contracts?.types.get(type)?.members.has(member) === true

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
 * Finds the code that `receiver.member` may run when the receiver's type is an interface.
 * @param receiver the name before the member, such as `rates` in `app.rates.rate`
 */
export function behindContract(file: string, receiver: string | null, member: string): readonly Place[] {
  const key = [file, receiver, member].join()
  const known = behind.get(key) ?? findBehind(file, receiver, member)
  behind.set(key, known)
  return known
}

/** The interfaces that a property of this name has. */
function partsNamed(owners: ReadonlySet<string> | null, property: string | null): readonly string[] {
  const named = property === null ? [] : [...(contracts?.members.get(property) ?? [])]
  const types = named.flatMap(([type, each]) => (owners?.has(type) === false ? [] : each))
  return [...closure(new Set(types.flatMap((each) => [...typesIn(each)])))]
}

const behind = new Map<string, readonly Place[]>()

function findBehind(file: string, receiver: string | null, member: string): readonly Place[] {
  const spoken = typesOf(file)
  // A part of the application, or of anything that the module speaks of; otherwise of any interface that has such a part.
  const named = [new Set(['App', ...spoken]), null]
    .map((owners) => partsNamed(owners, receiver).filter((type) => hasMember(type, member)))
    .find((types) => types.length > 0)
  const types = named ?? [...spoken].filter((type) => hasMember(type, member))
  const places = types
    .flatMap(heirsOf)
    .flatMap((type) => contracts?.makers.get(type) ?? [])
    .flatMap((place) => propertiesIn(place, member))
  return [...new Map(places.map((place) => [`${place.scope.file}:${place.node.start}`, place])).values()]
}
