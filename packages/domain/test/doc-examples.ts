import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOME } from './install.ts'
import { checked } from './readme-examples.ts'

/** An `@example` of a public function, turned into a module that checks its comments. */
export interface DocExample {
  /** `money`, `goods-order`, … */
  readonly entry: string
  readonly name: string
  /** Null if the function has none. */
  readonly code: string | null
}

/** Entries whose names an example may use besides its own entry's; the first one with a name wins. */
const COMMON = [
  'money',
  'ledger',
  'accounts/site',
  'errors',
  'goods/goods',
  'text',
  'otc/offers',
  'goods/orders',
  'wallet/transfers',
  'wallet/withdrawals',
]
const SOURCES = join(HOME, 'src')
const DOC = String.raw`/\*\*((?:(?!\*/)[\s\S])*?)\*/\s*`
const DECLARED = /^export (?:abstract )?(?:function|const|class|type|interface) (\w+)/gm

const textOf = new Map(
  globSync('**/*.ts', { cwd: SOURCES })
    .filter((file) => !/\.test\.|testing/.test(file))
    .map((file) => [file, readFileSync(join(SOURCES, file), 'utf8')]),
)

const filesOf = (entry: string): string[] => [...textOf.keys()].filter((file) => file.startsWith(`${entry}/`))

/** The code of the `@example` of a doc comment: up to the next tag, without stars, fences and imports. */
function exampleIn(comment: string): string | null {
  const text = comment.replace(/^[ \t]*\* ?/gm, '')
  const [, example] = /^@example\n([\s\S]*?)(?=^@|$(?![\s\S]))/m.exec(text) ?? []
  return example?.replace(/^(?:```\w*|import .*)$/gm, '').trim() ?? null
}

function exampleOf(entry: string, name: string): string | null {
  const declared = new RegExp(String.raw`${DOC}export (?:async )?(?:function|const|class) ${name}\b`)
  const files = [...filesOf(entry), ...textOf.keys()]
  const found = files.flatMap((file) => declared.exec(textOf.get(file) ?? '')?.[1] ?? []).at(0)
  return found === undefined ? null : exampleIn(found)
}

/** Setup code for an entry's examples: the example at the top of its index. */
function commonOf(entry: string): string {
  const [, comment] = new RegExp(`^${DOC}`).exec(textOf.get(`${entry}/index.ts`) ?? '') ?? []
  return (comment === undefined ? null : exampleIn(comment)) ?? ''
}

const namesOf = (entry: string): ReadonlySet<string> =>
  new Set(
    filesOf(entry).flatMap((file) => [...(textOf.get(file) ?? '').matchAll(DECLARED)].map(([, name = '']) => name)),
  )

/** Import statements for names that a code uses and does not declare. */
function importsFor(code: string, entry: string, own: ReadonlySet<string>): string {
  const words = new Set(code.replace(/'[^'\n]*'/g, '').match(/(?<![.\w])[A-Za-z]\w*\b(?!\s*\??:)/g))
  const declared = new Set([...code.matchAll(/^\s*const (\w+)/gm)].map(([, name]) => name))
  const taken = new Set<string>()
  const lines = [entry, ...COMMON].flatMap((from) => {
    const has = from === entry ? new Set([...own, ...namesOf(from)]) : namesOf(from)
    const names = [...words].filter((word) => has.has(word) && !declared.has(word) && !taken.has(word))
    for (const name of names) taken.add(name)
    return names.length === 0 ? [] : [`import { ${names.join(', ')} } from '@jindu/domain/${from}'`]
  })
  return [...(words.has('z') ? ["import * as z from 'zod'"] : []), ...lines].join('\n')
}

/** Turns a line with a "throws" comment into a check. */
function refusing(line: string): string {
  const [, indent = '', expression, code] = /^(\s*)(.+?)\s*\/\/ throws (\w+)$/.exec(line) ?? []
  return expression === undefined ? checked(line) : `${indent}refused(() => ${expression}, '${code}')`
}

/**
 * The examples of an entry's functions.
 * @param functions names of all functions that it exports
 */
export function docExamples(entry: string, functions: readonly string[]): readonly DocExample[] {
  const common = commonOf(entry)
  const own = new Set(functions)
  return functions.map((name) => {
    const example = exampleOf(entry, name)
    if (example === null) return { entry, name, code: null }
    const code = `${common}\n${example}`
    const lines = [common, ...example.split('\n').map(refusing)]
    return { entry, name, code: `${importsFor(code, entry, own)}\n${lines.join('\n')}\nexport {}\n` }
  })
}

/** The name of the file of an example: `money.add`. */
export const exampleFile = ({ entry, name }: DocExample): string => `${entry.replace('/', '-')}.${name}`
