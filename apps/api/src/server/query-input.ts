import { fail } from '@jindu/domain/errors'
import type { z } from 'zod'

/** Parts of one input; an address holds no more that a person wrote. */
const MOST_PARTS = 200
/** `input[filter][tags][0]` is three deep. */
const DEEPEST = 6

interface Branch {
  [name: string]: Branch | string
}

/** Without a prototype: `input[constructor][prototype][x]` would otherwise write to every object of the process. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object without a prototype has no type of its own
const newBranch = (): Branch => Object.create(null) as Branch

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

const START = 'input['

/** `input[filter][title]` as `['filter', 'title']`. */
function pathOf(name: string): readonly string[] {
  const path = name.slice(START.length, -1).split('][')
  const isPath = name.endsWith(']') && path.length <= DEEPEST && !path.includes('__proto__')
  return isPath ? path : fail('INPUT_INVALID', { field: name.slice(0, 100) })
}

function put(tree: Branch, path: readonly string[], value: string): void {
  let branch = tree
  for (const name of path.slice(0, -1)) {
    const next = (branch[name] ??= newBranch())
    if (typeof next === 'string') return fail('INPUT_INVALID', { field: path.join('.') })
    branch = next
  }
  const last = path.at(-1) ?? ''
  // `input[ids]` repeated and `input[ids][]` are lists as much as `input[ids][0]`.
  if (last === '') branch[Object.keys(branch).length] = value
  else if (last in branch) return fail('INPUT_INVALID', { field: path.join('.') })
  else branch[last] = value
}

const isList = (names: readonly string[]): boolean => names.length > 0 && names.every((name, at) => name === String(at))

const plain = (branch: Branch | string): unknown => {
  if (typeof branch === 'string') return branch
  const names = Object.keys(branch)
  const parts = Object.entries(branch).map(([name, part]) => [name, plain(part)] as const)
  return isList(names) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}

type Issue = z.core.$ZodIssue

/** Reads a text as the type that the schema expects; a text that cannot be read so stays as it is. */
function valueFor(text: unknown, issue: Issue): unknown {
  if (issue.code === 'invalid_type') {
    // A field that may be null says only what else it may be.
    if (text === 'null' && issue.expected !== 'string') return null
    // One text of a list that has one.
    if (issue.expected === 'array') return typeof text === 'string' ? [text] : text
    if (typeof text !== 'string' || text.trim() === '') return text
    if (issue.expected === 'boolean') return text === 'true' || (text === 'false' ? false : text)
    const isNumber = issue.expected === 'number' || issue.expected === 'int'
    return isNumber && Number.isFinite(Number(text)) ? Number(text) : text
  }
  if (issue.code === 'invalid_value') return issue.values.find((value) => String(value) === text) ?? text
  return text
}

/** Every issue with its whole path, those of the branches of a union included. */
function issuesIn(issues: readonly Issue[], base: readonly PropertyKey[] = []): readonly Issue[] {
  return issues.flatMap((issue) => {
    const path = [...base, ...issue.path]
    return issue.code === 'invalid_union' ? issue.errors.flatMap((each) => issuesIn(each, path)) : [{ ...issue, path }]
  })
}

function replaced(value: unknown, [name, ...rest]: readonly PropertyKey[], issue: Issue): unknown {
  if (name === undefined) return valueFor(value, issue)
  if (Array.isArray(value)) return value.map((each, at) => (at === name ? replaced(each, rest, issue) : each))
  if (typeof value !== 'object' || value === null || !(name in value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === name ? replaced(each, rest, issue) : each]),
  )
}

/** A schema reads what is inside only once the outside fits: lists first, then their numbers. */
const ROUNDS = 3

/** Turns texts into the numbers, booleans and lists that a schema asks for; what fits nothing stays for the schema to refuse. */
function typed(given: unknown, schema: z.ZodType): unknown {
  let value = given
  for (let round = 0; round < ROUNDS; round += 1) {
    const read = schema.safeParse(value)
    if (read.success) return value
    value = issuesIn(read.error.issues).reduce((known, issue) => replaced(known, issue.path, issue), value)
  }
  return value
}

/**
 * The input of a query as generated clients write objects into addresses (OpenAPI `deepObject`): `input[limit]=20`, nested as
 * `input[filter][title]=x`, lists as `input[ids][0]=1`, `input[ids][]=1` or `input[ids]=1` once for each.
 * @returns undefined where the address has none
 * @throws DomainError INPUT_INVALID for names that are no path, or too many
 */
export function bracketedInput(query: Query, schema: z.ZodType): unknown {
  const given = Object.entries(query).filter(([name]) => name.startsWith(START))
  if (given.length === 0) return undefined
  if (given.length > MOST_PARTS) return fail('INPUT_INVALID', { limit: MOST_PARTS })
  const tree = newBranch()
  for (const [name, value = ''] of given) {
    const path = pathOf(name)
    if (typeof value === 'string') put(tree, path, value)
    else for (const each of value.slice(0, MOST_PARTS)) put(tree, path.at(-1) === '' ? path : [...path, ''], each)
  }
  return typed(plain(tree), schema)
}
