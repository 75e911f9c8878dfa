import { parseAst } from 'rolldown/parseAst'
import { isNode, partsOf, type SyntaxNode } from './syntax.ts'

function nameOf(node: SyntaxNode): string {
  const key = node['key'] ?? node['id']
  return isNode(key) && typeof key['name'] === 'string' ? key['name'] : ''
}

/** The type of a property or variable. */
function typeOf(node: SyntaxNode): SyntaxNode | null {
  const holder = isNode(node['id']) ? node['id'] : node
  const annotation = holder['typeAnnotation']
  return isNode(annotation) && isNode(annotation['typeAnnotation']) ? annotation['typeAnnotation'] : null
}

/** The calls of a router's type and where each begins. */
function* callsIn(node: SyntaxNode, path: readonly string[]): Generator<readonly [string, number]> {
  for (const property of partsOf(node).filter(({ type }) => type === 'TSPropertySignature')) {
    const here = [...path, nameOf(property)]
    const type = typeOf(property)
    if (type?.type === 'TSTypeLiteral') yield* callsIn(type, here)
    else yield [here.join('.'), property.start]
  }
}

/**
 * Writes over each call of the declaration of `calls` what it does.
 * @param declaration TypeScript declarations, as the compiler writes them
 * @param summaries one line for each call, by its path: `goods.list`
 * @throws Error for a call without a line
 */
export function describeCalls(declaration: string, summaries: ReadonlyMap<string, string>): string {
  const tree: unknown = parseAst(declaration, { lang: 'dts' })
  if (!isNode(tree)) throw new TypeError('no syntax tree')
  const router = partsOf(tree)
    .flatMap((statement) => [statement, ...partsOf(statement), ...partsOf(statement).flatMap(partsOf)])
    .find((node) => node.type === 'VariableDeclarator' && nameOf(node) === 'calls')
  const type = router === undefined ? null : typeOf(router)
  if (type === null) throw new Error('no calls are declared')
  return [...callsIn(type, [])].reduceRight((text, [path, start]) => {
    const summary = summaries.get(path)
    if (summary === undefined) throw new Error(`nothing says what ${path} does`)
    return `${text.slice(0, start)}/** ${summary} */\n${text.slice(0, start).split('\n').at(-1)}${text.slice(start)}`
  }, declaration)
}
