import { isErrorCode, type ErrorCode } from '@jindu/domain/errors'
import { behindContract } from './contracts.ts'
import { machineDefaults } from './machine-defaults.ts'
import { declared } from './modules.ts'
import { fixed, functionsOf, GATHER, membersOf, partsOf } from './resolve.ts'
import { functionScope, placeKey, type Binding, type Place, type Scope } from './scopes.ts'
import {
  bare,
  childrenOf,
  findAll,
  isFunction,
  isType,
  listOf,
  nameOf,
  partOf,
  stringOf,
  type SyntaxNode,
} from './syntax.ts'

/**
 * Files that are not entered. The catalogue and the words name every code, and the composition holds everything. What the currency table says of unknown codes is for untyped callers: inputs refuse them first.
 */
const OUTSIDE =
  /packages\/domain\/src\/(?:errors\/|words\/|money\/currency\.ts$)|apps\/api\/src\/app\/(?:compose|registrations)\.ts$/

/** Readers of a chain ask its node through a function that they are given, which is not followed: the node may be away. */
const ASKS_NODE = /platform\/chain\/reader\/node-reader\.ts$/

/** Names that only some callers reach, each with the sign that those callers have. */
const CONDITIONS = [
  // Refusals of every call stand in `ANY_CALL`, or depend on the scope of the call.
  { file: /trpc\/init\.ts$/, name: 'withSession', needs: '' },
  // The ledger refuses commits that post entries.
  { file: /platform\/db\/commit\.ts$/, name: 'asLedgerError', needs: 'entries:' },
  // Stored hours were checked on their way in.
  { file: /otc\/offers\/hours\.ts$/, name: 'storedHoursField', needs: '' },
  // A key can be known of another request where the verb has one.
  { file: /platform\/idempotency\/run-verb\.ts$/, name: 'firstResult', needs: 'once()' },
] as const

const conditionOf = (file: string, name: string | null): string | null =>
  CONDITIONS.find((each) => each.name === name && each.file.test(file))?.needs ?? null

/** Signs tell texts from properties and calls: `'confirm'`, `entries:`, `once()`. */
const textSign = (text: string): string => `'${text}'`

/** A step from one piece of code to another. */
interface Edge {
  readonly to: Piece
  /** The sign without which it is not taken. */
  readonly needs: string | null
}

/** A function as it is called, or a value of a module: what it throws by itself, and what it reaches. */
export interface Piece {
  readonly thrown: Set<ErrorCode>
  /** Codes that it returns or keeps in a table: they are refusals if a caller throws them. */
  readonly values: Set<ErrorCode>
  /** Texts that it gives to calls or as `kind`, its properties and its calls. */
  readonly signs: Set<string>
  readonly edges: Edge[]
  /** Pieces whose returned codes are thrown. */
  readonly throwsValuesOf: Piece[]
}

const pieces = new Map<string, Piece>()

/** Parameters that functions throw, by position. */
const thrownParameters = new Map<SyntaxNode, Set<number>>()

/** The piece of code at a place, read once; null outside the traced files. */
export function pieceAt(place: Place): Piece | null {
  if (OUTSIDE.test(place.scope.file)) return null
  return isFunction(place.node)
    ? bodyOf(place, [])
    : read(placeKey(place), (reader) => reader.walk(place.node, place.scope))
}

function bodyOf(place: Place, given: readonly (Place | null)[]): Piece | null {
  if (OUTSIDE.test(place.scope.file)) return null
  const scope = functionScope(place, given)
  return read(`${scope.id}`, (reader) => {
    // Defaults of parameters are worked out; their names are not.
    const defaults = listOf(place.node, 'params').flatMap((param) =>
      findAll(param, ({ type }) => type === 'AssignmentPattern').map((each) => partOf(each, 'right')),
    )
    reader.walkAll([...defaults, partOf(place.node, 'body')], scope)
  })
}

function read(key: string, write: (reader: Reader) => void): Piece {
  const known = pieces.get(key)
  if (known !== undefined) return known
  const piece: Piece = { thrown: new Set(), values: new Set(), signs: new Set(), edges: [], throwsValuesOf: [] }
  pieces.set(key, piece)
  write(new Reader(piece))
  return piece
}

/** Reads one piece of code. */
class Reader {
  readonly piece: Piece

  constructor(piece: Piece) {
    this.piece = piece
  }

  walkAll(parts: readonly (SyntaxNode | null)[], scope: Scope): void {
    for (const part of parts) if (part !== null) this.walk(part, scope)
  }

  walk(wrapped: SyntaxNode, scope: Scope): void {
    const node = bare(wrapped)
    if (isType(node)) return
    switch (node.type) {
      case 'Identifier':
        return conditionOf(scope.file, nameOf(node)) === null
          ? this.follow(scope.lookup(String(node['name'])))
          : undefined
      case 'Literal': {
        const text = stringOf(node)
        if (text === null || !isErrorCode(text)) return
        const events = machineDefaults(scope.file).get(node)
        if (events === undefined) this.piece.values.add(text)
        else this.refusesEvents({ node, scope }, 'values', text, events)
        return
      }
      case 'FunctionDeclaration':
        // Reached where it is named.
        return
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        return this.reach(bodyOf({ node, scope }, []))
      case 'CallExpression':
      case 'NewExpression':
        return this.call(node, scope)
      case 'MemberExpression':
        return this.member(node, scope)
      case 'VariableDeclarator':
        return this.walkAll([partOf(node, 'init')], scope)
      case 'ObjectExpression':
        return this.object(node, scope)
      case 'BinaryExpression': {
        // A code in a comparison is not thrown.
        const sides = [partOf(node, 'left'), partOf(node, 'right')]
        return this.walkAll(
          sides.filter((side) => side !== null && stringOf(side) === null),
          scope,
        )
      }
      case 'SwitchCase':
        return this.walkAll(listOf(node, 'consequent'), scope)
      default:
        this.walkAll(childrenOf(node), scope)
    }
  }

  private reach(to: Piece | null, needs: string | null = null): void {
    if (to !== null) this.piece.edges.push({ to, needs })
  }

  /** A code counts for callers that name one of the events. */
  private refusesEvents(place: Place, as: 'thrown' | 'values', code: ErrorCode, events: readonly string[]): void {
    const refusal = read(`${placeKey(place)}:${as}`, ({ piece }) => piece[as].add(code))
    for (const event of events) this.reach(refusal, textSign(event))
  }

  private follow(binding: Binding | null): void {
    if (binding?.kind === 'import') return this.follow(declared(binding))
    if (binding?.kind === 'place') return this.reach(pieceAt(binding.place))
    if (binding?.kind !== 'part') return
    const found = partsOf(binding)
    if (found.length === 0 && !isWhole(binding.of)) this.follow(binding.of)
    for (const each of found) this.reach(pieceAt(each))
  }

  private object(node: SyntaxNode, scope: Scope): void {
    const event = machineEvent(node)
    // A row of a machine is there for its own event alone.
    if (event === null) return this.properties(node, scope)
    const row = read(`${placeKey({ node, scope })}:row`, (reader) => reader.properties(node, scope))
    this.reach(row, textSign(event))
  }

  private properties(node: SyntaxNode, scope: Scope): void {
    const properties = listOf(node, 'properties')
    const isGuard = properties.some((each) => nameOf(partOf(each, 'key')) === 'change')
    for (const property of properties) {
      const value = partOf(property, 'value') ?? partOf(property, 'argument')
      if (value === null) continue
      const name = nameOf(partOf(property, 'key'))
      const text = stringOf(bare(value))
      if (name !== null) this.piece.signs.add(`${name}:`)
      if (name === 'kind') this.signText(value)
      // The code of a schema, or of a guard of a commit.
      const isThrown = name === 'error' || name === 'message' || (name === 'refusal' && (isGuard || text !== null))
      if (isThrown) this.throws({ node: value, scope })
      else this.walk(value, scope)
    }
  }

  private member(node: SyntaxNode, scope: Scope): void {
    const found = membersOf({ node, scope })
    for (const each of found) this.reach(pieceAt(each))
    if (found.length > 0) return
    this.walkAll([partOf(node, 'object'), node['computed'] === true ? partOf(node, 'property') : null], scope)
  }

  private call(node: SyntaxNode, scope: Scope): void {
    const callee = partOf(node, 'callee')
    const given = listOf(node, 'arguments')
    if (callee === null) return
    const name = nameOf(callee) ?? nameOf(partOf(callee, 'property'))
    if (name !== null) this.piece.signs.add(`${name}()`)
    if ((name === 'fail' && callee.type === 'Identifier') || name === 'DomainError') {
      const [code, ...details] = given
      if (code !== undefined) this.throws({ node: code, scope })
      return this.walkAll(details, scope)
    }
    // Answers are not refused; what features bring is read where an engine uses it.
    if (name === 'output') return this.walk(callee, scope)
    if (name === GATHER) return
    for (const each of given) this.given(each)
    const functions = functionsOf({ node: callee, scope })
    if (functions.length === 0) {
      this.walk(callee, scope)
      for (const each of behind(callee, scope)) {
        this.reach(pieceAt(each))
        if (ASKS_NODE.test(each.scope.file)) this.piece.thrown.add('CHAIN_UNAVAILABLE')
      }
      return this.walkAll(given, scope)
    }
    const known = given.map((each) => fixed({ node: each, scope }))
    const needs = conditionOf(scope.file, name)
    for (const each of functions) {
      this.reach(bodyOf(each, known), needs)
      for (const at of thrownParameters.get(each.node) ?? []) {
        const argument = given[at]
        // A known argument was followed into the function.
        if (argument !== undefined && known[at] === null) this.throws({ node: argument, scope })
      }
    }
    // A function passed by name is read where it is called.
    given.forEach((each, at) => {
      if (known[at] === null || isFunction(bare(each))) this.walk(each, scope)
    })
    const receiver = partOf(callee, 'object')
    if (receiver?.type === 'CallExpression') this.walk(receiver, scope)
  }

  /** A code that is given to a function is what the function refuses with: `refuse('ID_INVALID')`. */
  private given(argument: SyntaxNode): void {
    const values =
      argument.type === 'ObjectExpression' ? listOf(argument, 'properties').map((each) => partOf(each, 'value')) : []
    for (const each of values) {
      const code = each === null ? null : stringOf(each)
      if (code !== null && isErrorCode(code)) this.piece.thrown.add(code)
    }
    this.signText(argument)
    const text = stringOf(argument)
    if (text !== null && isErrorCode(text)) this.piece.thrown.add(text)
  }

  /** Notes the texts that a value may be: itself, one of two, or those of a list of choices. */
  private signText(value: SyntaxNode): void {
    const choices =
      value.type === 'ConditionalExpression'
        ? [partOf(value, 'consequent'), partOf(value, 'alternate')]
        : value.type === 'ArrayExpression'
          ? listOf(value, 'elements')
          : [value]
    for (const each of choices) {
      const text = each === null ? null : stringOf(each)
      if (text !== null) this.piece.signs.add(textSign(text))
    }
  }

  /** Takes every code that an expression may be as thrown. */
  private throws({ node: wrapped, scope }: Place): void {
    const node = bare(wrapped)
    const code = stringOf(node)
    if (code !== null) {
      if (!isErrorCode(code)) return
      const events = machineDefaults(scope.file).get(node)
      if (events === undefined) this.piece.thrown.add(code)
      else this.refusesEvents({ node, scope }, 'thrown', code, events)
      return
    }
    if (node.type === 'ConditionalExpression' || node.type === 'LogicalExpression') {
      this.walkAll([partOf(node, 'test')], scope)
      for (const name of ['consequent', 'alternate', 'left', 'right']) {
        const part = partOf(node, name)
        if (part !== null) this.throws({ node: part, scope })
      }
      return
    }
    if (node.type === 'Identifier') return this.throwsBound(scope.lookup(String(node['name'])))
    if (node.type === 'MemberExpression') return this.throwsMember(node, scope)
    const answers = read(`${placeKey({ node, scope })}:thrown`, (reader) => reader.walk(node, scope))
    this.piece.throwsValuesOf.push(answers)
    this.reach(answers)
  }

  private throwsMember(node: SyntaxNode, scope: Scope): void {
    const object = partOf(node, 'object')
    const member = nameOf(partOf(node, 'property'))
    const direct = membersOf({ node, scope })
    const found =
      direct.length === 0 && object !== null && member !== null
        ? behindContract(scope.file, lastName(object), member)
        : direct
    for (const each of found) this.throws(each)
    // `problem.code`: whatever made the problem.
    if (found.length === 0 && object !== null) this.throws({ node: object, scope })
  }

  /** A thrown parameter counts at each call of its function, with the argument given there. */
  private throwsBound(binding: Binding | null): void {
    if (binding?.kind === 'unknown' && binding.parameter !== undefined) {
      const { of, at } = binding.parameter
      thrownParameters.set(of, (thrownParameters.get(of) ?? new Set()).add(at))
    }
    if (binding?.kind === 'import') return this.throwsBound(declared(binding))
    if (binding?.kind === 'place') {
      if (!isFunction(binding.place.node)) this.throws(binding.place)
      return
    }
    if (binding?.kind !== 'part') return
    const parts = partsOf(binding)
    if (parts.length === 0 && !isWhole(binding.of)) this.throwsBound(binding.of)
    for (const each of parts) this.throws(each)
  }
}

/** Whether all properties of an object stand in the sources: one that does not stand there has no value. */
function isWhole(binding: Binding): boolean {
  const found = binding.kind === 'import' ? declared(binding) : binding
  if (found.kind !== 'place') return false
  const object = bare(found.place.node)
  return object.type === 'ObjectExpression' && listOf(object, 'properties').every(({ type }) => type === 'Property')
}

/** The code that a call through an interface may reach. */
function behind(callee: SyntaxNode, scope: Scope): readonly Place[] {
  const member = nameOf(partOf(callee, 'property'))
  const object = partOf(callee, 'object')
  if (callee.type !== 'MemberExpression' || member === null || object === null) return []
  return behindContract(scope.file, lastName(object), member)
}

/** The name that stands before a member: `rates` of `app.rates` and of `rates[at]`. */
function lastName(wrapped: SyntaxNode): string | null {
  const node = bare(wrapped)
  if (node.type !== 'MemberExpression') return nameOf(node)
  const object = partOf(node, 'object')
  if (node['computed'] === true) return object === null ? null : lastName(object)
  return nameOf(partOf(node, 'property'))
}

/** The event of a row of a transition table. */
function machineEvent(node: SyntaxNode): string | null {
  const names = listOf(node, 'properties').map((each) => nameOf(partOf(each, 'key')))
  if (!['event', 'by', 'from', 'when'].every((name) => names.includes(name))) return null
  const event = listOf(node, 'properties').find((each) => nameOf(partOf(each, 'key')) === 'event')
  const value = event === undefined ? null : partOf(event, 'value')
  return value === null ? null : stringOf(value)
}
